export { boardTiles, tileText, type BoardTile } from "../board/board-tiles.ts";
export type { GraphPicture, PictureEdge, PictureNode } from "../graph/graph-picture.ts";
export { leafOrderLayout } from "./leaf-order-layout.ts";
export { roleAt, type NodeRole } from "./node-role.ts";
export {
  childrenOf,
  columnsOf,
  moveOf,
  pathTo,
  wordOf,
  type StateWords,
  type TreeData,
  type TreeLayout,
} from "./tree-data.ts";
