import { getMeasured, getSize, type Results } from './results.js';

export interface Goal {
  readonly text: string;
  readonly wanted: string;
  /** In the unit of `wanted`; undefined if it wasn't measured. */
  readonly value: number | undefined;
  readonly met: boolean | undefined;
}

/** The kernel's goals, all as ratios within one run. All but one are the same on every machine (see README.md). */
export function goals(results: Results): Goal[] {
  const storesQuickly = results.machine.processor.includes('EPYC');
  const document = getSize(results, 5000, 512);
  const large = getSize(results, 50_000, 1024);
  const times = (id: string) => getMeasured(document, id)?.ratio;
  const share = (size: typeof document) => getMeasured(size, 'stores')?.ratio;
  const comparison = (id: string) =>
    results.comparisons.flatMap(({ measured }) => measured).find(({ contender }) => contender.id === id)?.ratio;
  return [
    atLeast('PyTorch as usual, 1 thread', times('torch-1'), 12, 'x'),
    atLeast('PyTorch as usual, 2 threads', times('torch-2'), 7, 'x'),
    atLeast('NumPy float32', times('numpy-float32'), 4, 'x'),
    atLeast('NumPy as usual', times('numpy-usual'), 18, 'x'),
    atLeast('plain JavaScript', times('javascript'), 25, 'x'),
    atLeast('TensorFlow.js as usual, cpu', times('tensorflow-cpu'), 150, 'x'),
    atLeast('TensorFlow.js as usual, wasm', times('tensorflow-wasm'), 150, 'x'),
    atLeast('speed of the store loop at 5000 x 512', percent(share(document)), storesQuickly ? 40 : 55, ' %'),
    atLeast('speed of the store loop at 50000 x 1024', percent(share(large)), 75, ' %'),
    atMost('cost per number, dearest against cheapest size', growth(results), 1.4, 'x'),
    atLeast('plain JavaScript, a picture at position 0', comparison('pixels-javascript'), 10, 'x'),
    atLeast(
      'plain JavaScript, a picture at position 10^12',
      quotient(comparison('pixels-javascript-far'), comparison('pixels-far')),
      10,
      'x',
    ),
    atMost('a picture at 10^12, against one at 0', comparison('pixels-far'), 1.1, 'x'),
    atLeast('PyTorch eager, 1 thread, a step of training', comparison('step-torch'), 4, 'x'),
    atLeast(
      'TensorFlow.js, the faster of cpu and wasm, a step of training',
      min(comparison('step-tensorflow-cpu'), comparison('step-tensorflow-wasm')),
      40,
      'x',
    ),
    atLeast('speed of its matrix products alone, a step of training', percent(comparison('step-products')), 60, ' %'),
    atLeast('fill_table and a SIMD product, similarity', comparison('product'), 2.5, 'x'),
    atMost('heap beyond the table at 5000 x 512', heapBeyondTable(results), 1, ' MiB'),
  ];
}

function atLeast(text: string, value: number | undefined, bound: number, unit: string): Goal {
  return { text, wanted: `at least ${bound}${unit}`, value, met: value === undefined ? undefined : value >= bound };
}

function atMost(text: string, value: number | undefined, bound: number, unit: string): Goal {
  return { text, wanted: `at most ${bound}${unit}`, value, met: value === undefined ? undefined : value <= bound };
}

const quotient = (a: number | undefined, b: number | undefined) => a && b && a / b;
const min = (a: number | undefined, b: number | undefined) => a && b && Math.min(a, b);
const percent = (share: number | undefined) => share && 100 * share;

/** Cost per number over the sizes of 512 dimensions: the highest over the lowest. */
function growth(results: Results): number | undefined {
  const costs = results.sizes
    .filter(({ shape }) => shape[1] === 512)
    .map(({ shape, measured }) => measured[0]!.seconds / (shape[0]! * shape[1]!));
  return costs.length > 1 ? Math.max(...costs) / Math.min(...costs) : undefined;
}

function heapBeyondTable(results: Results): number | undefined {
  const size = getSize(results, 5000, 512);
  const heap = getMeasured(size, 'ours')?.heap;
  return size && heap && (heap - 4 * size.shape[0]! * size.shape[1]!) / 2 ** 20;
}
