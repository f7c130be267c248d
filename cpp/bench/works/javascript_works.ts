import type { Works } from './works.js';

/** Plain JavaScript: Math.sin and Math.cos for every number, in memory that is kept and used again. */
export function javascriptWorks(): Works {
  let numbers = new Float32Array(0);
  const table = (positions: number, dimensions: number, offset: number) => {
    if (numbers.length !== positions * dimensions) numbers = new Float32Array(positions * dimensions);
    fillTable(numbers, positions, dimensions, offset);
    return numbers;
  };
  return { about: 'JavaScript', fill: { table } };
}

function fillTable(table: Float32Array, positions: number, dimensions: number, offset: number): void {
  const frequencies = Float64Array.from({ length: dimensions / 2 }, (_, pair) => 10_000 ** ((-2 * pair) / dimensions));
  let at = 0;
  for (let position = offset; position < offset + positions; position++) {
    for (const frequency of frequencies) {
      const angle = position * frequency;
      table[at++] = Math.sin(angle);
      table[at++] = Math.cos(angle);
    }
  }
}
