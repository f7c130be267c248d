import { dirname, join, relative, resolve } from 'node:path';

import { build, type Plugin } from 'vite';

import { plainImports, tightStyles } from '../bundle.js';
import type { Shipped } from '../licenses/bundled-modules.js';
import { paths } from '../paths.js';
import { wasmFromPage } from '../workers.js';

/** Modules that the package has in a version of its own, below `web/`. */
const replaced: Readonly<Record<string, string>> = {
  'core/wasm-source': 'wasm-source',
  'worker/start-worker': 'start-worker',
  'exercises/code/start-code-worker': 'start-code-worker',
  'figures/shared/menu/picture-saver': 'picture-saver',
};

/** Resolves `#sources/…` to the modules made of content and wasm, and the replaced modules to the package's own. */
const packageModules: Plugin = {
  name: 'package-modules',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.startsWith('#sources/')) return join(paths.packageSources, `${source.slice('#sources/'.length)}.js`);
    if (!importer || !source.startsWith('.')) return undefined;
    const own = replaced[relative(paths.web, resolve(dirname(importer), source)).replace(/\.js$/, '')];
    return own === undefined ? undefined : join(paths.entries, `replacements/${own}.ts`);
  },
};

/**
 * Keeps `new URL('./core.wasm', import.meta.url)` as it is, for the bundlers of users. Vite would look for the file, which
 * is beside the package's scripts only.
 */
const wasmUrls: Plugin = {
  name: 'wasm-urls',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/replacements/wasm-source.ts')
      ? { code: code.replace(/new URL\(('[^']+'), import\.meta\.url\)/g, 'wasmUrl($1)'), map: null }
      : undefined,
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunk.code = chunk.code.replace(/\bwasmUrl\(["'`]([^"'`]+)["'`]\)/g, 'new URL("$1",import.meta.url)');
    },
  },
};

/**
 * How modules are grouped into files: few, so that a page with one figure has few, but apart where not every figure needs
 * them. A group also takes what its modules import, unless an earlier one has it: so what most figures use comes first.
 */
const groups = [
  { name: 'lit', test: /\/node_modules\/(?:@lit|lit)/ },
  {
    name: 'core',
    test: /\/web\/(?:core\/(?:(?:empty-core|field|instantiate|modules|validate-spec|wasm)\.|fields\/clock\.)|package\/base64\.)/,
  },
  { name: 'fields', test: /\/web\/core\/fields\// },
  // What entries import: without Lit, so that it can be imported where pages are rendered.
  {
    name: 'entry',
    test: /\/figures\/shared\/(?:reader\/(?:languages|messages|format|reader-state)|links\/tour-|frame\/(?:core-provider|figure-plugins|changed-attributes|host-events\/figure-change)|hosts\/unknown-tags)|\/web\/package\/(?:define-figures|load-when-near|replacements\/picture-saver)\./,
  },
  {
    name: 'frame',
    test: /\/web\/figures\/shared\/(?!plot\/|charts\/|clock\/|menu\/menu-items|word-chips\/|frame\/job-controller)|\/worker-unavailable-error/,
    minShareCount: 8,
  },
  { name: 'clock', test: /\/web\/figures\/shared\/clock\// },
  { name: 'menu', test: /\/web\/figures\/shared\/(?:menu\/menu-items|links\/|frame\/(?:csv|save)\.)/ },
  { name: 'jobs', test: /\/web\/worker\/|\/web\/figures\/shared\/frame\/job-controller/ },
  { name: 'plot', test: /\/web\/figures\/shared\/(?:plot|charts)\/(?!chart\.)/ },
  { name: 'words', test: /\/web\/figures\/shared\/word-chips\// },
];

/**
 * Bundles the entries of the package into ES modules without imports from other packages. The result can be bundled again
 * or loaded by a script tag.
 *
 * @param figures - The entry of each figure, by its name.
 */
export async function bundlePackage(figures: Readonly<Record<string, string>>, shipped: Shipped): Promise<void> {
  const own = ['index', 'core', 'embed', 'save-picture'].map((name) => [name, join(paths.entries, `${name}.ts`)]);
  const ofFigures = Object.entries(figures).map(([name, file]) => [`figures/${name}`, file]);
  await build({
    configFile: false,
    root: paths.root,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [packageModules, wasmUrls, wasmFromPage, tightStyles, plainImports, shipped.plugin()],
    build: {
      outDir: paths.package,
      emptyOutDir: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        input: Object.fromEntries([...own, ...ofFigures]) as Record<string, string>,
        output: {
          entryFileNames: '[name].js',
          // Data keeps the place that it has in the sources.
          chunkFileNames: ({ facadeModuleId }) =>
            facadeModuleId?.startsWith(paths.packageSources)
              ? relative(paths.packageSources, facadeModuleId)
              : 'chunks/[name]-[hash].js',
          codeSplitting: { groups },
        },
      },
    },
  });
}
