import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

import { isBlockFigure } from './scenes.js';

/**
 * The fonts to preload on a page with formulas. Large brackets that arrive late shift the lines below, so their fonts
 * are included if they are before the first figure.
 */
export function getMathFonts(tree: Root): string[] {
  const fonts = new Set<string>();
  let isBeforeFigure = true;
  visit(tree, 'element', (node) => {
    if (isBlockFigure(node)) isBeforeFigure = false;
    const classes = [node.properties['className'] ?? []].flat().join(' ');
    if (classes === 'katex') fonts.add('KaTeX_Main-Regular');
    if (classes.includes('mathnormal')) fonts.add('KaTeX_Math-Italic');
    const size = /delim(?:sizing size|-size)([1-4])/.exec(classes)?.[1];
    if (isBeforeFigure && size !== undefined) fonts.add(`KaTeX_Size${size}-Regular`);
  });
  return [...fonts];
}
