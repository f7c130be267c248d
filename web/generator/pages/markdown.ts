import MarkdownIt, { type Token } from 'markdown-it';

import { acts } from './action-links.js';
import { math } from './math.js';
import { groupScenes } from './scenes.js';

const markdown = new MarkdownIt({ html: true }).use(math).use(acts);
// Curly quotes are for English only. Authors type straight ones; Chinese authors write their own.
const english = new MarkdownIt({ html: true, typographer: true }).use(math).use(acts).disable('replacements');

/**
 * Parses a page to tokens, for checks and for `renderTokens`.
 *
 * @param language - A folder of content.
 */
export function parseMarkdown(body: string, language = ''): Token[] {
  return (language === 'en' ? english : markdown).parse(body, {});
}

/** A section with a heading. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

export interface Rendered {
  readonly html: string;
  /** The level 2 sections, for a table of contents. */
  readonly sections: readonly Section[];
}

/**
 * Renders a page to HTML.
 *
 * @param headingIds - From the original language, so that `page#section` leads to the same section in every language.
 * @param hasScenes - Whether figures stand beside their text in wide windows.
 */
export function renderTokens(tokens: readonly Token[], headingIds: readonly string[], hasScenes = false): Rendered {
  const grouped = hasScenes ? groupScenes(tokens) : tokens;
  const sections: Section[] = [];
  let heading = 0;
  grouped.forEach((token, index) => {
    if (token.type !== 'heading_open') return;
    const id = headingIds[heading++];
    if (id === undefined) return;
    token.attrSet('id', id);
    if (token.tag === 'h2') sections.push({ id, title: getText(grouped[index + 1]) });
  });
  return { html: markdown.renderer.render([...grouped], markdown.options, {}), sections };
}

/** The texts of all headings, in order. */
export const getHeadings = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token, index) => (token.type === 'heading_open' ? [getText(tokens[index + 1])] : []));

/** An id per heading, made from its text; duplicates are numbered. */
export function getHeadingIds(tokens: readonly Token[]): string[] {
  const counts = new Map<string, number>();
  return getHeadings(tokens).map((text) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['section'];
    const id = words.join('-');
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}

/** The text of an inline token without its mark-up. */
export function getText(inline: Token | undefined): string {
  return (inline?.children ?? [])
    .map((child) =>
      ['text', 'code_inline', 'math'].includes(child.type) ? child.content : child.type === 'softbreak' ? ' ' : '',
    )
    .join('');
}
