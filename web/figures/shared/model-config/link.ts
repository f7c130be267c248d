import { getFamily } from './families.js';
import type { Json, JsonObject } from './json.js';
import { isObject } from './keys.js';
import type { ModelClock, Reading } from './model-clock.js';
import { readObject } from './read-config.js';
import { rotaryNames } from './rotary.js';

/** Characters. The full list of factors of a scaled model takes about 1,600. */
const longest = 8000;
const maxItems = 2048;
const maxUnread = 24;
const pathShape = /^[\w-]+(?:\.[\w-]+){0,3}$/;

/** Text that cannot contain paths or names of the user's machine. */
const plainText = /^[A-Za-z][\w.-]{0,59}$/;
/** A letter per layer, such as `MEM*`. */
const layerPattern = /^[A-Z][A-Z*-]{0,1023}$/;
const hubName = /^[\w-][\w.-]{0,39}\/[\w-][\w.-]{0,59}$/;

/**
 * Serializes the keys that decided something, as in `model_type~llama!rope_theta~500000`, in characters that URLs do
 * not escape. Undefined if too long.
 */
export function getLink({ read, unread, positions, name }: ModelClock): string | undefined {
  const entries = read.flatMap(({ key, value }) => {
    const text = getText(JSON.parse(value) as Json);
    return text === undefined ? [] : [`${key}~${text}`];
  });
  // Includes keys that were not understood, so that they are reported wherever the link leads. Some are only marked as
  // present.
  const taken = new Set(read.map(({ key }) => key));
  for (const { key, value } of unread.slice(0, maxUnread)) {
    if (!pathShape.test(key) || [...taken].some((one) => isSamePath(one, key))) continue;
    taken.add(key);
    entries.push(`${key}~${getText(JSON.parse(value) as Json) ?? 'true'}`);
  }
  // The file may imply its encoding by an object without relevant keys, or by its type.
  const impliesScheme = read.some(
    ({ key, value }) => rotaryNames.some((one) => key === one || key.startsWith(`${one}.`)) || isType(key, value),
  );
  if (positions.scheme === 'rotary' && !positions.clocks[0].axes && !impliesScheme)
    entries.push('position_embedding_type~rotary');
  if (hubName.test(name)) entries.push(`_name_or_path~${name}`);
  const link = entries.join('!');
  return link.length > longest ? undefined : link;
}

/** Whether one key is the other, or is inside it. */
const isSamePath = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

const isType = (key: string, value: string): boolean =>
  key === 'position_embedding_type' ||
  (key === 'model_type' && getFamily(JSON.parse(value) as string)?.scheme === 'rotary');

/** Reads a link as the small configuration that it is. */
export function readLink(link: string): Reading {
  const config = link.length > longest ? undefined : getConfig(link);
  return config ? readObject(config) : { refusal: { key: 'modelConfig.badLink' } };
}

function getText(value: Json): string | undefined {
  if (value === null) return 'null';
  if (typeof value === 'string')
    return (plainText.test(value) || layerPattern.test(value)) && valueOf(value) === value ? value : undefined;
  if (!Array.isArray(value)) return typeof value === 'object' ? undefined : String(value);
  // A name that a link cannot carry stays an unknown name, so that the other items are kept.
  const items = (value as readonly Json[]).map((item) =>
    Array.isArray(item) ? undefined : (getText(item) ?? (typeof item === 'string' ? 'unknown' : undefined)),
  );
  if (items.includes(undefined)) return undefined;
  // Lists of layers are periodic.
  const period = items.findIndex((_, start) => start > 0 && items.every((item, at) => item === items[at % start]));
  const block = (period > 0 ? items.slice(0, period) : items).map((item) => `*${item ?? ''}`).join('');
  return `(${block})${items.length}`;
}

function getConfig(link: string): JsonObject | undefined {
  const config = Object.create(null) as Record<string, Json>;
  for (const entry of link.split('!')) {
    const [, path = '', text = ''] = /^([\w-]+(?:\.[\w-]+){0,3})~(.*)$/.exec(entry) ?? [];
    const value = path === '_name_or_path' && hubName.test(text) ? text : valueOf(text);
    if (path === '' || value === undefined || !put(config, path.split('.'), value)) return undefined;
  }
  return config;
}

/** Sets a value at a path. Returns false if there is a conflict. */
function put(config: Record<string, Json>, path: readonly string[], value: Json): boolean {
  let place = config;
  for (const name of path.slice(0, -1)) {
    if (!(name in place)) place[name] = Object.create(null) as JsonObject;
    const inside = place[name];
    if (!isObject(inside)) return false;
    place = inside;
  }
  const last = path.at(-1)!;
  if (last in place) return false;
  place[last] = value;
  return true;
}

function valueOf(text: string): Json | undefined {
  if (text === 'null') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  const list = /^\(((?:\*[^*()]+)*)\)(\d{1,4})$/.exec(text);
  if (list) {
    const block = (list[1] ?? '').split('*').slice(1).map(valueOf);
    const count = Number(list[2]);
    if (count > maxItems || block.includes(undefined) || (block.length === 0 && count > 0)) return undefined;
    return Array.from({ length: count }, (_, at) => block[at % block.length]!);
  }
  const number = Number(text);
  if (text !== '' && /^[-\d.e+]+$/.test(text)) return Number.isFinite(number) ? number : undefined;
  return plainText.test(text) || layerPattern.test(text) ? text : undefined;
}
