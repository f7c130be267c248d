import { fields, type Field } from './fields.js';
import type { CallName, Specs } from './specs.js';

/** No choice and no name of a field is longer. */
const longestWord = 100;

/** What a value is, in words. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}

/**
 * The text as far as it can be right and one step on, so that a longer one stays wrong: embind does not notice when memory
 * for a text runs out. Half a surrogate pair, which UTF-8 cannot write, becomes the sign for a lost character.
 */
function shortened(text: string, longest: number): string {
  return text.slice(0, longest + 1).replace(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * A copy of `spec` that has exactly the fields of call `name`, each of its type. Embind would throw on anything else from
 * inside C++ frames, and leak.
 *
 * @throws TypeError naming the field and what it is instead.
 */
export function checked<Name extends CallName>(name: Name, spec: Specs[Name]): Specs[Name] {
  const given: unknown = spec;
  if (typeof given !== 'object' || given === null) throw new TypeError(`${name} takes an object, got ${kindOf(given)}`);
  const known: Record<string, Field> = fields[name];
  for (const field of Object.keys(given)) {
    if (!Object.hasOwn(known, field)) throw new TypeError(`${name} has no field '${field.slice(0, longestWord)}'`);
  }
  const copy: Record<string, unknown> = {};
  for (const [field, rule] of Object.entries(known)) {
    const value = (given as Record<string, unknown>)[field];
    if (typeof value !== rule.type) throw new TypeError(`${field} must be a ${rule.type}, got ${kindOf(value)}`);
    copy[field] = typeof value === 'string' ? shortened(value, 'longest' in rule ? rule.longest : longestWord) : value;
  }
  return copy as unknown as Specs[Name];
}
