import type { Json, JsonObject } from '../json.js';
import { isObject } from '../keys.js';
import type { Sentence } from '../model-clock.js';
import { shown } from '../config-error.js';

/** The files next to a config.json, by their keys: all in a row must exist, and each is a list of synonyms. */
const files: readonly (readonly [file: string, ...keys: readonly (readonly string[])[]])[] = [
  ['adapter_config.json (PEFT)', ['peft_type']],
  ['adapter_config.json (PEFT)', ['lora_alpha', 'lora_rank'], ['target_modules', 'base_model_name_or_path']],
  ['model.safetensors.index.json', ['weight_map']],
  ['tokenizer.json', ['added_tokens', 'pre_tokenizer', 'post_processor'], ['model', 'normalizer', 'truncation']],
  ['tokenizer_config.json', ['added_tokens_decoder', 'tokenizer_class', 'model_max_length', 'chat_template']],
  ['preprocessor_config.json', ['image_processor_type', 'feature_extractor_type', 'image_mean', 'processor_class']],
  ['special_tokens_map.json', ['bos_token', 'eos_token', 'pad_token', 'unk_token', 'additional_special_tokens']],
  ['model_index.json (diffusers)', ['_class_name'], ['_diffusers_version']],
  ['modules.json (Sentence Transformers)', ['idx'], ['path'], ['type']],
  ['sentence_bert_config.json', ['do_lower_case'], ['max_seq_length']],
  ['quantize_config.json', ['bits', 'w_bit'], ['group_size', 'q_group_size']],
  ['trainer_state.json', ['log_history']],
  ['ds_config.json (DeepSpeed)', ['zero_optimization']],
  ['package.json', ['name'], ['version'], ['scripts', 'dependencies', 'devDependencies', 'main']],
  ['generation_config.json', ['_from_model_config', 'do_sample', 'temperature', 'top_p', 'top_k', 'max_new_tokens']],
  [
    'generation_config.json',
    ['bos_token_id', 'eos_token_id', 'pad_token_id'],
    ['transformers_version', 'max_length', 'num_beams'],
  ],
];

/** The keys for the base model in training configs of axolotl, LLaMA-Factory and TRL. */
const baseModels = ['base_model_name_or_path', 'base_model', 'model_name_or_path', 'pretrained_model_name_or_path'];

/** The message for an object of a file other than config.json. */
export function otherFile(value: JsonObject): Sentence | undefined {
  const has = (names: readonly string[]): boolean => names.some((name) => value[name] !== undefined);
  const row = files.find(([, ...keys]) => keys.every(has));
  const model = baseModels.map((name) => value[name]).find((name) => typeof name === 'string' && name !== '');
  if (row) return other(row[0], model);
  return model === undefined ? undefined : other(training('JSON', Object.keys(value)), model);
}

const other = (kind: string, model?: Json): Sentence =>
  typeof model === 'string' && model !== ''
    ? { key: 'modelConfig.otherFileOf', values: { kind, model: shown(model, 80) } }
    : { key: 'modelConfig.otherFile', values: { kind } };

/** The format of training settings, and the program that has such keys. */
function training(notation: string, keys: readonly string[]): string {
  const program = programs.find(([, ...names]) => keys.some((key) => names.includes(key)))?.[0];
  return program === undefined ? notation : `${notation} (${program})`;
}

const programs: readonly (readonly [program: string, ...keys: readonly string[]])[] = [
  ['LLaMA-Factory', 'finetuning_type', 'cutoff_len'],
  ['axolotl', 'sequence_len', 'micro_batch_size', 'sample_packing', 'flash_attention'],
  ['mergekit', 'merge_method', 'slices'],
];

/** Keys that override parts of a configuration on a command line. */
const pieces: ReadonlySet<string> = new Set([
  ...['rope_scaling', 'rope_parameters', 'rope_theta', 'rope_type', 'type', 'factor', 'attention_factor', 'truncate'],
  ...['original_max_position_embeddings', 'max_position_embeddings', 'max_model_len', 'partial_rotary_factor'],
  ...['beta_fast', 'beta_slow', 'low_freq_factor', 'high_freq_factor', 'short_factor', 'long_factor', 'mscale'],
  ...['mscale_all_dim', 'mrope_section', 'sliding_window', 'use_sliding_window', 'text_config', 'architectures'],
]);

