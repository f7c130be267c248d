import { describe, expect, test } from 'vitest';

import { readConfig } from '../../../../web/figures/shared/model-config/read-config.js';
import { getClock, noteKeys, getRotary, small, traps } from './render-messages.js';

const first = (config: unknown) => getRotary(config).clocks[0];
const yarn = { factor: 4, original_max_position_embeddings: 1024 };
const kinds = (config: unknown): string =>
  getClock(config)
    .layers.map(([letter]) => letter)
    .join('');

describe('parsing the head dimension', () => {
  test.each([
    ['head_dim', { head_dim: 128 }, 128, 128],
    ['hidden_size over heads, where head_dim is null', { head_dim: null }, 64, 64],
    ['kv_channels', { kv_channels: 32 }, 32, 32],
    ['rotary_dim', { rotary_dim: 16 }, 64, 16],
    ['rotary_pct', { rotary_pct: 0.25 }, 64, 16],
    ['partial_rotary_factor', { partial_rotary_factor: 0.5 }, 64, 32],
    ['partial_rotary_factor among the new parameters', { rope_parameters: { partial_rotary_factor: 0.75 } }, 64, 48],
    ['qk_rope_head_dim beside qk_nope_head_dim', { qk_rope_head_dim: 64, qk_nope_head_dim: 128 }, 192, 64],
    ['qk_rope_head_dim alone', { qk_rope_head_dim: 64 }, undefined, 64],
    ['the share of GPT-NeoX, which is in its code', { model_type: 'gpt_neox' }, 64, 16],
  ])('%s', (_, keys, head, rotary) => {
    const { headDimensions, spec } = first({ ...small, ...keys });
    expect([headDimensions, spec.dimensions]).toEqual([head, rotary]);
  });

  test('a default for a missing head dimension is reported', () => {
    expect(noteKeys(small)).toContain('modelConfig.headByHeads');
    expect(noteKeys({ ...small, head_dim: 64 })).not.toContain('modelConfig.headByHeads');
  });
});

describe('parsing the base', () => {
  const without = Object.fromEntries(Object.entries(small).filter(([name]) => name !== 'rope_theta'));
  test.each([
    ['rope_theta', { rope_theta: 500_000 }, 500_000],
    ['rotary_emb_base', { rotary_emb_base: 20_000 }, 20_000],
    ['rope_theta among the new parameters', { rope_parameters: { rope_theta: 7e6, rope_type: 'default' } }, 7e6],
    ['global_rope_theta', { global_rope_theta: 160_000 }, 160_000],
    ['rope_ratio times 10000', { rope_ratio: 500 }, 5e6],
    ['the one of the code', { model_type: 'gpt_oss' }, 150_000],
    ['the default', { rotary_pct: 1 }, 10_000],
  ])('%s', (_, keys, base) => {
    expect(first({ ...without, ...keys }).spec.base).toBe(base);
  });

  test('a default for a missing base is reported', () => {
    expect(noteKeys({ ...without, rotary_pct: 1 })).toContain('modelConfig.baseUsual');
    expect(noteKeys({ ...without, model_type: 'gpt_oss' })).toContain('modelConfig.defaultsOfType');
    expect(noteKeys(small).filter((key) => key.startsWith('modelConfig.base'))).toEqual([]);
  });
});

