import { openSession } from "./open-session.ts";
import type { Session, SessionResult } from "./session.ts";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages.ts";

let session: Session | null = null;

async function answer(message: WorkerRequest): Promise<WorkerAnswer | null> {
  const { id } = message;
  switch (message.kind) {
    case "open":
      return take(id, await openSession(message.request), message.step);
    case "open-file": {
      const { openFile } = await import("./open-file.ts");
      return take(id, openFile(message.text, message.name), 0);
    }
    case "step":
      if (session === null) return null;
      return { kind: "view", id, view: session.at(clamp(message.step, session.summary.steps)) };
    case "export": {
      if (session === null) return null;
      // Only who saves a file loads what writes it.
      const { writeTrace } = await import("./write-trace.ts");
      const written = writeTrace(session, message.form);
      return written === null ? { kind: "not-exported", id } : { kind: "exported", id, ...written };
    }
  }
}

/** What was opened is what further questions are about; what was not leaves it as it was. */
function take(id: number, opened: SessionResult, step: number | "end"): WorkerAnswer {
  if (!opened.ok) return { kind: "problem", id, problem: opened.problem };
  session = opened.value;
  const { summary } = session;
  const shown = step === "end" ? summary.steps : Math.min(step, summary.steps);
  return { kind: "opened", id, summary, view: session.at(shown) };
}

function clamp(step: number, most: number): number {
  return Math.min(Math.max(0, step), most);
}

async function reply(message: WorkerRequest): Promise<void> {
  const answered = await answer(message);
  if (answered !== null) postMessage(answered);
}

addEventListener("message", ({ data }: MessageEvent<WorkerRequest>) => {
  void reply(data);
});
