/** Which packages each package may import. Everything else is an arrow in the wrong direction. */
const ARROWS = {
  search: [],
  puzzle: ["search"],
  graph: ["search"],
  heuristics: ["puzzle", "search"],
  tree: ["search"],
  grading: ["search", "puzzle", "graph", "heuristics", "tree"],
  ui: ["search", "puzzle", "graph", "heuristics", "tree", "grading"],
};

const TESTS = "[.]test[.]ts$|/src/testing/";

/** @param {[string, string[]]} arrow */
function arrowRule([name, allowed]) {
  const reach = [name, ...allowed].join("|");
  return {
    name: `arrow-of-${name}`,
    severity: "error",
    comment: `packages/${name} may import ${allowed.join(", ") || "no other package"}.`,
    from: { path: `^packages/${name}/` },
    to: {
      path: "^(packages|apps|tooling)/",
      pathNot: `^packages/(${reach})/|^tooling/(build|golden|testing)/`,
    },
  };
}

export default {
  forbidden: [
    ...Object.entries(ARROWS).map(arrowRule),
    {
      name: "known-package",
      severity: "error",
      comment: "A new package needs its arrows in tooling/lint/arrows.mjs.",
      from: { path: "^packages/", pathNot: `^packages/(${Object.keys(ARROWS).join("|")})/` },
      to: {},
    },
    {
      name: "no-circle",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "through-the-front-door",
      severity: "error",
      comment: "Another package is imported by its name, which leads to its index.ts.",
      from: { path: "^(?:packages|apps|tooling)/([^/]+)/" },
      to: {
        path: "^(packages|apps)/[^/]+/",
        pathNot: "^(packages|apps)/$1/",
        dependencyTypes: ["local"],
      },
    },
    {
      name: "no-app-imports-another",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "pure-core",
      severity: "error",
      comment: "The same code runs in a browser, a worker and a server: no Node in it.",
      from: { path: "^packages/[^/]+/src/", pathNot: TESTS },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "found",
      severity: "error",
      from: {},
      // SvelteKit makes these while it builds; svelte-check sees to them.
      to: { couldNotResolve: true, pathNot: "^[$]app/|[$]types$" },
    },
    {
      name: "installed-by-the-user-too",
      severity: "error",
      comment:
        "What published code imports is in dependencies; the playground is built, and Svelte a peer of ui.",
      from: {
        path: "^(packages|apps)/[^/]+/src/",
        pathNot: `${TESTS}|^apps/playground/|^packages/ui/`,
      },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(packages|apps)/[^/]+/(dist|build|[.]svelte-kit)/" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["jejak-source", "import", "types", "node", "default"],
      extensions: [".ts", ".mjs", ".js", ".json"],
    },
  },
};
