import type { Core } from '../../../core/core.js';
import type { Json } from '../../shared/model-config/json.js';
import type { Source } from '../../shared/model-config/model-clock.js';
import type { Program } from './programs.js';
import { baseOf, keptKeys, ropeKeys } from './rope-keys.js';
import { rotaryClock, type Setting } from './setting.js';

/** Why a program reads a setting only in part, or not at all. */
export type Remark =
  /** The base at this length, for all texts: the program has no scaling that follows the text. */
  | 'fixed-base'
  /** The program takes this from the GGUF, which must be converted again from the edited `config.json`. */
  | 'convert'
  /** The keys are in `text_config`, which an override doesn't reach. */
  | 'text-config'
  /** The program has no such setting. */
  | 'no-setting'
  /** The program computes the factor itself, and would take another one. */
  | 'own-factor';

export interface Export {
  /** A command or a file; undefined if the program can't be told this setting. */
  readonly code?: string;
  readonly remark?: Remark;
}

/** Where the rule that each export follows was read. */
export const rules: Readonly<Record<Program, Source>> = {
  'transformers-5': {
    text: 'transformers 5.0.0, rope_utils',
    url: 'https://huggingface.co/docs/transformers/internal/rope_utils',
  },
  // Before this change, the factor was max_position_embeddings / original_max_position_embeddings.
  'transformers-4': { text: 'transformers #40320', url: 'https://github.com/huggingface/transformers/pull/40320' },
  vllm: { text: 'vLLM #28542, Nov 2025', url: 'https://github.com/vllm-project/vllm/pull/28542' },
  'vllm-0.11.0': { text: 'vLLM #28006', url: 'https://github.com/vllm-project/vllm/pull/28006' },
  sglang: {
    text: 'sglang, hf_transformers_utils.py@2aa2e2d',
    url: 'https://github.com/sgl-project/sglang/blob/2aa2e2d0ffda0a44ed9a022fdd9d5d042f365eee/python/sglang/srt/utils/hf_transformers_utils.py',
  },
  'llama.cpp': {
    text: 'llama.cpp, tools/server@00dc805',
    url: 'https://github.com/ggml-org/llama.cpp/blob/00dc8057ab28c9cb4c79a6dd6dfce07fe779f63b/tools/server/README.md',
  },
  ollama: {
    text: 'Ollama, modelfile.mdx@071c82b',
    url: 'https://github.com/ollama/ollama/blob/071c82b16659649df99ce989a60f640845b5e51e/docs/modelfile.mdx',
  },
  'llama-factory': {
    text: 'LLaMA-Factory #8101, May 2025',
    url: 'https://github.com/hiyouga/LLaMA-Factory/pull/8101',
  },
  axolotl: {
    text: 'axolotl, loaders/utils.py@002a637',
    url: 'https://github.com/axolotl-ai-cloud/axolotl/blob/002a637c86864c8acf451757ee45040b5ea5e25f/src/axolotl/loaders/utils.py',
  },
  exllamav3: {
    text: 'exllamav3, rope.py@0445820',
    url: 'https://github.com/turboderp-org/exllamav3/blob/04458205486c8b5f76f556e28d575c0014884835/exllamav3/util/rope.py',
  },
  exllamav2: {
    text: 'exllamav2, rope.py@af69ce9',
    url: 'https://github.com/turboderp/exllamav2/blob/af69ce94589d5f74b4e55206a23d42c25734c7f5/exllamav2/rope.py',
  },
  koboldcpp: {
    text: 'koboldcpp, gpttype_adapter.cpp@26fe21b',
    url: 'https://github.com/LostRuins/koboldcpp/blob/26fe21b9625e19043c8a28249fbc4adc2df5584c/gpttype_adapter.cpp',
  },
};

type Keys = Readonly<Record<string, Json>>;

/** Writes a setting for a program, so that it has the core's frequencies at a text length. */
export function exportFor(core: Core, program: Program, setting: Setting, length: number): Export {
  switch (program) {
    case 'transformers-5':
      return { code: json(inText(setting, newKeys(core, setting, length))) };
    case 'transformers-4':
      return setting.scaling === 'proportional'
        ? { remark: 'no-setting' }
        : { code: json(inText(setting, oldKeys(core, setting, length))) };
    case 'exllamav3':
      return setting.scaling === 'dynamic'
        ? { code: json(inText(setting, oldKeys(core, fixed(core, setting, length), length))), remark: 'fixed-base' }
        : { code: json(inText(setting, oldKeys(core, setting, length))) };
    case 'axolotl':
      return axolotl(core, setting, length);
    case 'vllm':
    case 'vllm-0.11.0':
    case 'sglang':
      return server(core, program, setting, length);
    case 'llama.cpp':
    case 'koboldcpp':
      return llamaCpp(core, program, setting, length);
    case 'ollama':
      return converted(setting, `FROM ./model.gguf\nPARAMETER num_ctx ${length}`);
    case 'llama-factory':
      return llamaFactory(setting, length);
    case 'exllamav2':
      return exllamav2(core, setting, length);
  }
}

