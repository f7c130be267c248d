import { getKind, validated } from './validate-spec.js';
import type { Fields } from './field.js';
import { sinusoidalTable } from './fields/table.js';
import { callNames, moduleCalls, type ModuleName } from './modules.js';
import type { CoreCalls, LoadedModule, MemoryUse, Module } from './embind-types.js';
import { getStarter } from './instantiate.js';
import type { CallName, Calls, Results, SinusoidalSpec, Specs } from './specs.js';
import type { Wasm } from './wasm.js';

/** A row-major matrix that owns its values, so it can be stored or transferred. */
export interface Table {
  /** The number of rows. */
  readonly rows: number;
  /** The number of columns. */
  readonly columns: number;
  /** Row by row: row r starts at index r x columns. */
  readonly values: Float32Array<ArrayBuffer>;
}

/** Copies arrays out of wasm memory, so that the caller may keep them. */
const ownPart = (part: unknown): unknown => (ArrayBuffer.isView(part) ? (part as Float32Array).slice() : part);

function owned(result: unknown): unknown {
  if (ArrayBuffer.isView(result)) return ownPart(result);
  return Object.fromEntries(Object.entries(result as object).map(([name, part]) => [name, ownPart(part)]));
}

/** The error for a module or call that does not exist. */
export const unknown = (what: string, name: unknown, names: readonly string[]): TypeError =>
  new TypeError(`there is no ${what} ${String(name).slice(0, 100)}, only ${names.join(', ')}`);

interface AddedModule {
  readonly calls: Module;
  readonly fields: Partial<Fields>;
}

/** One method per call. */
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
 * A core without calls. `addModule` gives it those of a module whose loader the caller imports, so that a bundle has no
 * other module. `Core` knows the loaders of all.
 */
export class EmptyCore extends (Methods as unknown as new () => Omit<Calls, 'sinusoidalTable'>) {
  /** By name, in the order in which they were added. */
  readonly #modules = new Map<ModuleName, AddedModule>();

  /**
   * Adds the calls of a module. Each module is added once. If two modules have the same call, the first one answers.
   *
   * @internal
   * @param load - Loads the JavaScript around NAME.wasm.
   * @param wasm - The URL, bytes or `WebAssembly.Module` of NAME.wasm. Found automatically by default.
   * @throws TypeError if `wasm` is none of these, or another module.
   */
  async addModule(name: ModuleName, load: () => Promise<LoadedModule>, wasm?: Wasm): Promise<this> {
    if (this.#modules.has(name)) return this;
    const [{ default: create, fields }, start] = await Promise.all([load(), getStarter(name, wasm)]);
    const calls = await start(create);
    if (!Object.keys(fields).every((call) => Object.hasOwn(calls, call)))
      throw new TypeError(`wasm must be that of ${name}.wasm`);
    if (!this.#modules.has(name)) this.#modules.set(name, { calls, fields });
    return this;
  }

  /**
   * Passes the result to `use` without a copy. Its arrays are views of wasm memory, which the next call to this core
   * overwrites: read them at once, do not store them, and do not call the core inside `use`.
   *
   * @throws TypeError if there is no such call, or `use` is not a function.
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

  /**
   * A complete spec of a call: missing fields get their defaults.
   *
   * @throws TypeError for a field that is unknown or of the wrong type.
   */
  wholeSpec<Name extends CallName>(name: Name, spec?: Partial<Specs[Name]>): Specs[Name] {
    return validated(name, this.#moduleWith(name).fields[name]!, spec);
  }

  /** The encodings of consecutive integer positions, positions x dimensions. */
  sinusoidalTable(spec?: Partial<SinusoidalSpec>): Table {
    const values = this.lend('sinusoidalTable', spec, (borrowed) => borrowed.slice());
    const columns = spec?.dimensions ?? sinusoidalTable.dimensions.default;
    return { rows: values.length / columns, columns, values };
  }

  /** The memory use of its modules, in bytes. */
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
