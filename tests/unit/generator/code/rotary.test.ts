import { describe, expect, test } from 'vitest';

import type { RotaryLayout } from '../../../../web/core/index.js';
import { functions } from '../../../../web/exercises/solvers/functions.js';
import { chapterCode } from '../../../support/chapter-code.js';
import { core } from '../../../support/core.js';
import { cppPrint, printedByCpp, printedByPython, pythonHas } from '../../../support/other-languages.js';

const vector = [1, -2, 3, -4, 5, -6, 7, -8];
const layouts: readonly RotaryLayout[] = ['neighbours', 'halves'];
const cases = layouts.flatMap((layout) =>
  [0, 5, 37, 4_999].flatMap((position) => [10_000, 500_000].map((base) => ({ layout, position, base }))),
);

function compare(printed: string): void {
  const lines = printed.trim().split('\n');
  expect(lines).toHaveLength(cases.length);
  lines.forEach((line, index) => {
    const { rotated } = core.rotate({ vector: Float64Array.from(vector), ...cases[index]! });
    const values = JSON.parse(line) as number[];
    expect(values).toHaveLength(rotated.length);
    values.forEach((value, at) => expect(value).toBeCloseTo(rotated[at]!, 9));
  });
}

const inPython = (code: string, call: (arguments_: string) => string): string =>
  `${code}\nimport json\n${cases
    .map(({ layout, position, base }) => `print(json.dumps(${call(`${position}, ${base}.0, '${layout}'`)}))`)
    .join('\n')}`;

describe('the code of the rotary chapter rotates a vector like the core, in both layouts', () => {
  test('NumPy', () => {
    const turned = 'def turned(m, b, l): return rotate(np.array([%]), [m], b, l)[0].tolist()'.replace(
      '%',
      `[${vector.map((number) => `${number}.0`).join()}]`,
    );
    compare(
      printedByPython(inPython(`${chapterCode('rope', 'import numpy')}\n${turned}`, (given) => `turned(${given})`)),
    );
  });

  test.skipIf(!pythonHas('torch'))('PyTorch', () => {
    const turned = `def turned(m, b, l): return rotate(torch.tensor([[${vector.join()}]], dtype=torch.float64), torch.tensor([m]), b, l)[0].tolist()`;
    compare(
      printedByPython(inPython(`${chapterCode('rope', 'import torch')}\n${turned}`, (given) => `turned(${given})`)),
    );
  });

  test('C++', () => {
    const calls = cases.map(
      ({ layout, position, base }) =>
        `{ std::vector<double> x{${vector.join()}}; rotate(x, ${position}, ${base}, Layout::${layout}); print(x); }`,
    );
    compare(
      printedByCpp(`${chapterCode('rope', '#include <vector>')}\n${cppPrint}\nint main() { ${calls.join('\n')} }\n`),
    );
  });

  test("and so does the exercise's reference function", () => {
    for (const { given, expected } of functions['rotate']!(core, 1)) {
      const [from, position] = given as [number[], number];
      const { rotated } = core.rotate({ vector: Float64Array.from(from), position });
      (expected as readonly number[]).forEach((value, at) => expect(value).toBeCloseTo(rotated[at]!, 9));
    }
  });
});
