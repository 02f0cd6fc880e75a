/** The looks of the page: colours by role, light and dark, and nothing that printing would lose. */
export const HTML_STYLE = `:root { color-scheme: light dark; --ground: #fcfbf8; --raised: #fff; --ink: #1b1f27; --quiet: #5c6470; --line: #d9d6ce; --path: #009E73; }
@media (prefers-color-scheme: dark) { :root { --ground: #171c26; --raised: #222936; --ink: #eceef2; --quiet: #a3abb9; --line: #3a4252; --path: #2cc79b; } }
body { margin: 24px; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1 { font-size: 24px; } h2 { font-size: 18px; } p { color: var(--quiet); }
table.steps { border-collapse: collapse; } .steps > * > tr > * { padding: 8px 12px; border-top: 1px solid var(--line); text-align: start; vertical-align: top; }
.steps td.number, .steps tbody th { text-align: end; } .steps tr.path > th { box-shadow: inset 4px 0 var(--path); }
.list { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none; } .list > li { display: grid; justify-items: center; }
.steps td > .word { display: block; } .name, .board { font-family: ui-monospace, monospace; } .word, .more { font-size: 13px; color: var(--quiet); }
.board { display: inline-grid; gap: 1px; padding: 2px; border-radius: 6px; background: var(--line); font-size: 13px; line-height: 20px; }
.board > * { width: 20px; height: 20px; border-radius: 3px; text-align: center; font-style: normal; font-weight: 600; } .board > b { background: var(--raised); }
`;
