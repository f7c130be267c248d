const isWide = (character: string): boolean => /[\u2e80-\u9fff\u3000-\u303f\uff00-\uffef]/.test(character);

/** The approximate width of a text in ems, for layouts with room to spare. */
export function getWidth(text: string): number {
  let width = 0;
  for (const character of text)
    width += isWide(character) ? 1 : /[A-Zmw]/.test(character) ? 0.78 : /[iljtf .,:’']/.test(character) ? 0.32 : 0.52;
  return width;
}

/** Space and punctuation that may not start a line. */
const closing = /^[\s,.:;!?’'，。、；：！？）」』”]/;

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Splits a text where lines may break: after words with their space or closing punctuation. */
const pieces = (text: string): string[] =>
  Array.from(words.segment(text), ({ segment }) => segment).reduce<string[]>((all, piece) => {
    const last = all.length - 1;
    if (closing.test(piece) && last >= 0) all[last] = `${all[last] ?? ''}${piece}`;
    else all.push(piece);
    return all;
  }, []);

/** Wraps a text into lines of at most `max` ems (unless a word is wider) of similar length. */
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
