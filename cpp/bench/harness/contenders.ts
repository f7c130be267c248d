import { existsSync } from 'node:fs';

import { startChromium } from './chromium.js';
import { build, root } from './paths.js';
import { startProcess, type Runner } from './runner.js';
import type { Shape } from '../implementations/implementations.js';

// The system's NumPy and PyTorch belong to the system's Python, which may not be the first on PATH.
export const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';
const inNode = (kind: string) => () =>
  startProcess(process.execPath, ['--import', 'tsx', `${root}/cpp/bench/runners/node.ts`, kind]);
const inPython =
  (...words: string[]) =>
  () =>
    startProcess(python, [`${root}/cpp/bench/implementations/table_baselines.py`, ...words]);

/** The programs that run the implementations. Contenders with the same runner share its memory. */
export const runners = {
  'node core': inNode('core'),
  'node jobs': inNode('jobs'),
  'node training': inNode('training'),
  'node wasm': inNode('wasm'),
  'node javascript': inNode('javascript'),
  'node tensorflow cpu': inNode('tensorflow-cpu'),
  'node tensorflow wasm': inNode('tensorflow-wasm'),
  'node tensorflow training cpu': inNode('tensorflow-training-cpu'),
  'node tensorflow training wasm': inNode('tensorflow-training-wasm'),
  chromium: startChromium,
  native: () => startProcess(`${build}/native/cpp/bench/implementations`, []),
  numpy: inPython('numpy'),
  'torch 1': inPython('torch', '1'),
  'torch 2': inPython('torch', '2'),
  loop: inPython('loop'),
  'torch training': () => startProcess(python, [`${root}/cpp/bench/implementations/training_baseline.py`, '1']),
} satisfies Record<string, () => Promise<Runner>>;

export type RunnerName = keyof typeof runners;

export interface Contender {
  /** Stable: used in goals and in build/bench/table.json. */
  readonly id: string;
  readonly label: string;
  readonly runner: RunnerName;
  readonly implementation: string;
  /** Writes a correct table, whose accuracy can be measured; the others only write memory. */
  readonly exact: boolean;
  /** The job's shape, if it differs from the others'. */
  readonly shape?: Shape;
}

export const contender = (
  id: string,
  label: string,
  runner: RunnerName,
  implementation: string,
  exact = true,
): Contender => ({
  id,
  label,
  runner,
  implementation,
  exact,
});

/** The contenders for the table. All are compared with the first. */
export const tableContenders: readonly Contender[] = [
  contender('ours', 'ours: core.wasm in Node', 'node core', 'table'),
  contender('ours-chromium', 'ours: core.wasm in Chromium', 'chromium', 'core/table'),
  contender('kernel', 'ours: the kernel alone, wasm in Node', 'node wasm', 'kernel'),
  contender('ours-native', 'ours: the kernel, native', 'native', 'kernel'),
  contender('ours-native-fresh', 'ours: the same, each table in fresh memory', 'native', 'kernel-fresh', false),
  contender('stores', 'store loop, wasm in Node', 'node wasm', 'stores', false),
  contender('stores-chromium', 'store loop, wasm in Chromium', 'chromium', 'wasm/stores', false),
  contender('stores-native', 'store loop, native', 'native', 'stores', false),
  contender('stores-native-fresh', 'store loop, native, fresh memory', 'native', 'stores-fresh', false),
  contender('fill', 'memory.fill, wasm in Node', 'node wasm', 'memset', false),
  contender('fill-native', 'memset, native', 'native', 'memset', false),
  contender('reference', 'our readable reference, wasm in Node', 'node wasm', 'reference'),
  contender('libm', 'std::sin, std::cos, wasm in Node', 'node wasm', 'libm'),
  contender('libm-native', 'std::sin, std::cos, native', 'native', 'libm'),
  contender('numpy-float32', 'NumPy float32, reused memory', 'numpy', 'float32'),
  contender('numpy-float64', 'NumPy float64, reused memory', 'numpy', 'float64'),
  contender('numpy-usual', 'NumPy as usual', 'numpy', 'usual'),
  contender('torch-1', 'PyTorch as usual, 1 thread', 'torch 1', 'usual'),
  contender('torch-2', 'PyTorch as usual, 2 threads', 'torch 2', 'usual'),
  contender('javascript', 'plain JavaScript in Node', 'node javascript', 'table'),
  contender('javascript-chromium', 'plain JavaScript in Chromium', 'chromium', 'javascript/table'),
  contender('tensorflow-cpu', 'TensorFlow.js as usual, cpu', 'node tensorflow cpu', 'usual'),
  contender('tensorflow-wasm', 'TensorFlow.js as usual, wasm', 'node tensorflow wasm', 'usual'),
  contender('tensorflow-best', 'TensorFlow.js at its best, wasm', 'node tensorflow wasm', 'shifted'),
  contender('loop', 'Python loop (from 20 rows)', 'loop', 'loop'),
];
