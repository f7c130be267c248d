import type { RotaryFrequenciesSpec } from '../../../core/specs.js';
import type { MessageKey } from '../reader/messages.js';

/** A phrase of `messages.json` and what fills it in: `t(sentence.key, sentence.values)`. Values may hold text of the file. */
export interface Sentence {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface Source {
  readonly text: string;
  readonly url: string;
}

/**
 * A remark on how the file was read: `assumed` is a value that the file leaves out and that was taken all the same,
 * `unknown` one that it leaves out and nobody took, `ignored` one that it has and nothing here makes use of.
 */
export interface Note extends Sentence {
  readonly kind: 'assumed' | 'unknown' | 'ignored';
  /** Whether the picture may be wrong for it: it is shown above the picture, in the colour of warnings. */
  readonly isAlarm?: true;
  /** The key of the file that it is about, as a path such as `text_config.head_dim`. */
  readonly field: string;
  readonly source?: Source;
}

/** A warning that programs read such a file in different ways, or to ends that surprise. */
export interface Warning extends Sentence {
  readonly trap: Trap;
  readonly source: Source;
}

export type Trap =
  | 'paper-and-code'
  | 'original-ignored'
  | 'factor-from-ratio'
  | 'nested-truncate'
  | 'partial-attention-factor'
  | 'renamed-type'
  | 'cached-keys'
  | 'short-texts';

/** A key of the file that decided something, and its value as the file has it. */
export interface ReadKey {
  readonly field: string;
  /** The same key without the path to the part of the file that speaks of words. */
  readonly key: string;
  readonly value: string;
}

/**
 * The way in which a layer tells its words of their places: turned by the clock of global or of local layers, not at
 * all (`bare`), or by other means than attention (`other`), such as a state that is handed on.
 */
export type LayerKind = 'global' | 'local' | 'bare' | 'other';

/** By what scores are multiplied beside the frequencies: through cosines and sines, or the softmax scale. */
export interface AttentionRule {
  /** Of cosines and sines: what the core says of the scheme, a number of the file, a ratio of two mscales, or 1. */
  readonly rule: 'scheme' | 'given' | 'mscale' | 'none';
  /** Of `given`; of `longrope`, beyond `originalLength`. */
  readonly factor?: number;
  /** Of `given` up to `originalLength`, where that is another one. */
  readonly shortFactor?: number;
  /** m and m' of `mscale`: (0.1 m ln s + 1) / (0.1 m' ln s + 1). */
  readonly mscale?: number;
  readonly mscaleAllDim?: number;
  /** m of DeepSeek: scores are multiplied by (0.1 m ln s + 1)^2 in all dimensions, turned or not. */
  readonly softmaxMscale?: number;
}

/** The clock of the global layers, or that of the local ones. */
export interface LayerClock {
  readonly layers: 'global' | 'local';
  /** Of a query and a key, whether they turn or not. Unknown where the file has only the part that turns. */
  readonly headDimensions?: number;
  /**
   * As `rotaryFrequencies` takes it. A picture puts in the `length` of `dynamic`; of `longrope`, `factors` are those beyond
   * `originalLength` and `shortFactors` those up to it.
   */
  readonly spec: Partial<RotaryFrequenciesSpec> & Pick<RotaryFrequenciesSpec, 'dimensions' | 'base' | 'scaling'>;
  readonly shortFactors?: Float64Array;
  /** The frequencies before scaling, where they are not those of `none` with the same base. */
  readonly before?: LayerClock['spec'];
  /** The scaling as the file calls it, where `spec` has other words for it. */
  readonly scalingName?: string;
  /** Keys that a query sees, itself among them; none: all of them. */
  readonly window?: number;
  readonly attention: AttentionRule;
}

export type Layout = 'neighbours' | 'halves' | 'unknown';

export interface RotaryPositions {
  readonly scheme: 'rotary';
  readonly layout: Layout;
  /** The global layers first, if there are any. */
  readonly clocks: readonly [LayerClock, ...LayerClock[]];
  /** Of M-RoPE: pairs for time, height and width. */
  readonly sections?: readonly number[];
}

/** The scheme by which a model tells its words their places. */
export type Positions =
  | RotaryPositions
  | { readonly scheme: 'alibi'; readonly heads: number }
  /** A learned row for each place; `rows` are those that words can have. */
  | { readonly scheme: 'learned'; readonly rows: number; readonly columns: number }
  /** Sines and cosines that are added; without `rows`, as many as are asked for. */
  | { readonly scheme: 'sinusoidal'; readonly rows?: number; readonly columns: number; readonly base: number }
  /** A learned number for each bucket of distances and each head, where keys lie behind a query alone, or on both sides. */
  | {
      readonly scheme: 't5';
      readonly buckets: number;
      readonly farthest: number;
      readonly heads?: number;
      readonly masks: readonly ('causal' | 'none')[];
    }
  | { readonly scheme: 'none' };

export type SchemeKind = Positions['scheme'];

/** The positions of a model, as its configuration describes them. */
export interface ModelClock {
  /** As the file has it, at most 80 characters; empty if it has none. Text of a stranger: never markup. */
  readonly name: string;
  readonly positions: Positions;
  /** From the first to the last; empty if the file does not say how many. */
  readonly layers: readonly LayerKind[];
  /** The longest text that the file speaks of, in positions. */
  readonly context?: number;
  /** The length before scaling, in positions; not there where the file does not say it. */
  readonly originalContext?: number;
  /** The longest texts of training, in positions, where that is known and not assumed. */
  readonly trainedContext?: number;
  /** The keys that were read, in the order in which they were asked for. */
  readonly read: readonly ReadKey[];
  /** The keys that look as if they concerned positions and had no say. A link carries them, so that it names them, too. */
  readonly unread: readonly ReadKey[];
  readonly notes: readonly Note[];
  readonly warnings: readonly Warning[];
}

/** The result of reading a text: a clock, or one sentence that says why there is none. */
export type Reading = { readonly clock: ModelClock } | { readonly refusal: Sentence };
