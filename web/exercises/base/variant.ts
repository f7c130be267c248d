import type { Core } from '../../core/core.js';
import { fixed, significant, formatNumber } from '../../figures/shared/reader/format.js';
import { answers } from '../solvers/index.js';
import { randomFrom } from './random.js';
import type { Call, Parameter, Spec } from './spec.js';

export type Given = Readonly<Record<string, number | string>>;

/** One exercise with its numbers. */
export interface Case {
  readonly seed: number;
  readonly parameters: Given;
  /** Computed by the core. */
  readonly values: Readonly<Record<string, number>>;
  /** Every parameter and value as texts write it, by its name. */
  readonly texts: Readonly<Record<string, string>>;
}

const sum = /^([a-z]\w*) ([-+*/]) ([a-z]\w*|\d+(?:\.\d+)?)$/i;

const literal = /^'(.*)'$/;

/**
 * `position`, `position + 1` or `position * factor`; a word that is no parameter stands for itself (`halves`), and so does a
 * word between apostrophes (`'position'`), whatever parameters there are.
 */
export function argument(written: number | string, given: Given): number | string {
  if (typeof written === 'number') return written;
  const [, word] = literal.exec(written) ?? [];
  if (word !== undefined) return word;
  const [, left = '', sign, right = ''] = sum.exec(written) ?? [];
  if (sign === undefined) return given[written] ?? written;
  const [a, b] = [left, right].map((name) => Number(given[name] ?? name)) as [number, number];
  const result = { '+': a + b, '-': a - b, '*': a * b, '/': a / b }[sign];
  if (result === undefined || Number.isNaN(result))
    throw new RangeError(`"${written}" has a name that is no parameter`);
  return result;
}

function drawn(parameter: Parameter, given: Given, random: () => number): number | string {
  if (typeof parameter !== 'object') return argument(parameter, given);
  if ('of' in parameter) return parameter.of[Math.floor(random() * parameter.of.length)]!;
  const { from, to, step = 1 } = parameter;
  const steps = Math.round((to - from) / step);
  return Number((from + step * Math.floor(random() * (steps + 1))).toPrecision(12)); // 0.1 + 2 x 0.1 is to be 0.3
}

function drawParameters(spec: Spec, random: () => number): Given {
  const given: Record<string, number | string> = {};
  for (const [name, parameter] of Object.entries(spec.parameters ?? {})) given[name] = drawn(parameter, given, random);
  return given;
}

/** Asks the core for one value. @throws RangeError for an answer that does not exist, or has no number for these arguments. */
export function computed(core: Core, call: Call, given: Given): number {
  const { of, ...written } = typeof call === 'string' ? { of: call } : call;
  const answer = answers[of];
  if (!answer)
    throw new RangeError(`there is no answer "${of}": web/exercises/solvers has ${Object.keys(answers).join(', ')}`);
  const changed = Object.entries(written).map(([name, text]) => [name, argument(text ?? name, given)]);
  const value = answer(core, { ...given, ...(Object.fromEntries(changed) as Given) });
  if (!Number.isFinite(value)) throw new RangeError(`the answer "${of}" is no number for ${JSON.stringify(given)}`);
  return value;
}

function valueText(call: Call, value: number): string {
  const decimals = typeof call === 'string' ? undefined : call.decimals;
  return decimals === undefined ? significant(value) : fixed(value, decimals);
}

function drawCase(core: Core, spec: Spec, seed: number, random: () => number): Case {
  const parameters = drawParameters(spec, random);
  const values: Record<string, number> = {};
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(parameters))
    texts[name] = typeof value === 'number' ? formatNumber(value, 6) : value;
  for (const [name, call] of Object.entries(spec.values ?? {})) {
    // A value may be made from those before it.
    values[name] = computed(core, call, { ...parameters, ...values });
    texts[name] = valueText(call, values[name]);
  }
  return { seed, parameters, values, texts };
}

const maxDraws = 200;

/** Whether all that must differ does, as far as a reader can see, and no reply is within the tolerance of two numbers. */
function isClear(
  { texts, values }: Case,
  { distinct = [], tolerance = 0 }: Spec & { readonly tolerance?: number },
): boolean {
  if (new Set(distinct.map((name) => texts[name])).size < distinct.length) return false;
  const rising = distinct.flatMap((name) => values[name] ?? []).sort((a, b) => a - b);
  return rising.every((value, place) => value - (rising[place - 1] ?? -Infinity) > 2 * tolerance);
}

/** The numbers of an exercise for a seed: the same in every language, in Node and in every browser. */
export function getCase(core: Core, spec: Spec, seed: number): Case {
  const random = randomFrom(seed);
  for (let draw = 0; draw < maxDraws; ++draw) {
    const found = drawCase(core, spec, seed, random);
    if (isClear(found, spec)) return found;
  }
  throw new RangeError(`${spec.id}: no draw of seed ${seed} keeps ${(spec.distinct ?? []).join(', ')} apart`);
}
