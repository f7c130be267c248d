// The works in JavaScript as a Node process of the bench: README.md tells what it reads and writes.
// Usage: node.ts core | jobs | training | works | javascript | tensorflow-cpu | tensorflow-wasm | tensorflow-training-cpu |
// tensorflow-training-wasm
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { Core } from '../../../web/core/core.js';
import { coreWorks } from '../works/core_works.js';
import { javascriptWorks } from '../works/javascript_works.js';
import { rotaryWorks } from '../works/rotary_works.js';
import { tensorflowTraining } from '../works/tensorflow_training.js';
import { tensorflowWorks } from '../works/tensorflow_works.js';
import { trainingWorks } from '../works/training_works.js';
import { wasmWorks } from '../works/wasm_works.js';
import { sampled, timed, type Works } from '../works/works.js';

const build = fileURLToPath(new URL('../../../build', import.meta.url));

async function load(kind: string): Promise<Works> {
  if (kind === 'core') return coreWorks(await Core.load(await readFile(`${build}/wasm/core.wasm`)));
  if (kind === 'jobs') return rotaryWorks(await Core.loadJobs(await readFile(`${build}/wasm/jobs.wasm`)));
  if (kind === 'training')
    return trainingWorks(await new Core().add('training', await readFile(`${build}/wasm/training.wasm`)));
  if (kind === 'works') return wasmWorks(await readFile(`${build}/bench/wasm/cpp/bench/works.wasm`));
  if (kind === 'javascript') return javascriptWorks();
  if (kind.startsWith('tensorflow-training-')) {
    const golden = await readFile(`${build}/../tests/core/reference/training/training.inc`, 'utf8');
    return tensorflowTraining(kind.replace('tensorflow-training-', ''), `${build}/bench/peers`, golden);
  }
  return tensorflowWorks(kind.replace('tensorflow-', ''), `${build}/bench/peers`);
}

async function answer(works: Works, line: string): Promise<object> {
  const [verb, name, ...words] = line.split(' ') as [string, string, ...string[]];
  if (verb === 'time') {
    const [times, ...shape] = words.map(Number) as [number, ...number[]];
    return { seconds: timed(works, name, times, shape), heap: works.heap?.() };
  }
  const [path, every, ...shape] = words as [string, string, ...string[]];
  await writeFile(path, sampled(works, name, Number(every), shape.map(Number)));
  return {};
}

const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const works = await load(process.argv[2] ?? '');
  say({ ready: `${works.about}, Node ${process.versions.node}` });
  for await (const line of createInterface(process.stdin)) say(await answer(works, line));
} catch (error) {
  const isMissing = (error as { code?: string }).code === 'MODULE_NOT_FOUND';
  say({ [isMissing ? 'missing' : 'error']: (error as Error).message.split('\n')[0] });
}
