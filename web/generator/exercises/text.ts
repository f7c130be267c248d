import type { Token } from 'markdown-it';

import { escapeHtml } from '../pages/markup.js';
import { parseMarkdown, renderTokens } from '../pages/markdown.js';

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

// KaTeX and Markdown pass these marks through unchanged.
const marks = /@([a-z][a-z0-9]+)@/gi;

function markPlaceholders(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const mark = token.type === 'math' ? '{\\text{@$@}}' : '@$@';
    if (token.type === 'math' || token.type === 'text')
      token.content = token.content.replace(placeholder, (whole, command: string | undefined, name: string) =>
        command ? whole : mark.replace('$', name),
      );
    if (token.children) markPlaceholders(token.children);
  }
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
  markPlaceholders(tokens);
  const html = renderTokens(tokens, [])
    .html.trim()
    // The TeX annotation would keep the first numbers.
    .replace(/<annotation[^>]*>[^<]*@[a-z][a-z0-9]+@[^<]*<\/annotation>/gi, '')
    .replace(/<mtext>((?:@[a-z][a-z0-9]+@)+)<\/mtext>/gi, (_, named: string) =>
      named.replace(marks, (_mark, name: string) => `<mn data-of="${name}">${escapeHtml(numbers[name] ?? '')}</mn>`),
    )
    .replace(marks, (_, name: string) => `<span data-of="${name}">${escapeHtml(numbers[name] ?? '')}</span>`);
  return inline ? html.replace(/^<p>|<\/p>$/g, '') : html;
}
