import { describe, expect, test } from 'vitest';

import { chapterCode } from '../../../support/chapter-code.js';
import { core } from '../../../support/core.js';
import { printedByPython, pythonHas } from '../../../support/other-languages.js';

/** Runs a module as it is and evaluates expressions: the module's output, then a JSON result per expression. */
function asked(module: string, ...questions: readonly string[]): [said: string, ...answers: unknown[]] {
  const [said = '', ...answers] = printedByPython(
    `${module}\nimport json\ndef show(answer): print(json.dumps(answer))\n${questions.join('\n')}`,
  )
    .trim()
    .split('\n');
  expect(answers).toHaveLength(questions.length);
  return [said, ...answers.map((line) => JSON.parse(line) as unknown)];
}

/** Half a float step between 1 and 2, with some room. */
const rounding = 1.3e-7;

function expectNear(values: unknown, expected: ArrayLike<number>, within = rounding): void {
  const given = values as readonly number[];
  expect(given).toHaveLength(expected.length);
  given.forEach((value, at) => expect(Math.abs(value - expected[at]!), `number ${at}`).toBeLessThan(within));
}

const getCode = (position: number, dimensions: number): Float32Array =>
  core.fingerprint({ position, dimensions, base: 10_000, layout: 'interleaved' });
const positions = [0, 1, 37, 4_999];

describe("the copyable modules run as they are, and compute the core's results", () => {
  test('NumPy: sinusoids, added along the position axis', () => {
    const [said, rows, odd, sum] = asked(
      chapterCode('panorama', 'import numpy'),
      `show(positional_encoding(5000, 512)[${JSON.stringify(positions)}].tolist())`,
      'show(positional_encoding(3, 5).shape)',
      'show(add_positions(np.zeros((2, 3, 16)), positional_encoding(9, 16)).tolist())',
    );
    expect(said).toBe('(32, 10, 512)');
    positions.forEach((position, at) => expectNear((rows as unknown[])[at], getCode(position, 512)));
    expect(odd).toEqual([3, 5]);
    for (const sentence of sum as unknown[][]) sentence.forEach((word, at) => expectNear(word, getCode(at, 16)));
  });

  test.skipIf(!pythonHas('torch'))(
    'PyTorch: sinusoids, with a buffer that is not trained, not saved and cut to the text',
    () => {
      const [said, wordLength, sum, state, dropped, refused, odd] = asked(
        chapterCode('panorama', 'class PositionalEncoding'),
        'show((words(tokens) * 512**0.5).norm(dim=-1).mean().item())',
        'show(PositionalEncoding(512).eval()(torch.zeros(2, 5000, 512))[1, [0, 1, 37, 4999]].tolist())',
        'show([len(list(PositionalEncoding(16).parameters())), len(PositionalEncoding(16).state_dict())])',
        'show(PositionalEncoding(16, dropout=0.5)(torch.ones(2, 400, 16)).eq(0).float().mean().item())',
        `try: PositionalEncoding(16, max_len=8)(torch.zeros(1, 9, 16))\nexcept ValueError as error: show(str(error))`,
        'show(PositionalEncoding(5)(torch.zeros(2, 3, 5)).shape)',
      );
      expect(said).toBe('torch.Size([32, 10, 512])');
      // Concatenated with an encoding of 16, as in the chapter on adding. A mean of 320 lengths has a standard error of
      // a few thousandths.
      expect((wordLength as number) / 22.6).toBeCloseTo(1, 1);
      positions.forEach((position, at) => expectNear((sum as unknown[])[at], getCode(position, 512)));
      expect(state).toEqual([0, 0]);
      expect(dropped).toBeGreaterThan(0.4);
      expect(dropped).toBeLessThan(0.6);
      expect(refused).toBe('9 tokens, and max_len is 8');
      expect(odd).toEqual([2, 3, 5]);
    },
  );

  test.skipIf(!pythonHas('torch'))('PyTorch: rotary codes, from any place on', () => {
    const vector = [1, -2, 3, -4, 5, -6, 7, -8];
    const [said, first, later, refused] = asked(
      chapterCode('panorama', 'class Rotary'),
      `words = torch.tensor([${vector.join()}]).float().expand(2, 3, 38, 8); show(Rotary(8)(words)[1, 2, [0, 5, 37]].tolist())`,
      'show(Rotary(8)(words[..., :1, :], start=4000)[0, 0, 0].tolist())',
      `try: Rotary(8, max_len=40)(words, start=3)\nexcept ValueError as error: show(str(error))`,
    );
    expect(said).toBe('torch.Size([32, 8, 10, 10])');
    const turned = (position: number): Float64Array =>
      core.rotate({ vector: Float64Array.from(vector), position, base: 10_000, layout: 'halves' }).rotated;
    // The longest of these pairs has a length of about eleven, times the rounding of numbers near 1.
    [0, 5, 37].forEach((position, at) => expectNear((first as unknown[])[at], turned(position), 12 * rounding));
    expectNear(later, turned(4_000), 12 * rounding);
    expect(refused).toBe('41 tokens, and max_len is 40');
  });
});