const json = (value: Json): string => JSON.stringify(value, undefined, 2);
const isInText = ({ model }: Setting): boolean => model.read.some(({ field }) => field.startsWith('text_config.'));
const inText = (setting: Setting, keys: Keys): Keys => (isInText(setting) ? { text_config: keys } : keys);

/** Dynamic scaling at one length is another base. */
const fixed = (core: Core, setting: Setting, length: number): Setting => {
  const base = baseOf(core, setting, length);
  const spec = { dimensions: setting.layers.spec.dimensions, base, scaling: 'none' as const };
  return { ...setting, scaling: 'none', theta: base, layers: { ...setting.layers, spec } };
};

/** `rope_scaling`, with the base outside. */
function oldKeys(core: Core, setting: Setting, length: number): Keys {
  const { rope_theta, scaling, max_position_embeddings } = ropeKeys(core, setting, length);
  // Older files have it outside.
  const kept = Object.fromEntries(Object.entries(keptKeys(setting)).filter(([key]) => key !== 'partial_rotary_factor'));
  const own = scaling ?? (Object.keys(kept).length > 0 ? { rope_type: 'default' } : undefined);
  return { max_position_embeddings, rope_theta, rope_scaling: own ? { ...own, ...kept } : null };
}

/** `rope_parameters`, with the base inside, and an object for each kind of layers if there are two. */
function newKeys(core: Core, setting: Setting, length: number): Keys {
  const { rope_theta, scaling, max_position_embeddings } = ropeKeys(core, setting, length);
  const own: Keys = { rope_theta, rope_type: 'default', ...scaling, ...keptKeys(setting) };
  const { positions } = setting.model;
  const local = positions.scheme === 'rotary' ? positions.clocks[1] : undefined;
  return {
    max_position_embeddings,
    rope_parameters: local
      ? { full_attention: own, sliding_attention: { rope_theta: local.spec.base, rope_type: 'default' } }
      : own,
  };
}

const command = (...lines: readonly string[]): string => lines.filter((line) => line !== '').join(' \\\n  ');

/** The servers that take keys of `config.json` on the command line. Their `dynamic` doesn't follow the text. */
function server(core: Core, program: 'vllm' | 'vllm-0.11.0' | 'sglang', setting: Setting, length: number): Export {
  if (setting.scaling === 'proportional' && program !== 'vllm') return { remark: 'no-setting' };
  // An override of the outer configuration has no effect there: sglang #27974.
  if (isInText(setting) && program !== 'vllm') return { remark: 'text-config' };
  const isFixed = setting.scaling === 'dynamic';
  const shown = isFixed ? fixed(core, setting, length) : setting;
  const remark = isFixed && ({ remark: 'fixed-base' } as const);
  if (program === 'vllm') {
    const overrides = JSON.stringify(inText(shown, newKeys(core, shown, length)));
    return {
      code: command('vllm serve MODEL', `--hf-overrides '${overrides}'`, `--max-model-len ${length}`),
      ...remark,
    };
  }
  const keys = oldKeys(core, shown, length);
  const base = keys['rope_theta'] as number;
  const scaling = keys['rope_scaling'] === null ? { rope_type: 'default' } : (keys['rope_scaling'] as Keys);
  if (program === 'sglang') {
    // The base is repeated inside: in Transformers 5 the object replaces the one that holds it.
    const overrides = JSON.stringify({ rope_theta: base, rope_scaling: { ...scaling, rope_theta: base } });
    const lines = [`--json-model-override-args '${overrides}'`, `--context-length ${length}`];
    return { code: command('python -m sglang.launch_server --model-path MODEL', ...lines), ...remark };
  }
  const lines = [`--rope-scaling '${JSON.stringify(scaling)}'`, `--rope-theta ${base}`, `--max-model-len ${length}`];
  return { code: command('vllm serve MODEL', ...lines), ...remark };
}

/** A GGUF holds no dynamic scaling and no p-RoPE, and its YaRN rounds the ends of the ramp. */
const converted = ({ scaling, layers }: Setting, code: string): Export =>
  scaling === 'dynamic' || scaling === 'proportional' || (scaling === 'yarn' && layers.spec.truncate === 0)
    ? { remark: 'no-setting' }
    : { code, remark: 'convert' };

/** Scalings that a GGUF has as a tensor, on top of which flags would come. */
const inTensor = ['llama3', 'longrope'];

