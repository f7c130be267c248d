import { accepts, rangeMessageKeys, type FieldRange } from '../reader/number-range.js';
import type { Json, JsonObject } from './json.js';
import type { Note, ReadKey, Sentence, Source, Warning } from './model-clock.js';
import { ConfigError, written } from './config-error.js';

/** A key with a value other than null. */
export interface Found {
  /** Its path in the file. */
  readonly field: string;
  readonly value: Exclude<Json, null>;
}

/** Records what a reading has used and noted. */
export class Log {
  readonly read = new Map<string, ReadKey>();
  /** The paths of all used keys, including objects. All other keys were not used. */
  readonly used = new Set<string>();
  /** The defaults that were used, by the path that the key would have. */
  readonly defaults = new Map<string, Json>();
  readonly notes: Note[] = [];
  readonly warnings: Warning[] = [];

  note(kind: Note['kind'], field: string, key: Sentence['key'], values: Sentence['values'] = {}, from?: Source): void {
    const known = this.notes.some((note) => note.field === field && note.key === key);
    if (!known) this.notes.push({ kind, field, key, values: { field, ...values }, ...(from && { source: from }) });
  }

  /** Adds a note that the picture may be wrong. */
  alarm(field: string, key: Sentence['key'], values: Sentence['values'] = {}): void {
    this.notes.push({ kind: 'unknown', isAlarm: true, field, key, values: { field, ...values } });
  }

  warn(trap: Warning['trap'], source: Warning['source'], key: Sentence['key'], values: Sentence['values'] = {}): void {
    if (!this.warnings.some((warning) => warning.trap === trap)) this.warnings.push({ trap, source, key, values });
  }

  /** Records a key that decided something. For objects, only their keys are recorded. */
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

/** Values that mean "none" in place of a size. */
const isOff = (value: Json): boolean => value === 0 || value === -1 || value === false;

/**
 * Looks up keys in an object, then in the objects around it, then in the model type's defaults. Null counts as missing
 * but suppresses the default.
 */
export class Keys {
  /**
   * @param places - Innermost object first. Paths are empty or end with a dot.
   *
   * @param prefix - Prepended to keys in links.
   */
  constructor(
    readonly log: Log,
    private readonly places: readonly Place[],
    private readonly defaults: JsonObject = {},
    private readonly prefix = '',
  ) {}

  /** The same keys with a model type's defaults. */
  withDefaults = (defaults: JsonObject | undefined): Keys => new Keys(this.log, this.places, defaults, this.prefix);

  /** The same keys without defaults. */
  get given(): Keys {
    return this.withDefaults(undefined);
  }

  /** The same keys with a separate log, for a tentative reading. */
  get apart(): Keys {
    return new Keys(new Log(), this.places, {}, this.prefix);
  }

  /** Whether a key says that the model does not have this. */
  denies(...names: readonly string[]): boolean {
    return names.some((name) => this.places.some(({ object }) => object[name] === null || isOff(object[name] ?? '')));
  }

  /** Finds the first key that exists, and marks it as used. */
  find(...names: readonly string[]): Found | undefined {
    return this.#find(names, () => false);
  }

  /** Like `find`, but 0, -1 and false mean "none". */
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

  /** Also marks synonyms with the same value as used. */
  #agreed(found: Found, names: readonly string[]): Found {
    const value = JSON.stringify(found.value);
    for (const other of names.map((name) => this.peek(name))) {
      if (other && JSON.stringify(other.value) === value) this.log.used.add(other.field);
    }
    return found;
  }

  /** Reads a key without marking it as used. */
  peek(name: string): Found | undefined {
    for (const { path, object } of this.places) {
      const value = object[name];
      if (value !== undefined && value !== null) return { field: `${path}${name}`, value };
    }
    return undefined;
  }

  /** The full path that a missing key would have. */
  getField = (name: string): string => `${this.places[0]?.path ?? ''}${name}`;

  number(range: FieldRange, ...names: readonly string[]): number | undefined {
    const found = this.find(...names);
    return found && getNumber(found, range);
  }

