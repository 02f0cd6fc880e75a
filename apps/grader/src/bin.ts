#!/usr/bin/env node
import { runJejak } from "./run-jejak.ts";
import { processTerminal } from "./terminal/process-terminal.ts";

process.exitCode = await runJejak(process.argv.slice(2), processTerminal());
