import { expect, test } from 'vitest';

import { ConfigReader } from '../../../../../web/figures/model-clock/source/config-reader.js';
import { readGguf } from '../../../../../web/figures/model-clock/source/gguf-file.js';
import { textOfGguf } from '../../../../../web/figures/model-clock/config-tools.js';
import type { Sentence } from '../../../../../web/figures/shared/model-config/model-clock.js';
import { readConfig } from '../../../../../web/figures/shared/model-config/read-config.js';
import { ggufFile, llama, llama3Divisors, value, type Entry } from '../../../../support/gguf.js';
import { clockIn, inEnglish } from '../render-messages.js';

/** A file that counts the bytes read. */
class Counted extends Blob {
  read = 0;

  override slice(start?: number, end?: number): Blob {
    const part = super.slice(start, end);
    this.read += part.size;
    return part;
  }
}

type Converted = { readonly text: string } | { readonly refusal: Sentence };

async function convertGguf(file: Blob): Promise<Converted> {
  const header = await readGguf(file);
  if ('refusal' in header) return header;
  const text = textOfGguf(header);
  return typeof text === 'string' ? { text } : text;
}

const getConfig = (converted: Converted): unknown => {
  if ('refusal' in converted) throw new Error(inEnglish(converted.refusal));
  return JSON.parse(converted.text);
};
const getRefusal = (converted: Converted): string => {
  if ('text' in converted) throw new Error(converted.text);
  return inEnglish(converted.refusal);
};

const vocabulary: readonly Entry[] = [
  ['tokenizer.ggml.tokens', value.texts(Array.from({ length: 150_000 }, (_, token) => `token ${token}`))],
  ['tokenizer.ggml.scores', value.floats(new Array<number>(150_000).fill(0))],
  ['tokenizer.chat_template', value.text('{% '.repeat(300_000))],
];

test('of a file with a large vocabulary, only the header is read, a small part of the bytes', async () => {
  const bytes = ggufFile([...llama, ...vocabulary, ['llama.attention.key_length', value.whole(64)]]);
  const file = new Counted([bytes, new Uint8Array(64 * 2 ** 20)]);
  expect(getConfig(await convertGguf(file))).toEqual({
    ...{ name: 'Engine', model_type: 'llama', hidden_size: 2048, num_hidden_layers: 16, num_attention_heads: 32 },
    ...{ max_position_embeddings: 131_072, head_dim: 64, rope_theta: 500_000, rope_interleave: true },
  });
  expect(file.read).toBeLessThan(bytes.length);
  expect(file.read).toBeLessThan(file.size / 16);
});

test.each(['little', 'big'] as const)('both byte orders are supported: %s', async (order) => {
  const converted = await convertGguf(
    new Blob([ggufFile([...llama, ['tokenizer.ggml.tokens', value.texts(['one', 'two'])]], { order })]),
  );
  expect(getConfig(converted)).toMatchObject({ rope_theta: 500_000, hidden_size: 2048 });
});

test('version 1 of the format has 32-bit counts', async () => {
  const converted = await convertGguf(new Blob([ggufFile(llama, { version: 1 })]));
  expect(getConfig(converted)).toMatchObject({ rope_theta: 500_000, hidden_size: 2048 });
});

test("Llama 3's scaling is found in its tensor", async () => {
  const tensors = { 'rope_freqs.weight': llama3Divisors(32, 500_000, 32) };
  const converted = await convertGguf(new Blob([ggufFile(llama, { tensors })]));
  expect(getConfig(converted)).toMatchObject({
    rope_scaling: {
      ...{ rope_type: 'llama3', factor: 32, low_freq_factor: 1, high_freq_factor: 4 },
      original_max_position_embeddings: 8192,
    },
  });
  const text = 'text' in converted ? converted.text : '';
  const { positions } = clockIn(readConfig(text));
  expect(positions).toMatchObject({ layout: 'neighbours', clocks: [{ spec: { scaling: 'llama3', factor: 32 } }] });
});

test("factors that aren't Llama 3's are kept one by one", async () => {
  const factors = Array.from({ length: 32 }, (_, pair) => 1 + pair / 4);
  const converted = await convertGguf(new Blob([ggufFile(llama, { tensors: { 'rope_freqs.weight': factors } })]));
  expect(getConfig(converted)).toMatchObject({ rope_scaling: { rope_type: 'longrope', long_factor: factors } });
  expect('text' in converted && 'clock' in readConfig(converted.text)).toBe(true);
});

