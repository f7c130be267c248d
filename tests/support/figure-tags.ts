import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Manifest } from '../../web/figures/shared/manifest/manifest.js';
import { chapters } from '../../web/generator/content/tour.js';
import { root } from './programs.js';

const figures = join(root, 'web/figures');
const english = join(root, 'web/content/en');

export const manifests: readonly Manifest[] = await Promise.all(
  readdirSync(figures)
    .map((folder) => join(figures, folder, 'manifest.ts'))
    .filter((file) => existsSync(file))
    .map(async (file) => ((await import(pathToFileURL(file).href)) as { readonly manifest: Manifest }).manifest),
);

/** Block-level figures, each with a picture. */
export const blockTags: readonly string[] = manifests
  .filter(({ display }) => display === 'block')
  .map(({ tag }) => tag);

/** Figures with charts, whose library loads when they're near. */
export const chartedTags: readonly string[] = blockTags.filter((tag) => {
  const folder = join(figures, tag.slice('pe-'.length));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .some((file) => readFileSync(join(folder, file), 'utf8').includes('/charts/chart-canvas.js'));
});

/** The first chapter or page with a figure, and its anchor. */
export interface FigurePlace {
  /** Empty for the home page. */
  readonly slug: string;
  readonly id: string;
}

/** Chapters first, because they link to a figure's page. The home page has a figure of its own. */
const pages = [...chapters, 'model', 'cover'];

/** Where readers of the tour first see a figure. */
export function getPlace(tag: string): FigurePlace {
  for (const page of pages) {
    const found = new RegExp(`<${tag}(?=[\\s>])([^>]*)>`).exec(readFileSync(join(english, `${page}.md`), 'utf8'));
    const id = / id="([^"]*)"/.exec(found?.[1] ?? '')?.[1] ?? tag.slice('pe-'.length);
    if (found) return { slug: page === 'cover' ? '' : page, id };
  }
  throw new Error(`No page shows ${tag}`);
}
