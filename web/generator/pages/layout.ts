import { getFolder, relativeUrl, type Folder } from './addresses.js';
import type { Messages } from '../content/content.js';
import { Markup, markup } from './markup.js';
import type { Section } from '../text/markdown.js';
import { searchFile } from './search-index.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { chapters, hasScenes, isChapter, isFigurePage, parts, type PageName } from '../content/tour.js';

/** What links to a page say of it. */
export interface WrittenPage {
  readonly title: string;
  readonly description: string;
  /** Minutes to read it and play with its figures. */
  readonly minutes: number;
  /** Its first paragraph. */
  readonly lead: string;
}

/** What the parts around the text need to know about a page. */
export interface PageContext {
  readonly folder: Folder;
  readonly slug: PageName;
  readonly language: Language;
  readonly words: Messages;
  /** The pages written in this language. */
  readonly written: ReadonlyMap<PageName, WrittenPage>;
  /** The languages in which this page is written. */
  readonly translations: readonly Language[];
  /** The small dial of chapter n. */
  readonly dial: (chapter: number) => string;
}

const word = ({ words }: PageContext, key: string): string => words[key] ?? key;

/**
 * The table of contents: the short way, the chapters by part, all exercises, the clock of the reader's model, slips and bugs,
 * the glossary, and the embedding guide.
 *
 * @param isLong - Whether each chapter has a line on what it is about.
 */
export function contentsList(context: PageContext, isLong = false): Markup {
  const beyond = (['exercises', 'model', 'slips', 'bugs', 'glossary', 'embed'] as const).map((page) =>
    beyondLink(context, page),
  );
  return markup`${beyondLink(context, 'short')}${parts.map((part) => chapterList(context, part, isLong))}${beyond}`;
}

const linkKeys = {
  short: 'short.page',
  exercises: 'exercises.all',
  model: 'model.page',
  slips: 'slips.page',
  bugs: 'bugs.page',
  glossary: 'glossary.page',
  sources: 'sources.page',
  notices: 'notices.page',
  embed: 'attributes.page',
} as const;

type LinkedPage = keyof typeof linkKeys;

const beyondLink = (context: PageContext, page: LinkedPage): Markup | false =>
  context.written.has(page) && markup`<p class="beyond">${linkTo(context, page)}</p>`;

function linkTo(context: PageContext, page: LinkedPage): Markup {
  const here = context.slug === page ? new Markup(' aria-current="page"') : '';
  const url = relativeUrl(context.folder, getFolder(context.language, page));
  return markup`<a href="${url}"${here}>${word(context, linkKeys[page])}</a>`;
}

const minutesText = (context: PageContext, minutes: number): string =>
  word(context, 'tour.minutes').replace('{minutes}', String(minutes));

/** The chapters of a part of the tour in order. */
function chapterList(context: PageContext, { name, chapters: slugs }: (typeof parts)[number], isLong: boolean): Markup {
  const items = slugs.flatMap((slug) => {
    const written = context.written.get(slug);
    if (!written) return [];
    const number = chapters.indexOf(slug) + 1;
    const dial = isLong && new Markup(context.dial(number));
    const here = slug === context.slug ? new Markup(' aria-current="page"') : '';
    const url = relativeUrl(context.folder, getFolder(context.language, slug));
    const about = isLong && markup`<span class="about">${written.description}</span>`;
    return markup`<li><a href="${url}"${here}>${dial}<span class="numeral">${number}</span><span class="title">${written.title} <small>${minutesText(context, written.minutes)}</small></span>${about}</a></li>`;
  });
  return items.length > 0
    ? markup`<p class="part">${word(context, `part.${name}`)}</p><ol class="chapters">${items}</ol>`
    : markup``;
}

/** One link a language: to this page if it is written there, else to that language's cover. */
function languageLinks(context: PageContext): Markup {
  const links = languages.map((language) => {
    const slug = context.translations.includes(language) ? context.slug : 'cover';
    const here = language === context.language ? new Markup(' aria-current="true"') : '';
    const url = relativeUrl(context.folder, getFolder(language, slug));
    return markup`<a href="${url}" lang="${language.tag}" hreflang="${language.tag}" data-language="${language.folder}" title="${language.name}"${here}><span class="long">${language.name}</span><span class="short" aria-hidden="true">${language.short}</span></a>`;
  });
  return markup`<nav class="languages" aria-label="${word(context, 'tour.languages')}">${links}</nav>`;
}

const glyph = (shapes: string): Markup => new Markup(`<svg viewBox="0 0 24 24" aria-hidden="true">${shapes}</svg>`);
const path = (d: string): Markup => glyph(`<path d="${d}"/>`);

/** Icon of the motion switch: a moving ball. */
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

/** A button that shows one of several states; scripts toggle `hidden`. */
function stateButton(context: PageContext, name: string, states: readonly (keyof typeof glyphs)[]): Markup {
  const shown = states.map(
    (state, index) =>
      markup`<span data-state="${state}" title="${word(context, `${name}.${state}`)}"${index > 0 ? new Markup(' hidden') : ''}>${glyphs[state]}<span class="visually-hidden">${word(context, `${name}.${state}`)}</span></span>`,
  );
  return markup`<button type="button" class="${name} icon">${shown}</button>`;
}

/** The search field; scripts show it, and fill its list. */
function searchField(context: PageContext): Markup {
  const label = word(context, 'search.label');
  const index = relativeUrl(context.folder, searchFile(context.language));
  return markup`<div class="search" role="search" data-index="${index}" hidden><input type="search" aria-label="${label}" placeholder="${label}" autocomplete="off" spellcheck="false" enterkeyhint="go"><p role="status"></p><ul></ul></div>`;
}

