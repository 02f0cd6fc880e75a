/** The colours of the roles as a canvas takes them, by the names of their tokens. */
export interface Palette {
  readonly [token: string]: string;
}

const TOKENS = [
  "current",
  "frontier",
  "closed",
  "dropped",
  "path",
  "ink",
  "tile",
  "recess",
  "tile-edge",
];

/** Reads the tokens as they are where `probe` stands: a token may hold one colour for light and one for dark. */
export function readPalette(probe: HTMLElement): Palette {
  const before = probe.style.color;
  const entries = TOKENS.map((token) => {
    probe.style.color = `var(--${token})`;
    return [token, getComputedStyle(probe).color] as const;
  });
  probe.style.color = before;
  return Object.fromEntries(entries);
}

/** Calls back now and whenever the theme changes; gives what ends that. */
export function followTheme(onchange: () => void): () => void {
  onchange();
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const observer = new MutationObserver(onchange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  dark.addEventListener("change", onchange);
  return () => {
    observer.disconnect();
    dark.removeEventListener("change", onchange);
  };
}
