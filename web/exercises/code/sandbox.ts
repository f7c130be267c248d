import base from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core';
import { marked } from './marks.js';
import { limits, type Arguments, type Fault, type Returned, type Run, type RunSpec } from './run.js';

const file = 'answer.js';
/** Pages of 64 KiB with which the engine starts; it may grow up to the limit. */
const firstPages = 256;
/** Bytes of stack for the reader's calls: less than the engine itself has, so that a deep recursion is an error and no crash. */
const stack = 256 * 1024;
/** The messages of the engine when it wants more than it can have. */
const tooLarge = ['out of memory', 'string too long', 'invalid array buffer length', 'invalid array length'];
/** A second run looks for the line only, and stops sooner. */
const timeOfSearch = 300;
const [longestList, longestText, mostLines] = [4096, 200, 20];

/**
 * Runs the source in an engine of its own and calls its function: no page, no network, no clock to wait on, nothing left over
 * from the run before. @param engine - QuickJS, compiled.
 */
export async function run(engine: WebAssembly.Module, spec: RunSpec): Promise<Run> {
  const first = await new Sandbox(spec, spec.source, limits.time).run(engine);
  const { fault } = first;
  if (fault === undefined || !mayBeMarked(fault)) return first;
  const marks: Sandbox = new Sandbox(spec, marked(spec.source, 'atLine__'), timeOfSearch);
  const second = await marks.run(engine);
  // Marks slow it down: what was too large may now be too slow, at the same place.
  return second.fault ? { ...first, fault: { ...fault, line: marks.line ?? fault.line } } : first;
}

const mayBeMarked = ({ kind, line }: Fault): boolean => kind === 'time' || (line === undefined && kind !== 'missing');

class Sandbox {
  /** The last mark that was passed. */
  line: number | undefined;
  readonly #spec: RunSpec;
  readonly #source: string;
  readonly #end: number;
  readonly #log: string[] = [];
  #isLate = false;

  constructor(spec: RunSpec, source: string, time: number) {
    this.#spec = spec;
    this.#source = source;
    this.#end = Date.now() + time;
  }