test("short and long factors are longrope's", async () => {
  const [short, long] = [1, 8].map((factor) => new Array<number>(32).fill(factor));
  const tensors = { 'rope_factors_short.weight': short!, 'rope_factors_long.weight': long! };
  const scaled: readonly Entry[] = [
    ['llama.rope.scaling.type', value.text('longrope')],
    ['llama.rope.scaling.original_context_length', value.whole(4096)],
    ['llama.rope.scaling.attn_factor', value.float(1.19)],
  ];
  expect(getConfig(await convertGguf(new Blob([ggufFile([...llama, ...scaled], { tensors })])))).toMatchObject({
    rope_scaling: {
      ...{ rope_type: 'longrope', short_factor: short, long_factor: long, attention_factor: 1.19 },
      original_max_position_embeddings: 4096,
    },
  });
});

test('a file truncated anywhere in its header gives one sentence', async () => {
  const bytes = ggufFile(llama, { tensors: { 'rope_freqs.weight': llama3Divisors(32, 500_000, 8) } });
  for (let length = 4; length < bytes.length; length += 1) {
    const sentence = getRefusal(await convertGguf(new Blob([bytes.slice(0, length)])));
    expect(sentence).toMatch(/^The \.gguf file is damaged or cut short: .* beyond byte [\d,]+\.$/);
  }
  expect(getRefusal(await convertGguf(new Blob(['GGU'])))).toContain('This isn’t a .gguf file: it starts with GGU');
});

test('a file with any byte changed is parsed or rejected, without exceptions or endless loops', async () => {
  const bytes = ggufFile([...llama, ['llama.lists', value.texts(['a', 'b'])]], {
    tensors: { 'rope_freqs.weight': llama3Divisors(32, 500_000, 8) },
  });
  const results = new Set<string>();
  for (let at = 0; at < bytes.length; at += 1) {
    for (const byte of [0, 9, 0x7f, 0xff]) {
      const changed = bytes.slice();
      changed[at] = byte;
      const converted = await convertGguf(new Blob([changed]));
      if ('text' in converted) readConfig(converted.text);
      results.add(Object.keys(converted)[0]!);
    }
  }
  expect([...results].toSorted()).toEqual(['refusal', 'text']);
});

test('a part of a split file names the part with the metadata', async () => {
  const entries: readonly Entry[] = [['split.count', value.whole(3)]];
  expect(getRefusal(await convertGguf(new Blob([ggufFile(entries)])))).toContain('-00001-of-00003.gguf');
});

/** The text that the file reader accepts, or its error. */
const taken = async (file: File): Promise<{ readonly text?: string | undefined; readonly refusal?: string }> => {
  let result: { text?: string | undefined; refusal?: string } = {};
  const reader = new ConfigReader({
    accept: ({ text }) => (result = { text }),
    refuse: (why, text) => (result = { text, refusal: inEnglish(why) }),
  });
  await reader.readFile(file);
  return result;
};

const text = '{"model_type": "llama", "head_dim": 64, "_name_or_path": "模型"}';
const utf16 = (order: 'le' | 'be'): Buffer => {
  const bytes = Buffer.from(text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

test.each([
  ['UTF-8', [text]],
  ['UTF-8 with its mark', ['\uFEFF', text]],
  ['UTF-16', [new Uint8Array([0xff, 0xfe]), utf16('le')]],
  ['UTF-16, big end first', [new Uint8Array([0xfe, 0xff]), utf16('be')]],
  ['UTF-16 without its mark', [utf16('le')]],
])('a file in %s is read', async (_, parts) => {
  expect(await taken(new File(parts as BlobPart[], 'config.json'))).toEqual({ text });
});

test('a .gguf file is recognized whatever its name', async () => {
  const { text: made = '' } = await taken(new File([ggufFile(llama)], 'engine'));
  expect(JSON.parse(made)).toMatchObject({ model_type: 'llama', rope_theta: 500_000 });
  const { refusal, text: shown } = await taken(new File(['{}'], 'engine.gguf'));
  expect(refusal).toMatch(/^This isn’t a \.gguf file/);
  expect(shown).toBeUndefined();
});

test('weights are recognized, whatever their size', async () => {
  const { refusal } = await taken(new File([new Uint8Array([88, 0, 0, 0, 0, 0, 0, 0]), '{"a": 1}'], 'x.safetensors'));
  expect(refusal).toMatch(/^This is a binary file/);
});
