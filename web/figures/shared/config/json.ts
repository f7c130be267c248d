import { Refused, shown } from './refused.js';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
/** Without a prototype: a key called `__proto__` or `constructor` is a key like any other. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Characters: some vision models list twenty thousand labels, and nothing that tells of positions is longer. */
export const longestText = 2 ** 21;
const deepest = 64;

/** The parsed value, and the keys that stand twice in one object, of which the last one counts. */
export interface Parsed {
  readonly value: Json;
  readonly twice: readonly string[];
}

/**
 * JSON as Python writes it: with NaN and Infinity, which `JSON.parse` refuses and real files have. Says where a text goes
 * wrong, in words that can be translated, and which keys stand twice.
 */
export function parseJson(text: string): Parsed {
  if (text.length > longestText) {
    throw new Refused({ key: 'modelConfig.tooLong', values: { most: longestText, length: text.length } });
  }
  if (text.trim() === '') throw new Refused({ key: 'modelConfig.empty' });
  return new JsonText(text.replace(/^\uFEFF/, '')).parse();
}

const numbers = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** A string ends at the first quote that no backslash is in front of. */
const strings = /"(?:[^"\\\n\r]|\\.)*"/y;
const words = /-?[A-Za-z_]+/y;
const spaces = /[ \t\n\r]*/y;

const literals: Readonly<Record<string, Json>> = {
  ...{ true: true, false: false, null: null },
  ...{ NaN: Number.NaN, Infinity: Number.POSITIVE_INFINITY, '-Infinity': Number.NEGATIVE_INFINITY },
};

class JsonText {
  #at = 0;
  readonly #twice = new Set<string>();

  constructor(private readonly text: string) {}

  parse(): Parsed {
    const value = this.#value(0);
    this.#match(spaces);
    if (this.#at < this.text.length) this.#fail();
    return { value, twice: [...this.#twice] };
  }

  #value(depth: number): Json {
    if (depth > deepest) throw new Refused({ key: 'modelConfig.tooDeep', values: { most: deepest } });
    this.#match(spaces);
    switch (this.text[this.#at]) {
      case '{':
        return this.#object(depth);
      case '[':
        return this.#array(depth);
      case '"':
        return this.#string();
    }
    const from = this.#at;
    const word = this.#match(words);
    if (word !== undefined) {
      if (Object.hasOwn(literals, word)) return literals[word]!;
      this.#at = from;
      this.#fail();
    }
    const number = this.#match(numbers);
    return number === undefined ? this.#fail() : Number(number);
  }

  #object(depth: number): JsonObject {
    const object = Object.create(null) as Record<string, Json>;
    this.#items('}', () => {
      if (this.text[this.#at] !== '"') this.#fail();
      const key = this.#string();
      this.#match(spaces);
      if (this.text[this.#at] !== ':') this.#fail();
      this.#at += 1;
      if (key in object) this.#twice.add(key);
      object[key] = this.#value(depth + 1);
    });
    return object;
  }

  #array(depth: number): readonly Json[] {
    const items: Json[] = [];
    this.#items(']', () => items.push(this.#value(depth + 1)));
    return items;
  }

  /** Reads the items between commas, from the opening bracket to the closing one. */
  #items(end: string, item: () => void): void {
    this.#at += 1;
    this.#match(spaces);
    if (this.text[this.#at] === end) {
      this.#at += 1;
      return;
    }
    for (;;) {
      this.#match(spaces);
      item();
      this.#match(spaces);
      const next = this.text[this.#at];
      if (next !== ',' && next !== end) this.#fail();
      this.#at += 1;
      if (next === end) return;
    }
  }

  #string(): string {
    const from = this.#at;
    const string = this.#match(strings);
    if (string === undefined) return this.#fail();
    try {
      return JSON.parse(string) as string;
    } catch {
      this.#at = from;
      return this.#fail();
    }
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  /** Throws, with the place at which the text stops being JSON, counted as editors count. */
  #fail(): never {
    const before = this.text.slice(0, this.#at);
    const line = before.split('\n').length;
    const column = this.#at - before.lastIndexOf('\n');
    const rest = this.text.slice(this.#at, this.#at + 40).trim();
    const key = rest === '' ? 'modelConfig.endsEarly' : 'modelConfig.notJson';
    throw new Refused({ key, values: { line, column, found: shown(rest, 20) } });
  }
}
