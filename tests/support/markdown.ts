import type { Root } from 'hast';

import { renderActionLinks } from '../../web/generator/text/action-links.js';
import { parseMarkdown, toTree } from '../../web/generator/text/markdown.js';
import { renderMath } from '../../web/generator/text/math.js';
import { writeHtml } from '../../web/generator/text/tree.js';

/** Markdown as HTML, with its formulas and action links, after another step. */
export function renderMarkdown(body: string, language = '', step: (tree: Root) => void = () => undefined): string {
  const tree = toTree(parseMarkdown(body, language));
  step(tree);
  renderActionLinks(tree);
  renderMath(tree);
  return writeHtml(tree);
}
