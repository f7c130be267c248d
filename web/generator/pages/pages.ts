import { getFolder, original } from './addresses.js';
import { chapterClock, smallClock } from '../figures/clock-drawing.js';
import { figurePage, gallery } from '../embed/figure-pages.js';
import { readMessages, type Source, type Sources } from '../content/content.js';
import type { ExerciseFile } from '../exercises/files.js';
import { embeddedExercises } from '../exercises/embedded-exercises.js';
import { renderExercises } from '../exercises/exercises.js';
import { getFirstDrawing } from '../figures/drawings.js';
import { styled } from '../figures/style-sheets.js';
import type { References } from '../text/citations.js';
import { getHeadingIds, getText, parseMarkdown } from '../text/markdown.js';
import { renderPageText } from '../text/page-text.js';
import { glossaryList } from '../glossary/page.js';
import { sourcesList } from '../bibliography/page.js';
import { Places } from '../content/page-links.js';
import { noticesList } from '../licenses/page.js';
import { renderPage, type Build, type Page } from './page.js';
import type { PageContext, WrittenPage } from './layout.js';
import { messagesOfTags } from './messages-of-page.js';
import { getMinutes } from './reading-time.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { chapters, isChapter, isFigurePage, type PageName } from '../content/tour.js';
import type { Core } from '../../core/core.js';
import type { Translations } from './sitemap.js';

/** Pages by their files in dist, with the files that they use. */
export interface Rendered {
  readonly pages: ReadonlyMap<string, string>;
  /** The style sheets and pictures of figures. */
  readonly sheets: ReadonlyMap<string, string>;
}

/** The languages in which each page is written. */
export function getTranslations(sources: Sources): Translations {
  const slugs = new Set([...sources.values()].flat().map(({ slug }) => slug));
  return new Map(
    [...slugs].map((slug) => [
      slug,
      languages.filter((language) => sources.get(language)?.some((source) => source.slug === slug)),
    ]),
  );
}

/** An element whose messages the pages of figures need: the fields in their tables validate like it. */
const validating = ['pe-number-field'];

/** The first paragraph of a page as plain text. */
const getLead = ({ body, language }: Source): string => getText(parseMarkdown(body, language.folder)[1]);

/** A lazily computed value. */
function once<Made extends object>(make: () => Made): () => Made {
  let value: Made | undefined;
  return () => (value ??= make());
}

/** Renders the pages of a language one by one. The original's cover is written twice, so that /en/ works too. */
export function pageRenderer(
  sources: Sources,
  files: readonly ExerciseFile[],
  references: References,
  core: Core,
  build: Build,
): (language: Language) => (source: Source) => Promise<Rendered> {
  const translations = getTranslations(sources);
  const places = once(() => new Places(sources));
  const slips = sources.get(original)?.find(({ slug }) => slug === 'slips');
  const slipsIds = getHeadingIds(parseMarkdown(slips?.body ?? ''));
  const dial = (chapter: number): string => smallClock(core, { position: chapter, ...chapterClock });
  return (language) => {
    const pages = sources.get(language) ?? [];
    const messages = readMessages(language, 'site');
    const figureMessages = readMessages(language, 'messages');
    const written = new Map(
      pages.map((page): [PageName, WrittenPage] => [
        page.slug,
        { ...page, minutes: getMinutes(page), lead: getLead(page) },
      ]),
    );
    const own = files.filter((file) => file.language === language);
    const textsOfExercises = once(() => own.flatMap((file) => embeddedExercises(file, core)).map(({ html }) => html));
    return async (source) => {
      const pagesByFile = new Map<string, string>();
      const sheets = new Map<string, string>();
      const { slug, title, description } = source;
      const first = sources.get(original)?.find((page) => page.slug === slug) ?? source;
      const headingIds = getHeadingIds(parseMarkdown(first.body));
      const folder = getFolder(language, slug);
      const exercises = renderExercises(slug, own, messages, written, core);
      const next = isChapter(slug) && pages.find((page) => page.slug === chapters[chapters.indexOf(slug) + 1]);
      const nextDrawing = next ? await getFirstDrawing(next.body) : undefined;
      const nextPicture = next && nextDrawing !== undefined ? `pictures/${next.slug}.svg` : undefined;
      if (nextPicture !== undefined) sheets.set(nextPicture, nextDrawing!);
      const afterText: Partial<Record<PageName, () => string | Promise<string>>> = {
        embed: () =>
          gallery(language).then(({ html, files: pictures }) => {
            pictures.forEach((svg, file) => sheets.set(file, svg));
            return html;
          }),
        api: () => import('../api/page.js').then(({ apiList }) => apiList()), // imports the TypeScript compiler
        glossary: () => glossaryList(references.glossary, places(), language, messages, folder).text,
        sources: () => sourcesList(references, places(), language, messages, folder).text,
        notices: () => noticesList(build.notices),
      };
      const after = isFigurePage(slug)
        ? figurePage(slug, sources, files, language, messages)
        : ((await afterText[slug]?.()) ?? '');
      for (const at of folder === '' ? [folder, `${language.folder}/`] : [folder]) {
        const context: PageContext = {
          ...{ slug, folder: at, language, words: messages, written, dial },
          translations: translations.get(slug) ?? [language],
        };
        const text = await renderPageText(source, context, {
          headingIds,
          exercises,
          after,
          references,
          site: build.site,
        });
        const { html, sheets: ownSheets, within } = styled(text.html, at);
        ownSheets.forEach((css, file) => sheets.set(file, css));
        const page: Page = {
          ...context,
          ...{ title, description, nextPicture },
          text: { ...text, html },
          hasExercises: exercises !== '',
          later: () => (exercises === '' ? '' : textsOfExercises().join('')),
          sheets: [...ownSheets.keys()],
          stylesWithin: within,
          slips: slipsIds.find((id) => id === getHeadingIds(parseMarkdown(`# ${first.title}`))[0]),
          figureMessages: messagesOfTags([...text.tags, ...(isFigurePage(slug) ? validating : [])], figureMessages),
        };
        pagesByFile.set(`${at}index.html`, renderPage(page, build));
      }
      return { pages: pagesByFile, sheets };
    };
  };
}

export async function renderPages(...given: Parameters<typeof pageRenderer>): Promise<Rendered> {
  const [sources] = given;
  const getRenderer = pageRenderer(...given);
  const pagesByFile = new Map<string, string>();
  const sheets = new Map<string, string>();
  for (const [language, pages] of sources) {
    const render = getRenderer(language);
    for (const source of pages) {
      const rendered = await render(source);
      rendered.pages.forEach((text, file) => pagesByFile.set(file, text));
      rendered.sheets.forEach((css, file) => sheets.set(file, css));
    }
  }
  return { pages: pagesByFile, sheets };
}
