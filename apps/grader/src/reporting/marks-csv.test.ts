import { expect, it } from "vitest";
import { smallReport } from "../testing/small-report.ts";
import { marksCsv } from "./marks-csv.ts";

it("has a line for each student with score, verdict and first error of each question", () => {
  expect([...marksCsv(smallReport)].join("")).toBe(
    [
      "student,score,max,dfs score,dfs verdict,dfs step,dfs error,dfs message,dfs diagnosis,bfs score,bfs verdict,bfs step,bfs error,bfs message,bfs diagnosis",
      "2301901,8,8,4,correct,,,,,4,correct,,,,",
      "2301923,6.5,8,4,correct,,,,,2.5,partly,6,out-of-order,Step 6: 123045786 comes later.,child-order",
      "2301930,0,8,0,missing,,,,,0,missing,,,,",
      "2301911,0,8,0,unreadable,,,this is a PDF,,0,unreadable,,,this is a PDF,",
      "",
    ].join("\r\n"),
  );
});
