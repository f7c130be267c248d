import createCore from '../../build/wasm/core.mjs';

import { checked } from './checked.js';
import type { CoreCalls, CoreModule, MemoryUse } from './raw.js';
import type {
  BinarySpec,
  CallName,
  Comparison,
  ComparisonSpec,
  FingerprintSpec,
  Hands,
  HandsSpec,
  Results,
  SinusoidalSpec,
  Specs,
  WaveSpec,
} from './specs.js';

/** A row-major matrix that owns its numbers, so it may be kept or transferred. */
export interface Table {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array<ArrayBuffer>;
}

/**
 * The C++ core with JavaScript manners: results are owned, errors are thrown. Every method throws a TypeError for a field
 * that is missing, unknown or of the wrong type, and a RangeError for a bad value ("dimensions must be an even number from
 * 2 to 4096, got 7") or when memory is exhausted. After either the core works on.
 */
export class Core {
  readonly #module: CoreModule;

  private constructor(module: CoreModule) {
    this.#module = module;
  }

  /**
   * Loads the wasm module.
   *
   * @param wasmBinary - The bytes of core.wasm. A browser needs none: the file is found beside the script.
   */
  static async load(wasmBinary?: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<Core> {
    return new Core(await createCore(wasmBinary ? { wasmBinary } : {}));
  }

  /**
   * Hands `use` the result without a copy: its arrays borrow wasm memory and are overwritten by the next call into this
   * core. So draw from them at once, and neither keep them nor call the core inside `use`.
   */
  lend<Name extends CallName, Outcome>(
    name: Name,
    spec: Specs[Name],
    use: (result: Results[Name]) => Outcome,
  ): Outcome {
    const calls: CoreCalls = this.#module;
    const result = calls[name](checked(name, spec));
    if (result instanceof RangeError) throw result;
    return use(result);
  }

  /** The encodings of consecutive whole positions, positions x dimensions. */
  sinusoidalTable(spec: SinusoidalSpec): Table {
    const values = this.lend('sinusoidalTable', spec, (borrowed) => borrowed.slice());
    return { rows: spec.positions, columns: spec.dimensions, values };
  }

  /** Where every hand stands at a real position, how fast it is and how often it has turned. */
  hands(spec: HandsSpec): Hands {
    return this.lend('hands', spec, ({ frequency, period, angle, turns, sine, cosine }) => ({
      frequency: frequency.slice(),
      period: period.slice(),
      angle: angle.slice(),
      turns: turns.slice(),
      sine: sine.slice(),
      cosine: cosine.slice(),
    }));
  }

  /** One dimension at `samples` evenly spaced real positions; sample k is at from + (to - from) k / (samples - 1). */
  wave(spec: WaveSpec): Float32Array<ArrayBuffer> {
    return this.lend('wave', spec, (borrowed) => borrowed.slice());
  }

  /** The binary digits of a whole position, 0 or 1, the least significant first. */
  binary(spec: BinarySpec): Uint8Array<ArrayBuffer> {
    return this.lend('binary', spec, (borrowed) => borrowed.slice());
  }

  /** The encoding of one real position; at a whole one, the row of the table. */
  fingerprint(spec: FingerprintSpec): Float32Array<ArrayBuffer> {
    return this.lend('fingerprint', spec, (borrowed) => borrowed.slice());
  }

  /** Dot product, distance and cosine of the encodings of two real positions. */
  compare(spec: ComparisonSpec): Comparison {
    return this.lend('compare', spec, (result) => result);
  }

  /** The module's memory, in bytes. */
  memory(): MemoryUse {
    return this.#module.memory();
  }
}
