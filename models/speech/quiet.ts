/**
 * Frames without speech after which a voice detector is to forget: two seconds. Silero's memory of loud speech hides soft
 * speech that follows (recordings at -60 dB after one at -20 dB were not heard at all); within a sentence it is of use.
 */
const FRAMES = 64;
/** Below this a frame is no speech, as for the segmenter. */
const OFF = 0.35;

/** Counts frames; true with the one after which the detector begins afresh. */
export function makeQuiet(): (probability: number) => boolean {
  let quiet = 0;
  return (probability) => {
    quiet = probability < OFF ? quiet + 1 : 0;
    if (quiet < FRAMES) return false;
    quiet = 0;
    return true;
  };
}
