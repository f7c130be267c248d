/** Words of Latin letters hold together; Chinese may break after any sign, but not before a mark that ends a sentence. */
const pieces = /[^\s⺀-鿿豈-﫿＀-￯、-〿]+\s*|.[、-〿，。！？；：）」』”’]*\s*/gsu;

/** Breaks a text into lines that are at most so wide; what has no place to break is broken anywhere. */
export function wrapped(text: string, font: string, width: number): string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return [text];
  context.font = font;
  const fits = (line: string): boolean => context.measureText(line.trimEnd()).width <= width;
  const lines: string[] = [];
  let line = '';
  const take = (piece: string): void => {
    if (fits(line + piece)) {
      line += piece;
      return;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = '';
    if (fits(piece)) line = piece;
    else
      for (const character of piece)
        [line] = fits(line + character) ? [line + character] : (lines.push(line), [character]);
  };
  for (const piece of text.match(pieces) ?? []) take(piece);
  return [...lines, line.trimEnd()].filter((each) => each !== '');
}
