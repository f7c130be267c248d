import { describe, expect, test } from 'vitest';

import type { RotaryFrequenciesSpec } from '../../../../../web/core/specs.js';
import { clockOfModel, modelKeys, type ModelKey } from '../../../../../web/figures/shared/model-catalog/catalog.js';
import { exportFor, rules } from '../../../../../web/figures/model-clock/settings/exports.js';
import { programs, type Program } from '../../../../../web/figures/model-clock/settings/programs.js';
import {
  getSetting,
  rotaryClock,
  schemes,
  type Changes,
  type Setting,
} from '../../../../../web/figures/model-clock/settings/setting.js';
import { core } from '../../../../support/core.js';

// Each export is read back by the rule of its program, as `rules` links it, and computed by the core.

type Spec = Partial<RotaryFrequenciesSpec>;
type Keys = Record<string, unknown>;

/** The rotary dimensions and base of the file, which the exported keys leave as they are. */
interface InFile {
  readonly dimensions: number;
  readonly base: number;
  readonly original: number;
  readonly context: number;
  readonly length: number;
}

const floats = (list: unknown): Float64Array => Float64Array.from(list as number[]);

/** The scaling object of Transformers: `max` is max_position_embeddings. */
function readScaling(rope: Keys | null, base: number, max: number, file: InFile, factor = rope?.['factor']): Spec {
  const plain = { dimensions: file.dimensions, base };
  if (rope === null) return { ...plain, scaling: 'none' };
  const originalLength = rope['original_max_position_embeddings'] as number;
  const shared = { ...plain, factor: factor as number, originalLength };
  switch (rope['rope_type']) {
    case 'default':
      return { ...plain, scaling: 'none' };
    case 'linear':
      return { ...plain, scaling: 'linear', factor: factor as number };
    case 'dynamic':
      return { ...shared, scaling: 'dynamic', originalLength: max, length: file.length };
    case 'yarn':
      return {
        ...{ ...shared, scaling: 'yarn', betaFast: (rope['beta_fast'] ?? 32) as number },
        ...{ betaSlow: (rope['beta_slow'] ?? 1) as number, truncate: rope['truncate'] === false ? 0 : 1 },
      };
    case 'llama3':
      return {
        ...{ ...shared, scaling: 'llama3', lowFactor: rope['low_freq_factor'] as number },
        highFactor: rope['high_freq_factor'] as number,
      };
    case 'longrope':
      return {
        ...{ ...shared, scaling: 'longrope' },
        factors: floats(rope[file.length > originalLength ? 'long_factor' : 'short_factor']),
      };
    case 'proportional':
      return { ...plain, scaling: 'proportional', share: rope['partial_rotary_factor'] as number };
    default:
      throw new Error(`unknown rope_type ${String(rope['rope_type'])}`);
  }
}

const unwrapped = (keys: Keys): Keys => (keys['text_config'] ?? keys) as Keys;

function readOld(code: string, file: InFile, isRatio: boolean): Spec {
  const keys = unwrapped(JSON.parse(code) as Keys);
  const rope = keys['rope_scaling'] as Keys | null;
  const max = keys['max_position_embeddings'] as number;
  const original = rope?.['original_max_position_embeddings'] as number | undefined;
  const isImplied = isRatio && rope?.['rope_type'] === 'yarn' && original !== undefined;
  return readScaling(rope, keys['rope_theta'] as number, max, file, isImplied ? max / original : rope?.['factor']);
}

function readNew(keys: Keys, file: InFile): Spec {
  const parameters = keys['rope_parameters'] as Keys;
  const rope = (parameters['full_attention'] ?? parameters) as Keys;
  return readScaling(rope, rope['rope_theta'] as number, keys['max_position_embeddings'] as number, file);
}

/** The value of a flag, or the one of two after it. */
function flag(code: string, name: string, at = 0): string | undefined {
  const [, rest = ''] = code.replaceAll('\\\n', ' ').split(` ${name} `);
  if (rest === '') return undefined;
  return rest.startsWith("'") ? rest.slice(1, rest.indexOf("'", 1)) : rest.split(/\s+/)[at];
}
const number = (code: string, name: string, at = 0): number => Number(flag(code, name, at));

