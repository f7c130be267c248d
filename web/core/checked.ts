import { fields } from './fields.js';
import type { CallName, Specs } from './specs.js';

/** No choice is longer, and embind does not notice when memory for a text runs out: the rest of a wrong one stays here. */
const longestText = 100;

/** What a value is, in words. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}

/**
 * A copy of `spec` that has exactly the fields of call `name`, each of its type. Embind would throw on anything else from
 * inside C++ frames, and leak.
 *
 * @throws TypeError naming the field and what it is instead.
 */
export function checked<Name extends CallName>(name: Name, spec: Specs[Name]): Specs[Name] {
  if (typeof spec !== 'object' || spec === null) throw new TypeError(`${name} takes an object, got ${kindOf(spec)}`);
  const known: Record<string, { readonly type: 'number' | 'string' }> = fields[name];
  for (const field of Object.keys(spec)) {
    if (!Object.hasOwn(known, field)) throw new TypeError(`${name} has no field '${field.slice(0, longestText)}'`);
  }
  const copy: Record<string, unknown> = {};
  for (const [field, { type }] of Object.entries(known)) {
    const value = (spec as unknown as Record<string, unknown>)[field];
    if (typeof value !== type) throw new TypeError(`${field} must be a ${type}, got ${kindOf(value)}`);
    copy[field] = typeof value === 'string' ? value.slice(0, longestText) : value;
  }
  return copy as unknown as Specs[Name];
}
