export { default } from "../../tooling/build/package.ts";
