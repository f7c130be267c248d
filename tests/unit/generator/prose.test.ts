import { describe, expect, test } from 'vitest';

import { problemText } from '../../../web/generator/content/problems.js';
import { checkWording } from '../../../web/generator/content/script-check.js';
import { passagesIn } from '../../../web/generator/prose-lint/passages.js';
import { proseProblems } from '../../../web/generator/prose-lint/prose.js';
import { getViolations, style } from '../../../web/generator/prose-lint/style.js';

const complaints = async (text: string, language: string): Promise<string[]> =>
  (await proseProblems([{ file: 'a.md', line: 7, language, text }])).map(problemText);

describe.each(style.rules.map((rule) => [rule.say, rule] as const))('%s', (_, rule) => {
  test.each(rule.in)('%s', (language) => {
    expect(getViolations([rule], rule.refused, language)).not.toEqual([]);
    expect(getViolations([rule], rule.passes, language)).toEqual([]);
  });

  test('text that it accepts passes the other rules too', () => {
    for (const language of rule.in) expect(getViolations(style.rules, rule.passes, language)).toEqual([]);
  });
});

describe.each(Object.entries(style.terms))('the words of %s', (language, terms) => {
  test('the preferred form is accepted, and the others are rejected', async () => {
    for (const [right, wrongs] of Object.entries(terms)) {
      const refused = async (word: string): Promise<boolean> =>
        language === 'en'
          ? (await complaints(`This is a ${word} here.`, language)).some((message) =>
              message.includes(`use “${right}”`),
            )
          : checkWording(word, language, 'a.md').some(({ message }) => message.endsWith(`write ${right}`));
      expect(await refused(right), right).toBe(false);
      for (const wrong of wrongs) expect(await refused(wrong), wrong).toBe(true);
    }
  });
});

test('textlint knows the spelling of names', async () => {
  expect(await complaints('The code is in Javascript.', 'en')).toEqual([
    'a.md:7: Incorrect term: “Javascript”, use “JavaScript” instead',
  ]);
  expect(await complaints('The code is in JavaScript, and YaRN is a method.', 'en')).toEqual([]);
});

test('autocorrect requires spaces between scripts, and full-width punctuation', async () => {
  expect(await complaints('位置5的编码', 'zh-hans')).toEqual(['a.md:7: “位置5的编码” is better “位置 5 的编码”']);
  expect(await complaints('先看編碼, 再看位置。', 'zh-hant')).toHaveLength(1);
  expect(await complaints('位置 5 的编码，再看位置。', 'zh-hans')).toEqual([]);
});

test('a passage is a paragraph without markup, with gaps for everything but words', () => {
  const page =
    'First.\n\nAt *position* [one](#clock?position=1000), $10000$ and `1000`: <pe-value of="sine"></pe-value>%.\n\n| a | b |\n| - | - |\n| c | d |\n';
  expect(passagesIn(page)).toEqual([
    { line: 1, text: 'First.' },
    { line: 3, text: 'At position one, \uFFFC and \uFFFC: \uFFFC%.' },
    { line: 5, text: 'a' },
    { line: 5, text: 'b' },
    { line: 7, text: 'c' },
    { line: 7, text: 'd' },
  ]);
});

test('an error names the file and the line or key', async () => {
  const at = { file: 'a.json', language: 'en', text: 'It is right in 57 % of them.' };
  const [first] = await proseProblems([{ ...at, key: 'lab.share' }]);
  expect(problemText(first!)).toMatch(/^a\.json: "lab\.share": “7 %”: No space stands before the percent sign/);
  expect(
    (
      await proseProblems([
        { ...at, text: 'Fine.' },
        { ...at, line: 9, text: 'One\nmore Javascript.' },
      ])
    ).map(problemText),
  ).toEqual(['a.json:9: Incorrect term: “Javascript”, use “JavaScript” instead']);
});
