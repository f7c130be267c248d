// The slowest spec of each call, derived from the table of fields: numbers at the ends of their ranges, texts and
// arrays at their maximum length. So new calls are timed automatically; exceptions below handle rules between fields
// and slower values.
import type { Core } from '../../web/core/core.js';
import { isArrayField, getStandard, type ArrayField, type Field } from '../../web/core/field.js';
import { fields } from '../../web/core/fields.js';
import type { CallName, Specs } from '../../web/core/specs.js';

/** Larger numbers are positions, seeds or bases, whose size doesn't affect the cost. */
const minPlace = 2 ** 50;

/** The cost of summing doesn't depend on the values. */
const few = [0.75, 0.25, 0.5, 1];

function longArray({ type, longest, each }: ArrayField): object {
  const within = (number: number) => Math.min(each.max, Math.max(each.min, number));
  const numbers = Array.from({ length: longest }, (_, place) => within(few[place % few.length]!));
  if (type === 'Int32Array') return Int32Array.from(numbers, Math.floor);
  return type === 'Float32Array' ? Float32Array.from(numbers) : Float64Array.from(numbers);
}

function largest(field: Field): unknown {
  if (isArrayField(field)) return longArray(field);
  if ('longest' in field) return '1'.repeat(field.longest);
  if (field.type === 'string' || field.max >= minPlace) return getStandard(field);
  return field.max;
}

/** A model with the maximum work per step. */
export const longestTraining = {
  encoding: 'shaw',
  heads: 8,
  layers: 2,
  dimensions: 128,
  length: 256,
  batch: 1,
  steps: 1_000,
} as const;
/** A model with the maximum number of parameters. */
const largestModel = { task: 'recall', encoding: 'shaw', layers: 2, heads: 8, dimensions: 128, clip: 64 } as const;

const started = (core: Core) => ({ run: core.startTraining(longestTraining).run });

function trained(core: Core) {
  const { run } = core.startTraining({ ...largestModel, batch: 1, length: 64 });
  const weights = Float64Array.from(core.weights({ run }));
  core.endTraining({ run });
  return { ...largestModel, mask: 'none', weights } as const;
}

const sentence = Array.from({ length: 64 }, () => 'x'.repeat(40)).join('\n');
const order = Int32Array.from({ length: 64 }, (_, place) => place);
const digits = Float64Array.from({ length: fields.castNumbers.codes.longest }, (_, place) => place);
const offsets = Float64Array.from({ length: fields.castEncoding.offsets.longest }, (_, place) => 4_096 * place);
const cast = {
  position: 'bf16',
  frequency: 'bf16',
  angle: 'bf16',
  wave: 'bf16',
  product: 'bf16',
  rotated: 'bf16',
} as const;

/** Fields required by rules between fields, and options slower than the default. */
const exceptions: { readonly [Name in CallName]?: (core: Core) => Partial<Specs[Name]> } = {
  sinusoidalTable: () => ({ positions: 2 ** 15 }),
  windowPixels: () => ({ width: 2_048, height: 8_192, positions: 2 ** 30, firstDimension: 0 }), // rows cost more than columns
  attention: () => ({ words: sentence, order, code: 'sinusoidal', mask: 'causal' }),
  attempt: () => ({ shift: 1 }),
  positionBias: () => ({ scheme: 'shaw', mask: 'none' }),
  rotaryScores: () => ({ distances: 2 ** 10 }),
  rotaryDraws: () => ({ draws: 2 ** 6, distances: 2 ** 5, words: 'independent' }),
  rotaryFrequencies: () => ({ scaling: 'yarn' }),
  rotaryTable: () => ({ positions: 2 ** 15 }),
  castNumbers: () => ({ codes: digits }),
  castEncoding: () => ({ ...cast, draws: 8, offsets }),
  // Starting points may be anywhere in their range.
  anglesHistogram: () => ({ firstWord: 0 }),
  cliff: () => ({ firstTrial: 0 }),
  readBack: () => ({ firstTrial: 0, firstWord: 0, found: Int32Array.of() }),
  startTraining: () => ({ ...longestTraining, shortest: 0 }),
  // A single piece, as jobs request only few at a time: all steps of this model would take minutes.
  train: (core) => ({ ...started(core), steps: 1, pieces: 1 }),
  evaluate: (core) => ({ ...started(core), sequences: 64 }),
  // Without steps, which `train` makes one by one.
  continueTraining: (core) => ({ ...started(core), steps: 0 }),
  attentionOf: (core) => ({ ...started(core), words: Int32Array.of() }),
  positionTable: (core) => started(core),
  weights: (core) => started(core),
  endTraining: (core) => started(core),
  forward: trained,
  traceForward: trained,
};

/** The slowest valid spec of a call. Starts the training runs that it needs in this core. */
export function slowestSpec<Name extends CallName>(core: Core, name: Name): Specs[Name] {
  const whole = Object.entries(fields[name]).map(([field, rule]) => [field, largest(rule as Field)]);
  return { ...Object.fromEntries(whole), ...exceptions[name]?.(core) } as Specs[Name];
}

/** That spec, and its variants with every other option of each choice; only timing tells which is slowest. */
export function slowestSpecs<Name extends CallName>(core: Core, name: Name): readonly Specs[Name][] {
  const spec = slowestSpec(core, name);
  const others = Object.entries<Field>(fields[name]).flatMap(([field, rule]) =>
    'choices' in rule ? rule.choices.map((word) => ({ ...spec, [field]: word })) : [],
  );
  return [spec, ...others];
}