const contentsMenu = (context: PageContext): Markup =>
  markup`<details class="contents"><summary>${word(context, 'tour.contents')}</summary><nav aria-label="${word(context, 'tour.contents')}">${searchField(context)}${contentsList(context)}</nav></details>`;

/** The header: title, contents unless the reading bar has them, languages, motion and theme. */
export function masthead(context: PageContext): Markup {
  const home = relativeUrl(context.folder, getFolder(context.language, 'cover'));
  return markup`<header class="masthead">
<a class="home" href="${home}"${context.slug === 'cover' ? new Markup(' aria-current="page"') : ''}>${new Markup(context.dial(10))}<span>${word(context, 'tour.title')}</span></a>
${!hasScenes(context.slug) && contentsMenu(context)}
${languageLinks(context)}
<div class="switches">${stateButton(context, 'motion', ['moving', 'paused'])}${stateButton(context, 'theme', ['auto', 'light', 'dark'])}</div>
</header>`;
}

/**
 * The bar that stays in sight while a chapter is read: its dial, whose hands go on to the next number, its title, a tick for
 * each section, and the contents.
 */
export function readingBar(context: PageContext, title: string, sections: readonly Section[]): Markup {
  const number = isChapter(context.slug) ? chapters.indexOf(context.slug) + 1 : 0;
  const chapter =
    number > 0 && markup`<span>${word(context, 'tour.chapter').replace('{number}', String(number))}</span>`;
  const ticks = sections.map((section) => markup`<a href="#${section.id}"><span>${section.title}</span></a>`);
  return markup`<section class="bar" aria-label="${title}">
<a class="top" href="#text">${new Markup(context.dial(number))}${chapter}<span class="title">${title}</span></a>
<nav class="ticks" aria-label="${word(context, 'tour.sections')}">${ticks}</nav>
${contentsMenu(context)}
</section>
`;
}

/** The links from the cover to the short way and to the first chapter. */
export function startLink(context: PageContext): Markup | false {
  const short = context.written.get('short');
  const first = chapters.find((slug) => context.written.has(slug));
  return (
    first !== undefined &&
    markup`<p class="begin">${short && markup`<a class="short" href="${relativeUrl(context.folder, getFolder(context.language, 'short'))}">${word(context, 'short.begin')} <small>${minutesText(context, short.minutes)}</small></a>`}<a rel="next" href="${relativeUrl(context.folder, getFolder(context.language, first))}">${word(context, 'tour.begin')}</a></p>`
  );
}

/**
 * Links to the previous and next page: the translated chapters in order, then all exercises; the guide to embedding,
 * then its figures. Pages outside these orders link to the start. The next chapter is a card with its lead and a small picture.
 *
 * @param picture - The file of that picture; without it, the card has the chapter's dial.
 */
export function pager(context: PageContext, picture?: string): Markup {
  const inOrder: readonly PageName[] = [...chapters, 'exercises'];
  const isOfGuide = (slug: PageName): boolean => slug === 'embed' || isFigurePage(slug);
  const places = isOfGuide(context.slug)
    ? [...context.written.keys()].filter(isOfGuide)
    : inOrder.filter((slug) => context.written.has(slug));
  const at = places.indexOf(context.slug);
  const link = (page: PageName, direction: 'previous' | 'next'): Markup =>
    markup`<a class="${direction}" rel="${direction === 'next' ? 'next' : 'prev'}" href="${relativeUrl(context.folder, getFolder(context.language, page))}"><small>${word(context, `tour.${direction}`)}</small><span>${getTitle(context, page)}</span></a>`;
  const card = (page: PageName): Markup => {
    if (!isChapter(page)) return link(page, 'next');
    const shown =
      picture === undefined
        ? new Markup(context.dial(chapters.indexOf(page) + 1))
        : markup`<img src="${relativeUrl(context.folder, picture)}" alt="" loading="lazy">`;
    return markup`<div class="card">${link(page, 'next')}<p>${context.written.get(page)?.lead}</p>${shown}</div>`;
  };
  const [before, after] = at < 0 ? [] : [places[at - 1], places[at + 1]];
  const start = markup`<a class="previous" href="${relativeUrl(context.folder, getFolder(context.language, 'cover'))}"><small>${word(context, 'tour.previous')}</small><span>${word(context, 'tour.start')}</span></a>`;
  return markup`<nav class="pager" aria-label="${word(context, 'tour.chapters')}">${before ? link(before, 'previous') : start}${after && card(after)}</nav>`;
}

/** The buttons of a deck of claims, and the score. Scripts bring them to life. */
export function deckControls(context: PageContext, count: number): Markup {
  const score = word(context, 'deck.score').replace('{count}', String(count));
  const button = (direction: 'previous' | 'next'): Markup =>
    markup`<button type="button" class="button" disabled>${word(context, `deck.${direction}`)}</button>`;
  return markup`<p class="deal">${button('previous')}<output data-text="${score}">${score.replace('{right}', '0')}</output>${button('next')}</p>\n`;
}

function getTitle(context: PageContext, page: PageName): string {
  return page === 'exercises' ? word(context, 'exercises.all') : (context.written.get(page)?.title ?? page);
}

/** Scripts show it when the language can be read offline. */
const offline = (context: PageContext): Markup =>
  markup`<p class="offline" hidden>${word(context, 'tour.offline')}</p>`;

export function footer(context: PageContext): Markup {
  const links = (['model', 'slips', 'bugs', 'glossary', 'sources', 'notices'] as const).map(
    (page) => context.written.has(page) && markup` ${linkTo(context, page)}`,
  );
  return markup`<footer class="colophon"><p>${word(context, 'tour.colophon')}<span class="around">${links}</span></p>${offline(context)}</footer>`;
}
