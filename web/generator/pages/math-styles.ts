import { parse } from 'postcss';

const getClasses = (selector: string): string[] =>
  Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name);

/**
 * The part of KaTeX's style sheet (about a fifth) that the formulas in this HTML use, with the font faces.
 *
 * @param to - Maps a file in the sheet to its URL as the page writes it.
 */
export function stylesOfFormulas(sheet: string, html: string, to: (file: string) => string): string {
  const used = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(/\s+/)).flat());
  const isUsed = (selector: string): boolean => {
    const classes = getClasses(selector);
    return classes.length > 0 && classes.every((name) => used.has(name)) && !/\bimg\b/.test(selector);
  };
  const root = parse(sheet);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(isUsed);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  // A rule may name a weight or style and leave the family to another one.
  const fonts = new Set(['400', 'normal']);
  root.walkRules((rule) =>
    rule.walkDecls(/^font/, ({ value }) => value.match(/[\w-]+/g)?.forEach((name) => fonts.add(name))),
  );
  root.walkAtRules('font-face', (face) => {
    const descriptors = new Map<string, string>();
    face.walkDecls(({ prop, value }) => void descriptors.set(prop, value));
    const isUsed = ['font-family', 'font-style', 'font-weight'].every((prop) =>
      fonts.has(descriptors.get(prop) ?? 'normal'),
    );
    if (!isUsed) face.remove();
    face.walkDecls('src', (source) => {
      source.value = source.value.replace(/url\(([^)]+)\)/g, (_, file: string) => `url(${to(file)})`);
    });
  });
  return root.toString();
}
