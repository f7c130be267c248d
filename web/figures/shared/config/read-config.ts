import { familyOf, type Family } from './families.js';
import type { JsonObject } from './json.js';
import { isObject, Keys, Log } from './keys.js';
import type { ModelClock, Reading, SchemeKind } from './model-clock.js';
import { layersOf, readAlibi, readLearned, readSinusoidal, readT5 } from './other-schemes.js';
import { configIn } from './pasted/pasted.js';
import { Refused, shown } from './refused.js';
import { readRotary, rotaryNames } from './rotary.js';

export { longestText } from './json.js';

/**
 * Reads the positions of a model from its `config.json`, or says why that is not possible. Any text will do; it never
 * throws.
 */
export function readConfig(text: string): Reading {
  return reading(() => {
    const { value, twice } = configIn(text);
    return clockOf(value, twice);
  });
}

/** The same of a configuration that is parsed. */
export const readObject = (config: JsonObject): Reading => reading(() => clockOf(config, []));

/** Runs what may refuse. */
export function reading(read: () => ModelClock): Reading {
  try {
    return { clock: read() };
  } catch (error) {
    if (error instanceof Refused) return { refusal: error.sentence };
    throw error;
  }
}

function clockOf(config: JsonObject, twice: readonly string[]): ModelClock {
  const log = new Log();
  const keys = new Keys(log, placesOf(config));
  const type = shown(keys.text('model_type') ?? '');
  const family = familyOf(type);
  const told = tell(keys, family, type);
  for (const name of twice) {
    const read = [...log.read.values()].find(({ key }) => key === name || key.endsWith(`.${name}`));
    if (read) log.note('ignored', read.field, 'modelConfig.twice', { value: shown(read.value) });
  }
  return { name: nameOf(keys, type), ...told, read: [...log.read.values()], notes: log.notes, warnings: log.warnings };
}

/** The keys under which models of text and pictures keep the configuration of their words. */
const inner = ['text_config', 'thinker_config', 'llm_config', 'language_config'] as const;

function placesOf(config: JsonObject): { readonly path: string; readonly object: JsonObject }[] {
  const places = [{ path: '', object: config }];
  for (let depth = 0; depth < 3; depth += 1) {
    const [{ path, object }] = places as [(typeof places)[number]];
    const name = inner.find((one) => isObject(object[one]));
    if (name === undefined) break;
    places.unshift({ path: `${path}${name}.`, object: object[name] as JsonObject });
  }
  // MPT and DBRX have an object for attention alone.
  const attention = config['attn_config'];
  return isObject(attention) ? [...places, { path: 'attn_config.', object: attention }] : places;
}

type Told = Omit<ModelClock, 'name' | 'read' | 'notes' | 'warnings'>;

function tell(keys: Keys, family: Family | undefined, type: string): Told {
  switch (schemeOf(keys, family, type)) {
    case 'rotary':
      return readRotary(keys, family, type);
    case 'alibi':
      return readAlibi(keys);
    case 't5':
      return readT5(keys);
    case 'learned':
      return readLearned(keys, family);
    case 'sinusoidal':
      return readSinusoidal(keys);
    case 'none':
      return { positions: { scheme: 'none' }, ...layersOf(keys, 'bare') };
  }
}

const byName: Readonly<Record<string, SchemeKind>> = {
  ...{ absolute: 'learned', learned: 'learned', rotary: 'rotary', rope: 'rotary', alibi: 'alibi' },
  ...{ nope: 'none', none: 'none', sinusoidal: 'sinusoidal' },
};

/** The scheme of positions: the file's word goes before that of its type's code. */
function schemeOf(keys: Keys, family: Family | undefined, type: string): SchemeKind {
  const strange = (value: string): never => {
    throw new Refused({ key: 'modelConfig.strange', values: { value } });
  };
  if (family?.strange || keys.peek('position_encoding_2d')?.value === true) return strange(type);
  if (keys.flag('alibi') === true) return 'alibi';
  if (keys.peek('relative_attention_num_buckets')) return 't5';
  const named = keys.text('position_embedding_type');
  if (named !== undefined) return Object.hasOwn(byName, named) ? byName[named]! : strange(shown(named));
  if (
    keys.peek('rope')?.value === true ||
    (keys.peek('rope') === undefined && rotaryNames.some((name) => keys.peek(name)))
  )
    return 'rotary';
  // A model whose code can add ALiBi, and whose file says no.
  if (family?.scheme === 'alibi' && keys.peek('alibi')) return 'learned';
  if (family?.scheme === undefined) {
    const key = type === '' ? 'modelConfig.noScheme' : 'modelConfig.noSchemeOfType';
    throw new Refused({ key, values: { value: type, names: rotaryNames.slice(0, 3).join(', ') } });
  }
  keys.log.note('assumed', keys.fieldOf('model_type'), 'modelConfig.schemeOfType', { value: type });
  return family.scheme;
}

function nameOf(keys: Keys, type: string): string {
  const architectures = keys.peek('architectures')?.value;
  const known = ['_name_or_path', 'name_or_path', 'name'].map((name) => keys.peek(name)?.value);
  const names = [...known, ...(Array.isArray(architectures) ? (architectures as readonly unknown[]) : []), type];
  const found = names.find((name): name is string => typeof name === 'string' && name.trim() !== '');
  return shown(found ?? '', 80);
}
