import { getFolder, original, relativeUrl } from './addresses.js';
import type { Bundle } from '../bundle.js';
import type { Fonts } from '../fonts/fonts.js';
import { appendix } from './appendix.js';
import type { Cards } from '../social-images/cards.js';
import { contentsList, footer, masthead, pager, readingBar, type PageContext } from './layout.js';
import { contentSecurityPolicy } from './csp.js';
import type { Messages } from '../content/content.js';
import type { ModuleName } from '../../core/modules.js';
import { modulesOfPreparedTags } from '../figures/manifests.js';
import type { PageText } from '../text/page-text.js';
import { Markup, markup } from './markup.js';
import { getStyledPage, hasScenes, isChapter, isFigurePage } from '../content/tour.js';
import { languages } from '../../figures/shared/reader/languages.js';
import type { Notice } from '../licenses/packages.js';

export interface Page extends PageContext {
  readonly title: string;
  readonly description: string;
  readonly text: PageText;
  readonly hasExercises: boolean;
  /** The file of a picture of the next chapter, if there is one. */
  readonly nextPicture: string | undefined;
  /** Renders the texts that load on demand, those of the exercises. */
  later(): string;
  /** The id of the chapter's section on the page of slips. */
  readonly slips: string | undefined;
  /** The style sheets of its figures, by file in dist. */
  readonly sheets: readonly string[];
  /** The inline style sheets. */
  readonly stylesWithin: readonly string[];
  /** The messages of its figures and exercises. */
  readonly figureMessages: Messages;
}

/** What all pages of a build share. */
export interface Build {
  readonly bundle: Bundle;
  readonly fonts: Fonts;
  readonly site: URL | undefined;
  /** The public repository, if known. */
  readonly repository: URL | undefined;
  /** Notices for shipped third-party work. */
  readonly notices: readonly Notice[];
  /** The social images (og:image). */
  readonly cards: Pick<Cards, 'getFile'>;
}

/** Error messages for scripts, in the page's language, inlined because nothing may load when they are needed. */
const phrases = [
  'fault.core',
  'fault.browser',
  'fault.figure',
  'fault.late',
  'notice.address',
  'notice.layout',
  'notice.field',
  'notice.close',
  'search.found',
  'search.none',
  'search.fault',
  'exercises.fault',
  'exercises.browser',
];
const phrasesOfExercises = ['exercises.unknown', 'exercises.badSeed', 'exercises.some', 'exercises.showAll'];
const phrasesOfGuide = ['embed.code'];

/** The wasm modules that the first figure waits for. */
const firstModules = ({ text: { firstFigure = '' } }: Page): readonly ModuleName[] =>
  modulesOfPreparedTags[firstFigure] ?? [];

/** The wasm modules that a page may load, with their URLs. */
function wasmOfPage({ folder, text, hasExercises }: Page, bundle: Bundle): string {
  const ofFigures = [...text.tags].flatMap((tag) => modulesOfPreparedTags[tag] ?? []);
  const ofExercises = hasExercises ? (['core'] as const) : [];
  const names = new Set([...ofFigures, ...ofExercises]);
  return [...names].map((name) => `${name}=${relativeUrl(folder, bundle.wasm(name))}`).join(' ');
}

/** Head tags that need absolute URLs: canonical, hreflang, og:image. */
function addresses({ slug, language, translations, title }: Page, site: URL, cards: Build['cards']): Markup {
  const absolute = (file: string): string => new URL(file, site).href;
  const alternates = translations.map(
    (other) => markup`<link rel="alternate" hreflang="${other.tag}" href="${absolute(getFolder(other, slug))}">\n`,
  );
  return markup`<link rel="canonical" href="${absolute(getFolder(language, slug))}">
${alternates}${translations.includes(original) && markup`<link rel="alternate" hreflang="x-default" href="${absolute(getFolder(original, slug))}">\n`}<meta property="og:url" content="${absolute(getFolder(language, slug))}">
<meta property="og:image" content="${absolute(cards.getFile(language, slug))}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${title}">
`;
}

/** Inline styles: before and after the shared style sheet. */
type Styles = readonly [before: string, after: string];

function stylesWithin(page: Page, { bundle, fonts }: Build): Styles {
  const to = (file: string): string => relativeUrl(page.folder, file);
  const ofFormulas = bundle.mathStyles(() => page.text.html + page.later(), to);
  const ofText = page.language === original ? fonts.styles(to) : '';
  return [ofText + bundle.firstStyles, (bundle.ownStyles[getStyledPage(page.slug)] ?? '') + ofFormulas];
}

