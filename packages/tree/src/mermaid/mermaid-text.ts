const NAMES: Readonly<Record<string, string>> = {
  quot: '"',
  amp: "&",
  lt: "<",
  gt: ">",
  nbsp: " ",
};

/**
 * A text inside the quotes of a Mermaid label: everything but letters, digits and blanks as its
 * entity `#code;`, so that no mark is taken for markup, Markdown or the end of the label.
 */
export function mermaidText(text: string): string {
  const encoded = text
    .toWellFormed()
    .replaceAll(/[^\p{L}\p{N} ]/gu, (mark) => `#${mark.codePointAt(0)};`);
  return encoded === "" ? " " : encoded;
}

/** The text of a label; line breaks are `<br/>` in Mermaid. */
export function fromMermaidText(label: string): string {
  return label
    .replaceAll(/<br\s*\/?>/gi, "\n")
    .replaceAll(/#(\d{1,7}|[a-z]{2,6});/g, (whole, name: string) => {
      const code = Number(name);
      if (code <= 0x10ffff) return String.fromCodePoint(code);
      return Object.hasOwn(NAMES, name) ? (NAMES[name] as string) : whole;
    });
}

/** JSON inside a Mermaid comment, where curly brackets would start a directive. */
export function jsonInComment(json: string): string {
  return json.replaceAll(/[%{}]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}

export function jsonFromComment(comment: string): string {
  return comment.replaceAll(/%(25|7b|7d)/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