describe('parsing the scaling', () => {
  const factors = Array.from({ length: 32 }, (_, pair) => 1 + pair);
  const longrope = { ...yarn, short_factor: factors, long_factor: factors };
  test.each([
    ['default', {}, 'none'],
    ['mrope', { mrope_section: [8, 12, 12] }, 'none'],
    ['linear', { factor: 4 }, 'linear'],
    ['ntk', { factor: 4 }, 'ntk'],
    ['dynamic', { factor: 4 }, 'dynamic'],
    ['yarn', yarn, 'yarn'],
    ['longrope', longrope, 'longrope'],
    ['su', longrope, 'longrope'],
    ['llama3', { ...yarn, low_freq_factor: 1, high_freq_factor: 4 }, 'llama3'],
    ['proportional', { partial_rotary_factor: 0.25 }, 'proportional'],
  ])('%s, by its new key, by its old one, and in the new place', (type, keys, scaling) => {
    const asked = { ...keys, rope_theta: 5000 };
    for (const config of [
      { rope_scaling: { ...asked, type } },
      { rope_scaling: { ...asked, rope_type: type } },
      { rope_parameters: { ...asked, rope_type: type } },
      { text_config: { ...small, rope_parameters: { ...asked, rope_type: type } } },
    ]) {
      const { spec } = first({ ...small, ...config });
      expect([spec.scaling, spec.base]).toEqual([scaling, 5000]);
    }
  });

  test('a null scaling is none', () => {
    expect(first({ ...small, rope_scaling: null, rope_parameters: null }).spec.scaling).toBe('none');
  });

  test('a null factor is the ratio of the lengths', () => {
    const config = { ...small, rope_scaling: { ...yarn, type: 'yarn', factor: null } };
    expect(first(config).spec.factor).toBe(4);
    expect(noteKeys(config)).toContain('modelConfig.ratio');
  });

  test('the original length may be inside or outside', () => {
    const { original_max_position_embeddings: original, ...inside } = yarn;
    for (const config of [
      { ...small, rope_scaling: { ...yarn, type: 'yarn' } },
      { ...small, rope_scaling: { ...inside, type: 'yarn' }, original_max_position_embeddings: original },
    ]) {
      expect([first(config).spec.originalLength, getClock(config).originalContext]).toEqual([1024, 1024]);
    }
    expect(noteKeys({ ...small, rope_scaling: { ...inside, type: 'yarn' } })).toContain('modelConfig.noOriginal');
  });

  test('the parameters of YaRN, llama3 and longrope are kept', () => {
    const details = { ...yarn, type: 'yarn', beta_fast: 16, beta_slow: 2, truncate: false };
    expect(first({ ...small, rope_scaling: details }).spec).toMatchObject({ betaFast: 16, betaSlow: 2, truncate: 0 });
    const llama3 = { ...yarn, rope_type: 'llama3', low_freq_factor: 2, high_freq_factor: 3 };
    expect(first({ ...small, rope_scaling: llama3 }).spec).toMatchObject({ lowFactor: 2, highFactor: 3 });
    const shorts = factors.map(() => 1);
    const stretched = first({ ...small, rope_scaling: { ...longrope, short_factor: shorts, type: 'su' } });
    expect([...Array.from(stretched.spec.factors!), ...stretched.shortFactors!]).toEqual([...factors, ...shorts]);
  });

  test.each([
    ['the rule of the scheme', {}, { rule: 'scheme' }],
    ['a factor of its own', { attention_factor: 1.3, mscale: 1, mscale_all_dim: 1 }, { rule: 'given', factor: 1.3 }],
    ['two mscales', { mscale: 1, mscale_all_dim: 0.5 }, { rule: 'mscale', mscale: 1, mscaleAllDim: 0.5 }],
    ['one mscale alone', { mscale: 1 }, { rule: 'scheme' }],
  ])('attention follows %s', (_, keys, attention) => {
    expect(first({ ...small, rope_scaling: { ...yarn, ...keys, type: 'yarn' } }).attention).toEqual(attention);
  });

  test('a DeepSeek-like model scales its softmax', () => {
    const scaling = { ...yarn, type: 'yarn', mscale: 0.707, mscale_all_dim: 0.707 };
    const config = { ...small, qk_rope_head_dim: 64, qk_nope_head_dim: 128, rope_scaling: scaling };
    expect(first(config).attention.softmaxMscale).toBe(0.707);
  });

  test("M-RoPE sections are kept, and reported if they don't fit", () => {
    const sections = (mrope_section: number[]) => ({ ...small, rope_scaling: { type: 'mrope', mrope_section } });
    expect(getRotary(sections([8, 12, 12])).sections).toEqual([8, 12, 12]);
    expect(noteKeys(sections([8, 12, 12]))).not.toContain('modelConfig.sectionSum');
    expect(noteKeys(sections([8, 12, 13]))).toContain('modelConfig.sectionSum');
  });

  test('an unused key is reported', () => {
    expect(noteKeys({ ...small, rope_scaling: { type: 'linear', factor: 2, alpha: 1000 } })).toContain(
      'modelConfig.unread',
    );
  });
});

