import type { Core } from '../../core/core.js';
import { seededIntegers } from '../base/random.js';
import { requireNumber, getReaderState, type Solver, type SolverParams } from './answer.js';
import type { CaseGenerator } from './code-case.js';

type Stretching = NonNullable<Parameters<Core['rotaryFrequencies']>[0]>;

/** YaRN as in its paper, for the parameters of an exercise. */
const getYarn = (core: Core, params: SolverParams) =>
  core.rotaryFrequencies({
    ...{ scaling: 'yarn', ramp: 'paper' },
    ...{ dimensions: requireNumber(params, 'dimensions'), base: getReaderState({ position: 0, ...params }).base },
    ...{ factor: requireNumber(params, 'factor'), originalLength: requireNumber(params, 'trained') },
  });

export const yarnSolvers = {
  /** The fraction of its frequency that a pair keeps when YaRN extends a model from `trained` positions by `factor`. */
  'kept-share': (core, params) => {
    const { frequencies } = getYarn(core, params);
    const pair = requireNumber(params, 'pair');
    const { dimensions, base } = getReaderState({ position: 0, ...params });
    const { frequency } = core.hands({ position: 0, dimensions, base, unit: 'radian' });
    return (frequencies[pair] ?? NaN) / (frequency[pair] ?? NaN);
  },
  /** The factor by which YaRN scales cosines and sines. */
  'attention-factor': (core, params) =>
    core.rotaryFrequencies({ scaling: 'yarn', factor: requireNumber(params, 'factor') }).attentionFactor,
} as const satisfies Record<string, Solver>;

type Stretched = (core: Core, stretching: Stretching) => readonly number[];

/** Test calls with wavelengths, a factor and a trained length. */
const yarnCases =
  (made: Stretched): CaseGenerator =>
  (core, seed) => {
    const draw = seededIntegers(seed);
    const inputs = [
      [8, 8, 1_000],
      [8, draw(2, 9), draw(800, 1_200)],
      [16, draw(2, 16), 2_048],
      [32, draw(2, 32), 4_096],
    ] as const;
    return inputs.map(([dimensions, factor, originalLength]) => ({
      given: [wavelengths(speeds(core, { dimensions })), factor, originalLength],
      expected: made(core, { dimensions, factor, originalLength, ramp: 'paper' }),
    }));
  };

const speeds = (core: Core, stretching: Stretching): readonly number[] =>
  Array.from(core.rotaryFrequencies(stretching).frequencies);

const wavelengths = (frequencies: readonly number[]): readonly number[] =>
  frequencies.map((frequency) => (2 * Math.PI) / frequency);

/** Frequencies without scaling, with linear interpolation, and with YaRN. */
const scaledFrequencies = (core: Core, stretching: Stretching) =>
  (['none', 'linear', 'yarn'] as const).map((scaling) => speeds(core, { ...stretching, scaling }));

/** Context extension by YaRN: the correct function and common mistakes. */
export const yarnFunctions = {
  yarn: yarnCases((core, stretching) => wavelengths(speeds(core, { ...stretching, scaling: 'yarn' }))),
  'yarn-everywhere': yarnCases((core, stretching) => wavelengths(speeds(core, { ...stretching, scaling: 'linear' }))),
  /** Slows the high frequencies and keeps the low ones. */
  'yarn-upside-down': yarnCases((core, stretching) => {
    const [plain = [], slowed = [], yarn = []] = scaledFrequencies(core, stretching);
    return wavelengths(yarn.map((speed, pair) => plain[pair]! + slowed[pair]! - speed));
  }),
  /** Interpolates wavelengths instead of frequencies. */
  'yarn-of-wavelengths': yarnCases((core, stretching) => {
    const [plain = [], slowed = [], yarn = []] = scaledFrequencies(core, stretching);
    return yarn.map((speed, pair) => {
      const weight = (speed - slowed[pair]!) / (plain[pair]! - slowed[pair]!);
      const [own = NaN, longer = NaN] = wavelengths([plain[pair]!, slowed[pair]!]);
      return weight * own + (1 - weight) * longer;
    });
  }),
} as const satisfies Record<string, CaseGenerator>;
