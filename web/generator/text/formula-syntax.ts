import type { MarkdownIt } from 'markdown-it';

/**
 * markdown-it plugin for formulas: `$...$` inline; `$$...$$` displayed, inline or on lines of its own. As in Pandoc,
 * the opening dollar has no space after it, the closing one none before it and no digit after it, so "$5 and $6" is
 * text. The HTML has their TeX, in `<code class="math">`.
 */
export function formulas(markdown: MarkdownIt): void {
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

  markdown.renderer.rules['math'] = (tokens, index) => {
    const { content = '', block = false, map = null } = tokens[index] ?? {};
    const formula = `<code class="math${block ? ' display' : ''}">${markdown.utils.escapeHtml(content)}</code>`;
    return map ? `<p class="formula">${formula}</p>\n` : formula;
  };
}
