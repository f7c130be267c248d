import { arrays, isArrayField, getStandard, type ArrayField, type Field } from './field.js';
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
 * The typed array that the core takes, of any array of numbers, truncated to one element over the limit: a view of an
 * array of that type, else a copy.
 */
function typedArrayOf(name: string, { type, longest }: ArrayField, value: unknown): ArrayBufferView {
  const own = ArrayBuffer.isView(value) ? intrinsic(value, Symbol.toStringTag) : undefined;
  if (own === type) {
    const view = value as ArrayBufferView;
    const length = Math.min(intrinsic(view, 'length'), longest + 1);
    return new arrays[type](intrinsic(view, 'buffer'), intrinsic(view, 'byteOffset'), length);
  }
  const what = `must be ${type === 'Int32Array' ? '32-bit integers' : 'numbers'}, got`;
  if (own === undefined && !Array.isArray(value)) throw new TypeError(`${name} ${what} ${getKind(value)}`);
  const list = value as readonly unknown[];
  const numbers = Array.from({ length: Math.min(list.length, longest + 1) }, (_, index) => {
    const item = list[index];
    if (typeof item !== 'number' || (type === 'Int32Array' && item !== (item | 0)))
      throw new TypeError(`${name} ${what} ${typeof item === 'number' ? item : getKind(item)} at index ${index}`);
    return item;
  });
  return new arrays[type](numbers);
}

/**
 * Checks the type of a value and truncates it where it is too long, so that it is safe to pass to wasm, which rejects
 * it.
 */
function typed(name: string, rule: Field, value: unknown): unknown {
  if (isArrayField(rule)) return typedArrayOf(name, rule, value);
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
