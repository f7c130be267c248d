/**
 * Encodes pixels as the data URL of a Windows bitmap, which needs no compressor. For small images that must be in the
 * page before scripts run.
 *
 * @param rgba - width x height x 4, top row first; alpha is ignored.
 */
export function bitmapUrl(rgba: Uint8ClampedArray, width: number, height: number): string {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const headers = 54;
  const bytes = new Uint8Array(headers + stride * height);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, headers, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  // Negative height: top row first.
  view.setInt32(22, -height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  for (let row = 0; row < height; ++row) {
    for (let column = 0; column < width; ++column) {
      const [from, to] = [4 * (row * width + column), headers + row * stride + 3 * column];
      bytes.set([rgba[from + 2] ?? 0, rgba[from + 1] ?? 0, rgba[from] ?? 0], to);
    }
  }
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:image/bmp;base64,${btoa(binary)}`;
}
