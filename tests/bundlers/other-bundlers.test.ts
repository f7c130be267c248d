// Run by `npm run check -- --hosts`.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { expect, inject, test } from 'vitest';

import { bundledForEdge, otherBundlers, projectFor } from './bundlers.js';
import { testBundlers } from './pages.js';

testBundlers(otherBundlers);

test('a worker at the edge, where nothing may be compiled, computes with the module that its host has compiled', async () => {
  const file = await bundledForEdge(
    projectFor({ name: 'edge' }),
    `import { defineFigures } from 'positional-encoding-tour';
     import { Core } from 'positional-encoding-tour/core';
     export async function answer(wasm) {
       await defineFigures(); // nothing happens, and nothing is thrown
       return (await Core.load(wasm)).compare({ position: 3, other: 3, dimensions: 8, base: 1e4 }).dot;
     }`,
  );
  const wasm = join(inject('consumer'), 'node_modules/positional-encoding-tour/build/package/wasm/core.wasm');
  // What the host has compiled before, and then what it has taken away.
  const host = `
    import { readFileSync } from 'node:fs';
    const compiled = await WebAssembly.compile(readFileSync(${JSON.stringify(wasm)}));
    const { instantiate } = WebAssembly;
    const forbidden = async () => { throw new WebAssembly.CompileError('Wasm code generation disallowed by embedder'); };
    WebAssembly.compile = forbidden;
    WebAssembly.instantiate = (what, imports) => (what === compiled ? instantiate(what, imports) : forbidden());
    delete globalThis.process;
    delete globalThis.fetch;
    const { answer } = await import(${JSON.stringify(pathToFileURL(file).href)});
    console.log(JSON.stringify([await answer(compiled), await answer().then(() => 'computed', ({ message }) => message)]));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', host]);
  const [dot, refused] = JSON.parse(stdout) as [number, string];
  expect(dot).toBeCloseTo(4, 9); // a code with itself: one for each of its four hands
  expect(refused).toContain('disallowed by embedder');
});
