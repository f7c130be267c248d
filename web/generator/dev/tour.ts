import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ownStyles, scriptConstants, type Bundle } from '../bundle.js';
import { checkChapter, checkPage, compareMessages } from '../content/content-check.js';
import { readSources, readMessages, messagesFile, type Source } from '../content/content.js';
import { ContentError, problemText, type Problem } from '../content/problems.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { isChapter } from '../content/tour.js';
import { getEmbedConstants, framePage } from '../embed/embed.js';
import { withFigurePages } from '../embed/figure-pages.js';
import { embeddedMessages } from '../embed/embedded-messages.js';
import { embeddedExercises, exerciseMessages } from '../exercises/embedded-exercises.js';
import { exerciseFiles, type ExerciseFile } from '../exercises/files.js';
import { subsetFonts } from '../fonts/fonts.js';
import { defineFigures, knownFigures, registerAllMessages, takePrepared } from '../figures/figures.js';
import { icons } from '../figures/pictures.js';
import { PreparedRuns } from '../figures/prepared.js';
import { getNotices } from '../licenses/notices.js';
import { Shipped } from '../licenses/bundled-modules.js';
import { readGlossary } from '../glossary/glossary.js';
import { getFolder } from '../pages/addresses.js';
import type { Build } from '../pages/page.js';
import { pageRenderer } from '../pages/pages.js';
import { readReferences } from '../text/citations.js';
import { searchFile, searchIndex } from '../pages/search-index.js';
import { paths } from '../paths.js';
import type { ModuleName } from '../../core/modules.js';

/** The parts that stay when code is read again, or come from outside of it. */
export interface Around {
  readonly getBytes?: (name: ModuleName) => Promise<Buffer>;
  /** The script that runs before a page is drawn. */
  readonly early?: () => Promise<string>;
  /**
   * Results of first runs by their tags. No page waits for a run: it shows the result of code as it was before, or none.
   * Without this map the runs are made.
   */
  readonly lastRuns?: Map<string, string>;
}

export interface Reply {
  /** A file name whose ending says what it is. */
  readonly name: string;
  readonly body: string | Buffer;
  /** Whether a figure is drawn without the result of its first run, or with that of earlier code. */
  readonly isUnprepared?: boolean;
}

const styles = (file: string): string => `@import "/${file}?direct";`;

const inSources: Omit<Bundle, 'early'> = {
  main: 'web/app/main.ts',
  modules: () => [],
  firstStyles: styles('web/app/styles/critical.css'),
  styles: 'web/app/styles/page.css',
  ownStyles: Object.fromEntries(Object.entries(ownStyles).map(([page, file]) => [page, styles(`web/app/${file}`)])),
  mathStyles: () => styles('node_modules/katex/dist/katex.min.css'),
  wasm: (module) => `build/wasm/${module}.wasm`,
  loadEmbedded: 'web/embed/load-figure.ts',
  frame: 'web/embed/frame.ts',
  frameStyles: 'web/embed/frame.css',
  mathFont: (name) => `node_modules/katex/dist/fonts/${name}.woff2`,
};

/** The script that pages of others name: it loads the sources with what a build writes into them. */
function peScript(): string {
  const ofPe = getEmbedConstants('web/embed', { loader: inSources.loadEmbedded, hasTour: true }, readSources());
  return `${factsScript()}globalThis.buildConstants = ${inScript(ofPe)};\nawait import(new URL('../web/embed/pe.ts', import.meta.url).href);\n`;
}

