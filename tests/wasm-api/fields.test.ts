import { describe, expect, test } from 'vitest';

import { isArrayField, type ArrayField, type Field, type NumberField } from '../../web/core/field.js';
import { fields } from '../../web/core/fields.js';
import type { Specs } from '../../web/core/specs.js';
import { callAgain, callNames, goodSpecs, loadCore } from './module.js';

// The table in web/core/fields.ts is generated from C++: here it's compared with what the C++ checks enforce.

const core = await loadCore();

/** For an empty sentence the core needs no weights. */
const nothingRead = { words: new Int32Array() };

/** The smallest multiple of twice the heads, from 16. */
const getDimensions = (heads: number): number => 2 * heads * Math.ceil(16 / (2 * heads));

/** Specs in which a field can have its maximum, if that depends on another field. */
const roomFor: Record<string, object> = {
  'sinusoidalTable.positions': { dimensions: 2 },
  'sinusoidalTable.dimensions': { positions: 1 },
  'sinusoidalTable.offset': { positions: 1 },
  'wave.dimension': { dimensions: 4096 },
  'wave.dimensions': { dimension: 0 },
  'binary.position': { digits: 53 },
  'windowPixels.width': { height: 1 },
  'windowPixels.height': { width: 1 },
  'windowPixels.from': { positions: 1 },
  'windowPixels.positions': { from: -(2 ** 53) },
  'windowPixels.firstDimension': { shownDimensions: 1, dimensions: 4096 },
  'windowPixels.shownDimensions': { firstDimension: 0, dimensions: 4096 },
  'windowPixels.dimensions': { firstDimension: 0, shownDimensions: 1 },
  'similarity.from': { count: 1 },
  'binary.digits': { position: 0 },
  'attempt.shift': { length: 2000 },
  'attempt.length': { shift: 1 },
  'receive.dimensions': { heard: '1' },
  'decode.vector': { dimensions: 0 },
  'likelihood.dimensions': { heard: '1' },
  'receive.heard': { dimensions: 4096 },
  'likelihood.heard': { dimensions: 4096 },
  'rotaryFrequencies.dimensions': { scaling: 'none' },
  'rotaryFrequencies.factors': { scaling: 'none' },
  'rotaryFrequencies.lowFactor': { highFactor: Number.MAX_VALUE },
  'rotaryFrequencies.highFactor': { lowFactor: Number.MIN_VALUE },
  'tableShape.values': { positions: 256, dimensions: 128, axes: Float64Array.of() },
  'tableShape.axes': { values: new Float32Array(256), positions: 2, dimensions: 128 },
  'rotaryAxes.sections': { dimensions: 6, interleaved: 0 },
  'rotate.rotary': { vector: new Float64Array(4096) },
  'rotaryScores.query': { key: new Float64Array(4096) },
  'rotaryScores.key': { query: new Float64Array(4096) },
  'rotaryScores.rotary': { query: new Float64Array(4096), key: new Float64Array(4096) },
  'rotaryScores.firstDistance': { distances: 1 },
  'rotaryTable.positions': { dimensions: 2 },
  'rotaryTable.dimensions': { positions: 1 },
  'rotaryTable.firstPosition': { positions: 1 },
  'rotaryDraws.dimensions': { draws: 2, distances: 1 },
  'rotaryDraws.draws': { dimensions: 2, distances: 1 },
  'rotaryDraws.distances': { dimensions: 2, draws: 2, stride: 1 },
  'seenAngles.frequencies': { trainedFrequencies: Float64Array.of() },
  'seenAngles.trainedFrequencies': { frequencies: new Float64Array(2048) },
  'contextSums.length': { samples: 1 },
  'contextSums.samples': { length: 8192 },
  'readBack.found': { trials: 256 },
  'rotaryFrequencies.scaling': { factors: Float64Array.of(1, 2, 4, 8) },
  'positionBias.heads': { head: 0 },
  'positionBias.head': { heads: 128 },
  'positionBias.length': { query: 0 },
  'positionBias.query': { length: 512 },
  'positionBias.buckets': { farthest: 4096 },
  'positionBias.farthest': { buckets: 4 },
  'startTraining.shortest': { length: 256 },
  'forward.task': nothingRead,
  'forward.encoding': nothingRead,
  'forward.layers': nothingRead,
  'forward.dimensions': nothingRead,
  'forward.weights': nothingRead,
  'traceForward.task': nothingRead,
  'traceForward.encoding': nothingRead,
  'traceForward.layers': nothingRead,
  'traceForward.dimensions': nothingRead,
  'traceForward.weights': nothingRead,
  'attention.words': { order: new Int32Array() },
  'attention.order': { words: Array.from({ length: 64 }, () => 'word').join('\n') },
};

/** An array of `count` numbers; empty if that isn't a valid length. */
const numbers = (count: number) => new Float32Array(Number.isSafeInteger(count) && count > 0 ? count : 0);

