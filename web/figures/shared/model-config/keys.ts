import { accepts, rangeMessageKeys, type FieldRange } from '../reader/fields.js';
import type { Json, JsonObject } from './json.js';
import type { Note, ReadKey, Sentence, Source, Warning } from './model-clock.js';
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
  /** The paths of all keys that had a say, objects among them: what is not here was not used. */
  readonly used = new Set<string>();
  /** The defaults that were taken, by the path that the key would have. */
  readonly defaults = new Map<string, Json>();
  readonly notes: Note[] = [];
  readonly warnings: Warning[] = [];

  note(kind: Note['kind'], field: string, key: Sentence['key'], values: Sentence['values'] = {}, from?: Source): void {
    const known = this.notes.some((note) => note.field === field && note.key === key);
    if (!known) this.notes.push({ kind, field, key, values: { field, ...values }, ...(from && { source: from }) });
  }

  /** A note that the picture may be wrong. */
  alarm(field: string, key: Sentence['key'], values: Sentence['values'] = {}): void {
    this.notes.push({ kind: 'unknown', isAlarm: true, field, key, values: { field, ...values } });
  }

  warn(trap: Warning['trap'], source: Warning['source'], key: Sentence['key'], values: Sentence['values'] = {}): void {
    if (!this.warnings.some((warning) => warning.trap === trap)) this.warnings.push({ trap, source, key, values });
  }

  /** Records a key that decided something. Of an object, the keys inside it are what counts. */
  use(field: string, key: string, value: Json): void {
    this.used.add(field);
    if (!isObject(value)) this.read.set(field, { field, key, value: JSON.stringify(value) });
  }
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Place {
  readonly path: string;
  readonly object: JsonObject;
}

/** In the place of a size these say that the model has no such thing. */
const isOff = (value: Json): boolean => value === 0 || value === -1 || value === false;

/**
 * The keys of one object, then those of the objects around it, then the defaults of the model type. Null counts as not
 * there, and keeps a default away.
 */
export class Keys {
  /** The innermost object comes first; paths end with a dot, or are empty. `prefix` is what links write before a key. */
  constructor(
    readonly log: Log,
    private readonly places: readonly Place[],
    private readonly defaults: JsonObject = {},
    private readonly prefix = '',
  ) {}

  /** The same keys with the defaults of a model type. */
  withDefaults = (defaults: JsonObject | undefined): Keys => new Keys(this.log, this.places, defaults, this.prefix);

  /** The same keys without any default. */
  get given(): Keys {
    return this.withDefaults(undefined);
  }

  /** The same keys with findings of their own, for a reading that may not count. */
  get apart(): Keys {
    return new Keys(new Log(), this.places, {}, this.prefix);
  }

  /** Whether one of the keys is there and says that the model has no such thing. */
  denies(...names: readonly string[]): boolean {
    return names.some((name) => this.places.some(({ object }) => object[name] === null || isOff(object[name] ?? '')));
  }

  /** The first of the names that is there. What is looked up so counts as used. */
  find(...names: readonly string[]): Found | undefined {
    return this.#find(names, () => false);
  }