function llamaCpp(core: Core, program: 'llama.cpp' | 'koboldcpp', setting: Setting, length: number): Export {
  const { scaling, theta, factor, original, model, layers } = setting;
  const inFile = rotaryClock(model)!.spec.scaling;
  const isLlamaCpp = program === 'llama.cpp';
  const start = isLlamaCpp
    ? `llama-server -m model.gguf -c ${length}`
    : `koboldcpp --model model.gguf --contextsize ${length}`;
  const isFlag =
    scaling === 'yarn'
      ? isLlamaCpp && layers.spec.truncate !== 0
      : scaling !== 'proportional' && !inTensor.includes(scaling);
  if (!isFlag || inTensor.includes(inFile)) return converted(setting, start);
  const based = scaling === 'ntk' || scaling === 'dynamic';
  const base = based ? baseOf(core, setting, length) : scaling === 'linear' ? layers.spec.base : theta;
  const remark = scaling === 'dynamic' && ({ remark: 'fixed-base' } as const);
  // Without a base, KoboldCpp takes 10,000.
  if (!isLlamaCpp)
    return { code: command(start, `--ropeconfig ${scaling === 'linear' ? 1 / factor : 1} ${base}`), ...remark };
  const { betaFast, betaSlow } = layers.spec;
  const isScaled = scaling === 'linear' || scaling === 'yarn';
  return {
    code: command(
      start,
      isScaled ? `--rope-scaling ${scaling} --rope-scale ${factor}` : '--rope-scaling none',
      scaling === 'yarn' ? `--yarn-orig-ctx ${original}` : '',
      scaling === 'yarn' && betaFast !== undefined ? `--yarn-beta-fast ${betaFast}` : '',
      scaling === 'yarn' && betaSlow !== undefined ? `--yarn-beta-slow ${betaSlow}` : '',
      `--rope-freq-base ${base}`,
    ),
    ...remark,
  };
}

/**
 * It takes the factor from `max_position_embeddings`, or in newer copies of its `rope.py` from the length before
 * scaling in the file. It sets `max_position_embeddings` to the factor times that, up to which `dynamic` does nothing.
 */
function llamaFactory(setting: Setting, length: number): Export {
  const { scaling, theta, factor, original, model, layers } = setting;
  const clock = rotaryClock(model)!;
  const { betaFast = 32, betaSlow = 1, truncate = 1, lowFactor = 1, highFactor = 4 } = layers.spec;
  const isPlain = betaFast === 32 && betaSlow === 1 && truncate === 1 && lowFactor === 1 && highFactor === 4;
  const isKnown = scaling === 'linear' || scaling === 'yarn' || scaling === 'llama3';
  if (isInText(setting)) return { remark: 'text-config' };
  if (!isKnown || !isPlain || theta !== (clock.before ?? clock.spec).base) return { remark: 'no-setting' };
  const isSame = [model.context, clock.spec.originalLength ?? original].every((each) => each === original);
  if (!isSame || length <= original || factor !== Math.ceil(length / original)) return { remark: 'own-factor' };
  return { code: `rope_scaling: ${scaling}\ncutoff_len: ${length}` };
}

/** Its keys are set on the configuration of Transformers. */
function axolotl(core: Core, setting: Setting, length: number): Export {
  if (isInText(setting)) return { remark: 'text-config' };
  if (setting.scaling === 'proportional') return { remark: 'no-setting' };
  const { max_position_embeddings, rope_theta, rope_scaling } = oldKeys(core, setting, length);
  const scaling = { ...((rope_scaling ?? { rope_type: 'default' }) as Keys), rope_theta: rope_theta! };
  return {
    code: [
      'overrides_of_model_config:',
      `  max_position_embeddings: ${JSON.stringify(max_position_embeddings)}`,
      `  rope_theta: ${JSON.stringify(rope_theta)}`,
      '  rope_scaling:',
      ...Object.entries(scaling).map(([key, value]) => `    ${key}: ${JSON.stringify(value)}`),
    ].join('\n'),
  };
}

/** Flags for a file without a scaling. Its YaRN takes the ramp from its sequence length, not from the original one. */
function exllamav2(core: Core, setting: Setting, length: number): Export {
  const { scaling, layers, model, theta, factor } = setting;
  const clock = rotaryClock(model)!;
  const { dimensions } = layers.spec;
  const isFlag = scaling === 'none' || scaling === 'linear' || scaling === 'ntk' || scaling === 'dynamic';
  const isPart = clock.headDimensions !== dimensions;
  if (!isFlag || clock.spec.scaling !== 'none' || isPart || dimensions === 2) return { remark: 'no-setting' };
  const base = scaling === 'ntk' || scaling === 'dynamic' ? baseOf(core, setting, length) : theta;
  const alpha = (base / clock.spec.base) ** ((dimensions - 2) / dimensions);
  return {
    code: command(
      `python test_inference.py -m MODEL -l ${length}`,
      scaling === 'linear' ? `-rs ${factor}` : '',
      alpha === 1 ? '' : `-ra ${alpha}`,
    ),
    ...(scaling === 'dynamic' && { remark: 'fixed-base' as const }),
  };
}
