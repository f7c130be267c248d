import type { Core } from '../../core/core.js';
import { fixed, significant, formatNumber } from '../../figures/shared/reader/format.js';
import { solvers } from '../solvers/index.js';
import { seededRandom } from './random.js';
import type { Call, Parameter, Spec } from './spec.js';

export type Given = Readonly<Record<string, number | string>>;

/** An exercise with concrete numbers. */
export interface Case {
  readonly seed: number;
  readonly parameters: Given;
  /** Computed by the core. */
  readonly values: Readonly<Record<string, number>>;
  /** Parameters and values by name, formatted for texts. */
  readonly texts: Readonly<Record<string, string>>;
}

const sum = /^([a-z]\w*) ([-+*/]) ([a-z]\w*|\d+(?:\.\d+)?)$/i;

const literal = /^'(.*)'$/;

/**
 * Evaluates an argument: a number, `position`, `position + 1` or `position * factor`. A word that isn't a parameter is
 * a string (`halves`), as is anything in apostrophes (`'position'`).
 */
export function evaluateArgument(written: number | string, given: Given): number | string {
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
  if (typeof parameter !== 'object') return evaluateArgument(parameter, given);
  if ('of' in parameter) return parameter.of[Math.floor(random() * parameter.of.length)]!;
  const { from, to, step = 1 } = parameter;
  const steps = Math.round((to - from) / step);
  return Number((from + step * Math.floor(random() * (steps + 1))).toPrecision(12)); // avoids 0.30000000000000004
}

function drawParameters(spec: Spec, random: () => number): Given {
  const given: Record<string, number | string> = {};
  for (const [name, parameter] of Object.entries(spec.parameters ?? {})) given[name] = drawn(parameter, given, random);
  return given;
}

/**
 * Computes one value with the core. @throws RangeError if the solver doesn't exist or gives no number for these
 * arguments.
 */
export function computeValue(core: Core, call: Call, given: Given): number {
  const { of, ...written } = typeof call === 'string' ? { of: call } : call;
  const answer = solvers[of];
  if (!answer)
    throw new RangeError(`there is no answer "${of}": web/exercises/solvers has ${Object.keys(solvers).join(', ')}`);
  const changed = Object.entries(written).map(([name, text]) => [name, evaluateArgument(text ?? name, given)]);
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
    // Later values may use earlier ones.
    values[name] = computeValue(core, call, { ...parameters, ...values });
    texts[name] = valueText(call, values[name]);
  }
  return { seed, parameters, values, texts };
}

const maxDraws = 200;

/** Whether all `distinct` numbers differ as displayed and no reply is within the tolerance of two of them. */
function isClear(
  { texts, values }: Case,
  { distinct = [], tolerance = 0 }: Spec & { readonly tolerance?: number },
): boolean {
  if (new Set(distinct.map((name) => texts[name])).size < distinct.length) return false;
  const rising = distinct.flatMap((name) => values[name] ?? []).sort((a, b) => a - b);
  return rising.every((value, place) => value - (rising[place - 1] ?? -Infinity) > 2 * tolerance);
}

/** The numbers of an exercise for a seed. Deterministic across languages, Node and browsers. */
export function getCase(core: Core, spec: Spec, seed: number): Case {
  const random = seededRandom(seed);
  for (let draw = 0; draw < maxDraws; ++draw) {
    const found = drawCase(core, spec, seed, random);
    if (isClear(found, spec)) return found;
  }
  throw new RangeError(`${spec.id}: no draw of seed ${seed} keeps ${(spec.distinct ?? []).join(', ')} apart`);
}
