import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';

/** Characters of a text that is shown, and how deep values within values are. */
const [longest, deepest] = [200, 3];

/** A text that would go on is cut, and shows it. */
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Functions of the engine's own, taken before the reader's code can put others in their place. */
const natives = [
  'Function.prototype.call.bind(Object.prototype.toString)',
  'Function.prototype.call.bind(String.prototype.slice)',
  'Object.keys',
];

/**
 * Writes values as a browser's console does. Getters, traps and conversions of the reader's may run, and the engine interrupts them
 * as any of that code; what they throw shows as `…`. A value is read no further than its text goes.
 */
export class ValueText {
  readonly #context: QuickJSContext;
  readonly #tag: QuickJSHandle;
  readonly #slice: QuickJSHandle;
  readonly #keys: QuickJSHandle;

  /** @param context - Before it runs the reader's code. */
  constructor(context: QuickJSContext) {
    this.#context = context;
    const [tag, slice, keys] = natives.map((source) => context.unwrapResult(context.evalCode(source)));
    this.#tag = tag as QuickJSHandle;
    this.#slice = slice as QuickJSHandle;
    this.#keys = keys as QuickJSHandle;
  }

  /** The arguments of a `console.log`, in one line. */
  line(values: readonly QuickJSHandle[]): string {
    let line = '';
    for (const [index, value] of values.entries()) {
      if (line.length > longest) break;
      line += (index > 0 ? ' ' : '') + this.of(value);
    }
    return cut(line);
  }

  /** A text stands for itself; within lists and objects it has quotes. */
  of(value: QuickJSHandle): string {
    return cut(this.#context.typeof(value) === 'string' ? this.#start(value) : this.#text(value, 0));
  }

  /** The text that a property holds; undefined if it holds none, or cannot be read. */
  property(value: QuickJSHandle, name: string): string | undefined {
    return this.#read(value, name, (part) =>
      this.#context.typeof(part) === 'string' ? this.#context.getString(part) : undefined,
    );
  }

  /** The text that a function without arguments returns; undefined if it throws. */
  returned(call: QuickJSHandle): string | undefined {
    return this.#call(call, []);
  }

  #text(value: QuickJSHandle, depth: number): string {
    const context = this.#context;
    switch (context.typeof(value)) {
      case 'number': {
        const number = context.getNumber(value);
        return Object.is(number, -0) ? '-0' : String(number);
      }
      case 'string':
        return JSON.stringify(this.#start(value));
      case 'bigint':
        return `${this.#start(value)}n`;
      case 'symbol':
        return String(context.getSymbol(value));
      case 'function':
        return this.#start(value) || 'function';
      case 'object':
        return context.eq(value, context.null) ? 'null' : this.#object(value, depth);
      case 'unknown': // an error under way, where a value should be
        return '…';
      default:
        return context.getString(value);
    }
  }

  #object(value: QuickJSHandle, depth: number): string {
    const tag = this.#call(this.#tag, [value])?.slice('[object '.length, -1) ?? 'Object';
    if (tag === 'Error') return this.#error(value);
    if (tag === 'Date' || tag === 'RegExp') return this.#start(value) || tag;
    if (tag.endsWith('Array')) {
      const items = depth < deepest ? this.#items(value, depth) : '…';
      return `${tag === 'Array' ? '' : `${tag} `}[${items}]`;
    }
    const entries = depth < deepest ? this.#entries(value, depth) : '…';
    if (tag === 'Object') return `{${entries}}`;
    return entries ? `${tag} {${entries}}` : tag;
  }

  #error(value: QuickJSHandle): string {
    const [name, message] = ['name', 'message'].map((part) => this.property(value, part));
    return [name, message].filter(Boolean).join(': ') || 'Error';
  }

  #items(list: QuickJSHandle, depth: number): string {
    return this.#joined(this.#length(list), (index) => this.#read(list, index, (item) => this.#text(item, depth + 1)));
  }

  #entries(value: QuickJSHandle, depth: number): string {
    const result = this.#context.callFunction(this.#keys, this.#context.undefined, value);
    if (result.error) return '…';
    return result.value.consume((keys) =>
      this.#joined(this.#length(keys), (index) => {
        const key = this.property(keys, String(index)) ?? '';
        return `${cut(key)}: ${this.#read(value, key, (part) => this.#text(part, depth + 1))}`;
      }),
    );
  }

  #joined(count: number, textAt: (index: number) => string): string {
    let text = '';
    for (let index = 0; index < count; ++index) {
      if (text.length > longest) return `${text}, …`;
      text += (index > 0 ? ', ' : '') + textAt(index);
    }
    return text;
  }

  #length(list: QuickJSHandle): number {
    return this.#read(list, 'length', (length) =>
      this.#context.typeof(length) === 'number' ? this.#context.getNumber(length) : 0,
    );
  }

  /** The beginning of what the value becomes as a text: all of it would be copied out of the engine. Empty if it becomes none. */
  #start(value: QuickJSHandle): string {
    const end = this.#context.newNumber(longest + 1);
    return end.consume(() => this.#call(this.#slice, [value, this.#context.false, end])) ?? '';
  }

  #call(native: QuickJSHandle, given: readonly QuickJSHandle[]): string | undefined {
    const result = this.#context.callFunction(native, this.#context.undefined, ...given);
    if (result.error) return undefined;
    return result.value.consume((text) => this.#context.getString(text));
  }

  #read<T>(value: QuickJSHandle, key: string | number, read: (part: QuickJSHandle) => T): T {
    return this.#context.getProp(value, key).consume(read);
  }
}
