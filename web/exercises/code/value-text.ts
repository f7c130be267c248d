import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';

/** Maximum characters of a displayed value, and its maximum nesting. */
const [maxLength, maxDepth] = [200, 3];

/** Truncates long text with an ellipsis. */
const truncate = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

/** Built-in functions, captured before the reader's code can replace them. */
const natives = [
  'Function.prototype.call.bind(Object.prototype.toString)',
  'Function.prototype.call.bind(String.prototype.slice)',
  'Object.keys',
];

/**
 * Formats values like a browser's console. This may run the reader's getters, proxies and conversions, under the same
 * limits as all other code; if they throw, the value shows as `…`. Values are read only as far as the text shows them.
 */
export class ValueText {
  readonly #context: QuickJSContext;
  readonly #tag: QuickJSHandle;
  readonly #slice: QuickJSHandle;
  readonly #keys: QuickJSHandle;

  /** @param context - Must not have run the reader's code yet. */
  constructor(context: QuickJSContext) {
    this.#context = context;
    const [tag, slice, keys] = natives.map((source) => context.unwrapResult(context.evalCode(source)));
    this.#tag = tag as QuickJSHandle;
    this.#slice = slice as QuickJSHandle;
    this.#keys = keys as QuickJSHandle;
  }

  /** Formats the arguments of a `console.log` as one line. */
  line(values: readonly QuickJSHandle[]): string {
    let line = '';
    for (const [index, value] of values.entries()) {
      if (line.length > maxLength) break;
      line += (index > 0 ? ' ' : '') + this.of(value);
    }
    return truncate(line);
  }

  /** Formats a value. Strings are quoted only inside arrays and objects. */
  of(value: QuickJSHandle): string {
    return truncate(this.#context.typeof(value) === 'string' ? this.#start(value) : this.#text(value, 0));
  }

  /** The string value of a property; undefined if it's not a string or can't be read. */
  property(value: QuickJSHandle, name: string): string | undefined {
    return this.#read(value, name, (part) =>
      this.#context.typeof(part) === 'string' ? this.#context.getString(part) : undefined,
    );
  }

  /** The string returned by a function without arguments; undefined if it throws. */
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
      case 'unknown': // a pending exception in place of a value
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
      const items = depth < maxDepth ? this.#items(value, depth) : '…';
      return `${tag === 'Array' ? '' : `${tag} `}[${items}]`;
    }
    const entries = depth < maxDepth ? this.#entries(value, depth) : '…';
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
        return `${truncate(key)}: ${this.#read(value, key, (part) => this.#text(part, depth + 1))}`;
      }),
    );
  }

  #joined(count: number, textAt: (index: number) => string): string {
    let text = '';
    for (let index = 0; index < count; ++index) {
      if (text.length > maxLength) return `${text}, …`;
      text += (index > 0 ? ', ' : '') + textAt(index);
    }
    return text;
  }

  #length(list: QuickJSHandle): number {
    return this.#read(list, 'length', (length) =>
      this.#context.typeof(length) === 'number' ? this.#context.getNumber(length) : 0,
    );
  }

  /**
   * The beginning of the value's string form, cut inside the engine so that long strings aren't copied out. Empty if it
   * has none.
   */
  #start(value: QuickJSHandle): string {
    const end = this.#context.newNumber(maxLength + 1);
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
