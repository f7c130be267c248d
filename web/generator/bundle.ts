import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { build, type Plugin } from 'vite';

import { embeddedFigures } from './embed/embedded-messages.js';
import type { ModuleName } from '../core/modules.js';
import { getModule } from './figures/element-files.js';
import { manifests, modulesOfPreparedTags } from './figures/manifests.js';
import { readMessages } from './content/content.js';
import { languages, type Language } from '../figures/shared/reader/languages.js';
import type { PageName } from './content/tour.js';
import { exerciseFiles } from './exercises/files.js';
import { original } from './pages/addresses.js';
import { stylesOfFormulas } from './pages/math-styles.js';
import type { Shipped } from './licenses/bundled-modules.js';
import { paths } from './paths.js';
import { workerSettings } from './workers.js';

/** The files that Vite made, by their use in a page, relative to dist. */
export interface Bundle {
  /** The code that runs before the page is drawn: theme, remembered language. It stands in the page, which would wait for a file before it asks for any other. */
  readonly early: string;
  readonly main: string;
  /**
   * The files that `main` imports before it can run, with the code of one figure and the code around its wasm modules.
   */
  modules(figure: string | undefined, wasm: readonly ModuleName[]): readonly string[];
  /** The styles in which the text is read. They stand in the page, which can be read before any file comes. */
  readonly firstStyles: string;
  readonly styles: string;
  /**
   * The styles of the formulas in a page, which it has in itself.
   *
   * @param to - The address of a file, as the page writes it.
   */
  readonly mathStyles: (html: () => string, to: (file: string) => string) => string;
  /** The styles that some pages need beside these: they stand in the page. */
  readonly ownStyles: Partial<Readonly<Record<PageName, string>>>;
  wasm(module: ModuleName): string;
  /** A font of formulas, by its name without an ending. */
  mathFont(name: string): string;
  /** Wakes figures in other people's pages. */
  readonly loadEmbedded: string;
  /** The page for frames. */
  readonly frame: string;
  readonly frameStyles: string;
}

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The style sheets of pages that have what no chapter has, below `web/app/`. */
export const ownStyles: Partial<Readonly<Record<PageName, string>>> = {
  cover: 'styles/cover.css',
  embed: 'styles/embed.css',
  api: 'styles/api.css',
  exercises: 'styles/all-exercises.css',
  glossary: 'styles/reference.css',
  sources: 'styles/reference.css',
  notices: 'styles/notices.css',
};

const katexStyles = join(paths.modules, 'katex/dist/katex.min.css');

/**
 * The groups of files. Each file that the first figure waits for costs a request, and over HTTP/1.1 a browser has six of them under
 * way at once; so the code of every page, Lit with it, is one file, that of more than a third of the figures a second one, and crumbs
 * of which many figures have one or two are a third. What fewer share is in files of its own, so that no page loads what another one
 * needs. Other crumbs go with what is loaded beside them, as those of the phrases and numbers of prose do: many hosts compress no file
 * below a kilobyte. Hands that are pulled, and what else a clock has, are a file each: a page with a clock would fetch a dozen crumbs
 * otherwise; so is what asks a worker, and what goes around plots, of which the cover has none. The panorama is one file, or what it
 * loads later would break it up; what it shares with others stands before it in the list. Lit and what lets it take over drawn pictures
 * stay together: the second must run before the first. What Lit has for exercises and for words that are moved is with those.
 */
