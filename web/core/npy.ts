import type { Table } from './core.js';

/** NumPy's names for the numbers of each typed array: all little-endian, as every machine is that runs WebAssembly. */
const types = {
  Float32Array: '<f4',
  Float64Array: '<f8',
  Int32Array: '<i4',
  Uint32Array: '<u4',
  Uint8Array: '|u1',
  Uint8ClampedArray: '|u1',
} as const;

/** A typed array that a result of the core may have. */
export type Numbers = Float32Array | Float64Array | Int32Array | Uint32Array | Uint8Array | Uint8ClampedArray;

const magic = '\x93NUMPY\x01\x00';
const alignment = 64; // bytes: where the format wants its data to begin

/** The header of format 1.0: a dictionary as Python writes it, padded by spaces, with a line feed at its end. */
function header(type: string, shape: readonly number[]): Uint8Array {
  const dimensions = shape.length === 1 ? `${shape[0]},` : shape.join(', ');
  const dictionary = `{'descr': '${type}', 'fortran_order': False, 'shape': (${dimensions}), }`;
  const fixed = magic.length + 2; // and the length of what follows
  const length = Math.ceil((fixed + dictionary.length + 1) / alignment) * alignment - fixed;
  const text = `${magic}${String.fromCharCode(length & 255, length >> 8)}${dictionary.padEnd(length - 1)}\n`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const isTable = (given: unknown): given is Table => typeof given === 'object' && given !== null && 'rows' in given;

/**
 * Gives the bytes of a `.npy` file, format 1.0, which NumPy reads with `np.load`: a table, or the numbers of any result with their
 * shape, row-major. Without a shape they are a row.
 *
 * @throws TypeError for what is neither a table nor a typed array of the core's results.
 * @throws RangeError when the shape is not 1 to 32 whole numbers from 0 on whose product is the count of numbers.
 */
export function npy(values: Table): Uint8Array<ArrayBuffer>;
export function npy(values: Numbers, shape?: readonly number[]): Uint8Array<ArrayBuffer>;
export function npy(given: Table | Numbers, shape?: readonly number[]): Uint8Array<ArrayBuffer> {
  const table = isTable(given) ? given : undefined;
  const numbers = table?.values ?? (given as Numbers);
  const name = ArrayBuffer.isView(numbers) ? numbers[Symbol.toStringTag] : '';
  if (!Object.hasOwn(types, name))
    throw new TypeError(`npy takes a table or one of ${Object.keys(types).join(', ')}, got ${name || typeof given}`);
  const extent = table ? [table.rows, table.columns] : (shape ?? [numbers.length]);
  const isShape =
    extent.length >= 1 && extent.length <= 32 && extent.every((size) => Number.isSafeInteger(size) && size >= 0);
  if (!isShape || extent.reduce((product, size) => product * size, 1) !== numbers.length)
    throw new RangeError(
      `shape must be 1 to 32 whole numbers from 0 on whose product is ${numbers.length}, got ${extent.join(' x ')}`,
    );
  const head = header(types[name as keyof typeof types], extent);
  const file = new Uint8Array(head.length + numbers.byteLength);
  file.set(head);
  file.set(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength), head.length);
  return file;
}
