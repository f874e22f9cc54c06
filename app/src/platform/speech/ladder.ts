/**
 * Ways to run Whisper on this device, best first: with its encoder on the graphics processor, which needs WebGPU; on the
 * processor with threads, which need shared memory; and without.
 */
export const STEPS = ["gpu", "threads", "plain"] as const;
export type Step = (typeof STEPS)[number];

const ON_PROCESSOR = ["threads", "plain"] as const;
/** A step that any browser may have, whatever its graphics processor. */
export type ProcessorStep = (typeof ON_PROCESSOR)[number];

/** What this device has learned of itself. */
export type Learned = {
  /** The step on the processor that worked last. */
  working: ProcessorStep | null;
  /** A step whose loading was begun and never ended: the tab died of it. */
  loading: Step | null;
  /** What has failed on the graphics processor, or was slow there: the runtime's version and the weights. It would again. */
  noGpu: string | null;
};

/** What can be tried at all. `gpu`: what it needs is kept here, and has not failed. */
export type Possible = { isolated: boolean; gpu: boolean };

/**
 * The steps to try, in order. What has killed the tab is not tried again, nor what is better than a step on the processor
 * that was found to be the one that works; the graphics processor is: what it needs comes later than the rest.
 */
export function stepsFor({ working, loading }: Learned, { isolated, gpu }: Possible): readonly Step[] {
  const possible = ON_PROCESSOR.filter((step) => step !== "threads" || isolated);
  const placeOf = (step: Step | null) => possible.findIndex((one) => one === step);
  const died = loading !== null && loading !== "gpu";
  const from = died ? placeOf(loading) + 1 : placeOf(working ?? "threads");
  const onProcessor = possible.slice(Math.max(0, from));
  return gpu && loading !== "gpu" ? ["gpu", ...onProcessor] : onProcessor;
}
