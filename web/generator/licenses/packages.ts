import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A work of somebody else, with the words that must go with it. */
export interface Notice {
  readonly name: string;
  /** Empty where it has none. */
  readonly version: string;
  /** Its licence as SPDX names it. */
  readonly licence: string;
  readonly text: string;
}

/** The packages that a bundler has helpers of its own from, by the beginning of the helpers' names. */
const helpers: readonly (readonly [string, string])[] = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
  ['\0@oxc-project+runtime', 'rolldown'], // it is a part of Rolldown, and no package of its own
];

/**
 * The folder of the package that a file is of, or nothing if it is ours.
 *
 * @throws Error for a helper of a bundler that nobody knows.
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
 * @throws Error when it brings no text of its licence.
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

/** A package that bundles others tells of these after its own licence; what we ship of it are its own helpers. */
function ownPart(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/\n#+ Licenses of bundled dependencies\n.*$/s, '')
    .trim();
}
