import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Assets } from './assets.js';
import { dataUrlOfBytes, dataUrlOfText } from './data-url.js';
import { withLinks, type Place } from './links.js';
import { policyOfCopy } from './policy.js';
import { relativeUrl } from '../pages/addresses.js';

/** The site that copies are made of. */
export interface Original {
  /** The folder of the built site. */
  readonly dist: string;
  readonly assets: Assets;
}

/** Files that the copies of a folder have in common, by their names there: then these stand in no copy. */
export interface Shared {
  readonly script: string;
  readonly fonts: string;
  /** The text of the import map that the script makes. */
  readonly importMap: string;
}

/** The scripts of every page that nothing imports. */
export const entriesOf = (html: string, assets: Assets): string[] => [
  assets.named('copied-links'),
  /<script type="module" src="[^"]*assets\/([\w.-]+)">/.exec(html)?.[1] ?? '',
];

const marked = /<style>(.*?)<\/style>/gs;
const fontFace = /@font-face\{[^}]*url\([^)]*\/([\w.-]+\.woff2)\)[^}]*\}/g;

/** The faces of fonts that pages name, each with its font in it. */
export const fontFaces = (pages: readonly string[], assets: Assets): string =>
  [...new Set(pages.flatMap((html) => html.match(fontFace) ?? []).map((face) => withFonts(face, assets)))].join('\n');

const withFonts = (css: string, assets: Assets): string =>
  css.replace(/url\([^)]*\/([\w.-]+\.woff2)\)/g, (_, font: string) => `url(${assets.bytes(font)})`);

const attribute = (html: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1] ?? '';

/** Files that a page's exercises fetch when they are unfolded, by their paths in the site. */
export function filesAsked(html: string, language: string): string[] {
  const ids = new Set(Array.from(html.matchAll(/ data-exercise="([\w-]+)"/g), ([, id = '']) => id));
  const words = ids.size > 0 || html.includes(' data-brings=') ? [`embed/exercise-words/${language}.json`] : [];
  return [...[...ids].map((id) => `embed/exercises/${language}/${id}.json`), ...words];
}

/** The wasm that a page may ask for, each module as an address that holds it. */
const wasmOf = (html: string, assets: Assets): string =>
  attribute(html, 'data-wasm').replace(/=\S*\/([\w.-]+\.wasm)/g, (_, file: string) => `=${assets.bytes(file)}`);

/** The wasm that any of these pages may ask for. */
export function wasmNamed(pages: readonly string[], assets: Assets): string {
  const pairs = new Set(pages.flatMap((html) => wasmOf(html, assets).split(' ')));
  return [...pairs].filter((pair) => pair !== '').join(' ');
}

const languageOf = ({ page }: Place): string => page.split('/')[0] || 'en';

/**
 * The copy of a page for reading from a disk: with all that it would fetch in itself, or with `shared` in files beside it.
 *
 * @param html - The page as the site has it.
 */
export function copyOfPage(html: string, place: Place, { dist, assets }: Original, shared?: Shared): string {
  const toFile = (file: string): string => relativeUrl(place.copy, file);
  const files = Object.fromEntries(
    filesAsked(html, languageOf(place)).map((file) => [
      file,
      JSON.parse(readFileSync(join(dist, file), 'utf8')) as unknown,
    ]),
  );
  const filesText = JSON.stringify(files).replaceAll('<', '\\u003c');
  const isWanted = (tag: string): boolean =>
    html.includes(tag) || filesText.includes(`"kind":"${tag.replace('pe-exercise-', '')}"`);
  const entries = entriesOf(html, assets);
  const importMap = shared?.importMap ?? assets.importMap(entries, isWanted);
  const starter = entries.map((file) => `import "${file}";`).join('');
  const early = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const scripts = shared
    ? `<script src="${toFile(shared.script)}"></script>`
    : `<script type="importmap">${importMap}</script>`;

  const styles: string[] = [];
  const style = (css: string): string => {
    styles.push(css);
    return `<style>${css}</style>`;
  };
  const inside = html
    .replace(/<link rel="(?:preload|modulepreload)"[^>]*>\n?/g, '')
    .replace(/<details class="device".*?<\/details>/s, '')
    .replace(/<p class="archive">.*?<\/p>/s, '')
    .replace(/ data-entrance/, '')
    .replace(marked, (_, css: string) => style(shared ? css.replace(fontFace, '') : withFonts(css, assets)))
    .replace(/<link rel="stylesheet" href="[^"]*assets\/([\w.-]+)">/g, (_, file: string) =>
      shared ? `<link rel="stylesheet" href="${toFile(`assets/${file}`)}">` : style(assets.text(file)),
    )
    .replace(
      /<script type="module" src="[^"]*"><\/script>\n?/,
      () => `${scripts}\n<script type="module">${starter}</script>\n`,
    )
    .replace(
      /(<link rel="(?:apple-touch-)?icon" href=")[^"]*\/?(icon\.\w+)"/g,
      (_, link: string, file: string) => `${link}${shared ? toFile(file) : iconOf(dist, file)}"`,
    )
    .replace(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/, (_, policy: string) => {
      const texts = { scripts: [early, importMap, starter], styles };
      return `<meta http-equiv="Content-Security-Policy" content="${policyOfCopy(policy, texts, shared !== undefined)}">`;
    })
    .replace(
      /<html ([^>]*)>/,
      (_, attributes: string) => `<html ${attributesOfCopy(attributes, html, place, assets, shared)}>`,
    )
    .replace('</body>', () => `<script type="application/json" id="tour-files">${filesText}</script>\n</body>`);
  const linked = shared && html.search(fontFace) >= 0 ? withFontSheet(inside, toFile(shared.fonts)) : inside;
  return withLinks(linked, place);
}

const withFontSheet = (html: string, href: string): string =>
  html.replace('</head>', () => `<link rel="stylesheet" href="${href}">\n</head>`);

function iconOf(dist: string, file: string): string {
  const bytes = readFileSync(join(dist, file));
  return file.endsWith('.svg')
    ? dataUrlOfText(file, bytes.toString('utf8')).replaceAll('"', '%22')
    : dataUrlOfBytes(file, bytes);
}

/** The attributes by which the scripts of the page know where it is, and where it is on the web. */
function attributesOfCopy(attributes: string, html: string, place: Place, assets: Assets, shared?: Shared): string {
  const { page, copy, ending, isAlone, site } = place;
  const isLed = isAlone && site !== undefined;
  const root = isLed ? site.href : relativeUrl(copy, '');
  const own = {
    root,
    folder: page,
    ending: isLed ? '' : ending,
    ...(site && { address: new URL(page, site).href }),
    ...(!shared && { wasm: wasmOf(html, assets) }),
  };
  const kept = attributes.replace(/ data-(?:root|wasm)="[^"]*"/g, '');
  return `${kept}${Object.entries(own)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('')}`;
}
