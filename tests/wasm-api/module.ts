import { Core, moduleCalls, type ModuleName } from '../../web/core/index.js';
import { moduleLoaders } from '../../web/core/module-loaders.js';
import type { Module } from '../../web/core/embind-types.js';
import { getStandard, type Field } from '../../web/core/field.js';
import { fields } from '../../web/core/fields.js';
import type { Specs } from '../../web/core/specs.js';
import { wasm } from '../support/core.js';

export const moduleNames = Object.keys(moduleCalls) as ModuleName[];

/** Modules that together have every call. */
const allModules = ['core', 'training'] as const;
const bytes = await Promise.all(allModules.map(async (name) => [name, await wasm(name)] as const));

/** A core with every call, and the training run that the valid specs use. */
export async function loadCore(): Promise<Core> {
  const core = new Core();
  for (const [name, wasmBinary] of bytes) await core.add(name, wasmBinary);
  core.startTraining(goodSpecs.startTraining);
  return core;
}

type RawModule = Required<Module> & Readonly<Record<string, unknown>>;

/** A module below class Core, with Emscripten's runtime functions. */
export async function loadModule(name: ModuleName): Promise<RawModule> {
  const { default: create } = await moduleLoaders[name]();
  return (await create({ wasmBinary: await wasm(name) })) as RawModule;
}

/** Every call below class Core, and the modules' memory and handles. */
export async function loadRaw() {
  const all = await Promise.all(allModules.map(loadModule));
  const handles = (module: RawModule) => (module['count_emval_handles'] as (() => number) | undefined)?.();
  return {
    ...(Object.assign({}, ...all.toReversed()) as RawModule),
    memory: () => all.map((module) => module.memory()),
    handles: () => all.map(handles),
  };
}

const noisyCode = { position: 7, sigma: 0.01, dimensions: 4, heard: '11' };
const tinyModel = { task: 'recall', encoding: 'rotary', heads: 1, dimensions: 16, clip: 2, buckets: 4 } as const;
const tinyPass: Partial<Specs['forward']> = {
  ...{ ...tinyModel, layout: 'neighbours', permuted: 1 },
  ...{ weights: new Float64Array(2984).fill(0.01), words: Int32Array.of(0, 9, 0) },
};

