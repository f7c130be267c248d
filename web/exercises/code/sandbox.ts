import base from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core';
import { marked } from './loop-instrumentation.js';
import { readReturned } from './parse-result.js';
import { limits, type Arguments, type Fault, type Returned, type Run, type RunSpec } from './run.js';
import { ValueText } from './value-text.js';

const file = 'answer.js';
/** Pages of 64 KiB with which the engine starts; it may grow up to the limit. */
const firstPages = 256;
/** Bytes of stack for the reader's calls: less than the engine itself has, so that a deep recursion is an error and no crash. */
const stack = 256 * 1024;
/** The errors of the engine when it wants more than it can have. Readers may throw such words too, but not under these names. */
const tooLarge = /^InternalError: (out of memory|string too long)$|^RangeError: invalid array buffer length$/;
const tooDeep = 'InternalError: stack overflow';
/** Emscripten grows a memory by a twentieth at least: beyond this many bytes it can grow no more. */
const nearlyFull = (limits.memory * 2 ** 20) / 1.05;
/** Turns of loops and calls between two questions of the engine whether it shall go on (JS_INTERRUPT_COUNTER_INIT in quickjs.c). */
const turnsBetween = 10_000;

/**
 * Runs the source in an engine of its own and calls its function: no page, no network, no clock to wait on, nothing left over
 * from the run before. @param engine - QuickJS, compiled. @param found - Is told what the first run gave, if a second one has to
 * look for the line: that one may be the longer of the two.
 */
export async function run(engine: WebAssembly.Module, spec: RunSpec, found?: (first: Run) => void): Promise<Run> {
  const first = await new Sandbox(spec, spec.source, limits).run(engine);
  const { fault } = first;
  if (fault === undefined || !mayBeMarked(fault)) return first;
  found?.(first);
  const marks: Sandbox = new Sandbox(spec, marked(spec.source, 'atLine__'), { time: limits.search, turns: 0 });
  const second = await marks.run(engine);
  // Marks slow it down: what was too large may now be too slow, at the same place.
  return second.fault ? { ...first, fault: { ...fault, line: marks.line ?? fault.line } } : first;
}

const mayBeMarked = ({ kind, line }: Fault): boolean => kind === 'time' || (line === undefined && kind !== 'missing');

/** A run ends when it has had both: milliseconds, and turns of loops and calls. */
interface Allowed {
  readonly time: number;
  readonly turns: number;
}

class Sandbox {
  /** The last mark that was passed. */
  line: number | undefined;
  readonly #spec: RunSpec;
  readonly #source: string;
  readonly #allowed: Allowed;
  readonly #log: string[] = [];
  // The engine does not count what it allocates when compiled to wasm: the memory itself has the limit.
  readonly #memory = new WebAssembly.Memory({ initial: firstPages, maximum: limits.memory * 16 });
  #lines = 0;
  /** The limit that ends the run. The engine asks for it at turns of loops and at calls; no `catch` holds it up. */
  #ended: 'time' | 'output' | undefined;
  /** The line that wrote more than may be written. */
  #lineOfOutput: number | undefined;

  constructor(spec: RunSpec, source: string, allowed: Allowed) {
    this.#spec = spec;
    this.#source = source;
    this.#allowed = allowed;
  }

  async run(engine: WebAssembly.Module): Promise<Run> {
    const variant = newVariant(base, { wasmModule: engine, wasmMemory: this.#memory });
    const runtime = (await newQuickJSWASMModuleFromVariant(variant)).newRuntime();
    runtime.setMaxStackSize(stack);
    const end = Date.now() + this.#allowed.time;
    let turns = 0;
    runtime.setInterruptHandler(() => {
      turns += turnsBetween;
      if (!this.#ended && turns > this.#allowed.turns && Date.now() > end) this.#ended = 'time';
      return this.#ended !== undefined;
    });
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
    const text = new ValueText(context);
    this.#offer(context, text);
    const defined = context.evalCode(this.#source, file, { type: 'global' });
    if (defined.error) return this.#faultOf(context, text, defined.error);
    // `const encode = ...` is no property of the global object.
    const { name } = this.#spec;
    const found = context.evalCode(`typeof ${name} === 'function' ? ${name} : undefined`);
    if (found.error) return this.#faultOf(context, text, found.error);
    if (context.typeof(found.value) !== 'function') return this.#limit() ?? { kind: 'missing' };
    for (const given of this.#spec.calls) {
      const result = context.callFunction(found.value, context.undefined, ...getHandles(context, given));
      if (result.error) return this.#faultOf(context, text, result.error);
      const one = readReturned(context, result.value);
      const past = this.#limit();
      if (past) return past;
      returned.push(one);
    }
    return undefined;
  }

  /** Defines the names that the reader's code finds beside the language itself. */
  #offer(context: QuickJSContext, text: ValueText): void {
    const trace = context.unwrapResult(context.evalCode('(Error => () => new Error().stack)(Error)'));
    const log = context.newFunction('log', (...parts) => {
      if ((this.#lines += 1) <= limits.lines) {
        this.#log.push(text.line(parts));
        if (this.#log.length > limits.shown) this.#log.shift();
        return;
      }
      this.#ended ??= 'output';
      this.#lineOfOutput ??= lineIn(text.returned(trace));
      // A native loop that calls this is not interrupted.
      throw new Error('too many lines');
    });
    const console = context.newObject();
    context.setProp(console, 'log', log);
    context.setProp(context.global, 'console', console);
    const atLine = context.newFunction('atLine__', (line) => void (this.line = context.getNumber(line)));
    context.setProp(context.global, 'atLine__', atLine);
  }

  /** The fault of a run that is past a limit, also if its code held on to the error. */
  #limit(line?: number): Fault | undefined {
    if (!this.#ended) return undefined;
    return this.#ended === 'output' ? { kind: 'output', line: this.#lineOfOutput ?? line } : { kind: 'time', line };
  }

  #faultOf(context: QuickJSContext, text: ValueText, error: QuickJSHandle): Fault {
    const [name, said, trace] = ['name', 'message', 'stack'].map((part) => text.property(error, part));
    const line = lineIn(trace);
    const message = text.of(error);
    const past = this.#limit(line);
    if (past) return past;
    // Where no room is left for an error, null is thrown, or one without a name; some native functions leave no value at all.
    const isNameless = context.typeof(error) === 'object' && name === undefined && said === undefined;
    const isFull = isNameless && this.#memory.buffer.byteLength > nearlyFull;
    const isNothing = context.typeof(error) === 'undefined' && !context.eq(error, context.undefined);
    if (isFull || isNothing || tooLarge.test(`${name}: ${said}`)) return { kind: 'memory', line };
    if (`${name}: ${said}` === tooDeep) return { kind: 'recursion', line };
    // What the parser refuses has been called by nobody.
    const isSyntax = name === 'SyntaxError' && /^\s*at answer\.js/.test(trace ?? '');
    return { kind: isSyntax ? 'syntax' : 'thrown', line, message };
  }

  /** The engine fell: what it recursed into had no end, or no room was left for the engine's own. */
  #crash({ name, message }: Error): Fault {
    return this.#limit() ?? { kind: name === 'RangeError' && message.includes('stack') ? 'recursion' : 'memory' };
  }
}

/** Arguments are written out: brackets and numbers run none of the reader's code. */
function getHandles(context: QuickJSContext, given: Arguments): QuickJSHandle[] {
  return given.map((one) => context.unwrapResult(context.evalCode(`(${JSON.stringify(one)})`, 'argument.js')));
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