const groups = [
  {
    name: 'core',
    test: /\/node_modules\/(?:@lit|lit(?!(?:-html)?\/directives\/(?:keyed|repeat|unsafe-html)\.))|\/web\/(?:core\/(?:(?!wasm\.)[^/]+$|fields\/clock\.)|figures\/shared\/platform\/(?:inline-style|lack)\.|figures\/shared\/frame\/(?:own-fields|prepared)\.|figures\/shared\/charts\/(?:matrix-cells|sign-colours)\.|figures\/shared\/controls\/(?:motion|pe-number-field|typed)\.|app\/(?:core|load-errors\/load-errors|local-storage|toast|url-state)\.)/,
  },
  {
    name: 'crumbs',
    test: /\/web\/(?:worker\/job\.|figures\/shared\/(?:controls\/step-button|frame\/(?:near-viewport|progress-styles)|reader\/small-number)\.)/,
  },
  { name: 'plots', test: /\/web\/figures\/shared\/(?:charts\/(?:chart-plot|chart-styles)|plot\/plot-styles)\./ },
  { name: 'fields', test: /\/web\/core\/fields\// },
  { name: 'drag', test: /\/web\/figures\/shared\/(?:charts\/plot-drag|frame\/said-at-rest)\./ },
  { name: 'shared', test: /\/web\/figures\/shared\//, minShareCount: Math.round(0.36 * manifests.length) },
  { name: 'plot', test: /\/web\/figures\/shared\/plot\/(?!chart\.)/ },
  { name: 'long', test: /\/web\/figures\/shared\/frame\/(?:describe-failure|long-job)\./ },
  { name: 'hands', test: /\/web\/figures\/shared\/clock\/(?:clock-description|dial|hand-drag|hand-grip)\./ },
  {
    name: 'prose',
    test: /\/web\/figures\/shared\/(?:frame\/(?:bring|figure-by-id|accessible-text)|reader\/prose-number)\./,
  },
  { name: 'words', test: /\/web\/figures\/shared\/word-chips\/|\/lit(?:-html)?\/directives\/repeat\./ },
  { name: 'encodings', test: /\/web\/figures\/shared\/(?:encodings\/|trained-models\/weights-text\.)/ },
  {
    name: 'machine',
    test: /\/web\/figures\/panorama\/(?!training\/|models\/(?:alibi|none|rotary|sinusoidal)\.|shapes\/(?:batch-view|codes|second-reading|shapes|styles)\.)/,
  },
  {
    name: 'clocks',
    test: /\/web\/figures\/shared\/clock\/(?:clock-data|dial-styles|hand-styles|strip|strip-styles)\./,
  },
];

/** Style sheets in scripts without the indentation that they have for authors. Templates of markup stay: they must be those that the build drew. */
export const tightStyles: Plugin = {
  name: 'tight-styles',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.endsWith('.ts') || !code.includes('css`')) return undefined;
    const tight = (sheet: string): string =>
      sheet
        .replace(/\/\*.*?\*\//gs, '')
        .replace(/\s+/g, ' ')
        .replace(/ ?([{};,]) ?/g, '$1')
        .replace(/([a-z-]): /g, '$1:')
        .replaceAll(';}', '}');
    return { code: code.replace(/\bcss`[^`]*`/g, tight), map: null }; // lines of style sheets need not be found again
  },
};

/** KaTeX names each font three times; every browser that can run this reads WOFF2. */
const woff2Only: Plugin = {
  name: 'woff2-only',
  enforce: 'pre',
  transform(code, id) {
    return id === katexStyles ? code.replace(/,url\([^)]+\.(?:woff|ttf)\) format\("[^"]+"\)/g, '') : undefined;
  },
};

/** No script has a style sheet that would have to be there before it: what Vite puts around each import is not needed. */
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
 * The text of a script with its exports named before all else, where they stood at its end. A file of which a host has a part may by
 * chance be a script as well, one that exports nothing. With this it is none, since it names what it does not have; so who loads it on
 * demand hears that it failed, as those who import it by name do anyway.
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

/** The words of the pages whose keys begin so, by the tag of the language and what follows in the key. */
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
 * The facts by which the table of contents tells a reader's progress (`web/app/made-by-build.d.ts`): the exercises of
 * each chapter, and words for it.
 */
function contentsOfTour(): object {
  return {
    exercises: Object.fromEntries(
      exerciseFiles([original]).map(({ slug, exercises }) => [slug, exercises.map(({ spec }) => spec.id)]),
    ),
    words: wordsAfter('contents.'),
  };
}

/** The facts that scripts know by these names, without an import. */
export const factsForScripts = (): Readonly<Record<string, object>> => ({
  smallTags: manifests.filter(({ display }) => display !== 'block').map(({ tag }) => tag),
  otherModulesOfTags: Object.fromEntries(
    Object.entries(modulesOfPreparedTags).filter(([, names]) => String(names) !== 'core'),
  ),
  embeddedFigures: embeddedFigures(true),
  contentsOfTour: contentsOfTour(),
});

/** Bundles scripts and styles into dist/assets, each name with a hash of its content. */
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
    define: Object.fromEntries(Object.entries(factsForScripts()).map(([name, fact]) => [name, JSON.stringify(fact)])),
    build: {
      outDir: paths.next,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false, // figures in other people's pages add nothing to the head
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

/** The text of a file that no page loads. It need not have been written: who only asks what is in a bundle writes none. */
function takenOut(file: string, output: Output): string {
  const made = output.find(({ fileName }) => fileName === file);
  const text = made?.code ?? made?.source;
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
  const ofAllFormulas = takenOut(mathStyles, output).replaceAll('url(./', `url(${dirname(mathStyles)}/`);
  return {
    early: `(()=>{${takenOut(entry('app/inline-boot.ts').file, output)}})()`, // its names are no names of the page
    main: main.file,
    modules: (figure, wasm) => {
      const chunks = [
        main,
        ...wasm.map((name) => entry(`core/modules/${name}.ts`)),
        ...(figure ? [entry(`${getModule(figure)}.ts`)] : []),
      ];
      return [...new Set(chunks.flatMap(withImports))].filter((file) => file !== main.file);
    },
    firstStyles: takenOut(entry('styles/critical.css').file, output),
    styles: entry('styles/page.css').file,
    ownStyles: Object.fromEntries(
      Object.entries(ownStyles).map(([page, file]) => [page, takenOut(entry(file).file, output)]),
    ),
    mathStyles: (html, to) => stylesOfFormulas(ofAllFormulas, html(), to),
    wasm: (module) => entry(`wasm/${module}.wasm`).file,
    loadEmbedded: entry('embed/load-figure.ts').file,
    frame: entry('embed/frame.ts').file,
    frameStyles: entry('embed/frame.css').file,
    mathFont: (name) => entry(`${name}.woff2`).file,
  };
}
