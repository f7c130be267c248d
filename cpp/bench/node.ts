// The shipped wasm modules, called as pages call them, and plain JavaScript, in Node. Prints the mean seconds of each
// by name. Usage: node.ts table | picture | step; or node.ts accuracy FOLDER, which writes tables for accuracy.py.
import { readFile, writeFile } from 'node:fs/promises';

import { Bench } from 'tinybench';

import { Core } from '../../web/core/core.js';

type Runs = Readonly<Record<string, () => unknown>>;

const wasm = (name: string) => readFile(new URL(`../../build/wasm/${name}.wasm`, import.meta.url));

/** The table in wasm memory, valid until the next call. */
const lendTable = (core: Core, positions: number, dimensions: number, offset = 0): Float32Array =>
  core.lend(
    'sinusoidalTable',
    { positions, dimensions, base: 10_000, offset, layout: 'interleaved' },
    (table) => table,
  );

/** A picture of 1000 x 600 pixels, one per number. */
const lendPicture = (core: Core, from: number): Uint8ClampedArray =>
  core.lend(
    'windowPixels',
    {
      ...{ width: 1000, height: 600, from, positions: 600, firstDimension: 0, shownDimensions: 1000 },
      ...{ dimensions: 1000, base: 10_000, layout: 'interleaved', colours: 'viridis' },
    },
    (pixels) => pixels,
  );

const getFrequencies = (dimensions: number) =>
  Float64Array.from({ length: dimensions / 2 }, (_, pair) => 10_000 ** ((-2 * pair) / dimensions));

/** Math.sin and Math.cos for every number. */
function fillTable(table: Float32Array, dimensions: number, offset = 0): Float32Array {
  const frequencies = getFrequencies(dimensions);
  let at = 0;
  for (let position = offset; at < table.length; position++) {
    for (const frequency of frequencies) {
      const angle = position * frequency;
      table[at++] = Math.sin(angle);
      table[at++] = Math.cos(angle);
    }
  }
  return table;
}

const greys = Uint32Array.from({ length: 256 }, (_, level) => 0xff000000 + level * 0x10101);

/** The picture in 256 greys: Math.sin and Math.cos for every pixel. */
function fillPicture(pixels: Uint32Array): Uint32Array {
  const frequencies = getFrequencies(1000);
  let at = 0;
  for (let position = 0; position < 600; position++) {
    for (const frequency of frequencies) {
      const angle = position * frequency;
      pixels[at++] = greys[(Math.sin(angle) * 127.5 + 128) | 0]!;
      pixels[at++] = greys[(Math.cos(angle) * 127.5 + 128) | 0]!;
    }
  }
  return pixels;
}

const jobs: Readonly<Record<string, () => Promise<Runs>>> = {
  table: async () => {
    const core = await Core.load(await wasm('core'));
    const table = new Float32Array(5000 * 512);
    return {
      table: () => lendTable(core, 5000, 512),
      'plain JavaScript': () => fillTable(table, 512),
      'table of 100,000 rows': () => lendTable(core, 100_000, 512),
    };
  },
  picture: async () => {
    const core = await Core.load(await wasm('core'));
    const pixels = new Uint32Array(1000 * 600);
    return {
      picture: () => lendPicture(core, 0),
      'picture at 10^12': () => lendPicture(core, 1e12),
      'picture in plain JavaScript': () => fillPicture(pixels),
    };
  },
  // The training lab's nearest-noun task: a new batch, forward, backward, and Adam.
  step: async () => {
    const core = await new Core().add('training', await wasm('training'));
    const { run } = core.startTraining({ encoding: 'learned', dimensions: 32, length: 16, batch: 32, layers: 1 });
    return { 'training step': () => core.train({ run }) };
  },
};

/** Rows of tables at the offsets of accuracy.py, as raw floats. */
async function writeTables(folder: string): Promise<void> {
  const core = await Core.load(await wasm('core'));
  for (const offset of [0, 1e6, 1e9, 1e12, 2 ** 53 - 2000]) {
    await writeFile(`${folder}/ours-${offset}.f32`, lendTable(core, 100, 512, offset));
    await writeFile(`${folder}/plain JavaScript-${offset}.f32`, fillTable(new Float32Array(100 * 512), 512, offset));
  }
}

async function time(runs: Runs): Promise<Readonly<Record<string, number>>> {
  const bench = new Bench({ time: 200, iterations: 3, warmupTime: 100, warmupIterations: 3, throws: true });
  for (const [name, run] of Object.entries(runs)) bench.add(name, run);
  const tasks = await bench.run();
  return Object.fromEntries(
    tasks.map(({ name, result }) => [name, 'latency' in result ? result.latency.mean / 1000 : NaN]),
  );
}

const [job = '', folder = ''] = process.argv.slice(2);
if (job === 'accuracy') await writeTables(folder);
else console.log(JSON.stringify(await time(await jobs[job]!())));
