/** A float32 matrix as NumPy's own file format, version 1.0: numpy.load reads it (NumPy Enhancement Proposal 1). */
export function npyFile(values: Float32Array<ArrayBuffer>, rows: number, columns: number): Blob {
  const text = `{'descr': '<f4', 'fortran_order': False, 'shape': (${rows}, ${columns}), }`;
  // Magic, version, length and header together fill whole blocks of 64 bytes; the last character is a newline.
  const prefix = 10;
  const padded = `${text.padEnd(Math.ceil((prefix + text.length + 1) / 64) * 64 - prefix - 1)}\n`;
  const head = new Uint8Array(prefix + padded.length);
  head.set([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0, padded.length & 0xff, padded.length >> 8]);
  head.set(new TextEncoder().encode(padded), prefix);
  return new Blob([head, values], { type: 'application/octet-stream' });
}
