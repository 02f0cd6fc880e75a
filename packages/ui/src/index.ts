export { default as Board } from "./board/Board.svelte";
export { default as BoardEditor } from "./board/BoardEditor.svelte";
export { default as GraphView } from "./graph/GraphView.svelte";
export { default as NodeList } from "./lists/NodeList.svelte";
export { default as StepTable } from "./lists/StepTable.svelte";
export { default as TreeOutline } from "./tree/TreeOutline.svelte";
export { default as TreeView } from "./tree/TreeView.svelte";
export type { TreeShown } from "./tree/tree-shown.ts";
