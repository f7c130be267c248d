import { expect, test } from 'vitest';

import { getKnown } from '../../../../../web/figures/shared/model-catalog/known-model.js';
import type { Known } from '../../../../../web/figures/shared/model-catalog/selected-model.js';
import { readConfig } from '../../../../../web/figures/shared/model-config/read-config.js';
import { incompleteText, pairRanges } from '../../../../../web/figures/model-clock/facts.js';
import * as describe from '../../../../../web/figures/model-clock/description.js';
import { parameters } from '../../../../../web/figures/model-clock/manifest.js';
import { rotaryClock, type Changes } from '../../../../../web/figures/model-clock/settings/setting.js';
import { compare, type Comparison } from '../../../../../web/figures/model-clock/view-model.js';
import { messagesFor } from '../../../../../web/figures/shared/reader/messages.js';
import { core } from '../../../../support/core.js';
import '../../../../support/english.js';

const t = messagesFor('en');
const llama = getKnown(undefined, 'llama-3.1') as Known;

const compared = ({ clock }: Known, changes: Changes, length: number): Comparison =>
  compare(core, clock, rotaryClock(clock)!, changes, length);

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
  const ofLlama = compared(llama, {}, 131_072);
  expect(describe.verdict(t, llama, ofLlama.edit)).toBe(
    'Llama 3.1 8B at 131,072: 29 of 64 pairs pass the angles of its first 8,192 positions.',
  );
  expect(describe.aboutVerdict(t, llama, ofLlama)).toBe('It was trained further, to 131,072.');
  const file = pasted(own);
  expect(describe.aboutVerdict(t, file, compared(file, {}, 65_536))).toBe(
    'Whether a later training covered these angles, the file doesn’t say.',
  );
  // Without new angles there's nothing that a training would have to cover.
  expect(describe.aboutVerdict(t, file, compared(file, {}, 8192))).toBe('');
});

test('a file without scaling is compared with its context, and its training is not claimed', () => {
  const file = pasted({ ...own, rope_scaling: null });
  const known = compared(file, {}, 131_072);
  expect(describe.verdict(t, file, known.edit)).toMatch(/pass the angles of its first 32,768 positions\.$/);
  expect(describe.aboutVerdict(t, file, known)).toBe('The file doesn’t say how long the training texts were.');
});

test('an edit is compared with the file', () => {
  const edited = compared(llama, { scheme: 'yarn', factor: 16 }, 131_072);
  expect(edited).toMatchObject({ isEdited: true, edit: { meetNew: 0 }, file: { meetNew: 29 } });
  expect(describe.aboutVerdict(t, llama, edited)).toContain('With the setting of the file it’s 29.');
  expect(describe.describePair(t, edited, 63)).toMatch(
    /^Pair 63 takes 20,473,564 positions for one turn in the file, and 40,947,128 with your changes, 2 times as many\./,
  );
  expect(compared(llama, { factor: 8 }, 131_072).isEdited).toBe(false);
});

test('pairs that never turn are named, before scaling and after', () => {
  const ofOss = compared(getKnown(undefined, 'gpt-oss') as Known, {}, 131_072);
  expect(incompleteText(t, ofOss.edit, 4096)).toBe('18–31 before scaling, 15–31 after it');
  expect(pairRanges([0, 2, 3, 7])).toBe('0, 2–3, 7');
  expect(pairRanges([])).toBe('');
});

test('M-RoPE names the axis of each pair, as the core counts them', () => {
  const vision = getKnown(undefined, 'qwen2.5-vl') as Known;
  const { axes } = compared(vision, {}, 4096).edit;
  expect([15, 16, 39, 40].map((pair) => axes?.[pair])).toEqual([0, 1, 1, 2]);
  expect(describe.describePair(t, compared(vision, {}, 4096), 16)).toContain('it turns with height.');
  const inTurn = { ...own, rope_scaling: { type: 'mrope', mrope_section: [24, 20, 20], mrope_interleaved: true } };
  expect([...compared(pasted(inTurn), {}, 4096).edit.axes!.subarray(0, 4)]).toEqual([0, 1, 2, 0]);
  expect(compared(llama, {}, 4096).edit.axes).toBeUndefined();
});

test('the memory of a cache, or the key that is missing', () => {
  // 4 layers of 2 heads with 128 numbers each for keys and values
  expect(describe.memory(t, pasted(own).clock, 65_536)).toContain('takes 256 MiB; at 8 bits, 128 MiB');
  const bare = { ...own, num_key_value_heads: undefined };
  expect(describe.memory(t, pasted(bare).clock, 65_536)).toContain('num_key_value_heads is missing');
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
