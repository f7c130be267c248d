import type { Source } from '../model-config/model-clock.js';
import { arxiv, code, released, repository, type Publication } from './published-model.js';

/**
 * A published model without a clock: its file has other keys, or the parser does not support its encoding. Unknown
 * values are omitted.
 */
export interface UndrawnModel {
  readonly name: string;
  readonly since?: Publication;
  readonly scheme: 'sinusoidal' | 'relative' | 'rotary';
  readonly base?: number;
  /** The rotary dimensions of a head. */
  readonly rotaryDimensions?: number;
  /** The training length in positions. */
  readonly context?: number;
  readonly source: Source;
}

export const undrawnModels = {
  transformer: {
    name: 'Transformer (base)',
    since: arxiv('1706.03762'),
    ...{ scheme: 'sinusoidal', base: 10_000, context: 256 },
    source: repository(
      'tensorflow/tensor2tensor/blob/master/tensor2tensor/models/transformer.py',
      'tensor2tensor/models/transformer.py',
    ),
  },
  'transformer-xl': {
    name: 'Transformer-XL (base)',
    since: arxiv('1901.02860'),
    ...{ scheme: 'relative', base: 10_000, context: 150 },
    source: repository('kimiyoung/transformer-xl/blob/master/pytorch/run_wt103_base.sh', 'run_wt103_base.sh'),
  },
  deberta: {
    name: 'DeBERTa',
    since: arxiv('2006.03654'),
    ...{ scheme: 'relative', context: 512 },
    source: repository(
      'microsoft/DeBERTa/blob/master/DeBERTa/deberta/disentangled_attention.py',
      'disentangled_attention.py',
    ),
  },
  'chatglm-6b': {
    name: 'ChatGLM-6B',
    since: released(2023, 3, repository('THUDM/ChatGLM-6B/blob/main/UPDATE.md', 'ChatGLM-6B/UPDATE.md')),
    ...{ scheme: 'rotary', context: 2048 },
    source: {
      text: 'configuration_chatglm.py',
      url: 'https://huggingface.co/THUDM/chatglm-6b/blob/main/configuration_chatglm.py',
    },
  },
  'qwen-7b': {
    name: 'Qwen-7B',
    since: arxiv('2309.16609'),
    ...{ scheme: 'rotary', context: 8192 },
    source: repository('QwenLM/Qwen/blob/main/README.md', 'Qwen/README.md'),
  },
  'glm-4': {
    name: 'GLM-4-9B',
    since: arxiv('2406.12793'),
    ...{ scheme: 'rotary', rotaryDimensions: 64, context: 131_072 },
    source: code('glm/configuration_glm.py'),
  },
} as const satisfies Readonly<Record<string, UndrawnModel>>;
