import adapter from "@sveltejs/adapter-static";
import { sveltekit } from "@sveltejs/kit/vite";
import { defineConfig } from "vite";

/** The packages run from their sources, as everywhere in this repository. */
const conditions = ["jejak-source", "svelte", "module", "browser", "development|production"];

export default defineConfig({
  plugins: [
    sveltekit({
      adapter: adapter({ precompress: true, fallback: "404.html" }),
      // No third party, no inline style, no inline script but those that the build makes and hashes.
      csp: {
        mode: "hash",
        directives: {
          "default-src": ["none"],
          "script-src": ["self"],
          "worker-src": ["self"],
          "style-src": ["self"],
          // The one style attribute of SvelteKit's own: it hides what it reads out on navigation.
          "style-src-attr": [
            "unsafe-hashes",
            "sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo=",
          ],
          "img-src": ["self", "data:"],
          "connect-src": ["self"],
          "manifest-src": ["self"],
          "base-uri": ["none"],
          "form-action": ["none"],
        },
      },
    }),
  ],
  resolve: { conditions },
  ssr: {
    noExternal: [/^@jejak\//],
    resolve: { conditions: ["jejak-source", "svelte", "module", "node", "development|production"] },
  },
  worker: { format: "es" },
});