  /** As `find`, where 0, -1 and false mean that the model has no such thing. */
  #findSize(names: readonly string[]): Found | undefined {
    return this.#find(names, isOff);
  }

  #find(names: readonly string[], isAbsent: (value: Json) => boolean): Found | undefined {
    let isDenied = false;
    for (const name of names) {
      const found = this.peek(name);
      if (!found) continue;
      this.log.use(found.field, `${this.prefix}${name}`, found.value);
      if (!isAbsent(found.value)) return this.#agreed(found, names);
      isDenied = true;
    }
    const name = names.find((one) => this.defaults[one] !== undefined);
    if (name === undefined || isDenied) return undefined;
    const field = this.getField(name);
    const denied = names.find((one) => this.places.some(({ object }) => object[one] === null));
    if (denied !== undefined) {
      this.log.use(this.getField(denied), `${this.prefix}${denied}`, null);
      return undefined;
    }
    const value = this.defaults[name] as Found['value'];
    if (!isObject(value)) this.log.defaults.set(field, value);
    return { field, value };
  }

  /** Other names of the same thing that say the same are used with it. */
  #agreed(found: Found, names: readonly string[]): Found {
    const said = JSON.stringify(found.value);
    for (const other of names.map((name) => this.peek(name))) {
      if (other && JSON.stringify(other.value) === said) this.log.used.add(other.field);
    }
    return found;
  }

  /** Looks at a key of the file without using it. */
  peek(name: string): Found | undefined {
    for (const { path, object } of this.places) {
      const value = object[name];
      if (value !== undefined && value !== null) return { field: `${path}${name}`, value };
    }
    return undefined;
  }

  /** The full name that an absent key would have. */
  getField = (name: string): string => `${this.places[0]?.path ?? ''}${name}`;

  number(range: FieldRange, ...names: readonly string[]): number | undefined {
    const found = this.find(...names);
    return found && getNumber(found, range);
  }

  /** A size that the model may not have: 0, -1 or false say that it has none. */
  size(range: FieldRange, ...names: readonly string[]): number | undefined {
    const found = this.#findSize(names);
    return found && getNumber(found, range);
  }

  /** The number that layers of one kind share: it stands once for all layers, or in a list with an item for each. */
  ofLayers(range: FieldRange, layers: readonly number[], ...names: readonly string[]): number | undefined {
    const found = range.kind === 'whole' ? this.#findSize(names) : this.find(...names);
    if (!found) return undefined;
    const { field } = found;
    const value = Array.isArray(found.value) ? (found.value as readonly Json[]) : [];
    if (value.length <= Math.max(...layers)) return getNumber(found, range);
    const items = layers.map((layer) => value[layer] ?? null);
    const [first] = items;
    if (first === undefined || items.some((item) => item !== first)) {
      throw new Refused({ key: 'modelConfig.listDiffers', values: { field, value: written(value) } });
    }
    return first === null ? undefined : getNumber({ field: `${field}[${layers[0]!}]`, value: first }, range);
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
    return found && getText(found);
  }

  /** A list of at most `max` items, each as `item` reads it. */
  list<Item>(max: number, item: (found: Found) => Item, ...names: readonly string[]): readonly Item[] | undefined {
    const found = this.find(...names);
    if (!found) return undefined;
    const { field, value } = found;
    if (!Array.isArray(value)) {
      throw new Refused({ key: 'modelConfig.notList', values: { field, max, value: written(value) } });
    }
    if (value.length > max) {
      throw new Refused({ key: 'modelConfig.longList', values: { field, max, value: value.length } });
    }
    return (value as readonly Json[]).map((each, at) => item({ field: `${field}[${at}]`, value: each ?? 'null' }));
  }

  /** The keys of an object inside this one alone. */
  inside(...names: readonly string[]): Keys | undefined {
    const found = this.find(...names);
    if (!found) return undefined;
    const { field, value } = found;
    if (!isObject(value)) {
      throw new Refused({ key: 'modelConfig.notObject', values: { field, value: written(value) } });
    }
    const name = field.slice(field.lastIndexOf('.') + 1);
    return this.peek(name)
      ? new Keys(this.log, [{ path: `${field}.`, object: value }], {}, `${this.prefix}${name}.`)
      : new Keys(this.log, [{ path: `${field}.`, object: {} }], value, `${this.prefix}${name}.`);
  }

  /** Whether a key is there, in the file or among the defaults. */
  has = (name: string): boolean => this.peek(name) !== undefined || (this.defaults[name] ?? null) !== null;

  /** The names of the innermost object, or of the defaults in its place. */
  get names(): readonly string[] {
    return [...Object.keys(this.places[0]?.object ?? {}), ...Object.keys(this.defaults)];
  }
}

export function getText({ field, value }: Found): string {
  if (typeof value === 'string') return value;
  throw new Refused({ key: 'modelConfig.notText', values: { field, value: written(value) } });
}

/** A number in a range, or the sentence that names field, range and value. */
export function getNumber({ field, value }: Found, range: FieldRange): number {
  if (typeof value === 'number' && accepts(range, value)) return value;
  const { min, max, kind } = range;
  const aboveNothing = kind === 'real' && max === Number.MAX_VALUE;
  throw new Refused({
    key: aboveNothing ? 'modelConfig.notAbove' : rangeMessageKeys[kind],
    values: { field, min: aboveNothing ? Math.floor(min) : min, max, value: written(value) },
  });
}