/** The same, depending on the value itself. */
const roomForEach: Record<string, (value: number) => object> = {
  'decode.dimensions': (dimensions) => ({ vector: numbers(Math.min(dimensions || 4, 4096)).fill(1) }),
  'tableShape.positions': (positions) => ({ values: numbers(2 * positions), axes: Float64Array.of() }),
  'tableShape.dimensions': (dimensions) => ({ values: numbers(3 * dimensions), axes: Float64Array.of() }),
  'rotaryAxes.dimensions': (dimensions) => ({ sections: Int32Array.of(dimensions / 2, 0, 0) }),
  'startTraining.heads': (heads) => ({ dimensions: getDimensions(heads) }),
  'forward.heads': (heads) => ({ ...nothingRead, dimensions: getDimensions(heads) }),
  'traceForward.heads': (heads) => ({ ...nothingRead, dimensions: getDimensions(heads) }),
};

const word = '🧭'.repeat(40);

/** The longest valid texts; characters have at most four bytes. */
const longestTexts: Record<string, string> = {
  'attention.words': Array.from({ length: 64 }, () => word).join('\n'),
  'receive.heard': '10'.repeat(1024),
  'likelihood.heard': '10'.repeat(1024),
  'addition.word': word,
};

/** The next larger double. */
function next(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  const bits = new BigInt64Array(1);
  const double = new Float64Array(bits.buffer);
  double[0] = value;
  bits[0]! += value > 0 ? 1n : -1n;
  return double[0];
}

const arrayOf = ({ type }: ArrayField, numbers: readonly number[]) =>
  ({ Float32Array, Float64Array, Int32Array })[type].from(numbers);

/** The core's error for a value of a field; '' if it's accepted. */
function answer(call: keyof Specs, field: string, value: unknown): string {
  try {
    const name = `${call}.${field}`;
    const others = roomForEach[name]?.(value as number) ?? roomFor[name];
    callAgain(core, call, { ...goodSpecs[call], ...others, [field]: value });
    return '';
  } catch (error) {
    const { message } = error as Error;
    // Any number might be a handle.
    return message.startsWith('run must be one that startTraining gave') ? '' : message;
  }
}

/** Whether a number is in the range of the table. */
function belongs({ kind, min, max }: NumberField, value: number): boolean {
  const step = { whole: 1, even: 2, real: 0 }[kind];
  return value >= min && value <= max && (step === 0 || value % step === 0);
}

/** Numbers at and around the ends of a range. */
function probes({ min, max }: NumberField): number[] {
  const around = [-2, -1, -0.5, 0, 0.5, 1, 2].flatMap((step) => [min + step, max + step]);
  return [...around, -next(-min), next(max), (min + max) * 0.3, NaN, Infinity, -Infinity];
}

describe.each(callNames)('%s', (call) => {
  const rules: Record<string, Field> = fields[call];
  for (const [field, rule] of Object.entries(rules)) {
    if (isArrayField(rule)) {
      test(`${field} has the maximum length of the table, and each number has its range`, () => {
        const { min, max } = rule.each;
        const of = (numbers: readonly number[]) => arrayOf(rule, numbers);
        expect(
          answer(
            call,
            field,
            of(Array.from({ length: rule.longest }, (_, place) => Math.min(Math.max(place, min), max))),
          ),
        ).toBe('');
        for (const bad of [
          of(new Array<number>(rule.longest + 1).fill(min)),
          of([Math.min(min - 1, -next(-min))]),
          of([Math.max(max + 1, next(max))]),
        ])
          expect(answer(call, field, bad)).toMatch(new RegExp(`^${field} must be .*, got`));
      });
      continue;
    }
    if ('longest' in rule) {
      test(`${field} has the maximum length of the table`, () => {
        expect(answer(call, field, longestTexts[`${call}.${field}`])).toBe('');
        expect(answer(call, field, `${longestTexts[`${call}.${field}`]}1`)).toMatch(
          new RegExp(`^${field} must be .*, got`),
        );
        expect(answer(call, field, 'x'.repeat(rule.longest + 1))).toMatch(
          new RegExp(`^${field} must be .*, got a longer text`),
        );
        expect(new TextEncoder().encode(longestTexts[`${call}.${field}`])).toHaveLength(rule.longest);
      });
    } else if (rule.type === 'string') {
      test(`${field} accepts exactly its choices`, () => {
        for (const choice of rule.choices) expect(answer(call, field, choice)).toBe('');
        for (const other of ['', 'HALVES', 'radians', `${rule.choices[0]} `])
          expect(answer(call, field, other)).toMatch(`${field} must be`);
      });
    } else {
      test(`${field} has the range of the table`, () => {
        for (const value of probes(rule)) {
          const said = answer(call, field, value);
          const isLastOffset =
            ['sinusoidalTable.offset', 'rotaryTable.firstPosition'].includes(`${call}.${field}`) && value === rule.max; // one row more
          if (belongs(rule, value) && !isLastOffset) expect(said, String(value)).toBe('');
          else expect(said, String(value)).toMatch(new RegExp(`^${field} (\\+ positions )?must be .*, got`));
        }
      });
    }
  }
});
