import { NONE, SearchTree, StateTable } from "@jejak/search";
import { describe, expect, it } from "vitest";
import { graphmlChunks, readGraphml } from "../index.ts";
import { plainTree } from "../testing/plain-tree.ts";
import { plainRead } from "../testing/round-trip.ts";

const graph = (inside: string): string => `<graphml><graph>${inside}</graph></graphml>`;

describe("GraphML", () => {
  it("reads a tree that another program wrote", () => {
    const read = readGraphml(`<?xml version="1.0"?>
      <!DOCTYPE graphml [ <!ENTITY a "b"> ]>
      <graphml xmlns="http://graphml.graphdrawing.org/xmlns"><!-- <node id="no"/> -->
        <key id="d0" for="node" attr.name="label"/><key id='d1' for="edge" attr.name="label"/>
        <graph edgedefault="directed">
          <node id="r"><data key="d0"><![CDATA[the <root>]]></data></node>
          <node id="s &amp; t&#x21;"><data key="h">2.5</data><data key="g">INF</data></node>
          <edge source="r" target="s &amp; t&#33;"><data key="d1">go</data></edge>
        </graph></graphml>`);
    expect(plainRead(read)).toEqual(
      plainTree([
        { state: "the <root>", action: null, parent: null, g: 0, h: 0 },
        { state: "s & t!", action: "go", parent: 0, g: Infinity, h: 2.5 },
      ]),
    );
  });

  it("writes what XML has no character for as the sign for an unknown one", () => {
    const tree = new SearchTree<string, string>(new StateTable((state) => state));
    tree.add(tree.states.number("a\u0000\ud800b"), null, NONE, 0, 0);
    expect([...graphmlChunks({ tree, visits: [] })].join("")).toContain(
      '<node id="n0"><data key="state">a\uFFFD\uFFFDb</data><data key="level">0</data>',
    );
  });

  it.each([
    ["", "", "has no <graph>; it must be GraphML"],
    ["plain text", "", "has no <graph>; it must be GraphML"],
    [graph(""), "line 1", "has no nodes; a tree has a root"],
    [graph("<node/>"), "line 1", "id is missing"],
    [graph("\n<node id='a'>&bomb;</node>"), "line 2", '"&bomb;" is no entity of XML'],
    [graph("<node id='a'></edge>"), "line 1", "</edge> closes what is not open"],
    ["<graphml><graph>\n", "line 2", "<graph> is never closed"],
    ["<graphml><graph><node id=a/>", "line 1", "a tag is not written as XML wants it"],
    ["<graphml><!-- ", "line 1", "--> is missing"],
    [
      graph("<node id='a'><data key='visit'>-1</data></node>"),
      "line 1, visit",
      'is "-1"; it must be a whole number from 0',
    ],
  ])("says what is wrong with %j", (text, path, message) => {
    expect(readGraphml(text)).toEqual({ ok: false, problem: { path, message } });
  });
});
