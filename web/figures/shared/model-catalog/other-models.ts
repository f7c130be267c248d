import { arxiv, code, released, repository, sizes, type PublishedModel } from './published-model.js';

/** Models without a rotary encoding. */
export const otherModels = {
  bloom: {
    name: 'BLOOM-176B',
    since: arxiv('2211.05100'),
    config: { model_type: 'bloom', n_head: 112, n_layer: 70, hidden_size: 14_336, seq_length: 2048 },
    source: repository('bigscience-workshop/bigscience/blob/master/train/tr11-176B-ml/tr11-176B-ml.slurm'),
  },
  mpt: {
    name: 'MPT-7B',
    since: released(2023, 5, { text: 'Introducing MPT-7B', url: 'https://www.mosaicml.com/blog/mpt-7b' }),
    config: {
      ...{ model_type: 'mpt', d_model: 4096, n_heads: 32, n_layers: 32, max_seq_len: 2048 },
      attn_config: { alibi: true, alibi_bias_max: 8 },
    },
    source: repository('mosaicml/llm-foundry/blob/main/scripts/train/yamls/pretrain/mpt-7b.yaml'),
    unverified: ['attn_config'],
  },
  'gpt-2': {
    name: 'GPT-2',
    since: released(2019, 2, {
      text: 'Language Models are Unsupervised Multitask Learners',
      url: 'https://cdn.openai.com/better-language-models/language_models_are_unsupervised_multitask_learners.pdf',
    }),
    config: { model_type: 'gpt2', n_embd: 768, n_head: 12, n_layer: 12, n_positions: 1024 },
    source: repository('openai/gpt-2/blob/master/src/model.py', 'gpt-2/src/model.py'),
  },
  bert: {
    name: 'BERT-Base',
    since: arxiv('1810.04805'),
    config: { model_type: 'bert', ...sizes(768, 12, 12), max_position_embeddings: 512 },
    source: repository('google-research/bert/blob/master/modeling.py', 'bert/modeling.py'),
  },
  vit: {
    name: 'ViT-B/16',
    since: arxiv('2010.11929'),
    config: { model_type: 'vit', ...sizes(768, 12, 12), image_size: 224, patch_size: 16 },
    source: repository('google-research/vision_transformer/blob/main/vit_jax/models_vit.py'),
    unverified: ['image_size'],
  },
  whisper: {
    name: 'Whisper small',
    since: arxiv('2212.04356'),
    config: {
      ...{ model_type: 'whisper', d_model: 768, decoder_layers: 12 },
      ...{ max_source_positions: 1500, max_target_positions: 448 },
    },
    source: code('whisper/configuration_whisper.py'),
    unverified: ['d_model', 'decoder_layers'],
  },
  t5: {
    name: 'T5 Base',
    since: arxiv('1910.10683'),
    config: {
      ...{ model_type: 't5', d_model: 768, num_heads: 12, num_layers: 12, is_encoder_decoder: true },
      relative_attention_num_buckets: 32,
    },
    source: code('t5/configuration_t5.py'),
    unverified: ['d_model', 'num_heads', 'num_layers'],
  },
} as const satisfies Readonly<Record<string, PublishedModel>>;
