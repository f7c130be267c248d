import { beforeAll, expect, test } from 'vitest';

import { Shipped } from '../../../web/generator/licenses/bundled-modules.js';
import { builtWorkers } from '../../../web/generator/workers.js';
import { asksFor } from '../../support/module-references.js';

const shipped = new Shipped();
let workers: Readonly<Record<string, string>>;

beforeAll(async () => {
  workers = await builtWorkers(shipped);
});

test('what asks for other files is found, however it does', () => {
  const lines = [
    "import './one.js';",
    "import { two } from './two.js';",
    "export * from './three.js';",
    "const four = () => import('./four.js');",
    "importScripts('five.js');",
    "const six = new URL('six.wasm', import.meta.url);",
  ];
  for (const line of lines) expect(asksFor(line), line).toHaveLength(1);
  expect(asksFor("const isWorker = typeof importScripts === 'function'; const text = \"import 'x.js'\";")).toEqual([]);
});

test.each(['worker/worker.js', 'exercises/code/code-worker.js'])('%s is one file, which asks for no other', (file) => {
  expect(workers[file]!.length).toBeGreaterThan(10_000);
  expect(asksFor(workers[file]!)).toEqual([]);
});

test('the worker of the core has the code around its own wasm modules, not around those that pages load', () => {
  const named = Array.from(workers['worker/worker.js']!.matchAll(/[`'"](\w+\.wasm)[`'"]/g), ([, name]) => name);
  expect([...new Set(named)].toSorted()).toEqual(['core.wasm', 'training.wasm']);
});

test('the workers bring their libraries along, whose authors the notices name', () => {
  expect([...shipped.files].filter((file) => file.includes('quickjs-emscripten-core'))).not.toEqual([]);
  expect([...shipped.files].filter((file) => file.endsWith('/core.mjs'))).not.toEqual([]);
});
