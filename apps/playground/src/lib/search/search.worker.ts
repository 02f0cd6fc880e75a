import { openSession } from "./open-session.ts";
import type { Session } from "./session.ts";
import type { WorkerAnswer, WorkerRequest } from "./worker-messages.ts";

let session: Session | null = null;

async function answer(message: WorkerRequest): Promise<WorkerAnswer | null> {
  const { id } = message;
  switch (message.kind) {
    case "open": {
      const opened = await openSession(message.request);
      if (!opened.ok) return { kind: "problem", id, problem: opened.problem };
      session = opened.value;
      const { summary } = session;
      const step = message.step === "end" ? summary.steps : Math.min(message.step, summary.steps);
      return { kind: "opened", id, summary, view: session.at(step) };
    }
    case "step":
      if (session === null) return null;
      return { kind: "view", id, view: session.at(clamp(message.step, session.summary.steps)) };
    case "export": {
      if (session === null) return null;
      // Only who saves a file loads what writes it.
      const { writeTrace } = await import("./write-trace.ts");
      return { kind: "exported", id, ...writeTrace(session, message.form) };
    }
  }
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
