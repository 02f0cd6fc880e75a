/** A node of a drawn graph; x and y go from 0 to 1. */
export interface PictureNode {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Its value in the table; null where it has none. */
  readonly h: number | null;
}

/** An edge of a drawn graph, between the nodes of these numbers. */
export interface PictureEdge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  readonly twoWay: boolean;
}

/** A graph with places for its nodes. */
export interface GraphPicture {
  readonly nodes: readonly PictureNode[];
  readonly edges: readonly PictureEdge[];
}