function head(page: Page, { bundle, fonts, site, cards }: Build, [first, own]: Styles): Markup {
  const { folder, slug, language, words, title } = page;
  const tour = words['tour.title'] ?? '';
  const to = (file: string): string => relativeUrl(folder, file);
  const modules = firstModules(page);
  // The cover is a figure more than a text.
  const ofText = language === original && slug !== 'cover' ? [fonts.text] : [];
  const preloaded = [...ofText, ...page.text.mathFonts.map((name) => bundle.mathFont(name))];
  return markup`<title>${slug === 'cover' ? title : `${title} · ${tour}`}</title>
<meta name="description" content="${page.description}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#fdfcf8" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#12151b" media="(prefers-color-scheme: dark)">
<script>${new Markup(bundle.early)}</script>
<style>${new Markup(first)}</style>
<link rel="stylesheet" href="${to(bundle.styles)}">
${own !== '' && markup`<style>${new Markup(own)}</style>\n`}${page.sheets.map((file) => markup`<link rel="preload" href="${to(file)}" as="style">\n`)}${modules.map((name) => markup`<link rel="preload" href="${to(bundle.wasm(name))}" as="fetch" crossorigin>\n`)}${bundle.modules(page.text.firstFigure, modules).map((file) => markup`<link rel="modulepreload" href="${to(file)}">\n`)}<script type="module" src="${to(bundle.main)}"></script>
${preloaded.map((file) => markup`<link rel="preload" href="${to(file)}" as="font" type="font/woff2" crossorigin>\n`)}<link rel="icon" href="${to('icon.svg')}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${to('icon.png')}">
${site && addresses(page, site, cards)}<meta property="og:type" content="${slug === 'cover' ? 'website' : 'article'}">
<meta property="og:site_name" content="${tour}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${page.description}">
<meta property="og:locale" content="${language.locale}">
<meta name="twitter:card" content="summary_large_image">`;
}

/** The end of a page: the table of contents on the cover, links to the previous and next page elsewhere. */
function ending(page: Page, build: Build): Markup {
  const { slips, folder, language } = page;
  const toSlips =
    slips !== undefined &&
    markup`<p class="slips"><a href="${relativeUrl(folder, getFolder(language, 'slips'))}#${slips}">${page.words['slips.chapter'] ?? ''}</a></p>`;
  if (page.slug !== 'cover')
    return markup`${toSlips}${pager(page, page.nextPicture)}${isChapter(page.slug) && appendix(page, build)}`;
  return markup`<nav class="tour" aria-labelledby="tour"><h2 id="tour">${page.words['tour.chapters'] ?? ''}</h2>${contentsList(page, true)}</nav>`;
}

/** Languages that have a cover of their own, to which the front door leads readers who have chosen one of them. */
const otherFolders = languages
  .slice(1)
  .map(({ folder }) => folder)
  .join(' ');

/** A whole page. Every URL but those that must be absolute is relative, so dist/ may lie in any folder of any host. */
export function renderPage(page: Page, build: Build): string {
  const root = relativeUrl(page.folder, '');
  const kind =
    { cover: 'cover', exercises: 'chapter exercises', embed: 'chapter embedding' }[
      getStyledPage(page.slug) as string
    ] ?? (hasScenes(page.slug) ? 'chapter staged' : 'chapter');
  const wasm = wasmOfPage(page, build.bundle);
  const within = stylesWithin(page, build);
  const styles = within.filter((style) => style !== '');
  const html = markup`<!doctype html>
<html lang="${page.language.tag}" class="${kind}" data-root="${root}"${wasm !== '' && markup` data-wasm="${wasm}"`}${page.folder === '' && markup` data-entrance="${otherFolders}"`}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy({ script: build.bundle.early, styles: [...styles, ...page.stylesWithin] })}">
${head(page, build, within)}
</head>
<body>
<a class="skip" href="#text">${page.words['tour.skip'] ?? ''}</a>
${masthead(page)}
${hasScenes(page.slug) && readingBar(page, page.title, page.text.sections)}<main id="text" tabindex="-1">
<article>
${new Markup(page.text.html)}
</article>
${ending(page, build)}
${page.text.notes}</main>
${footer(page)}
<template id="phrases">${[...phrases, ...(page.slug === 'exercises' ? phrasesOfExercises : []), ...(isFigurePage(page.slug) ? phrasesOfGuide : [])].map((key) => markup`<span data-phrase="${key}">${page.words[key] ?? ''}</span>`)}</template>
<script type="application/json" id="messages">${new Markup(JSON.stringify(page.figureMessages).replaceAll('<', '\\u003c'))}</script>
</body>
</html>
`;
  return html.text;
}
