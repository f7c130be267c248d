import { ConfigError, shown } from './config-error.js';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** No prototype, so `__proto__` and `constructor` are ordinary keys. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Characters. Some vision models list twenty thousand labels; nothing with positions is longer. */
export const longestText = 2 ** 21;
const deepest = 64;
/** No configuration has more objects. */
const maxObjects = 10_000;

/** The parsed value, and duplicate keys of an object, of which the last one counts. */
export interface Parsed<Value extends Json = Json> {
  readonly value: Value;
  readonly twice: readonly string[];
}

/**
 * Parses JSON as found in practice: with NaN and Infinity, comments, trailing commas, or as a printed Python dict.
 *
 * @throws Refused with a translatable message that says where the text is invalid.
 */
export const parseJson = (text: string): Parsed => new JsonText(text).whole();

/** The objects in a text, in order, whatever surrounds them, and the error at which parsing one of them failed. */
export interface Objects {
  readonly objects: readonly Parsed<JsonObject>[];
  readonly failure?: ConfigError;
}

/** Finds the objects in a text in linear time, however many braces it has. */
export const objectsIn = (text: string): Objects => new JsonText(text).objects();

const numbers = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** A string ends at the first unescaped quote of its kind. */
const strings = /"[^"\\\n\r]*(?:\\.[^"\\\n\r]*)*"|'[^'\\\n\r]*(?:\\.[^'\\\n\r]*)*'/y;
const words = /-?[A-Za-z_][\w.]*/y;
const spaces = /[\s\u200B]*/y;
const lineComments = /(?:\/\/|#)[^\n]*/y;

const literals: Readonly<Record<string, Json>> = {
  ...{ true: true, false: false, null: null },
  ...{ NaN: Number.NaN, Infinity: Number.POSITIVE_INFINITY, '-Infinity': Number.NEGATIVE_INFINITY },
  // Python's spelling.
  ...{ True: true, False: false, None: null },
  ...{ nan: Number.NaN, inf: Number.POSITIVE_INFINITY, '-inf': Number.NEGATIVE_INFINITY },
};
/** Data types, which a printed dict has without quotes. */
const typeOfNumbers = /^torch\.\w+$/;

type Needed = 'needsKey' | 'needsColon' | 'needsValue' | 'needsComma';

class JsonText {
  #at = 0;
  #twice = new Set<string>();
  readonly #lastComment: number;

  constructor(private readonly text: string) {
    this.#lastComment = text.lastIndexOf('*/');
  }

  whole(): Parsed {
    const value = this.#value(0);
    this.#space();
    if (this.#at < this.text.length) this.#fail('needsComma');
    return { value, twice: [...this.#twice] };
  }

  objects(): Objects {
    const objects: Parsed<JsonObject>[] = [];
    for (;;) {
      const start = this.text.indexOf('{', this.#at);
      if (start < 0 || objects.length === maxObjects) return { objects };
      this.#at = start;
      if (!this.#opens()) {
        this.#at = Math.max(start + 1, this.#at);
        continue;
      }
      this.#at = start;
      this.#twice = new Set();
      try {
        objects.push({ value: this.#object(0), twice: [...this.#twice] });
      } catch (error) {
        if (error instanceof ConfigError) return { objects, failure: error };
        throw error;
      }
    }
  }

  /** Whether a brace starts an object, as opposed to prose or code. */
  #opens(): boolean {
    this.#at += 1;
    this.#space();
    if (this.text[this.#at] === '}') return true;
    if (this.#match(strings) === undefined) return false;
    this.#space();
    return this.text[this.#at] === ':';
  }

  #value(depth: number): Json {
    if (depth > deepest) throw new ConfigError({ key: 'modelConfig.tooDeep', values: { max: deepest } });
    this.#space();
    switch (this.text[this.#at]) {
      case '{':
        return this.#object(depth);
      case '[':
        return this.#array(']', depth);
      case '(':
        return this.#array(')', depth);
      case '"':
      case "'":
        return this.#string('needsValue');
    }
    const from = this.#at;
    const word = this.#match(words);
    if (word !== undefined) {
      if (Object.hasOwn(literals, word)) return literals[word]!;
      if (typeOfNumbers.test(word)) return word;
      this.#at = from;
      this.#fail('needsValue');
    }
    const number = this.#match(numbers);
    return number === undefined ? this.#fail('needsValue') : Number(number);
  }

  #object(depth: number): JsonObject {
    const object = Object.create(null) as Record<string, Json>;
    this.#items('}', () => {
      const key = this.#match(numbers) ?? this.#string('needsKey');
      this.#space();
      if (this.text[this.#at] !== ':') this.#fail('needsColon');
      this.#at += 1;
      if (key in object) this.#twice.add(key);
      object[key] = this.#value(depth + 1);
    });
    return object;
  }

  #array(end: string, depth: number): readonly Json[] {
    const items: Json[] = [];
    this.#items(end, () => items.push(this.#value(depth + 1)));
    return items;
  }

  /** Parses comma-separated items up to the closing bracket. */
  #items(end: string, item: () => void): void {
    this.#at += 1;
    for (;;) {
      this.#space();
      if (this.text[this.#at] === end) break;
      item();
      this.#space();
      if (this.text[this.#at] !== ',') break;
      this.#at += 1;
    }
    if (this.text[this.#at] !== end) this.#fail('needsComma');
    this.#at += 1;
  }

  #string(needed: Needed): string {
    const from = this.#at;
    const string = this.#match(strings);
    if (string === undefined) return this.#fail(needed);
    try {
      const isJson = string.startsWith('"') && !ownWays.test(string);
      return JSON.parse(isJson ? string : `"${string.slice(1, -1).replace(ownEscapes, asJson)}"`) as string;
    } catch {
      this.#at = from;
      return this.#fail(needed);
    }
  }

  /** Skips whitespace and comments. */
  #space(): void {
    for (;;) {
      this.#match(spaces);
      if (this.text.startsWith('/*', this.#at) && this.#at + 2 <= this.#lastComment) {
        this.#at = this.text.indexOf('*/', this.#at + 2) + 2;
      } else if (this.#match(lineComments) === undefined) {
        return;
      }
    }
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  /** Throws with line and column (from 1) and the expected token. */
  #fail(needed: Needed): never {
    const before = this.text.slice(0, this.#at);
    const line = before.split('\n').length;
    const column = this.#at - before.lastIndexOf('\n');
    const rest = this.text.slice(this.#at, this.#at + 40).trim();
    const key = rest === '' ? 'endsEarly' : needed;
    throw new ConfigError({ key: `modelConfig.${key}`, values: { line, column, found: shown(rest, 20) } });
  }
}

/** Escapes that only Python has. */
const ownWays = /\\[xU']|\t/;
const ownEscapes = /\\x([\da-f]{2})|\\U([\da-f]{8})|\\'|\\.|["\t]/gi;

function asJson(found: string, byte?: string, point?: string): string {
  if (byte !== undefined) return `\\u00${byte}`;
  if (point !== undefined) return String.fromCodePoint(Number.parseInt(point, 16));
  if (found === "\\'") return "'";
  return found.length === 1 ? JSON.stringify(found).slice(1, -1) : found;
}
