import { existsSync, readFileSync } from 'node:fs';

import type { Notice } from './packages.js';

const licenceName = 13; // the entry "License Description" of a font's `name` table

/**
 * One notice per group of fonts with the same text: the copyright statement in the font, all reserved names, and the
 * license.
 *
 * @param files - Font files. Each needs the same font as TrueType in its folder, whose tables are not compressed.
 * @throws Error for a font that is not under the SIL Open Font License.
 */
export function fontNotices(files: Iterable<string>, openFontLicence: string): Notice[] {
  const names = new Map<string, Set<string>>();
  for (const file of files) {
    const statement = getLicence(file);
    const reserved = /Reserved Font Name ([\w ]+)\./.exec(statement)?.[1];
    if (!statement.includes('SIL Open Font License, Version 1.1') || reserved === undefined)
      throw new Error(`${file} is shipped, but it does not say by which licence.`);
    const alike = statement.replace(`Reserved Font Name ${reserved}.`, 'Reserved Font Names NAMES.');
    names.set(alike, (names.get(alike) ?? new Set()).add(reserved));
  }
  return [...names].map(([statement, reserved]) => {
    const list = [...reserved].sort().join(', ');
    return {
      name: `${list} (fonts)`,
      version: '',
      licence: 'OFL-1.1',
      text: `${statement.replace('NAMES', list)}\n\n${openFontLicence}`,
    };
  });
}

/** The license in a font's `name` table (OpenType 1.9). Windows strings are UTF-16, big-endian. */
function getLicence(file: string): string {
  const path = file.replace(/\.\w+$/, '.ttf');
  if (!existsSync(path)) throw new Error(`${file} is shipped, and there is no ${path} to read its licence from.`);
  const font = readFileSync(path);
  const table = rows(12, 16, font.readUInt16BE(4)).find((row) => font.toString('latin1', row, row + 4) === 'name');
  if (table === undefined) return '';
  const start = font.readUInt32BE(table + 8);
  const texts = start + font.readUInt16BE(start + 4);
  const isLicence = (row: number): boolean =>
    font.readUInt16BE(row) === 3 && font.readUInt16BE(row + 6) === licenceName;
  const found = rows(start + 6, 12, font.readUInt16BE(start + 2)).find(isLicence);
  if (found === undefined) return '';
  const at = texts + font.readUInt16BE(found + 10);
  return Buffer.from(font.subarray(at, at + font.readUInt16BE(found + 8)))
    .swap16()
    .toString('utf16le')
    .replaceAll('\r\n', '\n')
    .trim();
}

const rows = (first: number, size: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index * size);
