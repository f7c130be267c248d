// The JavaScript implementations as a Node process, with the protocol of README.md.
// Usage: node.ts core | jobs | training | wasm | javascript | tensorflow-cpu | tensorflow-wasm |
// tensorflow-training-cpu | tensorflow-training-wasm
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { Core } from '../../../web/core/core.js';
import { coreImplementations } from '../implementations/core.js';
import { javascriptImplementations } from '../implementations/javascript.js';
import { rotaryImplementations } from '../implementations/rotary.js';
import { tensorflowTraining } from '../implementations/tensorflow_training.js';
import { tensorflowImplementations } from '../implementations/tensorflow_table.js';
import { trainingImplementations } from '../implementations/training.js';
import { wasmImplementations } from '../implementations/wasm.js';
import { sampled, timed, type Implementations } from '../implementations/implementations.js';

const build = fileURLToPath(new URL('../../../build', import.meta.url));

async function load(kind: string): Promise<Implementations> {
  if (kind === 'core') return coreImplementations(await Core.load(await readFile(`${build}/wasm/core.wasm`)));
  if (kind === 'jobs') return rotaryImplementations(await Core.load(await readFile(`${build}/wasm/core.wasm`)));
  if (kind === 'training')
    return trainingImplementations(await new Core().add('training', await readFile(`${build}/wasm/training.wasm`)));
  if (kind === 'wasm') return wasmImplementations(await readFile(`${build}/bench/wasm/cpp/bench/implementations.wasm`));
  if (kind === 'javascript') return javascriptImplementations();
  if (kind.startsWith('tensorflow-training-')) {
    const golden = await readFile(`${build}/../tests/core/reference/training/training.inc`, 'utf8');
    return tensorflowTraining(kind.replace('tensorflow-training-', ''), `${build}/bench/baselines`, golden);
  }
  return tensorflowImplementations(kind.replace('tensorflow-', ''), `${build}/bench/baselines`);
}

async function answer(implementations: Implementations, line: string): Promise<object> {
  const [verb, name, ...words] = line.split(' ') as [string, string, ...string[]];
  if (verb === 'time') {
    const [times, ...shape] = words.map(Number) as [number, ...number[]];
    return { seconds: timed(implementations, name, times, shape), heap: implementations.heap?.() };
  }
  const [path, every, ...shape] = words as [string, string, ...string[]];
  await writeFile(path, sampled(implementations, name, Number(every), shape.map(Number)));
  return {};
}

const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const implementations = await load(process.argv[2] ?? '');
  say({ ready: `${implementations.about}, Node ${process.versions.node}` });
  for await (const line of createInterface(process.stdin)) say(await answer(implementations, line));
} catch (error) {
  const isMissing = (error as { code?: string }).code === 'MODULE_NOT_FOUND';
  say({ [isMissing ? 'missing' : 'error']: (error as Error).message.split('\n')[0] });
}
