import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

import { codeSamples } from '../../../web/figures/worked-example/code-samples.js';
import { core } from '../../support/core.js';
import { cppPrint, printedByCpp, printedByPython, pythonHas } from '../../support/other-languages.js';

const cases = [
  { position: 0, dimensions: 4, base: 10_000 },
  { position: 1, dimensions: 4, base: 10_000 },
  { position: 37, dimensions: 16, base: 10_000 },
  { position: 4_999, dimensions: 512, base: 500_000 },
];

/** Each sample prints a JSON array per case; the core's row is float, so half a float step is allowed. */
function compare(printed: string): void {
  const lines = printed.trim().split('\n');
  expect(lines).toHaveLength(cases.length);
  lines.forEach((line, index) => {
    const values = JSON.parse(line) as number[];
    const row = core.fingerprint({ ...cases[index]!, layout: 'interleaved' });
    expect(values).toHaveLength(row.length);
    values.forEach((value, dimension) => expect(Math.abs(value - row[dimension]!)).toBeLessThan(6e-8));
  });
}

const pythonCases = (print: string): string =>
  cases
    .map(
      ({ position, dimensions, base }) =>
        `print(${print.replace('CALL', `positional_encoding(${position}, ${dimensions}, ${base}.0)`)})`,
    )
    .join('\n');

describe("the copyable code computes the core's result", () => {
  test('NumPy', () => {
    compare(printedByPython(`${codeSamples.numpy}\nimport json\n${pythonCases('json.dumps(CALL.tolist())')}`));
  });

  test.skipIf(!pythonHas('torch'))('PyTorch', () => {
    compare(printedByPython(`${codeSamples.pytorch}\nimport json\n${pythonCases('json.dumps(CALL.tolist())')}`));
  });

  test('JavaScript', () => {
    const calls = cases.map(
      ({ position, dimensions, base }) =>
        `console.log(JSON.stringify([...positionalEncoding(${position}, ${dimensions}, ${base})]));`,
    );
    compare(
      execFileSync(process.execPath, ['-e', `${codeSamples.javascript}\n${calls.join('\n')}`], { encoding: 'utf8' }),
    );
  });

  test('C++', () => {
    const calls = cases.map(
      ({ position, dimensions, base }) => `print(positional_encoding(${position}, ${dimensions}, ${base}));`,
    );
    compare(printedByCpp(`${codeSamples.cpp}\n${cppPrint}\nint main() { ${calls.join(' ')} }\n`));
  });
});
