export { boardTiles, tileText, type BoardTile } from "../board/board-tiles.ts";
export { leafOrderLayout } from "./leaf-order-layout.ts";
export { roleAt, type NodeRole } from "./node-role.ts";
export { childrenOf, moveOf, pathTo, wordOf, type TreeData, type TreeLayout } from "./tree-data.ts";
