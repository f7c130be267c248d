import { arrays, isArrayField, getStandard, type Field } from './field.js';
import type { CallName, Specs } from './specs.js';

/** No choice and no name of a field is longer. */
const longestWord = 100;

/** The kind of a value, in words. */
export function getKind(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}

/** The name of the class of a value that the language has itself, of whichever realm; Object for all others. */
const getClass = (value: unknown): string => Object.prototype.toString.call(value).slice('[object '.length, -1);
const isPlain = (value: unknown): value is object => getClass(value) === 'Object';

/** The prototype of all typed arrays, whose getters see past all that somebody may have put upon one array. */
const typedArray = Object.getPrototypeOf(Int8Array.prototype) as object;
const intrinsic = <Property extends keyof Float32Array>(
  array: ArrayBufferView,
  property: Property,
): Float32Array[Property] => Reflect.get(typedArray, property, array);

/**
 * The text as far as it can be right and one step on, so that a longer one stays wrong: embind does not notice when memory
 * for a text runs out. Half a surrogate pair, which UTF-8 cannot write, becomes the sign for a lost character.
 */
function shortened(text: string, longest: number): string {
  return text.slice(0, longest + 1).replace(/\p{Surrogate}/gu, '\ufffd');
}

/** The value of a field that has one, as it may cross into wasm: no longer than it needs to be to be refused. */
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
 * A copy of `spec` that has exactly the fields `known` of call `name`, each of its type: what is left out has its default. Embind
 * would throw on anything else from inside C++ frames, and leak.
 *
 * @throws TypeError naming the field and what it is instead.
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
