import { beforeAll, expect, test } from 'vitest';

import { Shipped } from '../../../web/generator/licenses/bundled-modules.js';
import { builtWorkers } from '../../../web/generator/workers.js';
import { asksFor } from '../../support/module-references.js';

const shipped = new Shipped();
let workers: Readonly<Record<'worker' | 'codeWorker', string>>;

beforeAll(async () => {
  workers = await builtWorkers(shipped);
});

test('requests for other files are found, whatever their form', () => {
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

test.each(['worker', 'codeWorker'] as const)('%s is one file that requests no other', (name) => {
  expect(workers[name].length).toBeGreaterThan(10_000);
  expect(asksFor(workers[name])).toEqual([]);
});

test("the core's worker has the glue of its own wasm modules, not of the pages' modules", () => {
  const named = Array.from(workers.worker.matchAll(/[`'"](\w+\.wasm)[`'"]/g), ([, name]) => name);
  expect([...new Set(named)].toSorted()).toEqual(['core.wasm', 'training.wasm']);
});

test('workers bundle their libraries, whose authors are in the notices', () => {
  expect([...shipped.files].filter((file) => file.includes('quickjs-emscripten-core'))).not.toEqual([]);
  expect([...shipped.files].filter((file) => file.endsWith('/core.mjs'))).not.toEqual([]);
});
