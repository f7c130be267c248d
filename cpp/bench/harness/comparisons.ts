import type { Shape } from '../implementations/implementations.js';
import { contender, type Contender } from './contenders.js';
import type { Sample } from './accuracy.js';

/** A job besides the table: our implementation first, then the baselines. */
export interface Comparison {
  readonly title: string;
  readonly contenders: readonly (Contender & { readonly shape: Shape })[];
  /** The sample for measuring accuracy, with contenders of the same IDs that write their numbers as a table. */
  readonly accuracy?: { readonly sample: Sample; readonly contenders: readonly Contender[] };
}

const at = (shape: Shape, ...words: Parameters<typeof contender>) => ({ ...contender(...words), shape });

// width, height, from, positions, dimensions: one pixel per number, or per mean of 100 positions
const near: Shape = [1000, 600, 0, 600, 1000];
const far: Shape = [1000, 600, 1e12, 600, 1000];
const wide: Shape = [1000, 600, 0, 60_000, 1000];

// count, dimensions, position
const products: Shape = [5000, 512, 0];
// positions, dimensions, offset
const table: Shape = [5000, 512, 0];

// positions, dimensions, offset: all angles of a rotary model with a context of 128 Ki tokens
const context = [131_072, 128, 0] as const;

// dimensions, length, batch, layers: the nearest-noun model of the training lab, and a larger one
const step: Shape = [32, 16, 32, 1];
// positions, dimensions, offset: here tokens, dimensions and length of the model
const stepProducts: Shape = [step[1]! * step[2]!, step[0]!, step[1]!];
const larger: readonly (readonly [name: string, shape: Shape])[] = [
  ['64 dimensions', [64, 16, 32, 1]],
  ['128 dimensions', [128, 16, 32, 1]],
  ['32 words', [32, 32, 32, 1]],
  ['64 words', [32, 64, 32, 1]],
  ['64 sentences', [32, 16, 64, 1]],
  ['2 layers', [32, 16, 32, 2]],
];

/** To add a job, add it here; `implementation` is a name in the implementations folder. */
export const comparisons: readonly Comparison[] = [
  {
    title: 'A picture of 1000 x 600 pixels',
    contenders: [
      at(near, 'pixels', 'ours: windowPixels at position 0', 'node core', 'pixels', false),
      at(far, 'pixels-far', 'ours: windowPixels at position 10^12', 'node core', 'pixels', false),
      at(wide, 'pixels-wide', 'ours: the mean of 100 positions a pixel', 'node core', 'pixels', false),
      at(near, 'pixels-chromium', 'ours: at position 0, in Chromium', 'chromium', 'core/pixels', false),
      at(near, 'pixels-javascript', 'plain JavaScript at position 0', 'node javascript', 'pixels', false),
      at(
        far,
        'pixels-javascript-far',
        'plain JavaScript at 10^12 (not exact there)',
        'node javascript',
        'pixels',
        false,
      ),
      at(wide, 'pixels-javascript-wide', 'plain JavaScript, 100 positions a pixel', 'node javascript', 'pixels', false),
    ],
  },
  {
    title: 'A step of training: 32 dimensions, 16 words, 32 sentences, 1 layer, 4 heads, a learned table',
    contenders: [
      at(step, 'step', 'ours: training.wasm in Node', 'node training', 'step', false),
      at(step, 'step-torch', 'PyTorch, eager, 1 thread', 'torch training', 'step', false),
      at(step, 'step-tensorflow-wasm', 'TensorFlow.js, wasm', 'node tensorflow training wasm', 'step', false),
      at(step, 'step-tensorflow-cpu', 'TensorFlow.js, cpu', 'node tensorflow training cpu', 'step', false),
      at(
        stepProducts,
        'step-products',
        'its matrix products alone (forward and back, same sizes and steps, same kernel)',
        'node wasm',
        'step-products',
        false,
      ),
      ...larger.flatMap(([name, shape]) => [
        at(shape, `step ${name}`, `ours, ${name}`, 'node training', 'step', false),
        at(shape, `step-torch ${name}`, `PyTorch, ${name}`, 'torch training', 'step', false),
      ]),
    ],
  },
  {
    title: 'The dot products of one position with 5000 others, 512 dimensions',
    contenders: [
      at(products, 'similarity', 'ours: similarity, by the closed form', 'node core', 'similarity', false),
      at(table, 'product', 'fill_table and a SIMD product, wasm', 'node wasm', 'product', false),
      at(products, 'similarity-javascript', 'the closed form in JavaScript', 'node javascript', 'similarity', false),
    ],
  },
  {
    title: 'The cosines and sines of rotary embeddings: 131072 positions, 128 dimensions',
    contenders: [
      at(context, 'rotary', 'ours: rotaryTable, one call, in Node', 'node jobs', 'rotary', false),
      at(context, 'rotary-torch-1', 'PyTorch as usual, 1 thread', 'torch 1', 'rotary', false),
      at(context, 'rotary-torch-2', 'PyTorch as usual, 2 threads', 'torch 2', 'rotary', false),
    ],
    accuracy: {
      sample: { shape: context, every: 97 },
      contenders: [
        contender('rotary', '', 'node jobs', 'rotary-interleaved'),
        contender('rotary-torch-1', '', 'torch 1', 'rotary-interleaved'),
        contender('rotary-torch-2', '', 'torch 2', 'rotary-interleaved'),
      ],
    },
  },
];
