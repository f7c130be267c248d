import { getFolder, relativeUrl, type Folder } from './addresses.js';
import type { Messages } from '../content/content.js';
import { Markup, markup } from './markup.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { chapters, isChapter, type PageName, type Slug } from '../content/tour.js';

/** The facts about a page that the parts around its text need. */
export interface Surroundings {
  readonly folder: Folder;
  readonly slug: PageName;
  readonly language: Language;
  readonly words: Messages;
  /** Titles of the chapters that are written in this language. */
  readonly written: ReadonlyMap<Slug, string>;
  /** The languages in which this page is written. */
  readonly translations: readonly Language[];
  /** Whether there is a page with all exercises. */
  readonly hasExercises: boolean;
  /** Whether there is one on the clock of a model. */
  readonly hasModel: boolean;
  /** Whether there is one on embedding. */
  readonly hasEmbed: boolean;
  /** The small dial of chapter n. */
  readonly dial: (chapter: number) => string;
}

const word = ({ words }: Surroundings, key: string): string => words[key] ?? key;

/** The chapters of the tour, where all exercises stand together, the clock of the reader's model, its terms, and how to embed figures. */
export function contentsList(around: Surroundings): Markup {
  const beyond = [
    around.hasExercises && pageLink(around, 'exercises', 'exercises.all'),
    around.hasModel && pageLink(around, 'model', 'model.page'),
    pageLink(around, 'glossary', 'glossary.page'),
    around.hasEmbed && pageLink(around, 'embed', 'attributes.page'),
  ];
  return markup`${chapterList(around)}${beyond}`;
}

const pageLink = (around: Surroundings, page: PageName, key: string): Markup =>
  markup`<p class="beyond">${linkTo(around, page, key)}</p>`;

function linkTo(around: Surroundings, page: PageName, key: string): Markup {
  const here = around.slug === page ? new Markup(' aria-current="page"') : '';
  const url = relativeUrl(around.folder, getFolder(around.language, page));
  return markup`<a href="${url}"${here}>${word(around, key)}</a>`;
}

/** The chapters of the tour in their order. */
function chapterList(around: Surroundings): Markup {
  const items = chapters.flatMap((slug, index) => {
    const title = around.written.get(slug);
    if (title === undefined) return [];
    const dial = new Markup(around.dial(index + 1));
    const number = markup`<span class="numeral">${index + 1}</span>`;
    const here = slug === around.slug ? new Markup(' aria-current="page"') : '';
    const url = relativeUrl(around.folder, getFolder(around.language, slug));
    return markup`<li><a href="${url}"${here}>${dial}${number}<span class="title">${title}</span></a></li>`;
  });
  return markup`<ol class="chapters">${items}</ol>`;
}

/** One link a language: to this page if it is written there, else to that language's cover. */
function languageLinks(around: Surroundings): Markup {
  const links = languages.map((language) => {
    const slug = around.translations.includes(language) ? around.slug : 'cover';
    const here = language === around.language ? new Markup(' aria-current="true"') : '';
    const url = relativeUrl(around.folder, getFolder(language, slug));
    return markup`<a href="${url}" lang="${language.tag}" hreflang="${language.tag}" data-language="${language.folder}" title="${language.name}"${here}><span class="long">${language.name}</span><span class="short" aria-hidden="true">${language.short}</span></a>`;
  });
  return markup`<nav class="languages" aria-label="${word(around, 'tour.languages')}">${links}</nav>`;
}

const glyph = (shapes: string): Markup => new Markup(`<svg viewBox="0 0 24 24" aria-hidden="true">${shapes}</svg>`);
const path = (d: string): Markup => glyph(`<path d="${d}"/>`);

/** Something that flies past: what the switch for motion stops. */
const ball = '<circle cx="15.5" cy="12" r="5"/><path d="M2.5 8.5h5.5M1.5 12h5M2.5 15.5h5.5"/>';

