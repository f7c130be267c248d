/** Fonts for brackets of two and more lines, by KaTeX's class. */
const sized = (size: number): string => `KaTeX_Size${size}-Regular`;

/**
 * The fonts to preload on a page with formulas. Large brackets that arrive late shift the lines below, so their fonts
 * are included if they are before the first figure.
 *
 * @param html - The page with its formulas.
 * @param end - The offset of the first figure in `html`.
 */
export function getMathFonts(html: string, end: number): string[] {
  if (!html.includes('class="katex"')) return [];
  const letters = html.includes('mathnormal') ? ['KaTeX_Math-Italic'] : [];
  const sizes = [...html.slice(0, end).matchAll(/delim(?:sizing size|-size)([1-4])/g)].map(([, size]) =>
    sized(Number(size)),
  );
  return [...new Set(['KaTeX_Main-Regular', ...letters, ...sizes])];
}
