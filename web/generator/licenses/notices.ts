import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import { paths } from '../paths.js';
import { fontNotices } from './fonts.js';
import { packageNotice, getPackage, type Notice } from './packages.js';
import type { Shipped } from './bundled-modules.js';

const text = (name: string): string =>
  readFileSync(join(paths.web, `generator/licenses/texts/${name}.txt`), 'utf8').trim();

/** The libraries that Emscripten links into every module. Compiler packages contain no license texts for them. */
const parts: readonly (readonly [name: string, licence: string, text: string])[] = [
  ['Emscripten, with embind', 'MIT', 'emscripten'],
  ['LLVM: libc++, libc++abi and compiler-rt', 'Apache-2.0 WITH LLVM-exception', 'llvm'],
  ['musl', 'MIT', 'musl'],
  ['dlmalloc', 'CC0-1.0', 'dlmalloc'],
];

/**
 * Notices for all shipped third-party work, sorted by name.
 *
 * @throws Error if a package has no license text.
 */
export function getNotices({ files }: Shipped): Notice[] {
  const folders = new Set([...files].flatMap((file) => getPackage(file, paths.modules) ?? []));
  const fonts = [...files].filter((file) => /\.(?:woff2?|[ot]tf)$/.test(file));
  const compiled = [...files].some((file) => file.startsWith(paths.wasm + sep));
  const notices = [
    ...[...folders].map(packageNotice),
    ...fontNotices(fonts, text('ofl-1.1')),
    ...(compiled ? parts.map(([name, licence, file]) => ({ name, version: '', licence, text: text(file) })) : []),
  ];
  return notices.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Groups notices with the same text. */
export function byText(notices: readonly Notice[]): (readonly [Notice, ...Notice[]])[] {
  const groups = new Map<string, [Notice, ...Notice[]]>();
  for (const notice of notices) {
    const group = groups.get(notice.text);
    if (group) group.push(notice);
    else groups.set(notice.text, [notice]);
  }
  return [...groups.values()];
}

export const getName = ({ name, version }: Notice): string => (version === '' ? name : `${name} ${version}`);

/** The notices as a text file. */
export function noticesFile(notices: readonly Notice[]): string {
  const blocks = byText(notices).map((group) => {
    const [{ text }] = group;
    return `${'='.repeat(80)}\n${group.map((notice) => `${getName(notice)} (${notice.licence})\n`).join('')}${'-'.repeat(80)}\n\n${text}\n`;
  });
  return `Clock Hands and GPS is under this licence:\n\n${ownLicence()}\nIt contains work of others, who ask that what follows goes with it.\n\n${blocks.join('\n')}`;
}

/** The project's own license. */
export const ownLicence = (): string => readFileSync(join(paths.root, 'LICENSE'), 'utf8');
