/**
 * Keeps only the MathML of formulas, for pages without KaTeX's style sheet and fonts. Works on the HTML string, because
 * a CSP may block the style attributes of KaTeX's visual markup as soon as elements exist.
 */
export function mathmlOnly(html: string): string {
  let left = '';
  let depth = 0;
  for (const part of html.split(/(<span\b[^>]*>|<\/span>)/)) {
    if (part.startsWith('<span') && (depth > 0 || part.includes('class="katex-html"'))) depth += 1;
    if (depth === 0) left += part;
    else if (part === '</span>') depth -= 1;
  }
  return left;
}
