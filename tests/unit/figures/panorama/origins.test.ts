import { describe, expect, test } from 'vitest';

import { blocks, getBlock, firstSpot, matricesIn } from '../../../../web/figures/panorama/blocks.js';
import { getMatrix } from '../../../../web/figures/panorama/matrices.js';
import {
  getAnswer,
  encodings,
  heads,
  read,
  firstSentence,
  getVocabulary,
  readTyped,
  sentenceText,
  type Encoding,
} from '../../../../web/figures/panorama/model.js';
import { loadModel } from '../../../../web/figures/panorama/models.js';
import { getOrigin } from '../../../../web/figures/panorama/origins.js';
import { moved } from '../../../../web/figures/shared/word-chips/sentence.js';
import { core } from '../../../support/core.js';

/** As embedded in a page. */
const weights = Object.fromEntries(
  await Promise.all(encodings.map(async (encoding) => [encoding, (await loadModel(encoding)).weights] as const)),
) as Record<Encoding, Float32Array>;
const passes = encodings.map((encoding) => [encoding, read(core, encoding, weights[encoding], firstSentence)] as const);
const she = firstSentence.indexOf(16);

describe.each(passes)('with %s', (_, pass) => {
  test.each(blocks)('every number of the block %s equals its formula, to the last digit shown', (block) => {
    const wrong: string[] = [];
    for (const name of matricesIn(block, pass))
      for (const head of [0, heads - 1]) {
        const matrix = getMatrix(pass, name, head);
        for (let row = 0; row < matrix.rows; ++row)
          for (let column = 0; column < matrix.columns; ++column) {
            const { value, again, lit } = getOrigin(pass, { name, row, column }, head);
            // Float sums, each rounded once.
            const isSum = value === matrix.at(row, column) && Math.abs(value - again) < 2e-4;
            const isInside = lit.every((part) => {
              const { rows, columns } = getMatrix(pass, part.name, head);
              return (part.row ?? 0) < rows && (part.column ?? 0) < columns;
            });
            if (!isSum || !isInside) wrong.push(`${name} ${row} ${column}: ${value}, ${again}`);
          }
      }
    expect(wrong).toEqual([]);
  });

  test('tracing back ends in the word table or in the wave of a position', () => {
    let head = 0;
    let spot = firstSpot('output', pass, head);
    const passed = [spot.name];
    for (let step = 0; step < 40; ++step) {
      const { back } = getOrigin(pass, spot, head);
      if (!back) break;
      head = back.head ?? head;
      spot = back;
      passed.push(spot.name);
      expect(matricesIn(getBlock(spot.name), pass)).toContain(spot.name);
    }
    expect(['table', 'positions']).toContain(passed.at(-1));
    expect(passed.slice(0, 3)).toEqual(['shares', 'logits', 'lastNormed']);
  });
});

test('a model with positions names the nearest noun to the left, wherever the pronoun is', () => {
  for (const encoding of ['sinusoidal', 'rotary', 'alibi'] as const)
    for (const to of [2, 4, she, 8]) {
      const { named, nearest } = getAnswer(read(core, encoding, weights[encoding], moved(firstSentence, she, to)));
      expect(named, `${encoding} ${to}`).toBe(nearest);
    }
});

test("a model without positions isn't confident", () => {
  const { share } = getAnswer(read(core, 'none', weights.none, firstSentence));
  expect(share).toBeLessThan(0.8);
});

describe('a sentence', () => {
  const english = getVocabulary(
    'Anna Mia Eva Lena Ida Nora Ella Rosa',
    'laughed then slept soon called again stayed later',
    'she',
  );
  const chinese = getVocabulary(
    '小紅 小蘭 小梅 小芳 小玉 小燕 小霞 小雪',
    '笑了 後來 睡了 不久 又 來了 留下 早上',
    '她',
  );

  test('is typed with or without spaces and signs', () => {
    expect(readTyped('Rosa stayed, later SHE slept.', english)).toEqual([7, 14, 15, 16, 10]);
    expect(readTyped('小雪留下，後來她又來了。', chinese)).toEqual([7, 14, 9, 16, 12, 13]);
  });

  test.each(['', 'Rosa stayed', 'Rosa danced, she slept', 'she '.repeat(13)])('%j is refused', (text) => {
    expect(readTyped(text, english)).toBeUndefined();
  });

  test('is written in links by the numbers of its words', () => {
    expect(sentenceText.fromAttribute(sentenceText.toAttribute(firstSentence))).toEqual(firstSentence);
    for (const text of ['0 1', '16 17', '16,1', '']) expect(sentenceText.fromAttribute(text)).toBeUndefined();
  });
});
