import type { Element, Root } from 'hast';
import { findAndReplace } from 'hast-util-find-and-replace';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

import { renderActionLinks } from '../text/action-links.js';
import { parseMarkdown, toTree } from '../text/markdown.js';
import { isFormula, renderMath } from '../text/math.js';
import { isElement, text, writeHtml } from '../text/tree.js';

/**
 * A placeholder such as `{position}`. In a formula it's a TeX group, so `10000^{position}` renders as expected. Names
 * have at least two letters, so `{d}` is always TeX.
 */
const placeholder = /(\\(?:text|math\w+|operatorname|begin|end))?\{([a-z][a-z0-9]+)\}/gi;

/** The placeholder names in a text. Code and TeX commands like `\\mathrm{word}` don't count. */
export function placeholdersIn(markdown: string): string[] {
  return Array.from(markdown.replace(/`[^`]*`/g, '').matchAll(placeholder), ([, command, name = '']) =>
    command ? [] : [name],
  ).flat();
}

/** A placeholder in a formula, as KaTeX passes it through. */
const mark = /@([a-z][a-z0-9]+)@/gi;

const markPlaceholders = (formula: string): string =>
  formula.replace(placeholder, (whole, command: string | undefined, name: string) =>
    command ? whole : `{\\text{@${name}@}}`,
  );

/**
 * Replaces the placeholders of a text by elements with `data-of`.
 *
 * @param numbers - The initial numbers by name.
 */
function renderPlaceholders(tree: Root, numbers: Readonly<Record<string, string>>): void {
  const number = (tag: string, name: string): Element => h(tag, { 'data-of': name }, numbers[name] ?? '');
  const inText = (_: string, command: string | undefined, name: string): Element | false =>
    command === undefined && number('span', name);
  findAndReplace(tree, [placeholder, inText], { ignore: ['code'] });
  visit(tree, 'element', (node) => {
    if (isFormula(node)) node.children = [text(markPlaceholders(toString(node)))];
  });
  renderMath(tree);
  visit(tree, 'element', (node, index, parent) => {
    if (!isElement(node, 'annotation', 'mtext') || toString(node).search(mark) < 0) return;
    const parts = toString(node)
      .split(mark)
      .map((part, at) => (at % 2 === 0 ? h('mtext', part) : number('mn', part)))
      .filter((part) => toString(part) !== '' || part.tagName === 'mn');
    // The TeX annotation would keep the first numbers.
    parent?.children.splice(index!, 1, ...(node.tagName === 'mtext' ? parts : []));
    return index;
  });
  findAndReplace(tree, [mark, (_: string, name: string) => number('span', name)]);
}

/**
 * Renders a text to HTML. Each placeholder becomes an element with `data-of`, which the exercise updates when the
 * numbers change.
 *
 * @param numbers - The initial numbers by name.
 * @throws FormulaError; Error for an inline text with several paragraphs.
 */
export function renderText(
  markdown: string,
  inline: boolean,
  language: string,
  numbers: Readonly<Record<string, string>>,
): string {
  const tokens = parseMarkdown(markdown, language);
  if (inline && !(tokens.length === 3 && tokens[1]?.type === 'inline'))
    throw new Error('must be words within one line, without lists or paragraphs');
  const tree = toTree(tokens);
  renderActionLinks(tree);
  renderPlaceholders(tree, numbers);
  const [paragraph] = tree.children;
  return writeHtml(
    inline && paragraph && 'children' in paragraph ? { type: 'root', children: paragraph.children } : tree,
  ).trim();
}
