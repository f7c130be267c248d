import { expect, test } from 'vitest';

import { chapterCode } from '../../../support/chapter-code.js';
import { core } from '../../../support/core.js';
import { printedByPython, pythonHas } from '../../../support/other-languages.js';

const code = chapterCode('precision');

const positions = [0, 257, 15_962, 131_071];

test.skipIf(!pythonHas('torch'))(
  'the code that keeps angles in 32 bits turns a bfloat16 vector as the core does',
  () => {
    const turned = printedByPython(`${code}
import json
x = torch.ones(${positions.length}, 128, dtype=torch.bfloat16)
with torch.autocast('cpu', dtype=torch.bfloat16):
    turned = Rotary(128).to(torch.bfloat16)(x, torch.tensor(${JSON.stringify(positions)}))
print(json.dumps(turned.float().tolist()))`);
    (JSON.parse(turned) as number[][]).forEach((row, index) => {
      const vector = new Float64Array(128).fill(1);
      const { rotated } = core.rotate({ vector, position: positions[index]!, layout: 'halves' });
      // Cosine and sine, two products and a sum in bfloat16, each with a relative error of at most 2^-9.
      row.forEach((value, at) => expect(Math.abs(value - rotated[at]!)).toBeLessThan(0.02));
    });
  },
);

test('nothing is cast before cosine and sine', () => {
  const [before = '', after = ''] = code.split('cos, sin =');
  expect(before).not.toMatch(/x\.dtype|bfloat16\)(?! finds)|half\(/);
  expect(before).toMatch(/positions\.to\(torch\.float32\)/);
  expect(after).toMatch(/angle\.cos\(\)\.to\(x\.dtype\), angle\.sin\(\)\.to\(x\.dtype\)/);
});
