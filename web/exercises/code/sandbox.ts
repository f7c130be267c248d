import base from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core';
import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core';
import { instrument } from './loop-instrumentation.js';
import { parseResult } from './parse-result.js';
import { limits, type Arguments, type Fault, type Returned, type Run, type RunSpec } from './run.js';
import { ValueText } from './value-text.js';

const file = 'answer.js';
/** Initial memory in pages of 64 KiB; grows up to the limit. */
const firstPages = 256;
/**
 * Stack size in bytes for the reader's calls. Smaller than the engine's own stack, so deep recursion throws instead of
 * crashing.
 */
const stack = 256 * 1024;
/** Out-of-memory errors of the engine. The reader's code can throw the same text, but not under these names. */
const tooLarge = /^InternalError: (out of memory|string too long)$|^RangeError: invalid array buffer length$/;
const tooDeep = 'InternalError: stack overflow';
/** Emscripten grows memory by at least 5%, so above this many bytes it can't grow any further. */
const nearlyFull = (limits.memory * 2 ** 20) / 1.05;
/** Loop iterations and calls between two interrupt checks (JS_INTERRUPT_COUNTER_INIT in quickjs.c). */
const interruptInterval = 10_000;

/**
 * Runs the source in a new engine instance and calls its function. No access to the page, the network or timers, and no
 * state from earlier runs.
 * @param engine - The compiled QuickJS module.
 * @param found - Called with the result of the first run if a second one has to find the line, which may take longer.
 */
export async function run(engine: WebAssembly.Module, spec: RunSpec, found?: (first: Run) => void): Promise<Run> {
  const first = await new Sandbox(spec, spec.source, limits).run(engine);
  const { fault } = first;
  if (fault === undefined || !mayBeMarked(fault)) return first;
  found?.(first);
  const marks: Sandbox = new Sandbox(spec, instrument(spec.source, 'atLine__'), { time: limits.search, turns: 0 });
  const second = await marks.run(engine);
  // Instrumentation slows the code down, so what ran out of memory may now time out at the same place.
  return second.fault ? { ...first, fault: { ...fault, line: marks.line ?? fault.line } } : first;
}

const mayBeMarked = ({ kind, line }: Fault): boolean => kind === 'time' || (line === undefined && kind !== 'missing');

/** A run is interrupted when it has exceeded both: milliseconds, and loop iterations plus calls. */
interface Allowed {
  readonly time: number;
  readonly turns: number;
}