describe('parsing layers', () => {
  const six = { ...small, num_hidden_layers: 6 };
  const local = { ...six, sliding_window: 128 };
  test.each([
    ['no window', six, 'gggggg'],
    ['a window', local, 'llllll'],
    ['a window that is not used', { ...local, use_sliding_window: false }, 'gggggg'],
    ['sliding_window_pattern', { ...local, sliding_window_pattern: 3 }, 'llgllg'],
    ['max_window_layers', { ...local, use_sliding_window: true, max_window_layers: 4 }, 'ggggll'],
    ['layer_types', { ...local, layer_types: ['sliding_attention', 'full_attention', 'linear_attention'] }, 'lgo'],
    ['no_rope_layers, where 1 means that a layer turns', { ...six, no_rope_layers: [1, 1, 0, 1, 1, 0] }, 'ggbggb'],
    ['no_rope_layer_interval', { ...six, no_rope_layer_interval: 2 }, 'gbgbgb'],
    ['attention_chunk_size', { ...six, attention_chunk_size: 64, no_rope_layers: [1, 0, 1, 0, 1, 0] }, 'lblblb'],
    ['the pattern of Gemma 3', { ...local, model_type: 'gemma3_text' }, 'lllllg'],
    ['a pattern in letters, whose last layer is global', { ...local, sliding_window_pattern: 'LLG' }, 'llgllg'],
    ['letters without a window', { ...six, sliding_window: null, sliding_window_pattern: 'LLG' }, 'gggggg'],
    ['global_attn_every_n_layers, counted from the first', { ...local, global_attn_every_n_layers: 3 }, 'gllgll'],
    ['the same of AFMoE, to the last', { ...local, model_type: 'afmoe', global_attn_every_n_layers: 3 }, 'llbllb'],
    ['a window or null for each', { ...six, sliding_window: [null, 64, 64] }, 'gllgll'],
    ['hybrid_layer_pattern', { ...local, hybrid_layer_pattern: [0, 1, 1, 0, 1, 1] }, 'gllgll'],
    ['compress_ratios', { ...local, compress_ratios: [0, 0, 4, 128, 4, 128, 0] }, 'llgggg'],
    ['attn_type_list', { ...six, attn_type_list: [0, 0, 1, 0, 0, 1] }, 'oogoog'],
    ['layers_block_type', { ...six, layers_block_type: ['mamba', 'mamba', 'attention'] }, 'oogoog'],
    ['block_types with a window', { ...local, block_types: ['recurrent', 'recurrent', 'attention'] }, 'oolool'],
    ['full_attention_interval', { ...six, full_attention_interval: 3 }, 'oogoog'],
    ['attn_layer_period and offset', { ...six, attn_layer_period: 3, attn_layer_offset: 1 }, 'ogoogo'],
    ['attn_layer_indices', { ...six, attn_layer_indices: [1, 4] }, 'ogoogo'],
    ['full_attn_idxs', { ...six, full_attn_idxs: [0, 5] }, 'goooog'],
    ['hybrid_layer_ids', { ...six, hybrid_layer_ids: [2] }, 'oogooo'],
    ['hybrid_override_pattern', { ...six, hybrid_override_pattern: 'ME*M-*' }, 'oogoog'],
    ['linear_attn_config, counted from 1', { ...six, linear_attn_config: { full_attn_layers: [3, 6] } }, 'oogoog'],
    ['the same by its other layers', { ...six, linear_attn_config: { kda_layers: [1, 2, 4, 5] } }, 'oogoog'],
    ['attention_types', { ...local, attention_types: [[['global', 'local'], 3]] }, 'glglgl'],
    ['nope_layer_interval', { ...six, nope_layer_interval: 3 }, 'ggbggb'],
    ['mla_use_nope', { ...six, mla_use_nope: true }, 'bbbbbb'],
    ['the code of EXAONE 4', { ...local, model_type: 'exaone4', sliding_window_pattern: 3 }, 'llbllb'],
    [
      'the code of Jamba, which turns nothing',
      { ...six, model_type: 'jamba', attn_layer_period: 3 },
      'boobooboo'.slice(0, 6),
    ],
    ['a window as long as the context', { ...six, sliding_window: 4096 }, 'gggggg'],
    ['a window of 0', { ...six, sliding_window: 0 }, 'gggggg'],
    ['a window of -1', { ...six, sliding_window: -1 }, 'gggggg'],
    ['the bare layers of Cohere2', { ...local, model_type: 'cohere2' }, 'lllbll'],
  ])('%s', (_, config, letters) => {
    expect(kinds(config)).toBe(letters);
  });

  test('two consistent keys about layers are combined', () => {
    const layer_types = ['linear_attention', 'linear_attention', 'full_attention'];
    const both = { ...six, layer_types: [...layer_types, ...layer_types], full_attention_interval: 3 };
    expect(getClock(both).unread).toEqual([]);
    expect(getClock({ ...both, full_attention_interval: 2 }).unread.map(({ key }) => key)).toEqual([
      'full_attention_interval',
    ]);
  });

  test.each([
    ['a list with a number for each layer', { rope_theta: [5e6, 5e6, 300, 5e6, 5e6, 300] }, [5e6, 300]],
    ['rope_local_base_freq', { rope_theta: 5e6, rope_local_base_freq: 300 }, [5e6, 300]],
    ['local_rope_theta', { global_rope_theta: 5e6, local_rope_theta: 300 }, [5e6, 300]],
    ['swa_rope_theta', { rope_theta: 5e6, swa_rope_theta: 300 }, [5e6, 300]],
  ])('two bases: %s', (_, keys, expected) => {
    const layer_types = ['full_attention', 'full_attention', 'sliding_attention'];
    const config = { ...local, layer_types: [...layer_types, ...layer_types], ...keys };
    expect(getRotary(config).clocks.map(({ spec }) => spec.base)).toEqual(expected);
  });

  test('a list that differs within a kind of layers is rejected', () => {
    const reading = readConfig(JSON.stringify({ ...six, rope_theta: [300, 400, 300, 300, 300, 300] }));
    expect('refusal' in reading && reading.refusal.key).toBe('modelConfig.listDiffers');
  });

  test('local layers have their own base and no scaling', () => {
    const scaling = { rope_local_base_freq: 300, rope_scaling: { rope_type: 'linear', factor: 8 } };
    const [global, nearby] = getRotary({ ...local, ...scaling, sliding_window_pattern: 3 }).clocks;
    expect(global.spec).toMatchObject({ base: 10_000, scaling: 'linear', factor: 8 });
    expect(nearby).toMatchObject({ layers: 'local', window: 128, spec: { base: 300, scaling: 'none' } });
  });

  test('new-style parameters may be nested per kind of layer', () => {
    const rope_parameters = {
      full_attention: { rope_type: 'linear', factor: 8, rope_theta: 1e6 },
      sliding_attention: { rope_type: 'default', rope_theta: 500 },
    };
    const [global, nearby] = getRotary({ ...local, rope_parameters, sliding_window_pattern: 3 }).clocks;
    expect(global.spec).toMatchObject({ base: 1e6, scaling: 'linear' });
    expect(nearby!.spec).toMatchObject({ base: 500, scaling: 'none' });
  });

  test('applying a scaling to both kinds of layers is reported as an assumption', () => {
    const config = { ...local, sliding_window_pattern: 3, rope_scaling: { type: 'linear', factor: 2 } };
    expect(noteKeys(config)).toContain('modelConfig.scalingOfAll');
  });
});

