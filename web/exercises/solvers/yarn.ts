import type { Core } from '../../core/core.js';
import { getDraws } from '../base/random.js';
import { need, getReaderState, type Answer, type Asked } from './answer.js';
import type { Asked as AskedCalls } from './code-case.js';

type Stretching = NonNullable<Parameters<Core['rotaryFrequencies']>[0]>;

/** YaRN as its paper has it, from the parameters of an exercise. */
const getYarn = (core: Core, asked: Asked) =>
  core.rotaryFrequencies({
    ...{ scaling: 'yarn', ramp: 'paper' },
    ...{ dimensions: need(asked, 'dimensions'), base: getReaderState({ position: 0, ...asked }).base },
    ...{ factor: need(asked, 'factor'), originalLength: need(asked, 'trained') },
  });

/** The answers about a clock that is stretched. */
export const stretchedAnswers = {
  /** The share of its speed that a pair keeps when YaRN stretches a model of this `trained` length by `factor`. */
  'kept-share': (core, asked) => {
    const { frequencies } = getYarn(core, asked);
    const pair = need(asked, 'pair');
    const { dimensions, base } = getReaderState({ position: 0, ...asked });
    const { frequency } = core.hands({ position: 0, dimensions, base, unit: 'radian' });
    return (frequencies[pair] ?? NaN) / (frequency[pair] ?? NaN);
  },
  /** By what YaRN multiplies cosines and sines. */
  'attention-factor': (core, asked) =>
    core.rotaryFrequencies({ scaling: 'yarn', factor: need(asked, 'factor') }).attentionFactor,
} as const satisfies Record<string, Answer>;

type Stretched = (core: Core, stretching: Stretching) => readonly number[];

/** Wavelengths of heads, a factor and the trained length, and what becomes of the wavelengths. */
const stretched =
  (made: Stretched): AskedCalls =>
  (core, seed) => {
    const draw = getDraws(seed);
    const asked = [
      [8, 8, 1_000],
      [8, draw(2, 9), draw(800, 1_200)],
      [16, draw(2, 16), 2_048],
      [32, draw(2, 32), 4_096],
    ] as const;
    return asked.map(([dimensions, factor, originalLength]) => ({
      given: [wavelengths(speeds(core, { dimensions })), factor, originalLength],
      expected: made(core, { dimensions, factor, originalLength, ramp: 'paper' }),
    }));
  };

const speeds = (core: Core, stretching: Stretching): readonly number[] =>
  Array.from(core.rotaryFrequencies(stretching).frequencies);

const wavelengths = (frequencies: readonly number[]): readonly number[] =>
  frequencies.map((frequency) => (2 * Math.PI) / frequency);

/** The speeds of the hands as trained, all of them slowed, and as YaRN leaves them. */
const getThree = (core: Core, stretching: Stretching) =>
  (['none', 'linear', 'yarn'] as const).map((scaling) => speeds(core, { ...stretching, scaling }));

/** The functions by which readers stretch a clock, and those of well-known mistakes. */
export const stretchedFunctions = {
  yarn: stretched((core, stretching) => wavelengths(speeds(core, { ...stretching, scaling: 'yarn' }))),
  'yarn-everywhere': stretched((core, stretching) => wavelengths(speeds(core, { ...stretching, scaling: 'linear' }))),
  /** The fast hands are slowed, and the slow ones left alone. */
  'yarn-upside-down': stretched((core, stretching) => {
    const [plain = [], slowed = [], yarn = []] = getThree(core, stretching);
    return wavelengths(yarn.map((speed, pair) => plain[pair]! + slowed[pair]! - speed));
  }),
  /** A blend of wavelengths, not of speeds. */
  'yarn-of-wavelengths': stretched((core, stretching) => {
    const [plain = [], slowed = [], yarn = []] = getThree(core, stretching);
    return yarn.map((speed, pair) => {
      const kept = (speed - slowed[pair]!) / (plain[pair]! - slowed[pair]!);
      const [own = NaN, longer = NaN] = wavelengths([plain[pair]!, slowed[pair]!]);
      return kept * own + (1 - kept) * longer;
    });
  }),
} as const satisfies Record<string, AskedCalls>;
