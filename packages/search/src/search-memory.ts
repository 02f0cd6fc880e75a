import { LevelTable } from "./duplicates/level-table.ts";
import { MarkTable } from "./duplicates/mark-table.ts";
import { NodeTable } from "./duplicates/node-table.ts";
import { BucketQueue } from "./frontier/bucket-queue.ts";
import { NodeRows } from "./tree/node-rows.ts";
import { VisitList } from "./visit-list.ts";

/**
 * Memory that one search after another may use, so that many searches cost no fresh memory each. A
 * run made in it can be read until the next search takes the memory: then its tree is empty.
 */
export class SearchMemory {
  /** @internal */
  rows: NodeRows = new NodeRows();
  /** @internal */
  visits: VisitList = new VisitList();
  /** @internal */
  readonly nodes: NodeTable = new NodeTable();
  /** @internal */
  readonly levels: LevelTable = new LevelTable();
  /** @internal */
  readonly marks: MarkTable = new MarkTable();
  /** @internal */
  readonly buckets: BucketQueue = new BucketQueue();
  /** Takes the memory from the search that used it last. @internal */
  restart(): void {
    this.nodes.release();
    this.rows = this.rows.release();
    this.visits = this.visits.release();
    this.buckets.clear();
  }
}
