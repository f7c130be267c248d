/**
 * Exercise texts with their formulas as MathML alone, for pages of others: what KaTeX adds for the eye needs its style sheet, its
 * fonts and style attributes. It is taken out of the text, as a policy may forbid those attributes before there are elements.
 */
export function mathAlone(html: string): string {
  let left = '';
  let depth = 0;
  for (const part of html.split(/(<span\b[^>]*>|<\/span>)/)) {
    if (part.startsWith('<span') && (depth > 0 || part.includes('class="katex-html"'))) depth += 1;
    if (depth === 0) left += part;
    else if (part === '</span>') depth -= 1;
  }
  return left;
}