class Sandbox {
  /** The last instrumented line that was reached. */
  line: number | undefined;
  readonly #spec: RunSpec;
  readonly #source: string;
  readonly #allowed: Allowed;
  readonly #log: string[] = [];
  // Limits the wasm memory itself, because QuickJS doesn't track its allocations when compiled to wasm.
  readonly #memory = new WebAssembly.Memory({ initial: firstPages, maximum: limits.memory * 16 });
  #lines = 0;
  /** The limit that ended the run. The engine checks it at loop iterations and calls, and `catch` can't swallow it. */
  #ended: 'time' | 'output' | undefined;
  /** The line that exceeded the output limit. */
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
      turns += interruptInterval;
      if (!this.#ended && turns > this.#allowed.turns && Date.now() > end) this.#ended = 'time';
      return this.#ended !== undefined;
    });
    const returned: Returned[] = [];
    const definedAt = lineOfDefinition(this.#spec);
    try {
      const fault = this.#callAll(runtime, returned);
      return { returned, definedAt, fault, log: this.#log };
    } catch (error) {
      return { returned, definedAt, fault: this.#crashFault(error as Error), log: this.#log };
    }
    // The whole engine is dropped instead of freeing single handles, which fails after a crash.
  }

  #callAll(runtime: QuickJSRuntime, returned: Returned[]): Fault | undefined {
    const context = runtime.newContext();
    const text = new ValueText(context);
    this.#defineGlobals(context, text);
    const defined = context.evalCode(this.#source, file, { type: 'global' });
    if (defined.error) return this.#faultOf(context, text, defined.error);
    // `const encode = ...` doesn't create a property of the global object.
    const { name } = this.#spec;
    const found = context.evalCode(`typeof ${name} === 'function' ? ${name} : undefined`);
    if (found.error) return this.#faultOf(context, text, found.error);
    if (context.typeof(found.value) !== 'function') return this.#limitFault() ?? { kind: 'missing' };
    for (const given of this.#spec.calls) {
      const result = context.callFunction(found.value, context.undefined, ...getHandles(context, given));
      if (result.error) return this.#faultOf(context, text, result.error);
      const one = parseResult(context, result.value);
      const past = this.#limitFault();
      if (past) return past;
      returned.push(one);
    }
    return undefined;
  }

  /** Defines the globals that the language itself lacks, such as `console`. */
  #defineGlobals(context: QuickJSContext, text: ValueText): void {
    const trace = context.unwrapResult(context.evalCode('(Error => () => new Error().stack)(Error)'));
    const log = context.newFunction('log', (...parts) => {
      if ((this.#lines += 1) <= limits.lines) {
        this.#log.push(text.line(parts));
        if (this.#log.length > limits.shown) this.#log.shift();
        return;
      }
      this.#ended ??= 'output';
      this.#lineOfOutput ??= lineInSource(text.returned(trace));
      // A native loop that calls this can't be interrupted.
      throw new Error('too many lines');
    });
    const console = context.newObject();
    context.setProp(console, 'log', log);
    context.setProp(context.global, 'console', console);
    const atLine = context.newFunction('atLine__', (line) => void (this.line = context.getNumber(line)));
    context.setProp(context.global, 'atLine__', atLine);
  }

  /** The fault of a run that exceeded a limit, even if its code caught the error. */
  #limitFault(line?: number): Fault | undefined {
    if (!this.#ended) return undefined;
    return this.#ended === 'output' ? { kind: 'output', line: this.#lineOfOutput ?? line } : { kind: 'time', line };
  }

  #faultOf(context: QuickJSContext, text: ValueText, error: QuickJSHandle): Fault {
    const [name, detail, trace] = ['name', 'message', 'stack'].map((part) => text.property(error, part));
    const line = lineInSource(trace);
    const message = text.of(error);
    const past = this.#limitFault(line);
    if (past) return past;
    // Without memory for an error object, QuickJS throws null or an error without a name; some native functions return
    // no value at all.
    const isNameless = context.typeof(error) === 'object' && name === undefined && detail === undefined;
    const isFull = isNameless && this.#memory.buffer.byteLength > nearlyFull;
    const isNothing = context.typeof(error) === 'undefined' && !context.eq(error, context.undefined);
    if (isFull || isNothing || tooLarge.test(`${name}: ${detail}`)) return { kind: 'memory', line };
    if (`${name}: ${detail}` === tooDeep) return { kind: 'recursion', line };
    // Errors of the parser have no caller in their stack.
    const isSyntax = name === 'SyntaxError' && /^\s*at answer\.js/.test(trace ?? '');
    return { kind: isSyntax ? 'syntax' : 'thrown', line, message };
  }

  /** The engine crashed: infinite native recursion, or no memory for its own data. */
  #crashFault({ name, message }: Error): Fault {
    return this.#limitFault() ?? { kind: name === 'RangeError' && message.includes('stack') ? 'recursion' : 'memory' };
  }
}

/** Arguments are passed as literals, whose evaluation runs none of the reader's code. */
function getHandles(context: QuickJSContext, given: Arguments): QuickJSHandle[] {
  return given.map((one) => context.unwrapResult(context.evalCode(`(${JSON.stringify(one)})`, 'argument.js')));
}

/** The line of the topmost stack frame in the reader's source. */
function lineInSource(trace: string | undefined): number | undefined {
  const line = /answer\.js:(\d+)/.exec(trace ?? '')?.[1];
  return line === undefined ? undefined : Number(line);
}

function lineOfDefinition({ source, name }: RunSpec): number | undefined {
  const at = source.search(new RegExp(`\\bfunction\\s*\\*?\\s*${name}\\b|\\b${name}\\s*=`));
  return at < 0 ? undefined : source.slice(0, at).split('\n').length;
}
