import { configOfGguf, ggufIn, printedGguf } from './gguf.js';
import { longestText, objectsIn, parseJson, type JsonObject, type Objects, type Parsed } from '../json.js';
import { isObject } from '../keys.js';
import type { Sentence } from '../model-clock.js';
import { otherFile, pieceOfConfig, textOfOthers, yamlIn } from './other-files.js';
import { ConfigError, shown, written } from '../config-error.js';
import { headNames, widthNames } from '../sizes.js';

/** Characters of an overlong text whose first keys may identify the file. */
const head = 2 ** 16;

/**
 * Finds the configuration in a file, page, log or dump.
 *
 * @throws Refused if there is none, with a message that says what the text is and what is needed.
 */
export function configIn(text: string): Parsed<JsonObject> {
  if (text.length > longestText) throw new ConfigError(tooLong(text, text.length));
  if (text.trim() === '') throw new ConfigError({ key: 'modelConfig.empty' });
  if (isBinary(text)) throw new ConfigError({ key: 'modelConfig.binary' });
  const { objects, failure } = found(text);
  const configs = objects.filter(({ value }) => isConfig(value));
  const [config] = configs;
  if (config) {
    // Logs print the same configuration twice.
    const different = new Set(configs.map(({ value }) => JSON.stringify(value))).size;
    if (different > 1) throw new ConfigError({ key: 'modelConfig.several', values: { count: different } });
    const { value, twice } = config;
    const metadata = ggufIn(value);
    return { value: metadata ? configOfGguf(metadata) : value, twice };
  }
  const dump = printedGguf(text);
  if (dump) return { value: configOfGguf(dump), twice: [] };
  const why = recognised(text, objects);
  if (why) throw new ConfigError(why);
  if (failure) throw failure;
  const [first] = objects;
  // Its reader reports the missing keys.
  if (first && (Object.keys(first.value).length > 0 || /^\s*\{\s*\}\s*$/.test(text))) return first;
  throw nothingIn(text);
}

/** The objects of a text; adds the outer braces if they were not copied. */
function found(text: string): Objects {
  const inside = /^\s*"\w+"\s*:/.test(text) ? objectsIn(`{${text}}`) : undefined;
  const { objects, failure } = inside && !inside.failure ? inside : objectsIn(text);
  return { objects: objects.map(unwrapped), ...(failure && { failure }) };
}

/** Unwraps a configuration that is the only model data in an object. */
function unwrapped({ value, twice }: Parsed<JsonObject>): Parsed<JsonObject> {
  const inside = ['config', 'model_config', 'hf_config'].map((key) => value[key]).find((one) => isObject(one));
  return inside && isConfig(inside) && value['model_type'] === undefined && !hasShapes(value)
    ? { value: inside, twice }
    : { value, twice };
}

const hasShapes = (value: JsonObject): boolean => Object.keys(value).some((key) => shapes.has(key));

/** The message for an overlong text, of which the beginning is known. */
export function tooLong(start: string, length: number): Sentence {
  const beginning = start.slice(0, head);
  if (isBinary(beginning)) return { key: 'modelConfig.binary' };
  return textOfOthers(beginning) ?? { key: 'modelConfig.tooLong', values: { max: longestText, length } };
}

const isBinary = (text: string): boolean => text.slice(0, head).includes('\0');

/** Keys for the size of a model. A configuration has some of them, a fragment none. */
const shapes: ReadonlySet<string> = new Set([
  ...[...widthNames, ...headNames, 'head_dim', 'kv_channels', 'qk_rope_head_dim', 'multi_query_group_num'],
  ...['num_hidden_layers', 'n_layer', 'n_layers', 'num_layers', 'intermediate_size', 'ffn_dim', 'vocab_size'],
]);

const isConfig = (value: JsonObject): boolean =>
  value['model_type'] !== undefined || ggufIn(value) !== undefined || countShapes(value, 0) > 1;

const countShapes = (value: JsonObject, depth: number): number =>
  Object.entries(value).reduce(
    (sum, [key, inside]) =>
      sum + (isObject(inside) && depth < 1 ? countShapes(inside, depth + 1) : shapes.has(key) ? 1 : 0),
    0,
  );

function recognised(text: string, objects: readonly Parsed<JsonObject>[]): Sentence | undefined {
  const [first] = objects;
  if (/^\s*[{[]/.test(text)) return first && (otherFile(first.value) ?? pieceOfConfig(first.value, text));
  const known = objects.map(({ value }) => otherFile(value)).find(Boolean);
  return known ?? yamlIn(text) ?? (first && pieceOfConfig(first.value, text)) ?? textOfOthers(text);
}

/** The error for a text without an object. */
function nothingIn(text: string): ConfigError {
  const bare = text.replace(/^(\s*)(`{3,}\w*)/, (_, blank: string, fence: string) => blank + ' '.repeat(fence.length));
  try {
    return new ConfigError({ key: 'modelConfig.notConfig', values: { value: written(parseJson(bare).value) } });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    // A text that begins as JSON has a position at which it is invalid.
    if (/^\s*[{["]/.test(bare) || error.sentence.key === 'modelConfig.tooDeep') return error;
    return new ConfigError({ key: 'modelConfig.noObject', values: { found: shown(text.trim(), 20) } });
  }
}
