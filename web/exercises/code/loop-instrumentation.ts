// Matches strings, templates and comments, which are skipped, or a keyword to instrument. Regular expression literals
// that contain quotes are mistaken for strings; the instrumented source may then be invalid, and the error is reported
// without a line.
const token =
  /\/\/.*|\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\b(while|for)\s*\(|\bthrow\b/g;

/**
 * Inserts a call `name(line)` at each iteration of `while` and counting `for` loops and at each `throw`. QuickJS
 * doesn't know the line of a loop without calls, of a thrown number, or of anything once memory is full.
 */
export function instrument(source: string, name: string): string {
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

/**
 * The index after the second semicolon of a `for (;;)` whose parenthesis starts at `from`; undefined for `for (... of
 * ...)`.
 */
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
