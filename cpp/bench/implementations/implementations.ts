export type Numbers = Float32Array | Float64Array | Uint8ClampedArray;

/** The size of a job. For a table: positions, dimensions, and the offset of the first row. */
export type Shape = readonly number[];

/**
 * JavaScript implementations of the jobs, by name. Each returns numbers that are valid until the next call, including
 * all set-up.
 */
export interface Implementations {
  /** Name and version of the program. */
  readonly about: string;
  readonly fill: Readonly<Record<string, (...shape: number[]) => Numbers>>;
  /** Used WebAssembly memory in bytes, if any. */
  readonly heap?: () => number;
}

/** Runs an implementation `times` times and returns the seconds of each. */
export function timed(implementations: Implementations, name: string, times: number, shape: Shape): number[] {
  const fill = implementations.fill[name];
  if (!fill) throw new RangeError(`no implementation is called ${name}`);
  return Array.from({ length: times }, () => {
    const begun = performance.now();
    fill(...shape);
    return (performance.now() - begun) / 1000;
  });
}

/** Rows 0, every, 2 every, ... of an implementation's table, copied. */
export function sampled(
  implementations: Implementations,
  name: string,
  every: number,
  shape: Shape,
): Float32Array<ArrayBuffer> {
  const table = implementations.fill[name]!(...shape);
  const [positions, columns] = [shape[0]!, shape[1]!];
  const rows = Math.ceil(positions / every);
  const result = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    result.set(table.subarray(row * every * columns, (row * every + 1) * columns), row * columns);
  }
  return result;
}
