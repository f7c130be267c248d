export type Numbers = Float32Array | Float64Array | Uint8ClampedArray;

/** The size of a job: for a table positions, dimensions and the offset of its first row. */
export type Shape = readonly number[];

/**
 * Ways to do the jobs of the bench in JavaScript, by name. Each gives its numbers, which live until the next call, all
 * set-up included.
 */
export interface Implementations {
  /** The name and version of the program that does the job. */
  readonly about: string;
  readonly fill: Readonly<Record<string, (...shape: number[]) => Numbers>>;
  /** Bytes of WebAssembly memory in use, for implementations that have such. */
  readonly heap?: () => number;
}

/** The seconds that an implementation takes, one number for each of `times`. */
export function timed(implementations: Implementations, name: string, times: number, shape: Shape): number[] {
  const fill = implementations.fill[name];
  if (!fill) throw new RangeError(`no implementation is called ${name}`);
  return Array.from({ length: times }, () => {
    const begun = performance.now();
    fill(...shape);
    return (performance.now() - begun) / 1000;
  });
}

/** Rows 0, every, 2 every, ... of the table that an implementation makes, as an array of its own. */
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
