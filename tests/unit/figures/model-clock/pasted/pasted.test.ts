import { expect, test } from 'vitest';

import { longestText } from '../../../../../web/figures/shared/model-config/json.js';
import type { Sentence } from '../../../../../web/figures/shared/model-config/model-clock.js';
import { configIn, tooLong } from '../../../../../web/figures/shared/model-config/pasted/pasted.js';
import { ConfigError } from '../../../../../web/figures/shared/model-config/config-error.js';
import { modelKeys, getText } from '../../../../../web/figures/shared/model-catalog/catalog.js';
import { randoms } from '../../../../support/randoms.js';
import { inEnglish } from '../render-messages.js';
import cases from './cases.json' with { type: 'json' };

/** The configuration found in a text, or the error. */
function found(text: string): object | Sentence {
  try {
    return JSON.parse(JSON.stringify(configIn(text).value)) as object;
  } catch (error) {
    if (error instanceof ConfigError) return error.sentence;
    throw error;
  }
}

const isSentence = (result: object): result is Sentence => 'key' in result && String(result.key).startsWith('modelC');

test.each(cases)('$case', ({ input, right }) => {
  const result = found(input);
  expect(isSentence(result) ? inEnglish(result) : result).toEqual(right);
});

test("a file that's too long is recognized by its first keys", () => {
  const text = `{"version": "1.0", "truncation": null, "added_tokens": [], "x": "${'x'.repeat(longestText)}"}`;
  expect(inEnglish(found(text) as Sentence)).toContain('This looks like tokenizer.json');
  expect(inEnglish(tooLong('\0\0', 2 ** 30))).toContain('binary');
  const config = `{"model_type": "llama", ${'"x": 1, '.repeat(40)} "top_k": 1, "x": "${'x'.repeat(longestText)}"}`;
  expect(found(config)).toMatchObject({ key: 'modelConfig.tooLong' });
});

const random = randoms(7);
const below = (count: number): number => Math.floor(random() * count);

const inputs = [...cases.map(({ input }) => input), ...modelKeys.slice(0, 10).map(getText)];
const stuff = [...Array.from('{}"\'[],:\\#\n\0\uD800'), '/*', '*/', '//', '```', '{"a":'];

test('truncated, wrapped, joined or shuffled text is parsed or rejected with one sentence, without exceptions', () => {
  const results = Array.from({ length: 3000 }, () => {
    let text = inputs[below(inputs.length)]!;
    for (let change = below(4); change >= 0; change -= 1) {
      const at = below(text.length + 1);
      const rest = [
        '',
        text.slice(at + 1),
        stuff[below(stuff.length)]! + text.slice(at),
        text.slice(at) + inputs[below(inputs.length)]!,
        `Dear all, { see } below:\n${text}\n(It's {"short"}.)`,
        String.fromCharCode(...Array.from({ length: 20 }, () => below(2 ** 16))) + text.slice(at),
      ];
      text = text.slice(0, at) + rest[below(rest.length)]!;
    }
    const result = found(text);
    if (!isSentence(result)) return 'object';
    const sentence = inEnglish(result);
    const unfilled = sentence.match(/[{]\w+[}]|modelConfig\./g)?.filter((part) => !text.includes(part));
    expect(unfilled ?? [], text).toEqual([]);
    expect(sentence.length, text).toBeLessThan(400);
    return 'sentence';
  });
  expect(results).toContain('object');
  expect(results).toContain('sentence');
});

// A search that restarts at every brace would take hours and hit the test's timeout.
test.each([
  ...['{', '{"', '{"a":', '{"a"', "{'", '{}', '{/*', '{/**/', '{//', '{#\n', '{"a": 1}', '{"a": [', '{ ', '[', '('],
  ...[
    '"\\',
    'a.b = ',
    'x.context_length = 1\n',
    'llama.a.',
    ' ',
    '\n',
    '- ',
    'a: b\n',
    '\\',
    '"',
    '```',
    '{"model_type": 1}',
  ],
  ...['model ', '--hf-overrides ', '<', '{"\\'],
])('two million characters of %j take a time that grows as they do', (part) => {
  for (const text of [part.repeat(longestText / part.length), `${part.repeat(longestText / part.length - 9)}*/"'}`])
    found(text);
});
