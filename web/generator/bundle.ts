import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { build, type Plugin } from 'vite';

import { embeddedFigures } from './embed/embedded-messages.js';
import type { ModuleName } from '../core/modules.js';
import { getModule } from './figures/element-files.js';
import { manifests, modulesOfPreparedTags } from './figures/manifests.js';
import { readMessages } from './content/content.js';
import { languages, type Language } from '../figures/shared/reader/languages.js';
import type { MarkdownPage } from './content/tour.js';
import { exerciseFiles } from './exercises/files.js';
import { original } from './pages/addresses.js';
import { stylesOfFormulas } from './pages/math-styles.js';
import type { Shipped } from './licenses/bundled-modules.js';
import { minified } from './figures/style-sheets.js';
import { paths } from './paths.js';
import { workerSettings } from './workers.js';

/** The files that Vite wrote, by their use in a page, relative to dist. */
export interface Bundle {
  /** The inline script that runs before first paint: restores theme and language. */
  readonly early: string;
  readonly main: string;
  /** The files that `main` imports before it runs, plus the code of one figure and the loaders of its wasm modules. */
  modules(figure: string | undefined, wasm: readonly ModuleName[]): readonly string[];
  /** The inline styles for reading text, so that a page can be read before any file arrives. */
  readonly firstStyles: string;
  readonly styles: string;
  /**
   * The inline styles for the formulas in a page.
   *
   * @param to - Maps a file to its URL as the page writes it.
   */
  readonly mathStyles: (html: () => string, to: (file: string) => string) => string;
  /** Additional inline styles of some pages. */
  readonly ownStyles: Partial<Readonly<Record<MarkdownPage, string>>>;
  wasm(module: ModuleName): string;
  /** A font for formulas, by its name without extension. */
  mathFont(name: string): string;
  /** The script that loads figures on other sites. */
  readonly loadEmbedded: string;
  /** The script of the page for iframes. */
  readonly frame: string;
  readonly frameStyles: string;
}

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Style sheets, below `web/app/`, of pages that contain more than chapters do. */
export const ownStyles: Partial<Readonly<Record<MarkdownPage, string>>> = {
  cover: 'styles/cover.css',
  questions: 'styles/deck.css',
  embed: 'styles/embed.css',
  api: 'styles/api.css',
  exercises: 'styles/all-exercises.css',
  glossary: 'styles/reference.css',
  sources: 'styles/reference.css',
  notices: 'styles/notices.css',
};

const katexStyles = join(paths.modules, 'katex/dist/katex.min.css');

/**
 * Modules that are kept together; the rest is split by who uses it.
 * - `core`: Lit and the code of every page. Lit and its hydration support stay together, because hydration must run
 *   first.
 * - `shared`: what half of the figures use, so all but plots. Rarer modules stay in files of their own, so that no
 *   page loads code for another.
 */
const groups = [
  {
    name: 'core',
    test: /\/node_modules\/(?:@lit|lit(?!(?:-html)?\/directives\/(?:keyed|repeat|unsafe-html)\.))|\/web\/(?:core\/(?:(?!wasm\.)[^/]+$|fields\/(?:clock|receiver)\.)|figures\/shared\/platform\/(?:inline-style|missing-feature)\.|figures\/shared\/frame\/(?:action-links\/figure-needed|changed-attributes|prerender-data)\.|figures\/shared\/controls\/(?:animation|pe-number-field|live-input-directive)\.|app\/(?:core|load-errors\/load-errors|local-storage|toast|url-state)\.)/,
  },
  { name: 'shared', test: /\/web\/figures\/shared\//, minShareCount: Math.round(manifests.length / 2) },
];

/**
 * Minifies css`…` templates in scripts. Markup templates stay as they are: hydration needs the ones that the build
 * rendered.
 */
export const tightStyles: Plugin = {
  name: 'tight-styles',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.endsWith('.ts') || !code.includes('css`')) return undefined;
    return { code: code.replace(/\bcss`[^`]*`/g, minified), map: null }; // no source map for style sheets
  },
};

/** Drops KaTeX's .woff and .ttf fonts. Every supported browser reads WOFF2. */
const woff2Only: Plugin = {
  name: 'woff2-only',
  enforce: 'pre',
  transform(code, id) {
    return id === katexStyles ? code.replace(/,url\([^)]+\.(?:woff|ttf)\) format\("[^"]+"\)/g, '') : undefined;
  },
};

/** Removes Vite's preload helper around dynamic imports: no script depends on a style sheet. */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunk.code = chunk.code.replace(/[\w$]+\(\(\)=>(import\(`[^`]+`\)),\[\],import\.meta\.url\)/g, '$1');
    },
  },
};

/**
 * Moves `export {…}` to the top of a script, so that a truncated download is a SyntaxError instead of a valid module
 * without exports.
 */
export const withExportsFirst = (code: string): string =>
  code.replace(
    /^(.*?)(export\{[^{}]*\};?)\s*$/s,
    (_, rest: string, exports: string) => `${exports}${exports.endsWith(';') ? '' : ';'}${rest}`,
  );

export const exportsFirst: Plugin = {
  name: 'exports-first',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isDynamicEntry) chunk.code = withExportsFirst(chunk.code);
    },
  },
};

