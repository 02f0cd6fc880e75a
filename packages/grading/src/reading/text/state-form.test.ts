import { readState, STATE_FORMS, writeState } from "@jejak/puzzle";
import { expect, it } from "vitest";
import { LANGUAGES } from "../../assignment/assignment.ts";
import { readerMessage } from "../../feedback/reader-message.ts";
import { stateForm } from "./state-form.ts";

const BOARD = "123450786";

/** How the reader of boards calls each form in which boards are written. */
function formsOfBoards(): string[] {
  return STATE_FORMS.filter(({ mostCells }) => mostCells >= BOARD.length).map(({ form }) => {
    const read = readState(writeState(BOARD, 3, form), { columns: 3, rows: 3 });
    return read.ok ? read.value.form : `${form} is not read back`;
  });
}

it("every form that the reader of boards names has its words in every language", () => {
  const forms = [...new Set([...formsOfBoards(), "3 rows with a gap", "a name"])];
  expect(forms.filter((form) => stateForm(form).values["form"] === "other")).toEqual([]);
  const english = forms.map((form) => readerMessage("en", stateForm(form)));
  expect(english).toEqual(forms.map((form) => `each ${form}`));
  for (const language of LANGUAGES) {
    const words = forms.map((form) => readerMessage(language, stateForm(form)));
    expect(new Set(words).size).toBe(forms.length);
  }
});

it("a form that has no words is shown as it is", () => {
  expect(readerMessage("id", stateForm("a spiral"))).toBe("masing-masing a spiral");
});