  /** An optional size: 0, -1 and false mean "none". */
  size(range: FieldRange, ...names: readonly string[]): number | undefined {
    const found = this.#findSize(names);
    return found && getNumber(found, range);
  }

  /** A number for layers of one kind: a single value, or a list with one per layer. */
  ofLayers(range: FieldRange, layers: readonly number[], ...names: readonly string[]): number | undefined {
    const found = range.kind === 'whole' ? this.#findSize(names) : this.find(...names);
    if (!found) return undefined;
    const { field } = found;
    const value = Array.isArray(found.value) ? (found.value as readonly Json[]) : [];
    if (value.length <= Math.max(...layers)) return getNumber(found, range);
    const items = layers.map((layer) => value[layer] ?? null);
    const [first] = items;
    if (first === undefined || items.some((item) => item !== first)) {
      throw new ConfigError({ key: 'modelConfig.listDiffers', values: { field, value: written(value) } });
    }
    return first === null ? undefined : getNumber({ field: `${field}[${layers[0]!}]`, value: first }, range);
  }

  flag(...names: readonly string[]): boolean | undefined {
    const found = this.find(...names);
    if (!found) return undefined;
    if (typeof found.value !== 'boolean') {
      throw new ConfigError({
        key: 'modelConfig.notFlag',
        values: { field: found.field, value: written(found.value) },
      });
    }
    return found.value;
  }

  text(...names: readonly string[]): string | undefined {
    const found = this.find(...names);
    return found && getText(found);
  }

  /** A list of at most `max` items, each parsed by `item`. */
  list<Item>(max: number, item: (found: Found) => Item, ...names: readonly string[]): readonly Item[] | undefined {
    const found = this.find(...names);
    if (!found) return undefined;
    const { field, value } = found;
    if (!Array.isArray(value)) {
      throw new ConfigError({ key: 'modelConfig.notList', values: { field, max, value: written(value) } });
    }
    if (value.length > max) {
      throw new ConfigError({ key: 'modelConfig.longList', values: { field, max, value: value.length } });
    }
    return (value as readonly Json[]).map((each, at) => item({ field: `${field}[${at}]`, value: each ?? 'null' }));
  }

  /** The keys of a nested object only. */
  inside(...names: readonly string[]): Keys | undefined {
    const found = this.find(...names);
    if (!found) return undefined;
    const { field, value } = found;
    if (!isObject(value)) {
      throw new ConfigError({ key: 'modelConfig.notObject', values: { field, value: written(value) } });
    }
    const name = field.slice(field.lastIndexOf('.') + 1);
    return this.peek(name)
      ? new Keys(this.log, [{ path: `${field}.`, object: value }], {}, `${this.prefix}${name}.`)
      : new Keys(this.log, [{ path: `${field}.`, object: {} }], value, `${this.prefix}${name}.`);
  }

  /** Whether a key exists, in the file or the defaults. */
  has = (name: string): boolean => this.peek(name) !== undefined || (this.defaults[name] ?? null) !== null;

  /** The keys of the innermost object, or of the defaults if it is missing. */
  get names(): readonly string[] {
    return [...Object.keys(this.places[0]?.object ?? {}), ...Object.keys(this.defaults)];
  }
}

export function getText({ field, value }: Found): string {
  if (typeof value === 'string') return value;
  throw new ConfigError({ key: 'modelConfig.notText', values: { field, value: written(value) } });
}

/**
 * Validates a number.
 *
 * @throws Refused naming the field, the range and the value.
 */
export function getNumber({ field, value }: Found, range: FieldRange): number {
  if (typeof value === 'number' && accepts(range, value)) return value;
  const { min, max, kind } = range;
  const aboveNothing = kind === 'real' && max === Number.MAX_VALUE;
  throw new ConfigError({
    key: aboveNothing ? 'modelConfig.notAbove' : rangeMessageKeys[kind],
    values: { field, min: aboveNothing ? Math.floor(min) : min, max, value: written(value) },
  });
}
