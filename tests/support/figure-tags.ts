import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { manifests } from '../../web/generator/figures/manifests.js';
import { root } from './programs.js';

export { manifests };

/** Block-level figures, each with a picture. */
export const blockTags: readonly string[] = manifests
  .filter(({ display }) => display === 'block')
  .map(({ tag }) => tag);

/** Figures with charts, whose library loads when they're near. */
export const chartedTags: readonly string[] = blockTags.filter((tag) => {
  const folder = join(root, 'web/figures', tag.slice('pe-'.length));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .some((file) => readFileSync(join(folder, file), 'utf8').includes('/plot/live-plot.js'));
});
