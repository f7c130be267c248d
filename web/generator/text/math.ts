import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import katex from 'katex';
import { SKIP, visit } from 'unist-util-visit';

import { hasClass, isElement, parseHtml } from './tree.js';

/** A formula that KaTeX rejects, with KaTeX's message and the formula. */
export class FormulaError extends Error {
  constructor(formula: string, cause: unknown) {
    super(`formula ${formula}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'FormulaError';
  }
}

/** Prevents line breaks after \cdot, because products are short. */
const unbroken = (formula: string): string => formula.replaceAll(/\\cdot(?![a-z])/gi, '\\cdot\\nobreak ');

/**
 * Renders HTML for display and MathML for screen readers.
 *
 * @throws FormulaError
 */
export function renderFormula(formula: string, displayMode: boolean): string {
  try {
    return katex.renderToString(displayMode ? formula : unbroken(formula), {
      displayMode,
      throwOnError: true,
      strict: 'error',
      output: 'htmlAndMathml',
    });
  } catch (error) {
    throw new FormulaError(formula, error);
  }
}

/** Punctuation that may not start a line, and brackets that may not end one. */
const closing = /^[,.;:!?)\]”’、，。；：！？）」』》]+/;
const opening = /[([“‘（「『《]$/;

/** Cuts this part off a text; empty for other nodes. */
function cut(node: Nodes | undefined, part: RegExp): string {
  if (node?.type !== 'text') return '';
  const found = part.exec(node.value)?.[0] ?? '';
  node.value = node.value.replace(part, '');
  return found;
}

/** Allows line breaks between the parts of a formula. */
function allowBreaks(formula: readonly ElementContent[]): void {
  visit({ type: 'root', children: [...formula] }, 'element', (node) => {
    if (!hasClass(node, 'katex-html')) return;
    node.children = node.children.flatMap((part, index) => (index === 0 ? [part] : [h('wbr'), part]));
    return SKIP;
  });
}

/**
 * Replaces the TeX of formulas by what KaTeX makes of it. An inline formula keeps the punctuation around it on its line;
 * it can still break inside, where KaTeX allows.
 *
 * @throws FormulaError
 */
export function renderMath(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !isFormula(node)) return;
    const isDisplayed = hasClass(node, 'display');
    const formula = parseHtml(renderFormula(toString(node), isDisplayed)).children as ElementContent[];
    const before = isDisplayed ? '' : cut(parent.children[index - 1], opening);
    const after = isDisplayed ? '' : cut(parent.children[index + 1], closing);
    if (before + after === '') parent.children.splice(index, 1, ...formula);
    else {
      allowBreaks(formula);
      parent.children[index] = h('span.no-wrap', [before, ...formula, after]);
    }
    return [SKIP, index + 1];
  });
}

/** Whether this is the TeX of a formula. */
export const isFormula = (node: Element): boolean => isElement(node, 'code') && hasClass(node, 'math');