/** A small valid spec of each call, without the fields that have their defaults. */
const smallSpecs: { readonly [Name in keyof Specs]: Partial<Specs[Name]> } = {
  sinusoidalTable: { positions: 3, dimensions: 4 },
  hands: { position: 37, dimensions: 8 },
  wave: { dimension: 1, dimensions: 4, layout: 'halves', to: 9, samples: 10 },
  binary: { position: 37 },
  fingerprint: { position: 36.6, dimensions: 4 },
  compare: { position: 3, other: 20, dimensions: 4 },
  windowPixels: { width: 3, height: 2, positions: 2, firstDimension: 1, shownDimensions: 3, dimensions: 4 },
  similarity: { position: 3, from: -5, count: 10, dimensions: 4 },
  similarityRises: { positions: 14, dimensions: 2 },
  attention: { order: Int32Array.of(2, 0, 1), dimensions: 8, code: 'sinusoidal', mask: 'causal' },
  attempt: { attempt: 'random', length: 20, dimensions: 4 },
  workedExample: {},
  rotation: { dimensions: 4 },
  receive: { ...noisyCode, searchCount: 20 },
  decode: { vector: Float32Array.of(0.6, 0.8, 0.1, 0.9), dimensions: 4, first: -5, candidates: 20 },
  likelihood: { ...noisyCode, hands: 2, rows: 3, positions: 20, pixels: 5 },
  cliff: { dimensions: 4, sigma: 0.1, candidates: 8, trials: 2 },
  addition: { word: '愛', position: 2, dimensions: 4, timesRoot: 'sqrt' },
  anglesHistogram: { dimensions: 4, words: 5, bins: 3 },
  readBack: { dimensions: 4, vocabulary: 3, positions: 5, trials: 2, words: 3 },
  rotaryFrequencies: { dimensions: 8, scaling: 'longrope', factors: Float64Array.of(1, 2, 4, 8) },
  rotaryAxes: {
    ...{ dimensions: 8, base: 10_000, sections: Int32Array.of(2, 1, 1), interleaved: 1 },
    positions: Float64Array.of(1, 2, 3),
  },
  rotate: { vector: Float64Array.of(1, 2, 3, 4), position: 5 },
  rotaryScores: {
    ...{ query: Float64Array.of(1, 2, 3, 4), key: Float64Array.of(2, -1, 1, 3), layout: 'halves' },
    ...{ rotary: 2, firstDistance: -3, distances: 7 },
  },
  rotaryTable: { positions: 3, dimensions: 4, firstPosition: 5 },
  rotaryDraws: { dimensions: 4, words: 'independent', draws: 5, distances: 3, stride: 7 },
  seenAngles: {
    ...{ frequencies: Float64Array.of(0.125, 0.001), trainedFrequencies: Float64Array.of(1, 0.001) },
    ...{ trainedLength: 8, length: 50 },
  },
  contextSums: { dimensions: 6, base: 100, length: 70, samples: 7 },
  contextBase: { dimensions: 2, length: 2, windows: 1, sums: 1 },
  fitScores: { dimensions: 8, base: 100, trainedLength: 32, length: 64, ridge: 1 },
  castNumbers: { values: Float64Array.of(257, -0.5), codes: Float64Array.of(0x4380), below: 512 },
  castEncoding: {
    ...{ dimensions: 4, position: 'bf16', frequency: 'fp32', wave: 'fp16', product: 'fp32', rotated: 'e4m3' },
    ...{ offset: 300, distance: 5, offsets: Float64Array.of(0, 300), draws: 3 },
  },
  tableShape: {
    ...{ values: Float32Array.of(1, 0, 0, 2, 3, 0, 1, 0, 0, 2, 3, 1), positions: 3, dimensions: 2 },
    axes: Float64Array.of(1, 0, 0, 1),
  },
  positionBias: {
    ...{ scheme: 't5', heads: 4, head: 1, length: 6, query: 4, mask: 'none', buckets: 8, farthest: 20, clip: 2 },
    ...{ window: 3, dimensions: 4 },
  },
  learnedShift: { positions: 20, dimensions: 4 },
  startTraining: { ...tinyModel, length: 8, batch: 1, steps: 100 },
  train: { steps: 2 },
  evaluate: { length: 8, sequences: 9 },
  continueTraining: { length: 8, steps: 2 },
  attentionOf: { length: 4 },
  forward: tinyPass,
  traceForward: tinyPass,
  positionTable: {},
  weights: {},
  endTraining: { run: 2 ** 53 - 1 },
};

/** The same, complete, as calls below class Core need them. */
export const goodSpecs = Object.fromEntries(
  Object.entries(smallSpecs).map(([name, own]) => {
    const standards = Object.entries<Field>(fields[name as keyof Specs]).map(([field, rule]) => [
      field,
      getStandard(rule),
    ]);
    return [name, { ...Object.fromEntries(standards), ...own }];
  }),
) as unknown as Specs;

export const callNames = Object.keys(goodSpecs) as (keyof Specs)[];

type AnyCall = (spec: object) => unknown;

/** Makes a call by name with an untyped spec. */
export function callWith(target: object, name: keyof Specs, spec: unknown): unknown {
  return (target as Readonly<Record<string, AnyCall>>)[name]!(spec as object);
}

/** The same, repeatable: ends a training run that the call starts, because their number is limited. */
export function callAgain(target: object, name: keyof Specs, spec: unknown): unknown {
  const reply = callWith(target, name, spec);
  if (name === 'startTraining' && !(reply instanceof Error))
    callWith(target, 'endTraining', { run: (reply as { readonly run: number }).run });
  return reply;
}