/** The message for a part of a configuration, with the model that the surrounding text names. */
export function pieceOfConfig(value: JsonObject, text: string): Sentence | undefined {
  const keys = Object.keys(value);
  const isPiece = (object: JsonObject): boolean =>
    Object.entries(object).every(([key, inside]) => pieces.has(key) && (!isObject(inside) || isPiece(inside)));
  if (keys.length === 0 || !isPiece(value)) return undefined;
  const model = modelIn(text);
  const found = keys.slice(0, 3);
  return model === undefined
    ? { key: 'modelConfig.piece', values: { found } }
    : { key: 'modelConfig.pieceOf', values: { found, model } };
}

/** The model in a command or call, such as `vllm serve Qwen/Qwen3-8B`. */
const named =
  /(?:\b(?:serve|from_pretrained\()|(?:--)?\bmodel(?:[-_](?:path|id|name|name_or_path))?\b)[\s=:("']{1,8}([\w.-]+\/[\w.-]+)/;

const modelIn = (text: string): string | undefined => {
  const model = named.exec(text.slice(0, 2 ** 16))?.[1];
  return model === undefined ? undefined : shown(model, 80);
};

/** Keys after these may be those of nested objects. */
const firstKeys = 12;

const commands =
  /--(?:hf-overrides|rope[-_]scaling|rope[-_]theta|model_name_or_path|json-model-override-args|max-model-len|ctx-size)\b/;
const logOfLlamaCpp = /^(?:llama_model_loader|llm_load_print_meta|print_info|llama_context): /m;
const yamlLine = /^(?:- )?[A-Za-z_][\w-]*:(?: +\S.*)?$/;
const pythonLine =
  /^\s*(?:from \w[\w.]* import |import \w|def \w+\(|class \w+[(:]|(?:\w+ ?= ?)?[A-Z]\w*\(\s*(?:\w+ ?=|$)|\w+ ?= ?[{(])/;

/** The message for a text that is not JSON, or for JSON of which only the beginning is known. */
export function textOfOthers(text: string): Sentence | undefined {
  if (/^\s*[{[]/.test(text)) {
    const keys = [...text.matchAll(/"(\w{1,40})"\s{0,9}:/g)]
      .slice(0, firstKeys)
      .map(([, key]) => [key!, true] as const);
    return otherFile(Object.fromEntries(keys));
  }
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(text)) return { key: 'modelConfig.language', values: { language: 'HTML' } };
  if (logOfLlamaCpp.test(text)) return other('GGUF (llama.cpp)');
  const command = commands.exec(text)?.[0];
  if (command !== undefined) {
    const model = modelIn(text);
    return model === undefined
      ? { key: 'modelConfig.piece', values: { found: command } }
      : { key: 'modelConfig.pieceOf', values: { found: command, model } };
  }
  const lines = getLines(text);
  return (
    yamlIn(text) ??
    (lines.some((line) => pythonLine.test(line))
      ? { key: 'modelConfig.language', values: { language: 'Python' } }
      : undefined)
  );
}

/** The first lines that are neither empty nor comments. */
const getLines = (text: string): readonly string[] =>
  text
    .slice(0, 2 ** 16)
    .split('\n')
    .map((line) => line.slice(0, 400).trimEnd())
    .filter((line) => !/^\s*(?:#|---|$)/.test(line));

/** The message for text that is entirely YAML. */
export function yamlIn(text: string): Sentence | undefined {
  const plain = getLines(text).filter((line) => !/^\s/.test(line));
  const pairs = plain.filter((line) => yamlLine.test(line)).map((line) => line.split(/:(.*)/s) as [string, string]);
  const keys = pairs.map(([key]) => key);
  if (pairs.length < 2 || pairs.length < plain.length || new Set(keys).size < keys.length) return undefined;
  const model = pairs
    .find(([key]) => baseModels.includes(key))?.[1]
    .trim()
    .replace(/^["']|["']$/g, '');
  return model === undefined || model === ''
    ? { key: 'modelConfig.language', values: { language: 'YAML' } }
    : other(training('YAML', keys), model);
}
