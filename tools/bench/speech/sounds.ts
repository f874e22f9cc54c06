import { SAMPLE_RATE } from "#models/speech/audio.ts";
import { randomFrom } from "../../../tests/lib/random.ts";

/*
 * Twenty sounds in which nobody speaks, made here, the same each time: what a room, a desk, a road or a radio sounds like
 * behind a person who is silent.
 */

const SECONDS = 6;

/** A sound as the value of each sample; `t` in seconds. */
type Wave = (t: number) => number;
type Random = () => number;

const sine = (hertz: number, t: number) => Math.sin(2 * Math.PI * hertz * t);
const level = (decibels: number) => 10 ** (decibels / 20);
const white = (random: Random) => random() * 2 - 1;

/** Noise through a filter that lets only what is below `hertz` through, as loud as before. */
function low(random: Random, hertz: number): Wave {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE);
  const gain = Math.sqrt((2 - share) / share);
  let value = 0;
  return () => (value += share * (white(random) - value)) * gain;
}

/** Noise without what is below `hertz`. */
function high(random: Random, hertz: number): Wave {
  const deep = low(random, hertz);
  const gain = Math.sqrt(1 - Math.exp((-2 * Math.PI * hertz) / SAMPLE_RATE));
  return (t) => white(random) - deep(t) * gain;
}

/** Pink noise: as much in each octave, of four filters. */
function pink(random: Random): Wave {
  const bands = [60, 300, 1_500, 7_000].map((hertz) => low(random, hertz));
  return (t) => bands.reduce((sum, band) => sum + band(t), 0) / 2.5;
}

/** Short sounds at irregular moments; `sound` is told the time since its own beginning. */
function hits(random: Random, every: number, sound: (since: number, strength: number) => number): Wave {
  const times: { at: number; strength: number }[] = [];
  for (let at = 0.3; at < SECONDS; at += every * (0.4 + 1.2 * random()))
    times.push({ at, strength: 0.4 + 0.6 * random() });
  return (t) =>
    times.reduce(
      (sum, { at, strength }) => (t < at || t > at + 0.5 ? sum : sum + sound(t - at, strength)),
      0,
    );
}

const fading = (since: number, seconds: number) => Math.exp(-since / seconds);

/** A key goes down and, a tenth of a second later, up. */
function key(random: Random) {
  return (since: number, strength: number) => {
    const up = since > 0.09 ? 0.5 * fading(since - 0.09, 0.006) : 0;
    return strength * white(random) * (fading(since, 0.008) + up);
  };
}

const CHORDS = [
  [262, 330, 392],
  [220, 262, 330],
  [175, 220, 262],
  [196, 247, 294],
];

/** A string that is plucked: a few harmonics that fade, the higher ones sooner. */
const plucked = (hertz: number, since: number) =>
  [1, 2, 3, 4].reduce((sum, n) => sum + (sine(hertz * n, since) * fading(since, 0.9 / n)) / n, 0);

const chords: Wave = (t) => {
  const chord = CHORDS[Math.floor(t / 1.5) % CHORDS.length] ?? [];
  return chord.reduce((sum, hertz) => sum + plucked(hertz, t % 1.5), 0) / 4;
};

/** A drum on each beat, something high between, and a bass. */
function band(random: Random): Wave {
  return (t) => {
    const [beat, half] = [t % 0.5, (t + 0.25) % 0.5];
    const drum = sine(90 * fading(beat, 0.2) + 45, beat) * fading(beat, 0.09);
    const bass = plucked([65, 65, 87, 98][Math.floor(t) % 4] ?? 65, t % 1) / 3;
    return (drum + 0.25 * white(random) * fading(half, 0.03) + bass) / 2;
  };
}

const ringing: Wave = (t) => (t % 3 < 1.2 ? (sine(440, t) + sine(480, t)) * (0.5 + 0.5 * sine(20, t)) : 0);
const beeps: Wave = (t) => (t % 1 < 0.15 ? sine(1_000, t) : 0);
const siren: Wave = (t) => sine(700 + 20 * sine(0.4, t), t) * 0.5 + sine(440 * (1 + (t % 2) / 4), t) * 0.5;

type Kind = { name: string; decibels: number; make(random: Random): Wave };

const hum = (hertz: number) => () => (t: number) =>
  [1, 2, 3, 5, 7].reduce((sum, n) => sum + sine(hertz * n, t) / n, 0);
const noise = (random: Random): Wave => {
  return () => white(random);
};

const KINDS: readonly Kind[] = [
  { name: "silence", decibels: -Infinity, make: () => () => 0 },
  { name: "a converter's hiss", decibels: -75, make: noise },
  { name: "white noise, soft", decibels: -50, make: noise },
  { name: "white noise, loud", decibels: -26, make: noise },
  { name: "pink noise, soft", decibels: -45, make: pink },
  { name: "pink noise, loud", decibels: -26, make: pink },
  { name: "brown noise", decibels: -24, make: (random) => low(random, 40) },
  { name: "hum of 50 Hz", decibels: -30, make: hum(50) },
  { name: "hum of 60 Hz", decibels: -24, make: hum(60) },
  { name: "fan", decibels: -34, make: fan },
  { name: "road", decibels: -26, make: road },
  { name: "rain", decibels: -32, make: rain },
  { name: "mouse", decibels: -16, make: (random) => hits(random, 0.9, key(random)) },
  { name: "typing", decibels: -14, make: (random) => hits(random, 0.16, key(random)) },
  { name: "knocks", decibels: -10, make: (random) => hits(random, 0.7, knock) },
  { name: "beeps", decibels: -24, make: () => beeps },
  { name: "telephone", decibels: -26, make: () => ringing },
  { name: "alarm", decibels: -28, make: () => siren },
  { name: "music, chords", decibels: -20, make: () => chords },
  { name: "music with drums", decibels: -18, make: band },
];

function fan(random: Random): Wave {
  const air = low(random, 900);
  return (t) => air(t) * (1 + 0.3 * sine(24, t)) + 0.2 * sine(96, t);
}

function road(random: Random): Wave {
  const tyres = low(random, 250);
  return (t) => tyres(t) * (0.4 + 0.6 * Math.abs(sine(0.15, t)));
}

function rain(random: Random): Wave {
  const [air, drops] = [high(random, 2_000), hits(random, 0.03, (since) => fading(since, 0.002))];
  return (t) => 0.5 * air(t) + drops(t) * white(random);
}

const knock = (since: number, strength: number) =>
  strength * fading(since, 0.04) * (sine(120, since) + 0.4 * sine(310, since));

/** The twenty sounds, at 16 kHz. The level of each is that of its loudest part. */
export function soundsWithoutSpeech(): { name: string; samples: Float32Array }[] {
  return KINDS.map(({ name, decibels, make }, seed) => {
    const wave = make(randomFrom(seed + 1));
    const samples = Float32Array.from({ length: SECONDS * SAMPLE_RATE }, (_, n) => wave(n / SAMPLE_RATE));
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
    const gain = level(decibels + 6) / loudest;
    return { name, samples: samples.map((sample) => Math.max(-1, Math.min(1, sample * gain))) };
  });
}
