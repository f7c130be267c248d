import { expect, test } from 'vitest';

import { clockOfModel } from '../../../../web/figures/shared/model-catalog/catalog.js';
import { getKnown } from '../../../../web/figures/shared/model-catalog/known-model.js';
import type { Known } from '../../../../web/figures/shared/model-catalog/selected-model.js';
import { readConfig } from '../../../../web/figures/shared/model-config/read-config.js';
import * as describe from '../../../../web/figures/model-settings/description.js';
import { parameters } from '../../../../web/figures/model-settings/manifest.js';
import { compare } from '../../../../web/figures/model-settings/view.js';
import { messagesFor } from '../../../../web/figures/shared/reader/messages.js';
import { core } from '../../../support/core.js';
import '../../../support/english.js';

const t = messagesFor('en');
const llama = getKnown(undefined, 'llama-3.1') as Known;

/** A file that somebody has pasted. */
function pasted(config: Readonly<Record<string, unknown>>): Known {
  const reading = readConfig(JSON.stringify(config));
  if ('refusal' in reading) throw new Error(reading.refusal.key);
  return { clock: reading.clock, text: '' };
}

const own = {
  model_type: 'qwen2',
  hidden_size: 1024,
  num_attention_heads: 8,
  num_key_value_heads: 2,
  num_hidden_layers: 4,
  max_position_embeddings: 32_768,
  rope_theta: 1_000_000,
  rope_scaling: { type: 'yarn', factor: 4, original_max_position_embeddings: 8192 },
};

test('the verdict counts pairs beyond the first angles, and names the training that it speaks of', () => {
  const compared = compare(core, llama.clock, {}, 131_072)!;
  expect(describe.verdict(t, llama, compared)).toBe(
    'Llama 3.1 8B at 131,072: 29 of 64 pairs pass the angles of its first 8,192 positions.',
  );
  expect(describe.aboutVerdict(t, llama, compared)).toMatch(/^It was trained further, on texts of up to 131,072/);
  const file = pasted(own);
  const ofFile = compare(core, file.clock, {}, 65_536)!;
  expect(describe.aboutVerdict(t, file, ofFile)).toBe(
    'Whether a later training covered these angles, the file doesn’t say.',
  );
});

test('an edit is compared with the file', () => {
  const compared = compare(core, llama.clock, { scheme: 'yarn', factor: 16 }, 131_072)!;
  expect(compared).toMatchObject({ isEdited: true, enough: 16, edit: { meetNew: 0 }, file: { meetNew: 29 } });
  expect(describe.aboutVerdict(t, llama, compared)).toContain('With the setting of the file it’s 29.');
  expect(compare(core, llama.clock, { factor: 8 }, 131_072)).toMatchObject({ isEdited: false, keys: [] });
});

test('a model that does not rotate has no setting', () => {
  expect(compare(core, clockOfModel('gpt-2'), {}, 512)).toBeUndefined();
});

test('the memory of a cache, or the key that is missing', () => {
  // 4 layers of 2 heads with 128 numbers each for keys and values
  expect(describe.memory(t, pasted(own), 65_536)).toContain('takes 256 MiB; at 8 bits, 128 MiB');
  const bare = { ...own, num_key_value_heads: undefined };
  expect(describe.memory(t, pasted(bare), 65_536)).toContain('num_key_value_heads is missing');
});

test('invalid parameters count as missing', () => {
  expect(parameters.scheme.read('Yarn')).toBeUndefined();
  expect(parameters.factor.read('0.5')).toBeUndefined();
  expect(parameters.theta.read('0')).toBeUndefined();
  expect(parameters.original.read('8192.5')).toBeUndefined();
  expect(parameters.program.read('excel')).toBeUndefined();
  expect(parameters.scheme.read('yarn')).toBe('yarn');
  expect(parameters.factor.read('16')).toBe(16);
});