const readers: Readonly<Record<Program, (code: string, file: InFile) => readonly Spec[]>> = {
  'transformers-5': (code, file) => [readNew(unwrapped(JSON.parse(code) as Keys), file)],
  // Before and since the explicit factor has been used.
  'transformers-4': (code, file) => [readOld(code, file, true), readOld(code, file, false)],
  exllamav3: (code, file) => [readOld(code, file, true)],
  vllm: (code, file) => [readNew(unwrapped(JSON.parse(flag(code, '--hf-overrides')!) as Keys), file)],
  'vllm-0.11.0': (code, file) => {
    const rope = JSON.parse(flag(code, '--rope-scaling')!) as Keys;
    expect(rope['rope_type'], "vLLM's own dynamic and ntk are others").not.toMatch(/dynamic|ntk/);
    return [readScaling(rope, number(code, '--rope-theta'), 0, file)];
  },
  sglang: (code, file) => {
    const keys = JSON.parse(flag(code, '--json-model-override-args')!) as Keys;
    const rope = keys['rope_scaling'] as Keys;
    expect(rope['rope_theta']).toBe(keys['rope_theta']);
    expect(rope['rope_type']).not.toBe('dynamic');
    return [readScaling(rope, keys['rope_theta'] as number, 0, file)];
  },
  axolotl: (code, file) => {
    const value = (name: string) => JSON.parse(new RegExp(`^ +${name}: (.*)$`, 'm').exec(code)![1]!) as number;
    const lines = code.slice(code.indexOf('rope_scaling:')).split('\n').slice(1);
    const rope = Object.fromEntries(
      lines.map((line) => {
        const [, key = '', text = ''] = /^ {4}(\w+): (.*)$/.exec(line)!;
        return [key, JSON.parse(text) as unknown];
      }),
    );
    const max = value('max_position_embeddings');
    return [
      readScaling(rope, value('rope_theta'), max, file),
      readScaling(rope, rope['rope_theta'] as number, max, file),
    ];
  },
  'llama.cpp': (code, file) => {
    const scaling = flag(code, '--rope-scaling') as 'none' | 'linear' | 'yarn';
    const spec = { dimensions: file.dimensions, base: number(code, '--rope-freq-base'), scaling };
    if (scaling === 'none') return [spec];
    const scaled = { ...spec, factor: number(code, '--rope-scale') };
    if (scaling === 'linear') return [scaled];
    return [
      {
        ...{ ...scaled, originalLength: number(code, '--yarn-orig-ctx') },
        betaFast: Number(flag(code, '--yarn-beta-fast') ?? 32),
        betaSlow: Number(flag(code, '--yarn-beta-slow') ?? 1),
      },
    ];
  },
  koboldcpp: (code, file) => {
    const [scale, base] = [number(code, '--ropeconfig'), number(code, '--ropeconfig', 1)];
    return [{ dimensions: file.dimensions, base, scaling: 'linear', factor: 1 / scale }];
  },
  exllamav2: (code, { dimensions, base }) => {
    const alpha = Number(flag(code, '-ra') ?? 1);
    const scaled = base * alpha ** (dimensions / (dimensions - 2));
    return [{ dimensions, base: scaled, scaling: 'linear', factor: Number(flag(code, '-rs') ?? 1) }];
  },
  // From max_position_embeddings, and as newer copies do, from original_max_position_embeddings.
  'llama-factory': (code, { dimensions, base, original, context }) => {
    const [, scaling] = /^rope_scaling: (\w+)$/m.exec(code)!;
    const [, length] = /^cutoff_len: (\d+)$/m.exec(code)!;
    return [context, original].map((old) => {
      const factor = Math.ceil(Number(length) / old);
      return { dimensions, base, scaling: scaling as 'yarn', factor, originalLength: old };
    });
  },
  ollama: (code) => {
    expect(code).toMatch(/^FROM \.\/model\.gguf\nPARAMETER num_ctx \d+$/);
    return [];
  },
};

/** What llama.cpp's conversion keeps of an edited config.json: these scalings, with the ends of YaRN's ramp rounded. */
function readConverted(setting: Setting, file: InFile): Spec {
  const spec = readOld(exportFor(core, 'transformers-4', setting, file.length).code!, file, false);
  expect(['none', 'linear', 'yarn', 'llama3', 'longrope']).toContain(spec.scaling);
  return spec.scaling === 'yarn' ? { ...spec, truncate: 1 } : spec;
}

const models = ['llama-2', 'llama-3.1', 'qwen3', 'gpt-oss', 'phi-3-vision', 'deepseek-v3', 'gemma3-4b', 'gemma4-31b'];
const changed: readonly Changes[] = [
  ...schemes.map((scheme) => ({ scheme, factor: 4 })),
  ...(['linear', 'yarn', 'ntk'] as const).map((scheme) => ({ scheme, factor: 8, theta: 250_000, original: 2048 })),
];

const cases = modelKeys
  .filter((key) => models.includes(key))
  .flatMap((key) => changed.map((changes) => ({ key, changes, name: `${key} ${JSON.stringify(changes)}` })));

function frequencies(spec: Spec, length: number): Float64Array {
  return core.rotaryFrequencies({ ...spec, length }).frequencies;
}

const ownFrequencies = ({ layers }: Setting, length: number): Float64Array => {
  const short = layers.shortFactors && length <= layers.spec.originalLength! && { factors: layers.shortFactors };
  return frequencies({ ...layers.spec, ...short }, length);
};

test('the chosen models exist', () => {
  expect(models.filter((key) => !modelKeys.includes(key as ModelKey))).toEqual([]);
});

describe.each(programs)('%s', (program) => {
  test('computes the frequencies of what was exported, or is told nothing about them', () => {
    let read = 0;
    for (const { key, changes, name } of cases) {
      const model = clockOfModel(key);
      const clock = rotaryClock(model)!;
      const setting = getSetting(model, clock, changes);
      const length = 4 * setting.original;
      const file = {
        dimensions: clock.spec.dimensions,
        base: (clock.before ?? clock.spec).base,
        original: clock.spec.originalLength ?? model.context!,
        context: model.context!,
        length,
      };
      const { code, remark } = exportFor(core, program, setting, length);
      if (code === undefined) expect(['no-setting', 'own-factor', 'text-config'], name).toContain(remark);
      if (code === undefined) continue;
      const told = remark === 'convert' && program !== 'ollama' ? [] : readers[program](code, file);
      for (const spec of remark === 'convert' ? [...told, readConverted(setting, file)] : told) {
        read += 1;
        const own = ownFrequencies(setting, length);
        const theirs = frequencies(spec, length);
        expect(theirs, name).toHaveLength(own.length);
        own.forEach((frequency, pair) => {
          expect(Math.abs(theirs[pair]! - frequency), `${name}, pair ${pair}`).toBeLessThanOrEqual(1e-9 * frequency);
        });
      }
    }
    expect(read).toBeGreaterThan(0);
    expect(rules[program].url).toMatch(/^https:/);
  });
});
