import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The license notice of a third-party work. */
export interface Notice {
  readonly name: string;
  /** Empty if it has none. */
  readonly version: string;
  /** The SPDX identifier of its license. */
  readonly licence: string;
  readonly text: string;
}

/** Packages whose helpers bundlers insert, by the start of the helper's name. */
const helpers: readonly (readonly [string, string])[] = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
  ['\0@oxc-project+runtime', 'rolldown'], // part of Rolldown, not a package of its own
];

/**
 * The folder of the package that a file belongs to; undefined for our own files.
 *
 * @throws Error for an unknown bundler helper.
 */
export function getPackage(file: string, modules: string): string | undefined {
  if (file.startsWith('\0')) {
    const known = helpers.find(([beginning]) => file.startsWith(beginning));
    if (!known) throw new Error(`${file.slice(1)} is shipped, and nobody knows of which package it is.`);
    return join(modules, known[1]);
  }
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll('\\', '/'))?.[0];
}

/**
 * The notice of the package in a folder.
 *
 * @throws Error if it has no license text.
 */
export function packageNotice(folder: string): Notice {
  const {
    name = '',
    version = '',
    license = '',
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)\b/i.test(entry.name))
    .map((entry) => ownPart(readFileSync(join(folder, entry.name), 'utf8')))
    .filter((text) => text !== '');
  if (texts.length === 0)
    throw new Error(
      `${name} ${version} is shipped, but its package has no text of its licence (${license || 'it names none'}).`,
    );
  return { name, version, licence: license, text: texts.join('\n\n') };
}

/** A package's own license, without those of the packages it bundles: we ship only its own helpers. */
function ownPart(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/\n#+ Licenses of bundled dependencies\n.*$/s, '')
    .trim();
}
