import type { Addition, AdditionSpec, Angles, AnglesSpec, ReadBack, ReadBackSpec } from './addition-specs.js';
import { checked } from './checked.js';
import { ownBytes, type Bytes } from './own-bytes.js';
import type { ClockModule, CoreCalls, CoreModule, MemoryUse } from './raw.js';
import type { Cliff, CliffSpec, Likelihood, LikelihoodSpec, ReceiverSpec, Reception } from './receiver-specs.js';
import type { LearnedShift, LearnedShiftSpec, Rotation, RotationSpec } from './shift-specs.js';
import type {
  Attempt,
  AttemptSpec,
  Attention,
  AttentionSpec,
  BinarySpec,
  CallName,
  Comparison,
  ComparisonSpec,
  FingerprintSpec,
  Hands,
  HandsSpec,
  Results,
  SimilarityRisesSpec,
  SimilaritySpec,
  SinusoidalSpec,
  Specs,
  WaveSpec,
  WindowSpec,
  WorkedExample,
  WorkedExampleSpec,
} from './specs.js';

/** A row-major matrix that owns its numbers, so it may be kept or transferred. */
export interface Table {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array<ArrayBuffer>;
}

/** A result of several parts with its arrays copied, so that they may be kept. */
function copied<Result extends object>(borrowed: Result): Result {
  const isArray = (part: unknown): part is Float32Array | Float64Array =>
    part instanceof Float32Array || part instanceof Float64Array;
  const parts = Object.entries(borrowed).map(([name, part]: [string, unknown]) => [
    name,
    isArray(part) ? part.slice() : part,
  ]);
  return Object.fromEntries(parts) as Result;
}

/**
 * The C++ core with JavaScript manners: results are owned, errors are thrown. Every method throws a TypeError for a field
 * that is missing, unknown or of the wrong type, and a RangeError for a bad value ("dimensions must be an even number from
 * 2 to 4096, got 7") or when memory is exhausted. After either the core works on.
 */
export class Core {
  readonly #module: CoreModule | ClockModule;

  private constructor(module: CoreModule | ClockModule) {
    this.#module = module;
  }

  /**
   * Loads the wasm module with every call.
   *
   * @param bytes - Those of core.wasm. A browser needs none: the file is found beside the script.
   */
  static async load(bytes?: Bytes): Promise<Core> {
    const { default: create } = await import('../../build/wasm/core.mjs');
    const wasmBinary = bytes ?? (await ownBytes('core'));
    return new Core(await create(wasmBinary ? { wasmBinary } : {}));
  }

  /**
   * Loads the module of half the size that has the calls of the clock alone (`clockCalls`); the others throw.
   *
   * @param bytes - Those of clock.wasm. A browser needs none.
   */
  static async loadClock(bytes?: Bytes): Promise<Core> {
    const { default: create } = await import('../../build/wasm/clock.mjs');
    const wasmBinary = bytes ?? (await ownBytes('clock'));
    return new Core(await create(wasmBinary ? { wasmBinary } : {}));
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
    const call = (this.#module as Partial<CoreCalls>)[name];
    if (!call) throw new Error(`${name} is not among the calls of the clock: use Core.load`);
    const result = (call as CoreCalls[Name])(checked(name, spec));
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
    return this.lend('hands', spec, copied);
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

  /** A rectangle of a table as the pixels of an ImageData. To draw every frame, `lend` it instead. */
  windowPixels(spec: WindowSpec): Uint8ClampedArray<ArrayBuffer> {
    return this.lend('windowPixels', spec, (borrowed) => borrowed.slice());
  }

  /** The dot products of the encoding of one position with those of `count` others. */
  similarity(spec: SimilaritySpec): Float64Array<ArrayBuffer> {
    return this.lend('similarity', spec, (borrowed) => borrowed.slice());
  }

  /** The distances at which two codes become more alike by going farther apart. */
  similarityRises(spec: SimilarityRisesSpec): Float64Array<ArrayBuffer> {
    return this.lend('similarityRises', spec, (borrowed) => borrowed.slice());
  }

  /** Self-attention over a sentence, and by how much its order matters. */
  attention(spec: AttentionSpec): Attention {
    return this.lend('attention', spec, copied);
  }

  /** The codes of one way to tell positions apart, and how it meets the three demands. */
  attempt(spec: AttemptSpec): Attempt {
    return this.lend('attempt', spec, copied);
  }

  /** Exponent, divisor, angle, sine and cosine of every pair at one real position. */
  workedExample(spec: WorkedExampleSpec): WorkedExample {
    return this.lend('workedExample', spec, copied);
  }

  /** R_k, which turns the code of any position p into that of p + k. */
  rotation(spec: RotationSpec): Rotation {
    return this.lend('rotation', spec, copied);
  }

  /** The matrix that least squares make of examples of a shift. */
  learnedShift(spec: LearnedShiftSpec): LearnedShift {
    return this.lend('learnedShift', spec, copied);
  }

  /** A noisy code, and the position that a receiver finds in it. */
  receive(spec: ReceiverSpec): Reception {
    return this.lend('receive', spec, copied);
  }

  /** The log-likelihoods of a stretch of positions: of single hands, and of several together. */
  likelihood(spec: LikelihoodSpec): Likelihood {
    return this.lend('likelihood', spec, copied);
  }

  /** Sums of the errors of many receptions; the sums of several chunks add up. */
  cliff(spec: CliffSpec): Cliff {
    return this.lend('cliff', spec, copied);
  }

  /** A word's vector with the code of its position added. */
  addition(spec: AdditionSpec): Addition {
    return this.lend('addition', spec, copied);
  }

  /** How the angles between random words and codes are distributed. */
  anglesHistogram(spec: AnglesSpec): Angles {
    return this.lend('anglesHistogram', spec, copied);
  }

  /** How often a word and its position are read back from their sum; the counts of several chunks add up. */
  readBack(spec: ReadBackSpec): ReadBack {
    return this.lend('readBack', spec, copied);
  }

  /** The module's memory, in bytes. */
  memory(): MemoryUse {
    return this.#module.memory();
  }
}
