import { describe, expect, test } from 'vitest';

import { parseMarkdown } from '../../../web/generator/text/markdown.js';
import { compareSkeletons, getSkeleton } from '../../../web/generator/content/translation-structure.js';

const original = `First, a hand turns at $\\omega_i$ and <pe-value of="period" pair="0"></pe-value> says how long.

## A heading

<pe-clock position="37" running>

The caption, with a [source](https://arxiv.org/abs/1706.03762).

</pe-clock>

1. One answer.
2. Another.

$$
a + b
$$

\`\`\`python
print(1)  # one
\`\`\`

### A smaller heading

The end.
`;

const compare = (translated: string): string[] =>
  compareSkeletons(
    getSkeleton(parseMarkdown(original), 4),
    'en/x.md',
    getSkeleton(parseMarkdown(translated), 4),
    'zh/x.md',
  ).map(({ line, message }) => `${line ?? '?'}: ${message}`);

const changed = (from: string | RegExp, to: string): string[] => {
  const translated = original.replace(from, to);
  expect(translated).not.toBe(original);
  return compare(translated);
};

describe('a translation has the structure of the original', () => {
  test('other words make no difference', () => {
    expect(changed('The end.', '完了。')).toEqual([]);
    expect(changed('# one', '# 一')).toEqual([]);
  });

  test('within a sentence, formulas, numbers and links may change places', () => {
    const sentence = 'First, a hand turns at $\\omega_i$ and <pe-value of="period" pair="0"></pe-value> says how long.';
    expect(changed(sentence, '<pe-value of="period" pair="0"></pe-value> 之后，是 $\\omega_i$。')).toEqual([]);
  });

  test.each([
    ['a heading of another level', '## A heading', '### A heading', 'has h3 where the original has h2 (en/x.md:7)'],
    ['a heading too many', 'The end.', '## More\n\nThe end.', 'has h2 where the original has nothing more'],
    ['a heading too few', /### A smaller.*/, 'Text.', 'has nothing more where the original has h3 (en/x.md:26)'],
    ['a figure with another attribute', 'position="37"', 'position="38"', 'has <pe-clock position="38" running>'],
    ['a figure that lost an attribute', ' running>', '>', 'has <pe-clock position="37"> where'],
    ['an answer too few', '2. Another.\n', '', 'has <ol> of 1 items where the original has <ol> of 2 items'],
    ['another displayed formula', 'a + b', 'a - b', 'has $$a - b$$ where the original has $$a + b$$'],
    ['other code', 'print(1)', 'print(2)', 'has ```python print(2)'],
    ['a comment that is missing', '  # one', '', 'has ```python print(1)'],
    ['another formula', '$\\omega_i$', '$\\omega_j$', 'lacks $\\omega_i$ (en/x.md:5)'],
    ['a formula that is only there', 'The end.', 'The end $x$.', 'has $x$, which the original has not there'],
    ['a number with another attribute', 'pair="0"', 'pair="1"', 'lacks <pe-value of="period" pair="0">'],
    ['a link elsewhere', 'abs/1706.03762', 'abs/2104.09864', 'lacks link https://arxiv.org/abs/1706.03762'],
  ])('%s is found', (_, from, to, message) => {
    expect(changed(from, to).join('\n')).toContain(message);
  });

  test('an element moved to another section is missing there and extra here', () => {
    const moved = original.replace(' at $\\omega_i$', '').replace('The end.', 'The end at $\\omega_i$.');
    expect(compare(moved)).toEqual([
      '5: lacks $\\omega_i$ (en/x.md:5)',
      '28: has $\\omega_i$, which the original has not there (en/x.md:26)',
    ]);
  });
});