  async run(engine: WebAssembly.Module): Promise<Run> {
    // The engine does not count what it allocates when compiled to wasm: the memory itself has the limit.
    const memory = new WebAssembly.Memory({ initial: firstPages, maximum: limits.memory * 16 });
    const variant = newVariant(base, { wasmModule: engine, wasmMemory: memory });
    const runtime = (await newQuickJSWASMModuleFromVariant(variant)).newRuntime();
    runtime.setMaxStackSize(stack);
    runtime.setInterruptHandler(() => (this.#isLate ||= Date.now() > this.#end));
    const returned: Returned[] = [];
    const definedAt = lineOfDefinition(this.#spec);
    try {
      const fault = this.#callAll(runtime, returned);
      return { returned, definedAt, fault, log: this.#log };
    } catch (error) {
      return { returned, definedAt, fault: this.#crash(error as Error), log: this.#log };
    }
    // Nothing is freed one by one: the engine goes as a whole, and after a crash it could not.
  }

  #callAll(runtime: QuickJSRuntime, returned: Returned[]): Fault | undefined {
    const context = runtime.newContext();
    this.#offer(context);
    const defined = context.evalCode(this.#source, file, { type: 'global' });
    if (defined.error) return this.#faultOf(context, defined.error);
    // `const encode = ...` is no property of the global object.
    const { name } = this.#spec;
    const found = context.evalCode(`typeof ${name} === 'function' ? ${name} : undefined`);
    if (found.error) return this.#faultOf(context, found.error);
    if (context.typeof(found.value) !== 'function') return { kind: 'missing' };
    for (const given of this.#spec.calls) {
      const result = context.callFunction(found.value, context.undefined, ...handlesOf(context, given));
      if (result.error) return this.#faultOf(context, result.error);
      returned.push(read(context, result.value));
      if (this.#isLate) return { kind: 'time' };
    }
    return undefined;
  }

  /** Defines the names that the reader's code finds beside the language itself. */
  #offer(context: QuickJSContext): void {
    const log = context.newFunction('log', (...parts) => {
      this.#log.push(
        parts
          .map((part) => textOf(context, part))
          .join(' ')
          .slice(0, longestText),
      );
      if (this.#log.length > mostLines) this.#log.shift();
    });
    const console = context.newObject();
    context.setProp(console, 'log', log);
    context.setProp(context.global, 'console', console);
    const atLine = context.newFunction('atLine__', (line) => void (this.line = context.getNumber(line)));
    context.setProp(context.global, 'atLine__', atLine);
  }

  #faultOf(context: QuickJSContext, error: QuickJSHandle): Fault {
    const isError = context.typeof(error) === 'object';
    const [name, message, trace] = ['name', 'message', 'stack'].map((part) =>
      isError ? property(context, error, part) : '',
    );
    const line = lineIn(trace);
    if (this.#isLate) return { kind: 'time', line };
    // An error for which there is no room left has no name either.
    if (isError && (tooLarge.includes(message ?? '') || (name === undefined && message === undefined)))
      return { kind: 'memory', line };
    if (message === 'stack overflow') return { kind: 'recursion', line };
    const text = isError ? [name, message].filter(Boolean).join(': ') : textOf(context, error);
    // What the parser refuses has been called by nobody.
    const isSyntax = name === 'SyntaxError' && /^\s*at answer\.js/.test(trace ?? '');
    return { kind: isSyntax ? 'syntax' : 'thrown', line, message: text.slice(0, longestText) };
  }

  /** The engine fell: what it recursed into had no end, or no room was left for the engine's own. */
  #crash({ name, message }: Error): Fault {
    if (this.#isLate) return { kind: 'time' };
    return { kind: name === 'RangeError' && message.includes('stack') ? 'recursion' : 'memory' };
  }
}

/** Arguments are written out: brackets and numbers run none of the reader's code. */
function handlesOf(context: QuickJSContext, given: Arguments): QuickJSHandle[] {
  return given.map((one) => context.unwrapResult(context.evalCode(`(${JSON.stringify(one)})`, 'argument.js')));
}

function read(context: QuickJSContext, value: QuickJSHandle): Returned {
  const what = typeOf(context, value);
  if (what === 'number') return { kind: 'number', value: context.getNumber(value) };
  const length = what === 'object' || what === 'array' ? numberIn(context, value, 'length') : undefined;
  if (length === undefined || length < 0) return { kind: 'other', what };
  if (length > longestList) return { kind: 'long', length };
  const values: number[] = [];
  for (let index = 0; index < length; ++index) {
    const item = context.getProp(value, index);
    if (context.typeof(item) !== 'number') return { kind: 'mixed', index, what: typeOf(context, item) };
    values.push(context.getNumber(item));
    item.dispose();
  }
  return { kind: 'list', values };
}

function numberIn(context: QuickJSContext, value: QuickJSHandle, name: string): number | undefined {
  const handle = context.getProp(value, name);
  return context.typeof(handle) === 'number' ? context.getNumber(handle) : undefined;
}

/** As `typeof`, but `null` is null. */
function typeOf(context: QuickJSContext, value: QuickJSHandle): string {
  if (context.eq(value, context.null)) return 'null';
  return context.typeof(value);
}

/** A text that an error has; undefined if there is none, or a getter that throws. */
function property(context: QuickJSContext, value: QuickJSHandle, name: string): string | undefined {
  try {
    const handle = context.getProp(value, name);
    return context.typeof(handle) === 'string' ? context.getString(handle) : undefined;
  } catch {
    return undefined;
  }
}

function textOf(context: QuickJSContext, value: QuickJSHandle): string {
  if (context.typeof(value) === 'object') return JSON.stringify(context.dump(value));
  return context.typeof(value) === 'symbol' ? 'symbol' : context.getString(value);
}

/** The line of the first place in a stack that is in the reader's source. */
function lineIn(trace: string | undefined): number | undefined {
  const line = /answer\.js:(\d+)/.exec(trace ?? '')?.[1];
  return line === undefined ? undefined : Number(line);
}

function lineOfDefinition({ source, name }: RunSpec): number | undefined {
  const at = source.search(new RegExp(`\\bfunction\\s*\\*?\\s*${name}\\b|\\b${name}\\s*=`));
  return at < 0 ? undefined : source.slice(0, at).split('\n').length;
}
