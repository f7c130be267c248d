import { accepts, refusalWords, type FieldRange } from '../reader/fields.js';
import type { Json, JsonObject } from './json.js';
import type { Note, ReadKey, Sentence, Warning } from './model-clock.js';
import { Refused, written } from './refused.js';

/** A key with a value that is not null. */
export interface Found {
  /** Its path in the file. */
  readonly field: string;
  readonly value: Exclude<Json, null>;
}

/** The findings of a reading so far. */
export class Log {
  readonly read = new Map<string, ReadKey>();
  readonly notes: Note[] = [];
  readonly warnings: Warning[] = [];

  note(kind: Note['kind'], field: string, key: Sentence['key'], values: Sentence['values'] = {}): void {
    const known = this.notes.some((note) => note.field === field && note.key === key);
    if (!known) this.notes.push({ kind, field, key, values: { field, ...values } });
  }

  warn(trap: Warning['trap'], source: Warning['source'], key: Sentence['key'], values: Sentence['values'] = {}): void {
    if (!this.warnings.some((warning) => warning.trap === trap)) this.warnings.push({ trap, source, key, values });
  }
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys of one object, then those of the objects around it. Null counts as not there. */
export class Keys {
  readonly #places: readonly { readonly path: string; readonly object: JsonObject }[];

  /** The innermost object comes first; paths end with a dot, or are empty. `prefix` is what links write before a key. */
  constructor(
    readonly log: Log,
    places: readonly { readonly path: string; readonly object: JsonObject }[],
    private readonly prefix = '',
  ) {
    this.#places = places;
  }

  /** The first of the names that is there. What is looked up so counts as read. */
  find(...names: readonly string[]): Found | undefined {
    for (const name of names) {
      const found = this.peek(name);
      if (found) {
        const key = `${this.prefix}${name}`;
        if (!isObject(found.value)) {
          this.log.read.set(found.field, { field: found.field, key, value: JSON.stringify(found.value) });
        }
        return found;
      }
    }
    return undefined;
  }

  /** Looks at a key without counting it as read. */
  peek(name: string): Found | undefined {
    for (const { path, object } of this.#places) {
      const value = object[name];
      if (value !== undefined && value !== null) return { field: `${path}${name}`, value };
    }
    return undefined;
  }

  /** The full name that an absent key would have. */
  fieldOf = (name: string): string => `${this.#places[0]?.path ?? ''}${name}`;

  number(range: FieldRange, ...names: readonly string[]): number | undefined {
    const found = this.find(...names);
    return found && numberOf(found, range);
  }

  flag(...names: readonly string[]): boolean | undefined {
    const found = this.find(...names);
    if (!found) return undefined;
    if (typeof found.value !== 'boolean') {
      throw new Refused({ key: 'modelConfig.notFlag', values: { field: found.field, value: written(found.value) } });
    }
    return found.value;
  }

  text(...names: readonly string[]): string | undefined {
    const found = this.find(...names);
    if (!found) return undefined;
    if (typeof found.value !== 'string') {
      throw new Refused({ key: 'modelConfig.notText', values: { field: found.field, value: written(found.value) } });
    }
    return found.value;
  }

  /** A list of at most `most` items, each as `item` reads it. */
  list<Item>(most: number, item: (found: Found) => Item, ...names: readonly string[]): readonly Item[] | undefined {
    const found = this.find(...names);
    if (!found) return undefined;
    const { field, value } = found;
    if (!Array.isArray(value)) {
      throw new Refused({ key: 'modelConfig.notList', values: { field, most, value: written(value) } });
    }
    if (value.length > most) {
      throw new Refused({ key: 'modelConfig.longList', values: { field, most, value: value.length } });
    }
    return (value as readonly Json[]).map((each, at) => item({ field: `${field}[${at}]`, value: each ?? 'null' }));
  }

  /** The keys of an object inside this one alone. */
  inside(name: string): Keys | undefined {
    const found = this.peek(name);
    if (!found) return undefined;
    const { field, value } = found;
    if (!isObject(value)) {
      throw new Refused({ key: 'modelConfig.notObject', values: { field, value: written(value) } });
    }
    return new Keys(this.log, [{ path: `${field}.`, object: value }], `${this.prefix}${name}.`);
  }

  /** The names of the innermost object. */
  get names(): readonly string[] {
    return Object.keys(this.#places[0]?.object ?? {});
  }
}

/** A number in a range, or the sentence that names field, range and value. */
export function numberOf({ field, value }: Found, range: FieldRange): number {
  if (typeof value === 'number' && accepts(range, value)) return value;
  const { min, max, kind } = range;
  const aboveNothing = kind === 'real' && max === Number.MAX_VALUE;
  throw new Refused({
    key: aboveNothing ? 'modelConfig.notAbove' : refusalWords[kind],
    values: { field, min: aboveNothing ? Math.floor(min) : min, max, value: written(value) },
  });
}
