import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Manifest } from '../../web/figures/shared/manifest/manifest.js';
import { chapters } from '../../web/generator/content/tour.js';
import { root } from './programs.js';

const figures = join(root, 'web/figures');
const english = join(root, 'web/content/en');

/** The manifests of all figures. */
export const manifests: readonly Manifest[] = await Promise.all(
  readdirSync(figures)
    .map((folder) => join(figures, folder, 'manifest.ts'))
    .filter((file) => existsSync(file))
    .map(async (file) => ((await import(pathToFileURL(file).href)) as { readonly manifest: Manifest }).manifest),
);

/** The figures that stand on lines of their own, each with a picture. */
export const blockTags: readonly string[] = manifests
  .filter(({ display }) => display === 'block')
  .map(({ tag }) => tag);

/** Those whose plots are drawn by a library that comes when they are near. */
export const chartedTags: readonly string[] = blockTags.filter((tag) => {
  const folder = join(figures, tag.slice('pe-'.length));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .some((file) => readFileSync(join(folder, file), 'utf8').includes('/charts/chart-canvas.js'));
});

/** The chapter that shows a figure first, or the page that is made for it, and its place there, as a link has them. */
export interface FigurePlace {
  /** Of the cover it is empty. */
  readonly slug: string;
  readonly id: string;
}

/** Chapters come first: they lead to the page of a figure. The cover has one that no chapter has. */
const pages = [...chapters, 'model', 'cover'];

/** The place where readers of the tour meet a figure. */
export function getPlace(tag: string): FigurePlace {
  for (const page of pages) {
    const found = new RegExp(`<${tag}(?=[\\s>])([^>]*)>`).exec(readFileSync(join(english, `${page}.md`), 'utf8'));
    const id = / id="([^"]*)"/.exec(found?.[1] ?? '')?.[1] ?? tag.slice('pe-'.length);
    if (found) return { slug: page === 'cover' ? '' : page, id };
  }
  throw new Error(`No page shows ${tag}`);
}
