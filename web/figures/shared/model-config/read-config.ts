import { readAxes } from './axes.js';
import { readCache } from './cache.js';
import { getFamily, typeOfArchitecture, type Family } from './families.js';
import type { JsonObject } from './json.js';
import { isObject, Keys, Log, type Found } from './keys.js';
import type { ModelClock, Reading, SchemeKind } from './model-clock.js';
import { readAlibi, readLearned, readNone, readSinusoidal, readT5 } from './other-schemes.js';
import { configIn } from './pasted/pasted.js';
import { ConfigError, shown, written } from './config-error.js';
import { readRotary, rotaryNames } from './rotary.js';
import { unreadKeys } from './unread.js';

export { longestText } from './json.js';

/**
 * Reads a model's position encoding from its `config.json`, or says why that is not possible. Accepts any text; never
 * throws.
 */
export function readConfig(text: string): Reading {
  return reading(() => {
    const { value, twice } = configIn(text);
    return getClock(value, twice);
  });
}

/** The same for a parsed configuration. */
export const readObject = (config: JsonObject): Reading => reading(() => getClock(config, []));

/** Runs a reading and converts `Refused` to a result. */
export function reading(read: () => ModelClock): Reading {
  try {
    return { clock: read() };
  } catch (error) {
    if (error instanceof ConfigError) return { refusal: error.sentence };
    throw error;
  }
}

function getClock(config: JsonObject, twice: readonly string[]): ModelClock {
  const log = new Log();
  const bare = new Keys(log, getPlaces(config));
  const typed = bare.find('model_type');
  const kind = typeof typed?.value === 'string' ? typed : undefined;
  if (typed && !kind) bare.text('model_type');
  const { type, family } = getType(bare, kind);
  const keys = bare.withDefaults(family?.defaults);
  const positions = readPositions(keys, family, type);
  for (const name of twice) {
    const read = [...log.read.values()].find(({ key }) => key === name || key.endsWith(`.${name}`));
    if (read) log.note('ignored', read.field, 'modelConfig.twice', { value: shown(read.value) });
  }
  const cache = readCache(bare, positions.positions);
  noteDefaults(log, family, type);
  const unread = unreadKeys(config, log, inner);
  noteUnread(
    log,
    family,
    type,
    unread.map(({ field }) => field),
  );
  return {
    ...{ name: getName(keys, type), ...positions, ...(cache && { cache }) },
    ...{ read: [...log.read.values()], unread, notes: log.notes, warnings: log.warnings },
  };
}

/** The model type whose code is known: by `model_type`, or by the class in `architectures`. */
function getType(keys: Keys, typed: Found | undefined): { readonly type: string; readonly family: Family | undefined } {
  const type = shown(typeof typed?.value === 'string' ? typed.value : '');
  const isTurned = rotaryNames.some((name) => keys.peek(name));
  const fits = (family: Family | undefined): boolean =>
    family !== undefined && !(isTurned && ['learned', 'sinusoidal'].includes(family.scheme ?? ''));
  const own = getFamily(type);
  if (fits(own)) return { type, family: own };
  const classes = keys.peek('architectures')?.value;
  const [architecture] = Array.isArray(classes) ? (classes as readonly unknown[]) : [];
  const better = typeof architecture === 'string' ? typeOfArchitecture(architecture) : undefined;
  if (better !== undefined && fits(getFamily(better))) {
    // Links do not include architectures.
    const field = typed?.field ?? 'model_type';
    keys.log.read.set(field, { field, key: 'model_type', value: JSON.stringify(better) });
    return { type: better, family: getFamily(better) };
  }
  if (type === '' && ['dim', 'n_layers', 'n_heads'].every((name) => keys.find(name))) {
    return { type, family: getFamily(keys.peek('use_scaled_rope')?.value === true ? 'scaled-params' : 'params') };
  }
  return { type, family: undefined };
}

/** Notes the defaults of the model type's code, in one sentence. */
function noteDefaults(log: Log, family: Family | undefined, type: string): void {
  if (log.defaults.size === 0) return;
  const list = [...log.defaults].map(([field, value]) => `${field} = ${written(value)}`);
  const [field = ''] = log.defaults.keys();
  const values = { type: type === '' ? 'params.json' : type, list };
  log.note('assumed', field, 'modelConfig.defaultsOfType', values, family?.source);
}

/** At most this many unread keys are named, a few per sentence. */
const maxNamed = 24;
const longestList = 140;

function noteUnread(log: Log, family: Family | undefined, type: string, unread: readonly string[]): void {
  const lists: string[][] = [];
  for (const field of unread.slice(0, maxNamed)) {
    const last = lists.at(-1);
    if (last && [...last, field].join(', ').length <= longestList) last.push(field);
    else lists.push([field]);
  }
  for (const fields of lists) {
    const values = { list: fields, count: fields.length, type };
    if (family) log.note('ignored', fields[0]!, 'modelConfig.unread', values);
    else log.alarm(fields[0]!, type === '' ? 'modelConfig.unreadNoType' : 'modelConfig.unreadUnknown', values);
  }
  if (unread.length > maxNamed) {
    log.note('ignored', '*', 'modelConfig.unreadMore', { count: unread.length - maxNamed });
  }
}

