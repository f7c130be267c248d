import katex from 'katex';
import type { MarkdownIt } from 'markdown-it';

/** A formula that KaTeX refuses; the message is KaTeX's own, with the formula. */
export class FormulaError extends Error {
  constructor(formula: string, cause: unknown) {
    super(`formula ${formula}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'FormulaError';
  }
}

/** HTML to see and MathML to hear. @throws FormulaError. */
export function renderFormula(formula: string, displayMode: boolean): string {
  try {
    return katex.renderToString(formula, { displayMode, throwOnError: true, strict: 'error', output: 'htmlAndMathml' });
  } catch (error) {
    throw new FormulaError(formula, error);
  }
}

/**
 * Formulas between dollars: `$...$` in a line; `$$...$$` set apart, in a line or on lines of its own. As in Pandoc, the
 * opening dollar has no space after it, the closing one none before it and no digit after it, so "$5 and $6" stays text.
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

  // A formula on lines of its own is a block, or a line of it that begins with "-" would become a list.
  markdown.block.ruler.before('fence', 'math_block', (state, first, end, silent) => {
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
  }, { alt: ['paragraph'] });

  markdown.renderer.rules['math'] = (tokens, index) => {
    const token = tokens[index];
    if (!token) return '';
    const html = renderFormula(token.content, token.block);
    return token.map ? `<p class="formula">${html}</p>\n` : html;
  };
}
