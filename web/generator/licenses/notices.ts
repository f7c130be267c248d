import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import { paths } from '../paths.js';
import { packageNotice, getPackage, type Notice } from './packages.js';
import type { Shipped } from './bundled-modules.js';

const text = (name: string): string =>
  readFileSync(join(paths.web, `generator/licenses/texts/${name}.txt`), 'utf8').trim();

/** Works whose license texts no package contains, by the files that they are in: Emscripten links libraries into modules. */
const isModule = (file: string): boolean => file.startsWith(paths.wasm + sep);
const isKatexFont = (file: string): boolean => /KaTeX_[\w-]+\.woff2$/.test(file);
const parts: readonly (readonly [name: string, licence: string, text: string, isIn: (file: string) => boolean])[] = [
  ['KaTeX fonts', 'OFL-1.1', 'katex-fonts', isKatexFont],
  ['Emscripten, with embind', 'MIT', 'emscripten', isModule],
  ['LLVM: libc++, libc++abi and compiler-rt', 'Apache-2.0 WITH LLVM-exception', 'llvm', isModule],
  ['musl', 'MIT', 'musl', isModule],
  ['dlmalloc', 'CC0-1.0', 'dlmalloc', isModule],
];

/**
 * Notices for all shipped third-party work, sorted by name.
 *
 * @throws Error if a package has no license text.
 */
export function getNotices({ files }: Shipped): Notice[] {
  const folders = new Set([...files].flatMap((file) => getPackage(file, paths.modules) ?? []));
  const shown = parts.filter(([, , , isIn]) => [...files].some(isIn));
  const notices = [
    ...[...folders].map(packageNotice),
    ...shown.map(([name, licence, file]) => ({ name, version: '', licence, text: text(file) })),
  ];
  return notices.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

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

export function noticesFile(notices: readonly Notice[]): string {
  const blocks = byText(notices).map((group) => {
    const [{ text }] = group;
    return `${'='.repeat(80)}\n${group.map((notice) => `${getName(notice)} (${notice.licence})\n`).join('')}${'-'.repeat(80)}\n\n${text}\n`;
  });
  return `Clock Hands and GPS is under this licence:\n\n${ownLicence()}\nIt contains work of others, who ask that what follows goes with it.\n\n${blocks.join('\n')}`;
}

/** The project's own license. */
export const ownLicence = (): string => readFileSync(join(paths.root, 'LICENSE'), 'utf8');
