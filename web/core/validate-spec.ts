import { arrays, isArrayField, getStandard, type Field } from './field.js';
import type { CallName, Specs } from './specs.js';

/** No choice or field name is longer. */
const longestWord = 100;

/** The type of a value, for error messages. */
export function getKind(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}

/** The name of a built-in class, from any realm; Object for all others. */
const getClass = (value: unknown): string => Object.prototype.toString.call(value).slice('[object '.length, -1);
const isPlain = (value: unknown): value is object => getClass(value) === 'Object';

/** The prototype of all typed arrays. Its getters ignore properties that were overridden on an array. */
const typedArray = Object.getPrototypeOf(Int8Array.prototype) as object;
const intrinsic = <Property extends keyof Float32Array>(
  array: ArrayBufferView,
  property: Property,
): Float32Array[Property] => Reflect.get(typedArray, property, array);

/**
 * Truncates to one character over the limit, so that over-long input is still rejected without exhausting embind's memory.
 * Lone surrogates, which UTF-8 cannot encode, become U+FFFD.
 */
function shortened(text: string, longest: number): string {
  return text.slice(0, longest + 1).replace(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * Checks the type of a value and truncates it where it is too long, so that it is safe to pass to wasm, which rejects
 * it.
 */
function typed(name: string, rule: Field, value: unknown): unknown {
  if (isArrayField(rule)) {
    if (!ArrayBuffer.isView(value) || intrinsic(value, Symbol.toStringTag) !== rule.type)
      throw new TypeError(
        `${name} must be ${rule.type === 'Int32Array' ? 'an' : 'a'} ${rule.type}, got ${getKind(value)}`,
      );
    const length = Math.min(intrinsic(value, 'length'), rule.longest + 1);
    return new arrays[rule.type](intrinsic(value, 'buffer'), intrinsic(value, 'byteOffset'), length);
  }
  if (typeof value !== rule.type) throw new TypeError(`${name} must be a ${rule.type}, got ${getKind(value)}`);
  return typeof value === 'string' ? shortened(value, 'longest' in rule ? rule.longest : longestWord) : value;
}

/**
 * A copy of `spec` with exactly the fields `known` of the call `name`: types checked, missing fields set to defaults.
 * Anything else would make embind throw inside C++ frames, and leak.
 *
 * @throws TypeError naming the field and the type it has.
 */
export function validated<Name extends CallName>(
  name: Name,
  known: Readonly<Record<string, Field>>,
  spec: Partial<Specs[Name]> | undefined,
): Specs[Name] {
  const given: unknown = spec === undefined ? {} : spec;
  if (!isPlain(given)) throw new TypeError(`${name} takes a plain object, got one of ${getClass(given)}`);
  for (const field of Object.keys(given)) {
    if (!Object.hasOwn(known, field))
      throw new TypeError(
        `${name} has no field '${field.slice(0, longestWord)}', only ${Object.keys(known).join(', ')}`,
      );
  }
  const whole = Object.entries(known).map(([field, rule]) => [
    field,
    Object.hasOwn(given, field) ? typed(field, rule, (given as Record<string, unknown>)[field]) : getStandard(rule),
  ]);
  return Object.fromEntries(whole) as Specs[Name];
}
