import { type End, FromSandbox, ranOf, RUN_MS } from "#models/coding/ran.ts";
import { SANDBOX_DOCUMENT } from "#models/coding/sandbox.ts";
import type { Runner } from "../../ports.ts";
import { programOf } from "./program.ts";

/** The longest that a phone may need to make the sandbox, in milliseconds; no time of the person's code. */
const START_MS = 8_000;

/** A frame with an origin of its own, which nobody sees and which reaches nothing. */
function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.title = "sandbox";
  frame.srcdoc = SANDBOX_DOCUMENT;
  return frame;
}

/** Lines are told as the worker counts them; the person counts from their own first line. */
function ownLine(told: FromSandbox, linesBefore: number): FromSandbox {
  if (!("line" in told) || told.line === null) return told;
  const line = told.line - linesBefore;
  return { ...told, line: line > 0 ? line : null };
}

/** Everything that a run tells until it ends. Taking the frame away ends its worker, whatever that is doing. */
function listen(source: string): Promise<{ told: FromSandbox[]; end: End }> {
  return new Promise((resolve) => {
    const frame = makeFrame();
    const { port1, port2 } = new MessageChannel();
    const told: FromSandbox[] = [];
    const finish = (end: End) => {
      clearTimeout(timer);
      port1.close();
      frame.remove();
      resolve({ told, end });
    };
    let timer = setTimeout(() => finish("not-begun"), START_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      const heard = FromSandbox.safeParse(data);
      if (!heard.success) return;
      told.push(heard.data);
      const { kind } = heard.data;
      if (kind === "done" || kind === "missing" || kind === "broken") finish("done");
      if (kind !== "started") return;
      clearTimeout(timer);
      timer = setTimeout(() => finish("slow"), RUN_MS);
    };
    frame.onload = () => frame.contentWindow?.postMessage(source, "*", [port2]);
    document.body.append(frame);
  });
}

/** Runs code in a worker of a sandboxed frame, in this browser; also without a network. */
export const run: Runner["run"] = async (code, exercise) => {
  const { source, linesBefore } = programOf(code, exercise);
  const { told, end } = await listen(source);
  return ranOf(
    exercise,
    told.map((one) => ownLine(one, linesBefore)),
    end,
  );
};
