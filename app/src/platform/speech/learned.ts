import { STEPS, type Learned, type ProcessorStep, type Step } from "./ladder.ts";

const KEY = "aim:ear";
const NOTHING: Learned = { working: null, loading: null, noGpu: null };

const stepOf = (value: unknown): Step | null => STEPS.find((step) => step === value) ?? null;
const onProcessor = (step: Step | null): ProcessorStep | null => (step === "gpu" ? null : step);

/** What this device has learned of running Whisper; nothing where it has not tried, or cannot remember. */
export function readLearned(): Learned {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return NOTHING;
    const { working, loading, noGpu } = kept as Record<string, unknown>;
    return {
      working: onProcessor(stepOf(working)),
      loading: stepOf(loading),
      noGpu: typeof noGpu === "string" ? noGpu : null,
    };
  } catch {
    return NOTHING; // No storage, or not ours: it is learned again.
  }
}

/** Remembers it, where this browser can. */
export function keepLearned(learned: Learned): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(learned));
  } catch {
    return; // Without a memory every visit begins at the top, which works too.
  }
}