describe('other schemes', () => {
  test.each([
    ['ALiBi of BLOOM', { model_type: 'bloom', n_head: 112 }, { scheme: 'alibi', heads: 112 }],
    [
      'the flag of Falcon',
      { model_type: 'falcon', alibi: true, num_attention_heads: 71 },
      { scheme: 'alibi', heads: 71 },
    ],
    [
      'the object of MPT',
      { model_type: 'mpt', n_heads: 32, attn_config: { alibi: true } },
      { scheme: 'alibi', heads: 32 },
    ],
    [
      'MPT that says no',
      { model_type: 'mpt', d_model: 64, max_seq_len: 128, attn_config: { alibi: false } },
      { scheme: 'learned', rows: 128, columns: 64 },
    ],
    ['GPT-2', { model_type: 'gpt2', n_positions: 1024, n_embd: 768 }, { scheme: 'learned', rows: 1024, columns: 768 }],
    [
      'RoBERTa, whose first rows are for padding',
      { model_type: 'roberta', max_position_embeddings: 514, hidden_size: 768, pad_token_id: 1 },
      { scheme: 'learned', rows: 512, columns: 768 },
    ],
    [
      'ViT',
      { model_type: 'vit', image_size: 224, patch_size: 16, hidden_size: 768 },
      { scheme: 'learned', rows: 197, columns: 768 },
    ],
    [
      'T5',
      { model_type: 't5', num_heads: 12, relative_attention_num_buckets: 32, relative_attention_max_distance: 64 },
      { scheme: 't5', buckets: 32, farthest: 64, masks: ['causal', 'none'], heads: 12 },
    ],
    [
      'Marian',
      { model_type: 'marian', d_model: 512, max_position_embeddings: 512 },
      { scheme: 'sinusoidal', columns: 512, rows: 512, base: 10_000 },
    ],
    ['no position at all', { model_type: 'granitemoehybrid', position_embedding_type: 'nope' }, { scheme: 'none' }],
  ])('%s', (_, config, positions) => {
    expect(getClock({ num_hidden_layers: 2, ...config }).positions).toEqual(positions);
  });
});

