import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import subsetFont from 'subset-font';

import { minified } from '../figures/style-sheets.js';
import { filesUnder, write } from '../files.js';
import type { Shipped } from '../licenses/bundled-modules.js';
import { paths } from '../paths.js';

/** The webfonts of the English pages. */
export interface Fonts {
  /** The font files, by their paths in dist. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The file with the upright serif, which most of a page is set in. */
  readonly text: string;
  /**
   * The font faces.
   *
   * @param to - Maps a file in dist to its URL as the page writes it.
   */
  styles(to: (file: string) => string): string;
}

/** By the names of the files in `web/app/styles/fonts.css`: the fonts, and what is left of their axes. */
const fonts = {
  serif: ['source-serif/VAR/SourceSerif4Variable-Roman.ttf', { opsz: 16 }],
  'serif-italic': ['source-serif/VAR/SourceSerif4Variable-Italic.ttf', { opsz: 16 }],
  sans: ['source-sans/VF/SourceSans3VF-Upright.ttf', {}],
} as const;

const wght = { min: 400, max: 650 };
const features = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

/** Printable ASCII, and every other character in the sources of the site; a font keeps those that it has. */
export function usedCharacters(): string {
  const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
  const texts = filesUnder(paths.web)
    .filter((file) => /\.(?:json|md|ts|yaml)$/.test(file))
    .map((file) => readFileSync(join(paths.web, file), 'utf8'));
  return [...new Set(ascii + texts.join(''))].sort().join('');
}

/** Subsets the fonts to the characters that the site uses, and to the weights of its style sheets. */
export async function subsetFonts(shipped: Shipped, folder = 'assets'): Promise<Fonts> {
  const characters = usedCharacters();
  const named = await Promise.all(
    Object.entries(fonts).map(async ([name, [source, axes]]) => {
      shipped.add(join(paths.modules, source, '../../LICENSE.md'));
      const font = readFileSync(join(paths.modules, source));
      const options = { targetFormat: 'woff2', keepFeatures: features, variationAxes: { ...axes, wght } } as const;
      const key = createHash('sha256').update(font).update(characters).update(JSON.stringify(options)).digest('hex');
      const file = `${name}-${key.slice(0, 8)}.woff2`;
      if (!existsSync(join(paths.fonts, file))) write(paths.fonts, file, await subsetFont(font, characters, options));
      return [name, `${folder}/${file}`, readFileSync(join(paths.fonts, file))] as const;
    }),
  );
  const css = minified(readFileSync(join(paths.site, 'styles/fonts.css'), 'utf8'));
  return {
    files: new Map(named.map(([, file, bytes]) => [file, bytes])),
    text: named[0]![1],
    styles: (to) => named.reduce((all, [name, file]) => all.replace(`'${name}.woff2'`, `'${to(file)}'`), css),
  };
}
