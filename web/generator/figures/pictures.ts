import type { Core } from '../../core/core.js';
import { icon } from './clock-drawing.js';
import { png } from './png.js';

/** The icon as SVG, as PNG for home screens, and as favicon.ico, which browsers request without a link. */
export function icons(core: Core): Readonly<Record<string, string | Buffer>> {
  const drawing = icon(core);
  return { 'icon.svg': drawing, 'icon.png': png(drawing, 180), 'favicon.ico': ico(png(drawing, 32), 32) };
}

/** An .ico file with one PNG: a header of 6 bytes, a directory entry of 16, the image. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}