/** The keys of multimodal configurations that contain the text model. */
const inner = [
  ...['text_config', 'thinker_config', 'llm_config', 'language_config', 'lm_config', 'language_model_config'],
  ...['text_model_config', 'llama_config', 'text_model'],
] as const;

function getPlaces(config: JsonObject): { readonly path: string; readonly object: JsonObject }[] {
  const places = [{ path: '', object: config }];
  for (let depth = 0; depth < 3; depth += 1) {
    const [{ path, object }] = places as [(typeof places)[number]];
    const name = inner.find((one) => isObject(object[one]));
    if (name === undefined) break;
    places.unshift({ path: `${path}${name}.`, object: object[name] as JsonObject });
  }
  // MPT and DBRX have a separate object for attention.
  const attention = config['attn_config'];
  return isObject(attention) ? [...places, { path: 'attn_config.', object: attention }] : places;
}

type ReadFields = Omit<ModelClock, 'name' | 'cache' | 'read' | 'unread' | 'notes' | 'warnings'>;

function readPositions(keys: Keys, family: Family | undefined, type: string): ReadFields {
  const axial = readAxes(keys.given, type, family?.axes === true);
  if (axial) return axial;
  const { scheme, layout } = getScheme(keys, family, type);
  switch (scheme) {
    case 'rotary':
      return readRotary(keys, family, type, layout);
    case 'alibi':
      return readAlibi(keys, family);
    case 't5':
      return readT5(keys, family);
    case 'learned':
      return readLearned(keys, family);
    case 'sinusoidal':
      return readSinusoidal(keys, family);
    case 'none':
      return readNone(keys, family);
  }
}

interface Chosen {
  readonly scheme: SchemeKind;
  /** Set if the name of the encoding implies it. */
  readonly layout?: 'neighbours';
}

const byName: Readonly<Record<string, Chosen>> = {
  ...{ absolute: { scheme: 'learned' }, learned: { scheme: 'learned' }, alibi: { scheme: 'alibi' } },
  ...{
    rotary: { scheme: 'rotary' },
    rope: { scheme: 'rotary' },
    rope_gptj: { scheme: 'rotary', layout: 'neighbours' },
  },
  ...{ rope_gpt_neox: { scheme: 'rotary' }, rope_neox: { scheme: 'rotary' }, rope_llama: { scheme: 'rotary' } },
  ...{ nope: { scheme: 'none' }, none: { scheme: 'none' }, sinusoidal: { scheme: 'sinusoidal' } },
};

/** Flags that turn the rotary encoding on or off. */
const turningFlags = ['rope', 'use_rope', 'rotary', 'use_rotary', 'use_rotary_embedding', 'use_rotary_embeddings'];

/** Determines the position encoding. */
function getScheme(keys: Keys, family: Family | undefined, type: string): Chosen {
  const strange = (value: string): never => {
    throw new ConfigError({ key: 'modelConfig.strange', values: { value } });
  };
  if (family?.strange || keys.peek('position_encoding_2d')?.value === true) return strange(type);
  const alibi = keys.flag('alibi', 'use_alibi');
  if (alibi === true) return { scheme: 'alibi' };
  // Keys of a branch that is not used.
  if (alibi === false) keys.find('alibi_bias_max');
  if (keys.find('alibi_starting_size')) {
    keys.find('position_embedding_type');
    return { scheme: 'alibi' };
  }
  if (keys.peek('relative_attention_num_buckets')) return { scheme: 't5' };
  const named = keys.peek('position_embedding_type') && keys.text('position_embedding_type');
  const flag = keys.flag(...turningFlags);
  const isTurned = flag ?? (family?.scheme === 'rotary' || rotaryNames.some((name) => keys.peek(name)));
  if (named !== undefined && !(named === 'absolute' && isTurned)) {
    return Object.hasOwn(byName, named) ? byName[named]! : strange(shown(named));
  }
  if (named !== undefined) {
    keys.log.note('ignored', keys.getField('position_embedding_type'), 'modelConfig.leftoverType', { value: named });
  }
  if (family?.scheme === 'none') return { scheme: 'none' };
  if (family?.rotaryFlag !== undefined && keys.flag(family.rotaryFlag) !== true) return { scheme: 'none' };
  if (flag === true || (flag === undefined && rotaryNames.some((name) => keys.peek(name)))) return { scheme: 'rotary' };
  // A model whose code supports ALiBi, but whose file turns it off.
  if (family?.scheme === 'alibi' && keys.peek('alibi')) return { scheme: 'learned' };
  if (flag === false && (family?.scheme ?? 'rotary') === 'rotary') return { scheme: 'none' };
  if (family?.scheme === undefined) {
    const key = type === '' ? 'modelConfig.noScheme' : 'modelConfig.noSchemeOfType';
    throw new ConfigError({ key, values: { value: type, names: rotaryNames.slice(0, 3) } });
  }
  keys.log.note('assumed', keys.getField('model_type'), 'modelConfig.schemeOfType', { value: type });
  return { scheme: family.scheme };
}

function getName(keys: Keys, type: string): string {
  const architectures = keys.peek('architectures')?.value;
  const known = ['_name_or_path', 'name_or_path', 'name', '_class_name'].map((name) => keys.peek(name)?.value);
  const names = [...known, ...(Array.isArray(architectures) ? (architectures as readonly unknown[]) : []), type];
  const found = names.find((name): name is string => typeof name === 'string' && name.trim() !== '');
  return shown(found ?? '', 80);
}
