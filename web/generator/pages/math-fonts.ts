/** Nearly every formula uses them. */
const always = ['KaTeX_Main-Regular', 'KaTeX_Math-Italic'];

/** Brackets of two lines and more, by the classes that KaTeX gives them. */
const sized = (size: number): string => `KaTeX_Size${size}-Regular`;

/**
 * The fonts to fetch with a page that has formulas. Brackets that come later than the text around them move the lines below, so
 * theirs is among them where they stand before the first figure; further down they have time.
 *
 * @param html - The page with its formulas.
 * @param end - How many characters of it stand before its first figure.
 */
export function getMathFonts(html: string, end: number): string[] {
  if (!html.includes('class="katex"')) return [];
  const sizes = [...html.slice(0, end).matchAll(/delim(?:sizing size|-size)([1-4])/g)].map(([, size]) =>
    sized(Number(size)),
  );
  return [...new Set([...always, ...sizes])];
}
