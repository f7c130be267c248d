import type { Token } from 'markdown-it';

import { escapeHtml } from '../pages/markup.js';
import { parseMarkdown, renderTokens } from '../pages/markdown.js';

/**
 * The place of a number of the case in a text: `{position}`. In a formula it is a group of one number, so
 * `10000^{position}` reads as it should. Names have two letters at least, so `{d}` is always TeX.
 */
const placeholder = /(\\(?:text|math\w+|operatorname|begin|end))?\{([a-z][a-z0-9]+)\}/gi;

/** The names between braces in a text. In code a brace is a brace, and so is that of `\\mathrm{word}`. */
export function placeholdersIn(markdown: string): string[] {
  return Array.from(markdown.replace(/`[^`]*`/g, '').matchAll(placeholder), ([, command, name = '']) =>
    command ? [] : [name],
  ).flat();
}

// A mark that KaTeX and Markdown pass on as it is.
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
 * HTML of a text, each placeholder an element with `data-of`, which the exercise fills anew when it draws other numbers.
 *
 * @param numbers - What stands there first, by name.
 * @throws FormulaError; Error for an inline text of several paragraphs.
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
    // The TeX source of a formula would keep the first numbers for ever, and nobody reads it.
    .replace(/<annotation[^>]*>[^<]*@[a-z][a-z0-9]+@[^<]*<\/annotation>/gi, '')
    .replace(/<mtext>((?:@[a-z][a-z0-9]+@)+)<\/mtext>/gi, (_, named: string) =>
      named.replace(marks, (_mark, name: string) => `<mn data-of="${name}">${escapeHtml(numbers[name] ?? '')}</mn>`),
    )
    .replace(marks, (_, name: string) => `<span data-of="${name}">${escapeHtml(numbers[name] ?? '')}</span>`);
  return inline ? html.replace(/^<p>|<\/p>$/g, '') : html;
}
