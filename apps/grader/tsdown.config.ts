export { default } from "../../tooling/build/command.ts";