/** The packages that pages are made of, and the compiled core. The list of a build has also what these bring along. */
function shippedHere(): Shipped {
  const shipped = new Shipped();
  const { dependencies } = JSON.parse(readFileSync(join(paths.root, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  for (const name of [...Object.keys(dependencies), 'katex', 'source-sans', 'source-serif'])
    shipped.add(join(paths.modules, name, 'package.json'));
  shipped.add(join(paths.wasm, 'core.wasm'));
  return shipped;
}

/** Takes itself away, and with it one that a built site at the same address has left: it would answer with that site's pages. */
const noServiceWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', () => registration.unregister());
`;

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The facts that a build writes into scripts. */
const factsScript = (): string => `Object.assign(globalThis, ${inScript(scriptConstants())});\n`;

/** A page with these, and with Vite's client, which no policy of ours would let in. */
const withClient = (html: string): string =>
  html.replace(
    /<meta http-equiv="Content-Security-Policy"[^>]*>/,
    () => `<script type="module" src="/@vite/client"></script>\n<script>${factsScript()}</script>`,
  );

const withOverlay = (html: string, problems: readonly Problem[]): string =>
  html.replace(
    '</body>',
    () =>
      `<script type="module">import { ErrorOverlay } from '/@vite/client';\ndocument.body.append(new ErrorOverlay(${inScript({ message: problems.map(problemText).join('\n'), stack: '' })}))</script>\n</body>`,
  );

/** The faults of a page and of its language, as far as they are quickly found. `npm run check` finds all. */
function getProblems(source: Source, files: readonly ExerciseFile[]): Problem[] {
  const { language, slug } = source;
  const [original, other] = languages;
  const words = (['messages', 'site'] as const).flatMap((name) => {
    const [own, theirs] = [language, language === original ? other : original].map((of) => readMessages(of, name));
    const found = compareMessages(theirs ?? {}, own ?? {}, language, messagesFile(language, name));
    // A key that only the original has is on its way to the others.
    return language === original ? found.filter(({ message }) => message.startsWith('lacks')) : found;
  });
  const exercises = files.filter((file) => file.language === language && file.slug === slug);
  return [
    ...checkPage(source, knownFigures),
    ...checkChapter(source),
    ...words,
    ...exercises.flatMap(({ problems }) => problems),
  ];
}

/** Defines the figures, and answers what pages and their scripts ask for as the build would, but from the files as they are. */
export async function openTour({
  getBytes,
  early,
  lastRuns,
}: Around): Promise<(path: string) => Promise<Reply | undefined>> {
  // Code that was read again has other classes for the same tags.
  globalThis.customElements = new (customElements.constructor as new () => CustomElementRegistry)();
  const core = await defineFigures(getBytes);
  const fonts = await subsetFonts(new Shipped(), 'build/site/fonts');
  const runs = new PreparedRuns();
  let isUnprepared = false;
  if (lastRuns) {
    takePrepared({
      once: (name, tag) => {
        const cached = runs.cached(name, tag);
        if (cached === undefined) isUnprepared = true;
        else lastRuns.set(tag, cached);
        return lastRuns.get(tag) ?? '';
      },
    });
  }
  const sheets = new Map<string, string>();

  async function page(folder: string): Promise<Reply | undefined> {
    const sources = withFigurePages(readSources());
    const isAt = ({ slug, language }: Source): boolean =>
      folder === getFolder(language, slug) || (slug === 'cover' && folder === `${language.folder}/`);
    const source = [...sources.values()].flat().find(isAt);
    if (!source) return undefined;
    registerAllMessages();
    // A chapter shows its own exercises alone, and reading all of them takes as long as all else.
    const files = exerciseFiles([source.language], isChapter(source.slug) ? [source.slug] : undefined);
    const build: Build = {
      bundle: { ...inSources, early: (await early?.()) ?? '' },
      fonts,
      ...{ site: undefined, repository: undefined },
      get notices() {
        return getNotices(shippedHere());
      },
      cards: { getFile: () => '' },
    };
    isUnprepared = false;
    const problems = getProblems(source, files);
    try {
      const made = await pageRenderer(sources, files, readReferences(sources), core, build)(source.language)(source);
      made.sheets.forEach((css, file) => sheets.set(file, css));
      const html = withClient(made.pages.get(`${folder}index.html`) ?? '');
      return { name: 'index.html', body: problems.length > 0 ? withOverlay(html, problems) : html, isUnprepared };
    } catch (error) {
      // The place in the content says more than the place in the code.
      throw problems.length > 0 ? new ContentError(problems) : error;
    }
  }

  /** The file below `embed/` in a build. */
  function embedded(file: string): string | undefined {
    if (file === 'index.html') return withClient(framePage({ ...inSources, early: '' }, readSources()));
    if (file === 'pe.js') return peScript();
    const [, kind, rest = ''] = /^(messages|exercises|exercise-messages)\/(.*)\.json$/.exec(file) ?? [];
    const [folder, name] = rest.split('/');
    const language = languages.find((known): known is Language => known.folder === folder);
    if (kind === undefined || !language) return undefined;
    if (kind === 'messages') return embeddedMessages().find(([known]) => known === rest)?.[1];
    if (kind === 'exercise-messages') return JSON.stringify(exerciseMessages(language));
    const isAsked = ({ spec }: { readonly spec: { readonly id: string } }): boolean => spec.id === name;
    const of = exerciseFiles().find((found) => found.language === language && found.exercises.some(isAsked));
    const found = of && embeddedExercises(of, core).find(isAsked);
    return found && JSON.stringify(found);
  }

  return async (path) => {
    const file = path.slice(1);
    if (file === 'service-worker.js') return { name: file, body: noServiceWorker };
    const body = sheets.get(file) ?? (/^[\w-]+\.(?:svg|png|ico)$/.test(file) ? icons(core)[file] : undefined);
    if (body !== undefined) return { name: file, body };
    const inEmbed = /^embed\/(.*)$/.exec(file)?.[1];
    const text = inEmbed === undefined ? undefined : embedded(inEmbed === '' ? 'index.html' : inEmbed);
    if (text !== undefined) return { name: inEmbed === '' ? 'index.html' : file, body: text };
    const searched = languages.find((language) => file === searchFile(language));
    if (searched) return { name: file, body: JSON.stringify(searchIndex(readSources(), readGlossary(), searched)) };
    return page(file);
  };
}

/** Makes the first runs of the figures in a page. */
export async function prepare(path: string): Promise<void> {
  await (
    await openTour({})
  )(path);
}
