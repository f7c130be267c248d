import katex from 'katex';
import type { MarkdownIt, Token } from 'markdown-it';

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

/** Keeps an inline formula and the punctuation around it on one line. It can still break inside, where KaTeX allows. */
function keepTogether(before: string, formula: string, after: string): string {
  const parts = formula.replaceAll('</span><span class="katex-base">', '</span><wbr><span class="katex-base">');
  return `<span class="no-wrap">${before}${parts}${after}</span>`;
}

/**
 * markdown-it plugin for formulas: `$...$` inline; `$$...$$` displayed, inline or on lines of its own. As in Pandoc,
 * the opening dollar has no space after it, the closing one none before it and no digit after it, so "$5 and $6" is
 * text.
 */
export function math(markdown: MarkdownIt): void {
  markdown.inline.ruler.after('escape', 'math', (state, silent) => {
    const found = /^\$\$([^$]+?)\$\$|^\$(?!\s)((?:\\.|[^\\$])+?)(?<!\s)\$(?!\d)/s.exec(state.src.slice(state.pos));
    if (!found) return false;
    if (!silent) {
      const token = state.push('math', 'math', 0);
      token.content = (found[1] ?? found[2] ?? '').trim();
      token.block = found[1] !== undefined;
    }
    state.pos += found[0].length;
    return true;
  });

  // A displayed formula is a block; otherwise one of its lines that starts with "-" would become a list.
  markdown.block.ruler.before(
    'fence',
    'math_block',
    (state, first, end, silent) => {
      const line = (index: number): string => state.getLines(index, index + 1, state.blkIndent, false).trim();
      if (!line(first).startsWith('$$')) return false;
      let last = first;
      while (last < end && !(line(last).endsWith('$$') && (last > first || line(first).length > 3))) ++last;
      if (last === end) return false;
      const text = state.getLines(first, last + 1, state.blkIndent, false).trim();
      if (text.slice(2, -2).includes('$$')) return false;
      if (silent) return true;
      const token = state.push('math', 'math', 0);
      token.content = text.slice(2, -2).trim();
      token.block = true;
      token.map = [first, last + 1];
      state.line = last + 1;
      return true;
    },
    { alt: ['paragraph'] },
  );

  const textAt = (tokens: readonly Token[], index: number): string =>
    tokens[index]?.type === 'text' ? tokens[index].content : '';
  const isInLine = (token: Token | undefined): boolean => token?.type === 'math' && !token.block;
  const { escapeHtml } = markdown.utils;

  markdown.renderer.rules['math'] = (tokens, index) => {
    const token = tokens[index];
    if (!token) return '';
    const html = renderFormula(token.content, token.block);
    if (token.map) return `<p class="formula">${html}</p>\n`;
    const [before = '', after = ''] = [
      opening.exec(textAt(tokens, index - 1))?.[0],
      closing.exec(textAt(tokens, index + 1))?.[0],
    ];
    return token.block || before + after === '' ? html : keepTogether(escapeHtml(before), html, escapeHtml(after));
  };

  // The punctuation was rendered with the formula.
  markdown.renderer.rules['text'] = (tokens, index) => {
    let text = textAt(tokens, index);
    if (isInLine(tokens[index - 1])) text = text.replace(closing, '');
    if (isInLine(tokens[index + 1])) text = text.replace(opening, '');
    return escapeHtml(text);
  };
}
