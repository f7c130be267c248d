import { expect, test } from 'vitest';

import * as describe from '../../../../web/figures/model-clock/description.js';
import { compare, getClock, type ShownClock } from '../../../../web/figures/model-clock/view-model.js';
import { getLink, readLink } from '../../../../web/figures/shared/model-config/link.js';
import { getPython } from '../../../../web/figures/shared/model-config/python.js';
import { readConfig } from '../../../../web/figures/shared/model-config/read-config.js';
import { messagesFor } from '../../../../web/figures/shared/reader/messages.js';
import { core } from '../../../support/core.js';
import '../../../support/english.js';
import { printedByPython } from '../../../support/other-languages.js';
import { clockIn } from './render-messages.js';

const t = messagesFor('en');

const pixtral = {
  ...{ model_type: 'pixtral', hidden_size: 1024, num_attention_heads: 16, num_hidden_layers: 24 },
  ...{ head_dim: 64, image_size: 1024, patch_size: 16, rope_theta: 10_000 },
};
/** The vision part of Qwen2.5-VL. */
const qwen = {
  ...{ depth: 32, hidden_size: 1280, intermediate_size: 3420, num_heads: 16, in_chans: 3, out_hidden_size: 3584 },
  ...{ patch_size: 14, spatial_merge_size: 2, spatial_patch_size: 14, window_size: 112, temporal_patch_size: 2 },
  ...{ fullatt_block_indexes: [7, 15, 23, 31], tokens_per_second: 2 },
};
const flux = {
  ...{ _class_name: 'FluxTransformer2DModel', attention_head_dim: 128, axes_dims_rope: [16, 56, 56] },
  ...{ num_attention_heads: 24, num_layers: 19 },
};
const dino = {
  ...{ model_type: 'dinov3_vit', hidden_size: 384, num_attention_heads: 6, num_hidden_layers: 12 },
  ...{ image_size: 224, patch_size: 16, rope_theta: 100 },
};
const llama4 = {
  ...{ model_type: 'llama4_vision_model', hidden_size: 1408, num_attention_heads: 16, num_hidden_layers: 34 },
  ...{ image_size: 336, patch_size: 14, rope_theta: 10_000 },
};
const sam2 = {
  ...{ model_type: 'sam2_video', image_size: 1024, memory_attention_hidden_size: 256, memory_attention_num_layers: 4 },
  ...{ memory_attention_num_attention_heads: 1, memory_attention_downsample_rate: 1 },
  ...{ memory_attention_rope_theta: 10_000, memory_attention_rope_feat_sizes: [64, 64] },
};

const read = (config: object) => clockIn(readConfig(JSON.stringify(config)));

function shown(config: object, length?: number): ShownClock {
  const clock = read(config);
  return compare(core, clock, getClock(clock, undefined)!, {}, length ?? clock.context ?? 64).edit;
}

/** `base ** (-2 i / d)`, for every i, or every second one. */
const ladder = (base: number, d: number, first = 0, step = 1): readonly number[] =>
  Array.from({ length: d / 2 / step }, (_, i) => base ** ((-2 * (first + step * i)) / d));
const times = (count: number, axis: number): readonly number[] => Array.from({ length: count }, () => axis);