describe('pitfalls', () => {
  const stretched = (keys: object, more: object = {}) => ({
    ...small,
    ...more,
    rope_scaling: { ...yarn, type: 'yarn', ...keys },
  });
  const always = ['paper-and-code', 'original-ignored', 'short-texts'];
  const lists = { short_factor: Array(32).fill(1.5), long_factor: Array(32).fill(2) };

  test.each([
    ['YaRN', stretched({}), always],
    ['a factor that is not the ratio', stretched({ factor: 8 }), [...always, 'factor-from-ratio']],
    [
      'partial rotary under YaRN',
      stretched({}, { partial_rotary_factor: 0.5 }),
      [...always, 'partial-attention-factor'],
    ],
    ['dynamic', { ...small, rope_scaling: { type: 'dynamic', factor: 2 } }, ['cached-keys']],
    [
      'Phi-3 that says su',
      stretched({ ...lists, type: 'su' }, { model_type: 'phi3' }),
      ['renamed-type', 'cached-keys', 'short-texts'],
    ],
    ['Phi-3 that says yarn', stretched(lists, { model_type: 'phi3' }), ['renamed-type', 'cached-keys', 'short-texts']],
    [
      'longrope that leaves short texts alone',
      stretched({ ...lists, type: 'longrope', short_factor: Array(32).fill(1) }),
      ['cached-keys'],
    ],
    ['llama3', stretched({ type: 'llama3', low_freq_factor: 1, high_freq_factor: 4 }), []],
    ['nothing', small, []],
  ])('%s', (_, config, expected) => {
    expect([...traps(config)].sort()).toEqual([...expected].sort());
  });

  test('a warning says that Transformers ignores a nested `truncate`', () => {
    const full_attention = { ...yarn, rope_type: 'yarn', truncate: false, rope_theta: 10_000 };
    expect(traps({ ...small, rope_parameters: { full_attention } })).toContain('nested-truncate');
  });
});
