/** The looks of the drawing: colours by role, light and dark; marks and words say the same as they do. */
export const SVG_STYLE = `:root{--ground:#fcfbf8;--raised:#fff;--ink:#1b1f27;--quiet:#5c6470;--line:#d9d6ce;--closed:#767c88;--waiting:#0072B2;--path:#007a59}
@media (prefers-color-scheme:dark){:root{--ground:#171c26;--raised:#222936;--ink:#eceef2;--quiet:#a3abb9;--line:#3a4252;--closed:#8d94a1;--waiting:#6cb4e4;--path:#2cc79b}}
.ground{fill:var(--ground)}
text{fill:var(--ink);font:13px system-ui,sans-serif;font-variant-numeric:tabular-nums;text-anchor:middle;unicode-bidi:plaintext}
.edge{fill:none;stroke:var(--quiet);stroke-width:1}
.edge.path{stroke:var(--path);stroke-width:4}
.move,.values{fill:var(--quiet);font-size:12px}
.move{stroke:var(--ground);stroke-width:6;paint-order:stroke}
.box{fill:var(--line);stroke:var(--line);stroke-width:1}
.name{fill:var(--raised)}
.path>.box{stroke:var(--path);stroke-width:3}
.waiting>.box{stroke:var(--waiting);stroke-width:2}
.thrown>.box{stroke:var(--quiet);stroke-dasharray:4 3}
.tile{fill:var(--raised)}
.number{font-weight:600}
.badge{fill:var(--closed)}
.path>.badge{fill:var(--path)}
.waiting>.badge{fill:var(--ground);stroke:var(--waiting);stroke-width:2}
.order{fill:var(--ground);font-size:11px;font-weight:600}
.waiting>.order{fill:var(--waiting)}
.flag{fill:var(--path)}
.legend text{text-anchor:start}
.legend .order{text-anchor:middle}
`;
