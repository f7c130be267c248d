// Strings, templates and comments, which are left alone, or a keyword that can be marked. A regular expression that has quotes in
// it is taken for a string: then the marked source may be no JavaScript, and the run goes without a line.
const token =
  /\/\/.*|\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\b(while|for)\s*\(|\bthrow\b/g;

/**
 * The source with a call `name(line)` at every turn of a `while` and of a counting `for`, and at every `throw`: the engine itself
 * does not know the line of a loop without calls, of a thrown number, or of anything once the memory is full.
 */
export function marked(source: string, name: string): string {
  let [result, done] = ['', 0];
  for (const match of source.matchAll(token)) {
    const [text, loop] = match;
    const end = match.index + text.length;
    const place = loop === 'for' ? getStep(source, end) : loop === 'while' || text === 'throw' ? end : undefined;
    if (place === undefined || place < done) continue;
    const line = source.slice(0, match.index).split('\n').length;
    const comma = loop === 'for' && /^\s*\)/.test(source.slice(place)) ? '' : ',';
    result += `${source.slice(done, place)} ${name}(${line})${comma}`;
    done = place;
  }
  return result + source.slice(done);
}

/** Behind the second semicolon of a `for (;;)` whose bracket ends at `from`; undefined for `for (... of ...)`. */
function getStep(source: string, from: number): number | undefined {
  let [depth, semicolons] = [0, 0];
  for (let at = from; at < source.length && depth >= 0; ++at) {
    const letter = source[at] ?? '';
    if ('([{'.includes(letter)) ++depth;
    if (')]}'.includes(letter)) --depth;
    if (letter === ';' && depth === 0 && ++semicolons === 2) return at + 1;
  }
  return undefined;
}