const glyphs = {
  auto: glyph('<circle cx="12" cy="12" r="8.5"/><path class="night" d="M12 3.5a8.5 8.5 0 0 1 0 17z"/>'),
  light: glyph(
    '<circle cx="12" cy="12" r="4.5"/><path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1"/>',
  ),
  dark: path('M19.5 14.5A8.5 8.5 0 0 1 9.5 4.5a8.5 8.5 0 1 0 10 10z'),
  moving: glyph(ball),
  paused: glyph(`${ball}<path d="M4 3.5L20.5 20.5"/>`),
} as const;

/** A button that shows one of several states; scripts move the `hidden`. */
function stateButton(around: Surroundings, name: string, states: readonly (keyof typeof glyphs)[]): Markup {
  const shown = states.map(
    (state, index) =>
      markup`<span data-state="${state}" title="${word(around, `${name}.${state}`)}"${index > 0 ? new Markup(' hidden') : ''}>${glyphs[state]}<span class="visually-hidden">${word(around, `${name}.${state}`)}</span></span>`,
  );
  return markup`<button type="button" class="${name} icon">${shown}</button>`;
}

/** Title, contents, languages, motion and theme. */
export function masthead(around: Surroundings): Markup {
  const home = relativeUrl(around.folder, getFolder(around.language, 'cover'));
  return markup`<header class="masthead">
<a class="home" href="${home}"${around.slug === 'cover' ? new Markup(' aria-current="page"') : ''}>${new Markup(around.dial(10))}<span>${word(around, 'tour.title')}</span></a>
<details class="contents"><summary>${word(around, 'tour.contents')}</summary><nav aria-label="${word(around, 'tour.contents')}">${contentsList(around)}</nav></details>
${languageLinks(around)}
<div class="switches">${stateButton(around, 'motion', ['moving', 'paused'])}${stateButton(around, 'theme', ['auto', 'light', 'dark'])}</div>
</header>`;
}

/** The way from the cover into the tour. */
export function beginning(around: Surroundings): Markup | false {
  const first = chapters.find((slug) => around.written.has(slug));
  return (
    first !== undefined &&
    markup`<p class="begin"><a rel="next" href="${relativeUrl(around.folder, getFolder(around.language, first))}">${word(around, 'tour.begin')}</a></p>`
  );
}

/**
 * The links to the page before this one and to the page after it: the written chapters in order, at last all exercises.
 * A page beside them leads to the start alone.
 */
export function pager(around: Surroundings): Markup {
  const places: readonly PageName[] = [
    ...chapters.filter((slug) => around.written.has(slug)),
    ...(around.hasExercises ? (['exercises'] as const) : []),
  ];
  const at = places.indexOf(around.slug);
  const link = (page: PageName, direction: 'previous' | 'next'): Markup =>
    markup`<a class="${direction}" rel="${direction === 'next' ? 'next' : 'prev'}" href="${relativeUrl(around.folder, getFolder(around.language, page))}"><small>${word(around, `tour.${direction}`)}</small><span>${getTitle(around, page)}</span></a>`;
  const [before, after] = at < 0 ? [] : [places[at - 1], places[at + 1]];
  const start = markup`<a class="previous" href="${relativeUrl(around.folder, getFolder(around.language, 'cover'))}"><small>${word(around, 'tour.previous')}</small><span>${word(around, 'tour.start')}</span></a>`;
  return markup`<nav class="pager" aria-label="${word(around, 'tour.chapters')}">${before ? link(before, 'previous') : start}${after && link(after, 'next')}</nav>`;
}

function getTitle(around: Surroundings, page: PageName): string {
  return isChapter(page) ? (around.written.get(page) ?? page) : word(around, 'exercises.all');
}

/** Scripts show it when the language can be read offline. */
const offline = (around: Surroundings): Markup => markup`<p class="offline" hidden>${word(around, 'tour.offline')}</p>`;

export function footer(around: Surroundings): Markup {
  const reference = (['glossary', 'sources', 'notices'] as const).map(
    (page) => markup` ${linkTo(around, page, `${page}.page`)}`,
  );
  const model = around.hasModel && markup` ${linkTo(around, 'model', 'model.page')}`;
  return markup`<footer class="colophon"><p>${word(around, 'tour.colophon')}<span class="around">${model}${reference}</span></p>${offline(around)}</footer>`;
}
