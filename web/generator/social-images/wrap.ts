const isWide = (character: string): boolean => /[\u2e80-\u9fff\u3000-\u303f\uff00-\uffef]/.test(character);

/** About how wide a text is set, in ems: for lines that have room to spare. */
export function getWidth(text: string): number {
  let width = 0;
  for (const character of text)
    width += isWide(character) ? 1 : /[A-Zmw]/.test(character) ? 0.78 : /[iljtf .,:’']/.test(character) ? 0.32 : 0.52;
  return width;
}

/** The characters that no line begins with. */
const closing = /^[，。、；：！？）」』”]/;

/** The pieces that a text may be broken between: Latin words with their space, and Chinese characters with what closes them. */
const pieces = (text: string): string[] =>
  (
    text.match(/[\u2e80-\u9fff\uff00-\uffef\u3000-\u303f]|[^\u2e80-\u9fff\uff00-\uffef\u3000-\u303f\s]+\s*|\s+/g) ?? []
  ).reduce<string[]>((all, piece) => {
    const last = all.length - 1;
    if (closing.test(piece) && last >= 0) all[last] = `${all[last] ?? ''}${piece}`;
    else all.push(piece);
    return all;
  }, []);

/** The lines of a text, each at most so many ems wide unless one word is wider; as even as their number allows. */
export function wrapped(text: string, max: number): string[] {
  const fill = (room: number): string[] => {
    const lines = [''];
    for (const piece of pieces(text)) {
      const last = lines[lines.length - 1]!;
      if (last !== '' && getWidth((last + piece).trimEnd()) > room) lines.push(piece);
      else lines[lines.length - 1] = last + piece;
    }
    return lines.map((line) => line.trim());
  };
  const count = fill(max).length;
  let room = max;
  while (room > 1 && fill(room - 0.5).length === count) room -= 0.5;
  return fill(room);
}
