// `positional-encoding-tour/core`: class Core, which finds its wasm wherever the package was bundled, and in Node.
import { Core as AnyCore } from '../core/core.js';
import type { ModuleName, moduleCalls } from '../core/modules.js';
import type { Results, Specs } from '../core/specs.js';
import type { Wasm } from '../core/wasm.js';

export * from '../core/index.js';

type CallOf<Module extends ModuleName> = (typeof moduleCalls)[Module][number];

/** A core with the calls of these modules. */
export type Core<Module extends ModuleName = ModuleName> = Pick<AnyCore, CallOf<Module> | 'memory'> & {
  /**
   * Adds the calls of another module: `clock` (five calls, small), `core` or `training`.
   *
   * @param wasm - The source of NAME.wasm, as for `load`.
   * @returns The same core, whose type has these calls, too.
   * @throws TypeError if there is no such module, or `wasm` is another one.
   */
  add<Name extends ModuleName>(name: Name, wasm?: Wasm): Promise<Core<Module | Name>>;
  /**
   * Passes the result to `use` without a copy. Its arrays are views of wasm memory, which the next call to this core
   * overwrites: read them at once, do not store them, and do not call the core inside `use`.
   */
  lend<Name extends CallOf<Module>, Outcome>(
    name: Name,
    spec: Partial<Specs[Name]> | undefined,
    use: (result: Results[Name]) => Outcome,
  ): Outcome;
  /** A complete spec of a call: missing fields get their defaults. */
  wholeSpec<Name extends CallOf<Module>>(name: Name, spec?: Partial<Specs[Name]>): Specs[Name];
};

/** Class Core, whose types say which calls are there. */
export const Core = AnyCore as unknown as {
  new (): Core<never>;
  /**
   * Loads core.wasm, which has every call except training and the forward passes: `await core.add('training')` adds
   * those.
   *
   * @param wasm - The URL, bytes or `WebAssembly.Module` of core.wasm. Found automatically by default.
   * @throws TypeError if `wasm` is none of these.
   */
  load(wasm?: Wasm): Promise<Core<'core'>>;
  readonly prototype: Core<never>;
};
