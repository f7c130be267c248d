import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { npy, type Numbers } from '../../web/core/index.js';
import { core } from '../harness/core.js';

/** The system's modules belong to the system's Python, as in setup.mjs. */
const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

interface Loaded {
  readonly type: string;
  readonly shape: readonly number[];
  readonly numbers: readonly number[];
}

/** The files as NumPy reads them, one after the other. */
function loaded(files: readonly Uint8Array[]): Loaded[] {
  const folder = mkdtempSync(join(tmpdir(), 'npy-'));
  try {
    const names = files.map((file, index) => {
      const name = join(folder, `${index}.npy`);
      writeFileSync(name, file);
      return name;
    });
    const script = `import json, sys, numpy as np
arrays = [np.load(name, allow_pickle=False) for name in sys.argv[1:]]
print(json.dumps([{"type": a.dtype.str, "shape": a.shape, "numbers": a.astype(float).ravel().tolist()} for a in arrays]))`;
    return JSON.parse(execFileSync(python, ['-c', script, ...names], { encoding: 'utf8' })) as Loaded[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('NumPy reads a table, and typed arrays of every kind and shape, number for number', () => {
  const table = core.sinusoidalTable({ positions: 5, dimensions: 6, offset: 1e12 });
  const cases: [Numbers, readonly number[], string][] = [
    [Float64Array.of(1 / 3, -0, Number.MAX_VALUE, 5e-324), [2, 2], '<f8'],
    [Int32Array.of(-(2 ** 31), 7), [2], '<i4'],
    [Uint32Array.of(2 ** 32 - 1), [1, 1, 1], '<u4'],
    [Uint8Array.of(0, 255, 3), [3, 1], '|u1'],
    [new Float32Array(0), [0, 4], '<f4'],
    // A part of a larger buffer, as borrowed results are.
    [new Float32Array([1, 2, 3, 4]).subarray(1, 3), [2], '<f4'],
  ];
  const [first, row, ...others] = loaded([
    npy(table),
    npy(table.values),
    ...cases.map(([values, shape]) => npy(values, shape)),
  ]);
  expect(first).toEqual({ type: '<f4', shape: [5, 6], numbers: [...table.values] });
  expect(row).toEqual({ type: '<f4', shape: [30], numbers: [...table.values] });
  expect(others).toEqual(cases.map(([values, shape, type]) => ({ type, shape, numbers: [...values] })));
});

test('the header is that of format 1.0: data begin at a multiple of 64 bytes, behind a line feed', () => {
  for (const shape of [[0], [1, 0], new Array<number>(31).fill(1).concat(0)]) {
    const file = npy(new Float32Array(0), shape);
    expect([...file.slice(0, 8)]).toEqual([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0]);
    expect(10 + file[8]! + 256 * file[9]!).toBe(file.length);
    expect(file.length % 64).toBe(0);
    expect(file.at(-1)).toBe(10);
  }
});

test('a shape that does not fit, and what is no typed array, are refused in a sentence', () => {
  const six = new Float32Array(6);
  for (const [shape, got] of [
    [[2, 4], '2 x 4'],
    [[], ''],
    [[-2, -3], '-2 x -3'],
    [[1.5, 4], '1.5 x 4'],
  ] as const)
    expect(() => npy(six, shape)).toThrow(
      new RangeError(`shape must be 1 to 32 whole numbers from 0 on whose product is 6, got ${got}`),
    );
  for (const bad of [[1, 2], 'table', new BigInt64Array(1), null]) expect(() => npy(bad as never)).toThrow(TypeError);
});