// Frequencies and axes as the code of each model has them: `axesSources` links it.
test.each([
  [
    'Pixtral: both axes share a series',
    pixtral,
    [
      [1, 16],
      [2, 16],
    ],
    [...ladder(1e4, 64, 0, 2), ...ladder(1e4, 64, 1, 2)],
  ],
  [
    'Qwen2.5-VL: each axis has its own',
    qwen,
    [
      [1, 20],
      [2, 20],
    ],
    [...ladder(1e4, 40), ...ladder(1e4, 40)],
  ],
  [
    'Llama 4: columns come first',
    llama4,
    [
      [2, 22],
      [1, 22],
    ],
    [...ladder(1e4, 44), ...ladder(1e4, 44)],
  ],
  [
    'SAM 2: columns come first',
    sam2,
    [
      [2, 64],
      [1, 64],
    ],
    [...ladder(1e4, 128), ...ladder(1e4, 128)],
  ],
  [
    'Flux: three axes',
    flux,
    [
      [0, 8],
      [1, 28],
      [2, 28],
    ],
    [...ladder(1e4, 16), ...ladder(1e4, 56), ...ladder(1e4, 56)],
  ],
  [
    'DINOv3: coordinates from -1 to 1, here in 14 patches',
    dino,
    [
      [1, 16],
      [2, 16],
    ],
    [...ladder(100, 32), ...ladder(100, 32)].map((each) => (each * 4 * Math.PI) / 14),
  ],
] as const)('%s', (_, config, axes, frequencies) => {
  const { numbers, axes: found } = shown(config);
  expect([...found!]).toEqual(axes.flatMap(([axis, count]) => times(count, axis)));
  expect(numbers.frequencies).toHaveLength(frequencies.length);
  numbers.frequencies.forEach((each, pair) => expect(each / frequencies[pair]!).toBeCloseTo(1, 12));
});

test("the Python code gives the core's frequencies", () => {
  const configs = [pixtral, qwen, flux, dino];
  const all = configs.map((config) => shown(config, 32));
  const programs = all.map(({ setting }) => `${getPython(setting.layers, 32)}\nprint(w)`);
  const printed = printedByPython(programs.join('\n')).trim().split('\n');
  all.forEach(({ numbers }, at) => {
    const values = JSON.parse(printed[at]!) as number[];
    expect(values).toHaveLength(numbers.frequencies.length);
    values.forEach((value, pair) => expect(value / numbers.frequencies[pair]!).toBeCloseTo(1, 12));
  });
});

test('the verdict counts patches along a side, and says which pairs are whose', () => {
  const clock = read(pixtral);
  const known = { clock, text: '' };
  const compared = compare(core, clock, getClock(clock, undefined)!, {}, 128);
  expect(describe.verdict(t, known, compared.edit)).toBe(
    'pixtral, 128 patches along a side: 23 of 32 pairs pass the angles of the first 64.',
  );
  expect(describe.aboutVerdict(t, known, compared)).toBe('Pairs 0–15 turn with height. Pairs 16–31 turn with width.');
  expect(describe.memory(t, clock, 128)).toBe('');
});

test('a larger image brings no new angles where coordinates are relative', () => {
  expect(shown(dino, 14).meetNew).toBe(0);
  expect(shown(dino, 64).meetNew).toBe(0);
});

test.each([pixtral, qwen, flux, dino, llama4, sam2])('a link restores the axes', (config) => {
  const clock = read(config);
  const again = clockIn(readLink(getLink(clock)!));
  expect([again.positions, again.context, again.layers]).toEqual([clock.positions, clock.context, clock.layers]);
});

test.each([
  [{ ...flux, axes_dims_rope: [16, 56, 57] }, 'field.even', { field: 'axes_dims_rope[2]', value: '57' }],
  [{ ...flux, axes_dims_rope: [32, 32, 32, 32] }, 'modelConfig.longList', { field: 'axes_dims_rope', max: 3 }],
  [{ ...flux, attention_head_dim: 64 }, 'modelConfig.axesSum', { field: 'axes_dims_rope', sum: 128, head: 64 }],
  [{ ...pixtral, head_dim: 66 }, 'field.even', { field: 'head_dim / 2', value: '33' }],
  [{ ...dino, hidden_size: undefined }, 'modelConfig.noHead', { field: 'hidden_size' }],
  [{ model_type: 'eva02', image_size: 448, patch_size: 14, rope_theta: 1e4 }, 'modelConfig.axes', { value: 'eva02' }],
] as const)('what is wrong is named: %j', (config, key, values) => {
  const reading = readConfig(JSON.stringify(config));
  expect('refusal' in reading && reading.refusal).toMatchObject({ key, values });
});
