import { getKind, validated } from './validate-spec.js';
import type { Fields } from './field.js';
import { sinusoidalTable } from './fields/clock.js';
import { callNames, moduleCalls, moduleLoaders, type ModuleName } from './modules.js';
import type { CoreCalls, MemoryUse, Module } from './embind-types.js';
import { getStarter } from './instantiate.js';
import type { CallName, Calls, Results, SinusoidalSpec, Specs } from './specs.js';
import type { Wasm } from './wasm.js';

/** A row-major matrix that owns its numbers, so it may be kept or transferred. */
export interface Table {
  /** The number of rows. */
  readonly rows: number;
  /** The number of columns. */
  readonly columns: number;
  /** Row after row: row r begins at r x columns. */
  readonly values: Float32Array<ArrayBuffer>;
}

/** A part of a result that may be kept: an array as a copy, since its numbers stand in wasm memory. */
const ownPart = (part: unknown): unknown => (ArrayBuffer.isView(part) ? (part as Float32Array).slice() : part);

function owned(result: unknown): unknown {
  if (ArrayBuffer.isView(result)) return ownPart(result);
  return Object.fromEntries(Object.entries(result as object).map(([name, part]) => [name, ownPart(part)]));
}

/** The error of a name that a module or a call does not have. */
const unknown = (what: string, name: unknown, names: readonly string[]): TypeError =>
  new TypeError(`there is no ${what} ${String(name).slice(0, 100)}, only ${names.join(', ')}`);

interface AddedModule {
  readonly calls: Module;
  readonly fields: Partial<Fields>;
}

/** A method for every call of the table. */
abstract class Methods {
  abstract lend(name: CallName, spec: object | undefined, use: (result: unknown) => unknown): unknown;
}
for (const name of callNames)
  Object.defineProperty(Methods.prototype, name, {
    configurable: true,
    value(this: Methods, spec?: object) {
      return this.lend(name, spec, owned);
    },
    writable: true,
  });

/**
 * The C++ core with JavaScript manners: results are owned, errors are thrown, and a field that a spec leaves out has its
 * default. A new one has no calls: `add` gives it those of a module. Every method throws a TypeError for a field that is unknown
 * or of the wrong type, and a RangeError for a bad value ("dimensions must be an even number from 2 to 4096, got 7") or when
 * memory is exhausted. After either the core works on.
 */
export class Core extends (Methods as unknown as new () => Omit<Calls, 'sinusoidalTable'>) {
  /** By name, in the order in which they came. */
  readonly #modules = new Map<ModuleName, AddedModule>();

  /**
   * Loads the wasm module `core`, which has every call but those of training and the forward passes. In Node it has these, too.
   *
   * @param wasm - The address, the bytes or the `WebAssembly.Module` of core.wasm. By default the file is found automatically.
   * @throws TypeError when `wasm` is none of these.
   */
  static async load(wasm?: Wasm): Promise<Core> {
    const core = await new Core().add('core', wasm);
    const { process } = globalThis as { readonly process?: { readonly versions?: { readonly node?: string } } };
    return wasm === undefined && process?.versions?.node !== undefined ? core.add('training') : core;
  }

  /**
   * Adds the calls of one more module (`getCalls`): `clock` (the clock's five calls, small), `core` or `training`. A module is
   * loaded once; a call that two modules have is answered by the first.
   *
   * @param wasm - That of NAME.wasm, as `load` takes it.
   * @throws TypeError when there is no module of this name, or `wasm` is not that of this one.
   */
  async add(name: ModuleName, wasm?: Wasm): Promise<this> {
    if (!Object.hasOwn(moduleLoaders, name)) throw unknown('module', name, Object.keys(moduleLoaders));
    if (this.#modules.has(name)) return this;
    const [{ default: create, fields }, start] = await Promise.all([moduleLoaders[name](), getStarter(name, wasm)]);
    const calls = await start(create);
    if (!Object.keys(fields).every((call) => Object.hasOwn(calls, call)))
      throw new TypeError(`wasm must be that of ${name}.wasm`);
    if (!this.#modules.has(name)) this.#modules.set(name, { calls, fields });
    return this;
  }

  /**
   * Hands `use` the result without a copy: its arrays borrow wasm memory and are overwritten by the next call into this
   * core. So draw from them at once, and neither keep them nor call the core inside `use`.
   *
   * @throws TypeError when no call has this name, or `use` is no function.
   */
  lend<Name extends CallName, Outcome>(
    name: Name,
    spec: Partial<Specs[Name]> | undefined,
    use: (result: Results[Name]) => Outcome,
  ): Outcome {
    const { calls, fields } = this.#moduleWith(name);
    if (typeof use !== 'function') throw new TypeError(`lend takes a function for the result, got ${getKind(use)}`);
    const result = (calls[name] as CoreCalls[Name])(validated(name, fields[name]!, spec));
    if (result instanceof RangeError) throw result;
    return use(result);
  }

  /** The spec that a call of this core takes: what is left out has its default. A TypeError says what is no field, or of the wrong type. */
  wholeSpec<Name extends CallName>(name: Name, spec?: Partial<Specs[Name]>): Specs[Name] {
    return validated(name, this.#moduleWith(name).fields[name]!, spec);
  }

  /** The encodings of consecutive whole positions, positions x dimensions. */
  sinusoidalTable(spec?: Partial<SinusoidalSpec>): Table {
    const values = this.lend('sinusoidalTable', spec, (borrowed) => borrowed.slice());
    const columns = spec?.dimensions ?? sinusoidalTable.dimensions.default;
    return { rows: values.length / columns, columns, values };
  }

  /** The memory of its modules, in bytes. */
  memory(): MemoryUse {
    const uses = [...this.#modules.values()].map(({ calls }) => calls.memory());
    const sum = (part: keyof MemoryUse): number => uses.reduce((total, use) => total + use[part], 0);
    return { heap: sum('heap'), stack: sum('stack') };
  }

  #moduleWith(name: CallName): AddedModule {
    for (const module of this.#modules.values()) if (Object.hasOwn(module.fields, name)) return module;
    if (!callNames.includes(name)) throw unknown('call', name, callNames);
    const module = Object.entries(moduleCalls).find(([, calls]) => (calls as readonly string[]).includes(name))?.[0];
    throw new Error(`${name} is in a module that is not loaded: await core.add('${module}')`);
  }
}
