import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeSamples } from '../../../web/figures/worked-example/code-samples.js';
import { core } from '../../harness/core.js';

const cases = [
  { position: 0, dimensions: 4, base: 10_000 },
  { position: 1, dimensions: 4, base: 10_000 },
  { position: 37, dimensions: 16, base: 10_000 },
  { position: 4_999, dimensions: 512, base: 500_000 },
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'code-samples-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Each sample prints one JSON array a case; the core's row is float, so half a float step is the most they may differ. */
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

// A system's own NumPy belongs to the system's own Python, which need not be the first on PATH.
const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';
const hasModule = (name: string): boolean => spawnSync(python, ['-c', `import ${name}`]).status === 0;

describe('the code that readers copy computes what the core computes', () => {
  test('NumPy', () => {
    compare(
      execFileSync(python, ['-c', `${codeSamples.numpy}\nimport json\n${pythonCases('json.dumps(CALL.tolist())')}`], {
        encoding: 'utf8',
      }),
    );
  });

  test.skipIf(!hasModule('torch'))('PyTorch', () => {
    compare(
      execFileSync(python, ['-c', `${codeSamples.pytorch}\nimport json\n${pythonCases('json.dumps(CALL.tolist())')}`], {
        encoding: 'utf8',
      }),
    );
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
    const print =
      'void print(const std::vector<double>& v) { for (std::size_t i = 0; i < v.size(); ++i) std::printf("%s%.17g", i ? "," : "[", v[i]); std::puts("]"); }';
    const source = join(folder, 'sample.cpp');
    writeFileSync(source, `${codeSamples.cpp}\n#include <cstdio>\n${print}\nint main() { ${calls.join(' ')} }\n`);
    execFileSync('g++', ['-std=c++20', '-O1', '-o', join(folder, 'sample'), source]);
    compare(execFileSync(join(folder, 'sample'), { encoding: 'utf8' }));
  });
});
