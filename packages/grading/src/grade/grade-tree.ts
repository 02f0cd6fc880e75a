import type { ReadNode } from "../reading/answer.ts";
import type { AnswerKey } from "./answer-key.ts";
import type { AspectResult, Finding } from "./finding.ts";
import { legalTrees, type TreeEdge } from "./legal-trees.ts";

/** Compares a written tree with the legal one that it comes closest to: which nodes it has, under which parents, visited when. */
export function gradeTree(key: AnswerKey, nodes: readonly ReadNode[]): AspectResult {
  const written = writtenEdges(nodes);
  return legalTrees(key, written)
    .map((right) => comparedWith(right, written))
    .reduce((best, other) => (other.findings.length < best.findings.length ? other : best));
}

function comparedWith(right: readonly TreeEdge[], written: readonly TreeEdge[]): AspectResult {
  const open = new Map<string, TreeEdge[]>();
  for (const edge of right) open.set(edge.state, [...(open.get(edge.state) ?? []), edge]);
  const findings: Finding[] = [];
  for (const [at, edge] of written.entries()) {
    const copies = open.get(edge.state) ?? [];
    const match = copies.find(({ parent }) => parent === edge.parent) ?? copies[0];
    if (match === undefined) {
      findings.push(finding(at, edge, "one-too-many", "tree.one-too-many", []));
      continue;
    }
    open.set(
      edge.state,
      copies.filter((copy) => copy !== match),
    );
    if (match.parent !== edge.parent) {
      findings.push(
        finding(
          at,
          edge,
          "wrong-parent",
          parentMessage(edge.parent, match.parent),
          match.parent === null ? [] : [match.parent],
        ),
      );
    } else if (edge.visit !== null && edge.visit !== match.visit) {
      findings.push(wrongVisit(at, edge, match.visit));
    }
  }
  const before = findings[0] === undefined ? written.length : findings[0].step - 1;
  for (const edge of [...open.values()].flat()) {
    findings.push(missingNode(written.length, edge));
  }
  return { aspect: "tree", findings, total: right.length, beforeFirst: before };
}

function writtenEdges(nodes: readonly ReadNode[]): TreeEdge[] {
  const word = (node: ReadNode | undefined): string =>
    node === undefined ? "" : node.state.ok ? node.state.word : node.state.written;
  return nodes.map((node) => ({
    state: word(node),
    parent: node.parentIndex === null ? null : word(nodes[node.parentIndex]),
    visit: node.order ?? null,
  }));
}

function parentMessage(written: string | null, right: string | null): Finding["message"] {
  if (right === null) return "wrong-parent.root";
  return written === null ? "wrong-parent.none" : "wrong-parent";
}

function wrongVisit(at: number, edge: TreeEdge, right: number | null): Finding {
  return right === null
    ? finding(at, edge, "wrong-entry", "wrong-entry.not-visited", [])
    : finding(at, edge, "wrong-entry", "wrong-entry.order", [right]);
}

function missingNode(at: number, edge: TreeEdge): Finding {
  const message = edge.parent === null ? "tree.left-out.root" : "tree.left-out";
  return finding(at, edge, "left-out", message, [edge.state]);
}

function finding(
  at: number,
  { state, parent, visit }: TreeEdge,
  kind: Finding["kind"],
  message: Finding["message"],
  expected: readonly (string | number)[],
): Finding {
  const isMissing = kind === "left-out";
  const got = kind === "wrong-entry" ? visit : kind === "wrong-parent" ? parent : state;
  return {
    step: at + 1,
    aspect: "tree",
    kind,
    got: isMissing ? null : got,
    expected,
    message,
    values: {
      step: at + 1,
      state,
      got: got ?? "-",
      right: expected[0] ?? "-",
      leftOut: state,
      parent: parent ?? "-",
    },
  };
}
