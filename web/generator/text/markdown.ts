import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import MarkdownIt, { type Token } from 'markdown-it';
import { visit } from 'unist-util-visit';

import { formulas } from './formula-syntax.js';
import { parseHtml } from './tree.js';

const markdown = new MarkdownIt({ html: true }).use(formulas);
// Curly quotes are for English only. Authors type straight ones; Chinese authors write their own.
const english = new MarkdownIt({ html: true, typographer: true }).use(formulas).disable('replacements');

/**
 * Parses a text to tokens, for checks, which need the lines of the file, and for `toTree`.
 *
 * @param language - A folder of content.
 */
export function parseMarkdown(body: string, language = ''): Token[] {
  return (language === 'en' ? english : markdown).parse(body, {});
}

/** A text as HTML, in which formulas are TeX: `<code class="math">`. */
export const toTree = (tokens: readonly Token[]): Root =>
  parseHtml(markdown.renderer.render([...tokens], markdown.options, {}));

/** A section with a heading. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

/**
 * Gives headings their ids. Returns the level 2 sections, for a table of contents.
 *
 * @param ids - From the original language, so that `page#section` leads to the same section in every language.
 */
export function addHeadingIds(tree: Root, ids: readonly string[]): Section[] {
  const sections: Section[] = [];
  let heading = 0;
  visit(tree, 'element', (node) => {
    if (!/^h[1-6]$/.test(node.tagName)) return;
    const id = ids[heading++];
    if (id === undefined) return;
    node.properties['id'] = id;
    if (node.tagName === 'h2') sections.push({ id, title: toString(node) });
  });
  return sections;
}

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
