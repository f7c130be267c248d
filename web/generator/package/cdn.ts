import { join, relative } from 'node:path';

import { build } from 'vite';

import { plainImports, tightStyles } from '../bundle.js';
import { getSources } from '../content/content.js';
import { languages } from '../../figures/shared/reader/languages.js';
import { embeddedFigures } from '../embed/embedded-messages.js';
import { writePe } from '../embed/embed.js';
import { writeEmbeddedExercises } from '../exercises/embedded-exercises.js';
import { exerciseFiles } from '../exercises/files.js';
import { manifests } from '../figures/manifests.js';
import type { Shipped } from '../licenses/bundled-modules.js';
import { paths } from '../paths.js';
import { loadCore } from '../load-core.js';
import { workerSettings } from '../workers.js';

/**
 * Writes the package's `cdn/` folder, which browsers can load without a bundler from npm CDNs: `embed/pe.js` and its
 * files. It does not contain the tour, so there are no links to it.
 */
export async function writeCdn(shipped: Shipped): Promise<void> {
  const folder = join(paths.package, 'cdn');
  const result = await build({
    configFile: false,
    root: paths.root,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [tightStyles, plainImports, shipped.plugin()],
    worker: workerSettings(shipped),
    define: {
      smallTags: JSON.stringify(manifests.filter(({ display }) => display !== 'block').map(({ tag }) => tag)),
      embeddedFigures: JSON.stringify(embeddedFigures(false)),
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        preserveEntrySignatures: 'exports-only',
        input: join(paths.embed, 'load-figure.ts'),
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  const output = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error(`Vite made nothing of load-figure.ts in ${relative(paths.root, folder)}`);
  const sources = new Map(languages.map((language) => [language, getSources(language)]));
  await writePe({ folder, loader: entry.fileName, names: ['pe.js'], hasTour: false }, sources, shipped);
  writeEmbeddedExercises(folder, exerciseFiles(), await loadCore());
}
