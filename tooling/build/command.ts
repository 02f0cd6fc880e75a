import { defineConfig, type UserConfig } from "tsdown";

/** How a command is built: one ES module for Node, started by its `bin`. */
const config: UserConfig = defineConfig({
  entry: ["src/bin.ts"],
  format: "esm",
  platform: "node",
  target: "node24",
  dts: false,
  fixedExtension: false,
  logLevel: "warn",
});

export default config;
