import { apiList } from '../api/page.js';
import { folderOf, original } from './addresses.js';
import { chapterClock, smallClock } from '../figures/clock-drawing.js';
import { attributeTables } from '../figures/attribute-tables.js';
import { readWords, type Sources } from '../content/content.js';
import { fillExamples } from './embed-text.js';
import type { ExerciseFile } from '../exercises/files.js';
import { classDesk } from '../exercises/desks.js';
import { embeddedExercises } from '../exercises/embedded-exercises.js';
import { exercisesAfter } from '../exercises/exercises.js';
import { renderFigures } from '../figures/figures.js';
import { styled } from '../figures/style-sheets.js';
import { headingIdsOf, parseMarkdown, renderTokens } from './markdown.js';
import { glossaryList } from '../glossary/page.js';
import { sourcesList } from '../citations/page.js';
import { Places } from '../content/page-links.js';
import { noticesList } from '../notices/page.js';
import { renderPage, type Build, type Page } from './page.js';
import { refer, type References } from './references.js';
import { wordsOfPage } from './words-of-page.js';
import { isChapter, languages, type PageName, type Slug } from '../content/tour.js';
import type { Core } from '../../core/core.js';
import type { Translations } from './sitemap.js';

/** The pages of a build, by their files in dist, and the files that they use. */
export interface Rendered {
  readonly pages: ReadonlyMap<string, string>;
  /** The style sheets of the figures in them. */
  readonly sheets: ReadonlyMap<string, string>;
}

/** In which languages each page is written. */
export function translationsOf(sources: Sources): Translations {
  const slugs = new Set([...sources.values()].flat().map(({ slug }) => slug));
  return new Map(
    [...slugs].map((slug) => [
      slug,
      languages.filter((language) => sources.get(language)?.some((source) => source.slug === slug)),
    ]),
  );
}

/**
 * Elements that a page makes when it is there, for which it brings words. The fields of the guide's tables refuse as those of
 * figures do; its figures bring words of their own.
 */
const createdLater: Partial<Record<PageName, string>> = {
  embed: '<pe-number-field',
  exercises: '<pe-hand-in <pe-set-maker',
  class: '<pe-class',
};

/** Every page of the site. */
export async function renderPages(
  sources: Sources,
  files: readonly ExerciseFile[],
  references: References,
  core: Core,
  build: Build,
): Promise<Rendered> {
  const translations = translationsOf(sources);
  const pagesByFile = new Map<string, string>();
  const sheets = new Map<string, string>();
  const places = new Places(sources);
  const dial = (chapter: number): string => smallClock(core, { position: chapter, ...chapterClock });
  for (const [language, pages] of sources) {
    const words = readWords(language, 'site');
    const figureWords = readWords(language, 'words');
    const written = new Map(
      pages.flatMap(({ slug, title }) => (isChapter(slug) ? [[slug, title] as [Slug, string]] : [])),
    );
    const textsOfExercises = files
      .filter((file) => file.language === language)
      .flatMap((file) => embeddedExercises(file, core))
      .map(({ html }) => html)
      .join('');
    for (const source of pages) {
      const { slug, title, description, body } = source;
      const first = sources.get(original)?.find((page) => page.slug === slug) ?? source;
      const { html } = renderTokens(parseMarkdown(body, language.folder), headingIdsOf(parseMarkdown(first.body)));
      const folder = folderOf(language, slug);
      const exercises = exercisesAfter(
        slug,
        files.filter((file) => file.language === language),
        words,
        written,
        core,
      );
      const text = slug === 'embed' ? fillExamples(html, language, words, build) : html;
      const drawn = await renderFigures(text + exercises, language);
      const afterText: Partial<Record<PageName, () => string>> = {
        embed: () => attributeTables(sources, files, language, words),
        api: apiList,
        glossary: () => glossaryList(references.glossary, places, language, words, folder).text,
        sources: () => sourcesList(references, places, language, words, folder).text,
        notices: () => noticesList(build.notices),
        class: () =>
          classDesk(
            files.filter((file) => file.language === language),
            words,
          ).text,
      };
      // The original's cover is the root; who tries /en/ finds it there too.
      for (const at of folder === '' ? [folder, `${language.folder}/`] : [folder]) {
        const { html, sheets: ownSheets, within } = styled(drawn, at);
        const { html: referring, notes } = refer(html, references, language, words, at);
        ownSheets.forEach((css, file) => sheets.set(file, css));
        const page: Page = {
          ...{ slug, title, description, language, words, written, dial },
          folder: at,
          hasModel: pages.some((page) => page.slug === 'model'),
          hasEmbed: pages.some((page) => page.slug === 'embed'),
          hasClass: pages.some((page) => page.slug === 'class'),
          hasExercises: pages.some((page) => page.slug === 'exercises'),
          translations: translations.get(slug) ?? [language],
          html: referring,
          later: exercises === '' ? '' : textsOfExercises,
          notes,
          sheets: [...ownSheets.keys()],
          stylesWithin: within,
          after: afterText[slug]?.() ?? '',
          figureWords: wordsOfPage(drawn + (createdLater[slug] ?? ''), figureWords),
        };
        pagesByFile.set(`${at}index.html`, renderPage(page, build));
      }
    }
  }
  return { pages: pagesByFile, sheets };
}
