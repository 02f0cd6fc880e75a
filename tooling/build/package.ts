import { defineConfig, type UserConfig } from "tsdown";

/** How every library package is built: one ES module and its types, for Node and browsers alike. */
const config: UserConfig = defineConfig({
  entry: ["src/index.ts"],
  format: "esm",
  platform: "neutral",
  target: "es2024",
  dts: true,
  fixedExtension: false,
  logLevel: "warn",
});

export default config;
