import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { describe, expect, inject, test } from 'vitest';

import { root, run, tool } from '../support/programs.js';

const consumer = inject('consumer');

/** Runs a module in the consumer's project in a separate Node process and parses its JSON output. */
async function inNode(code: string): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: consumer,
  });
  return JSON.parse(stdout);
}

describe('in plain Node', () => {
  test('the core loads its own wasm and computes; invalid input throws a RangeError', async () => {
    const heard = await inNode(`
      import { Core } from 'positional-encoding-tour/core';
      const spec = { position: 37, dimensions: 16, base: 1e4, unit: 'radian' };
      const [core, clock] = [await Core.load(), await new Core().add('clock')];
      let refused;
      try {
        core.hands({ ...spec, dimensions: 7 });
      } catch (error) {
        refused = [error.name, error.message];
      }
      const [sine, ofClock] = [core, clock].map((loaded) => [...loaded.hands(spec).sine]);
      console.log(JSON.stringify({ sine, ofClock, refused }));
    `);
    // The paper's formula in double: the fastest hand is at 37 radians, each next one slower by 10,000^(1/8).
    const expected = Array.from({ length: 8 }, (_, pair) => Math.sin(37 / 10_000 ** (pair / 8)));
    const { sine, ofClock, refused } = heard as { sine: number[]; ofClock: number[]; refused: string[] };
    expect(sine).toHaveLength(8);
    for (const [pair, value] of sine.entries()) expect(value).toBeCloseTo(expected[pair]!, 12);
    expect(ofClock).toEqual(sine);
    expect(refused).toEqual(['RangeError', 'dimensions must be an even number from 2 to 4096, got 7']);
  });

  test('Node has every call without naming a module', async () => {
    const counted = await inNode(`
      import { Core, moduleCalls } from 'positional-encoding-tour/core';
      const core = await Core.load();
      const { trials, both } = core.readBack({ vocabulary: 5, positions: 5, trials: 20 });
      core.startTraining();
      const missing = Object.values(moduleCalls).flat().filter((name) => name !== 'forward' && name !== 'traceForward' && typeof core[name]() !== 'object');
      console.log(JSON.stringify({ trials, both, missing }));
    `);
    expect(counted).toEqual({ trials: 20, both: expect.any(Number) as number, missing: [] });
    expect((counted as { both: number }).both).toBeGreaterThan(10);
  });

  test('importing the package touches no browser globals', async () => {
    const touched = await inNode(`
      const touched = [];
      for (const name of ['window', 'document', 'location', 'localStorage', 'matchMedia', 'navigator', 'screen'])
        Object.defineProperty(globalThis, name, { get: () => void touched.push(name) });
      await import('positional-encoding-tour');
      await import('positional-encoding-tour/core');
      console.log(JSON.stringify(touched));
    `);
    expect(touched).toEqual([]);
  });

  test('where pages are rendered, figures can be imported and defined, and nothing happens', async () => {
    const names = await inNode(`
      import { defineFigures } from 'positional-encoding-tour';
      import 'positional-encoding-tour/figures/clock';
      import 'positional-encoding-tour/save-picture';
      import 'positional-encoding-tour/embed';
      await defineFigures();
      console.log(JSON.stringify(['customElements', 'HTMLElement'].filter((name) => name in globalThis)));
    `);
    expect(names).toEqual([]);
  });

  test('a missing call is an error that names the module to add', async () => {
    const message = await inNode(`
      import { Core } from 'positional-encoding-tour/core';
      try { new Core().hands(); } catch ({ message }) { console.log(JSON.stringify(message)); }
    `);
    expect(message).toBe("hands is in a module that is not loaded: await core.add('clock')");
  });

  test('manifest and wasm have export paths', async () => {
    const found = await inNode(`
      import manifest from 'positional-encoding-tour/custom-elements.json' with { type: 'json' };
      import { readFileSync } from 'node:fs';
      const wasm = readFileSync(new URL(import.meta.resolve('positional-encoding-tour/core.wasm')));
      console.log(JSON.stringify([manifest.schemaVersion, wasm.subarray(0, 4).toString('latin1')]));
    `);
    expect(found).toEqual(['1.0.0', '\0asm']);
  });
});

/** Code that a user might write: every line must compile, except marked ones. */
const figuresOfUser = `
import { defineFigures, provideHome, tags, type FigureOptions, type HomeOptions, type Tag } from 'positional-encoding-tour';
import 'positional-encoding-tour/figures/clock';
import { Core, type Hands } from 'positional-encoding-tour/core';

const options: FigureOptions = { load: 'now', tags: ['pe-clock'] };
const home: HomeOptions = { root: 'https://tour.invalid/', link: (figure) => '#' + figure.localName };
provideHome(home);
// @ts-expect-error where the tour is
provideHome({});
await defineFigures(options);
// @ts-expect-error there is no such figure
await defineFigures({ tags: ['pe-moon'] });

const hands: Hands = (await Core.load()).hands({ position: 1, dimensions: 4, base: 2, unit: 'radian' });
export const sine: Float64Array = hands.sine;
(await Core.load()).hands({ position: 1 });
// @ts-expect-error a base is a number
(await Core.load()).hands({ position: 1, base: 'ten' });

const clock = document.querySelector('pe-clock');
if (clock) clock.hand = 3;
// @ts-expect-error a hand is a number
if (clock) clock.hand = 'slow';
const exercise = document.querySelector('pe-exercise');
if (exercise) exercise.seed = 3;
// @ts-expect-error a seed is a number
if (exercise) exercise.seed = 'three';
export const all: readonly Tag[] = tags;
clock?.addEventListener('position-changed', (event) => event.detail.position.toFixed());
document.addEventListener('exercise-solved', ({ detail }) => detail.exercise.trim());
clock?.addEventListener('update:position', ({ detail }) => detail.toFixed());

const core = await Core.load();
core.decode({ vector: [0, 1] });
// @ts-expect-error training is another module
core.startTraining();
(await core.add('training')).startTraining();
// @ts-expect-error nothing was added
new Core().hands();
`;
/** The code of the guide, as an author copies it. */
const guide = readFileSync(join(root, 'web/content/en/pages/embed.md'), 'utf8');
const codeOfGuide = (/```js\n(import .*?)```/s.exec(guide)?.[1] ?? '')
  .replace('HOST/', 'https://tour.invalid/')
  .replace('LANG', 'en');
const coreOfUser = `
import { Core, type Hands } from 'positional-encoding-tour/core';
export const hands: Hands = (await Core.load()).hands({ position: 1, dimensions: 4, base: 2, unit: 'radian' });
`;

describe('its types', () => {
  test.each([
    {
      name: 'figures',
      code: figuresOfUser,
      module: 'nodenext',
      moduleResolution: 'nodenext',
      lib: ['es2023', 'dom', 'dom.iterable'],
    },
    {
      name: 'guide',
      code: codeOfGuide,
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
    },
    { name: 'core', code: coreOfUser, module: 'esnext', moduleResolution: 'bundler', lib: ['es2022'] },
  ])('compile, libraries and all: $name under $moduleResolution', async ({ name, code, ...options }) => {
    const settings = { ...options, target: 'es2022', strict: true, noEmit: true, types: [], skipLibCheck: false };
    writeFileSync(join(consumer, `${name}.ts`), code);
    const project = join(consumer, `tsconfig.${name}.json`);
    writeFileSync(project, JSON.stringify({ compilerOptions: settings, files: [`${name}.ts`] }));
    const { ok, output } = await run([...tool('typescript/bin/tsc'), '-p', project], 120);
    expect(ok, output).toBe(true);
  });
});