/** The page messages whose keys start with `start`, by language tag and the rest of the key. */
function wordsAfter(start: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const ofLanguage = (language: Language): Record<string, string> =>
    Object.fromEntries(
      Object.entries(readMessages(language, 'site')).flatMap(([key, text]) =>
        key.startsWith(start) ? [[key.slice(start.length), text]] : [],
      ),
    );
  return Object.fromEntries(languages.map((language) => [language.tag, ofLanguage(language)]));
}

/**
 * The data for reading progress in the table of contents (`web/app/build-constants.d.ts`): the exercises of each
 * chapter, and messages.
 */
function contentsOfTour(): object {
  return {
    exercises: Object.fromEntries(
      exerciseFiles([original]).map(({ slug, exercises }) => [slug, exercises.map(({ spec }) => spec.id)]),
    ),
    words: wordsAfter('contents.'),
  };
}

/** Constants that scripts use as globals, without an import. */
export const scriptConstants = (): Readonly<Record<string, object>> => ({
  smallTags: manifests.filter(({ display }) => display !== 'block').map(({ tag }) => tag),
  otherModulesOfTags: Object.fromEntries(
    Object.entries(modulesOfPreparedTags).filter(([, names]) => String(names) !== 'core'),
  ),
  embeddedFigures: embeddedFigures(true),
  contentsOfTour: contentsOfTour(),
});

/** Bundles scripts and styles into dist/assets, with a content hash in each file name. */
export async function bundle(shipped: Shipped): Promise<Bundle> {
  const site = (file: string): string => join(paths.site, file);
  const result = await build({
    configFile: false,
    root: paths.root,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    plugins: [woff2Only, tightStyles, plainImports, exportsFirst, shipped.plugin()],
    worker: workerSettings(shipped),
    define: Object.fromEntries(Object.entries(scriptConstants()).map(([name, fact]) => [name, JSON.stringify(fact)])),
    build: {
      outDir: paths.next,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false, // embedded figures add nothing to the head
      manifest: true,
      reportCompressedSize: false,
      rolldownOptions: {
        preserveEntrySignatures: 'exports-only',
        input: [
          site('main.ts'),
          site('inline-boot.ts'),
          site('styles/critical.css'),
          site('styles/page.css'),
          ...new Set(Object.values(ownStyles).map(site)),
          katexStyles,
          join(paths.embed, 'load-figure.ts'),
          join(paths.embed, 'frame.ts'),
          join(paths.embed, 'frame.css'),
        ],
        output: { codeSplitting: { groups } },
      },
    },
  });
  const output = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []));
  const manifestFile = output.find(({ fileName }) => fileName.endsWith('manifest.json'));
  if (manifestFile?.type !== 'asset') throw new Error('Vite wrote no manifest');
  return getBundle(JSON.parse(String(manifestFile.source)) as Record<string, ManifestEntry>, output);
}

type Output = readonly { readonly fileName: string; readonly code?: string; readonly source?: string | Uint8Array }[];

/** Removes a file from the output and returns its code. It is not written, because pages inline it. */
function extractText(file: string, output: Output): string {
  const asset = output.find(({ fileName }) => fileName === file);
  const text = asset?.code ?? asset?.source;
  if (text === undefined) throw new Error(`Vite made no text of ${file}`);
  rmSync(join(paths.next, file), { force: true });
  return String(text).trim();
}

function getBundle(manifest: Readonly<Record<string, ManifestEntry>>, output: Output): Bundle {
  const entry = (end: string): ManifestEntry => {
    const key = Object.keys(manifest).find((name) => name.endsWith(end));
    const found = key === undefined ? undefined : manifest[key];
    if (!found) throw new Error(`Vite made nothing of ${end}`);
    return found;
  };
  const withImports = (chunk: ManifestEntry): string[] => [
    ...(chunk.imports ?? []).flatMap((key) => (manifest[key] ? withImports(manifest[key]) : [])),
    chunk.file,
  ];
  const main = entry('app/main.ts');
  const { file: mathStyles } = entry('katex/dist/katex.min.css');
  const ofAllFormulas = extractText(mathStyles, output).replaceAll('url(./', `url(${dirname(mathStyles)}/`);
  return {
    // Wrapped, to keep its names out of the global scope.
    early: `(()=>{${extractText(entry('app/inline-boot.ts').file, output)}})()`,
    main: main.file,
    modules: (figure, wasm) => {
      const chunks = [
        main,
        ...wasm.map((name) => entry(`core/modules/${name}.ts`)),
        ...(figure ? [entry(`${getModule(figure)}.ts`)] : []),
      ];
      return [...new Set(chunks.flatMap(withImports))].filter((file) => file !== main.file);
    },
    firstStyles: extractText(entry('styles/critical.css').file, output),
    styles: entry('styles/page.css').file,
    ownStyles: Object.fromEntries(
      Object.entries(ownStyles).map(([page, file]) => [page, extractText(entry(file).file, output)]),
    ),
    mathStyles: (html, to) => stylesOfFormulas(ofAllFormulas, html(), to),
    wasm: (module) => entry(`wasm/${module}.wasm`).file,
    loadEmbedded: entry('embed/load-figure.ts').file,
    frame: entry('embed/frame.ts').file,
    frameStyles: entry('embed/frame.css').file,
    mathFont: (name) => entry(`${name}.woff2`).file,
  };
}
