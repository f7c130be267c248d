import type { Element, Parents, Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';

import type { Source } from '../content/content.js';
import { hasScenes, isFigurePage } from '../content/tour.js';
import { addFigures } from '../figures/figures.js';
import { getFolder, relativeUrl } from '../pages/addresses.js';
import { startLink, type PageContext } from '../pages/layout.js';
import { markup, type Markup } from '../pages/markup.js';
import { renderActionLinks } from './action-links.js';
import { linkCitations, type References } from './citations.js';
import { fillExamples } from './examples.js';
import { addHeadingIds, parseMarkdown, toTree, type Section } from './markdown.js';
import { renderMath } from './math.js';
import { getMathFonts } from './math-fonts.js';
import { addDeckControls, addPredictionButtons } from './predictions.js';
import { groupScenes, isBlockFigure } from './scenes.js';
import { append, hasClass, raw, writeHtml } from './tree.js';

/** The text of a page as HTML, and what the page around it has to know. */
export interface PageText {
  readonly html: string;
  readonly sections: readonly Section[];
  /** The notes for its terms. */
  readonly notes: Markup;
  /** The fonts of its formulas to preload. */
  readonly mathFonts: readonly string[];
  /** The tag of the first block figure; inline elements load later. */
  readonly firstFigure: string | undefined;
  /** The elements that are rendered here, also those within figures. */
  readonly tags: ReadonlySet<string>;
}

/** What stands in a page beside its own Markdown. */
export interface Beside {
  /** From the original language. */
  readonly headingIds: readonly string[];
  readonly exercises: string;
  /** Follows the text and renders in the browser only. */
  readonly after: string;
  readonly references: References;
  readonly site: URL | undefined;
}

/** Renders a page's text from Markdown, step by step on one tree. */
export async function renderPageText(source: Source, page: PageContext, beside: Beside): Promise<PageText> {
  const { slug, language, words, folder } = page;
  const tree = toTree(parseMarkdown(source.body, language.folder));
  const sections = addHeadingIds(tree, beside.headingIds);
  if (hasScenes(slug)) groupScenes(tree);
  renderActionLinks(tree);
  renderMath(tree);
  addPredictionButtons(tree, language);
  addDeckControls(tree, page);
  addRecapHeading(tree, page);
  append(tree, beside.exercises);
  const notes = linkCitations(tree, beside.references, language, words, folder);
  const mathFonts = getMathFonts(tree);
  const firstFigure = addOpening(tree, source, page);
  const tags = await addFigures(tree, language);
  append(tree, beside.after);
  if (slug === 'embed' || isFigurePage(slug)) fillExamples(tree, language, words, beside.site);
  return { html: writeHtml(tree), sections, notes, mathFonts, firstFigure, tags };
}

function addRecapHeading(tree: Root, { words }: PageContext): void {
  visit(tree, 'element', (node) => {
    if (hasClass(node, 'recap'))
      node.children.unshift(raw(markup`<h2 id="recap">${words['recap.heading'] ?? ''}</h2>\n`));
  });
}

/** Adds the title, beside the first figure if the page has scenes. Returns the tag of that figure. */
function addOpening(tree: Root, { title }: Source, page: PageContext): string | undefined {
  const { slug, folder, language, words } = page;
  const guide =
    isFigurePage(slug) &&
    markup`<p class="kicker"><a href="${relativeUrl(folder, getFolder(language, 'embed'))}">${words['attributes.page'] ?? ''}</a></p>\n`;
  const opening = markup`${guide}<h1>${title}</h1>
<noscript><p class="still">${words['noscript'] ?? ''}</p></noscript>
`;
  let start: Parents = tree;
  let figure: Element | undefined;
  visit(tree, 'element', (node, index, parent) => {
    if (start === tree && hasClass(node, 'prose')) start = node;
    if (!isBlockFigure(node)) return undefined;
    figure = node;
    // On the cover the links to the tour follow the first figure.
    if (slug === 'cover') parent!.children.splice(index! + 1, 0, raw(markup`\n${startLink(page)}`));
    return EXIT;
  });
  start.children.unshift(raw(opening));
  return figure?.tagName;
}
