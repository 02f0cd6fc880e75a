/** The reader's choice; `system` follows the machine. */
export type Theme = "light" | "dark" | "system";

const KEY = "jejak-theme";

/** Kept on the device, and set before the first paint by first-paint.js. */
class ThemeChoice {
  #value: Theme = $state("system");

  get value(): Theme {
    return this.#value;
  }

  /** Reads what was chosen before; only in a browser. */
  restore(): void {
    const stored = document.documentElement.dataset["theme"];
    this.#value = stored === "light" || stored === "dark" ? stored : "system";
  }

  choose(theme: Theme): void {
    this.#value = theme;
    const root = document.documentElement;
    if (theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = theme;
    try {
      if (theme === "system") localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, theme);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }
}

export const theme: ThemeChoice = new ThemeChoice();
