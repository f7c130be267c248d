import type { Implementations, Numbers } from './implementations.js';

/** Plain JavaScript with reused memory. */
export function javascriptImplementations(): Implementations {
  return {
    about: 'JavaScript',
    fill: {
      table: kept(
        (size) => new Float32Array(size),
        (positions, dimensions) => positions * dimensions,
        fillTable,
      ),
      pixels: kept(
        (size) => new Uint8ClampedArray(size),
        (width, height) => 4 * width * height,
        fillPixels,
      ),
      similarity: kept(
        (size) => new Float64Array(size),
        (count) => count,
        fillSimilarity,
      ),
    },
  };
}

/** An implementation that fills a reused array of the size that its shape needs. */
function kept<Array extends Numbers>(
  make: (size: number) => Array,
  getSize: (...shape: number[]) => number,
  fill: (numbers: Array, ...shape: number[]) => void,
): (...shape: number[]) => Array {
  let numbers = make(0);
  return (...shape) => {
    if (numbers.length !== getSize(...shape)) numbers = make(getSize(...shape));
    fill(numbers, ...shape);
    return numbers;
  };
}

const getFrequencies = (dimensions: number) =>
  Float64Array.from({ length: dimensions / 2 }, (_, pair) => 10_000 ** ((-2 * pair) / dimensions));

/** Math.sin and Math.cos for every number. */
function fillTable(table: Float32Array, positions: number, dimensions: number, offset: number): void {
  const frequencies = getFrequencies(dimensions);
  let at = 0;
  for (let position = offset; position < offset + positions; position++) {
    for (const frequency of frequencies) {
      const angle = position * frequency;
      table[at++] = Math.sin(angle);
      table[at++] = Math.cos(angle);
    }
  }
}

const greys = Uint32Array.from({ length: 256 }, (_, level) => 0xff000000 + level * 0x10101);

/**
 * The picture of windowPixels in 256 greys, with one dimension per column and an integer number of positions per row,
 * averaged with the Dirichlet kernel: one Math.sin or Math.cos per pixel.
 */
function fillPixels(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  from: number,
  positions: number,
  dimensions: number,
): void {
  const perRow = positions / height;
  if (dimensions !== width || !Number.isInteger(perRow)) throw new RangeError('this picture is not made in JavaScript');
  const frequencies = getFrequencies(dimensions);
  const weights = frequencies.map(
    (frequency) => Math.sin((perRow * frequency) / 2) / (perRow * Math.sin(frequency / 2)),
  );
  const colours = new Uint32Array(pixels.buffer);
  let at = 0;
  for (let row = 0; row < height; row++) {
    const position = from + row * perRow + (perRow - 1) / 2;
    for (let pair = 0; pair < frequencies.length; pair++) {
      const angle = position * frequencies[pair]!;
      colours[at++] = greys[(weights[pair]! * Math.sin(angle) * 127.5 + 128) | 0]!;
      colours[at++] = greys[(weights[pair]! * Math.cos(angle) * 127.5 + 128) | 0]!;
    }
  }
}

/** The closed form: one Math.cos per pair and position. */
function fillSimilarity(products: Float64Array, count: number, dimensions: number, position: number): void {
  const frequencies = getFrequencies(dimensions);
  for (let other = 0; other < count; other++) {
    let sum = 0;
    for (const frequency of frequencies) sum += Math.cos((other - position) * frequency);
    products[other] = sum;
  }
}
