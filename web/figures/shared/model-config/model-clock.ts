import type { RotaryFrequenciesSpec } from '../../../core/specs.js';
import type { MessageKey, MessageValues } from '../reader/messages.js';

/** A message key with its values: `t(sentence.key, sentence.values)`. Values may contain text of the file. */
export interface Sentence {
  readonly key: MessageKey;
  readonly values?: MessageValues;
}

export interface Source {
  readonly text: string;
  readonly url: string;
}

/**
 * A note on how the file was read: `assumed` is a default used for a missing value, `unknown` a missing value without
 * default, `ignored` a key that is not used.
 */
export interface Note extends Sentence {
  readonly kind: 'assumed' | 'unknown' | 'ignored';
  /** Whether the picture may be wrong because of it. Shown above the picture as a warning. */
  readonly isAlarm?: true;
  /** The key that it is about, as a path such as `text_config.head_dim`. */
  readonly field: string;
  readonly source?: Source;
}

/** A warning that programs read such a file differently, or with surprising results. */
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

/** A key that decided something, with its value as in the file. */
export interface ReadKey {
  readonly field: string;
  /** The key without the path to the text model's part of the file. */
  readonly key: string;
  readonly value: string;
}

/**
 * How a layer encodes positions: with the clock of global or local layers, not at all (`bare`), or without attention
 * (`other`), such as a recurrent state.
 */
export type LayerKind = 'global' | 'local' | 'bare' | 'other';

/** What scores are multiplied by, apart from the frequencies: a factor on cosines and sines, or the softmax scale. */
export interface AttentionRule {
  /** The factor on cosines and sines: the core's for the scheme, a number in the file, a ratio of two mscales, or 1. */
  readonly rule: 'scheme' | 'given' | 'mscale' | 'none';
  /** For `given`; for `longrope`, the one beyond `originalLength`. */
  readonly factor?: number;
  /** For `given` up to `originalLength`, if it differs. */
  readonly shortFactor?: number;
  /** m and m' of `mscale`: (0.1 m ln s + 1) / (0.1 m' ln s + 1). */
  readonly mscale?: number;
  readonly mscaleAllDim?: number;
  /** m of DeepSeek: scores are multiplied by (0.1 m ln s + 1)^2 in all dimensions, rotary or not. */
  readonly softmaxMscale?: number;
}

/** Consecutive pairs of a head that rotate with one axis of an image. */
export interface AxisPairs {
  /** As the core numbers them: 0 time, 1 height, 2 width. */
  readonly axis: 0 | 1 | 2;
  /** Their frequencies are `base ** (-2 * i / dimensions)`, for i = `first`, `first` + `step` and so on, from 0. */
  readonly dimensions: number;
  readonly first?: number;
  readonly step?: number;
}

/** The clock of the global or local layers. */
export interface LayerClock {
  readonly layers: 'global' | 'local';
  /** The dimensions of a query or key, rotary or not. Unknown if the file has the rotary part only. */
  readonly headDimensions?: number;
  /**
   * Input of `rotaryFrequencies`. The picture adds `length` for `dynamic`. For `longrope`, `factors` apply beyond
   * `originalLength` and `shortFactors` up to it.
   */
  readonly spec: Partial<RotaryFrequenciesSpec> & Pick<RotaryFrequenciesSpec, 'dimensions' | 'base' | 'scaling'>;
  /** For images whose axes have frequencies of their own, in the order of the head; a position is then a patch. */
  readonly axes?: readonly AxisPairs[];
  /** Coordinates run from -1 to 1 in images of any size. */
  readonly isRelative?: true;
  readonly shortFactors?: Float64Array;
  /** The frequencies before scaling, if they differ from those of `none` with the same base. */
  readonly before?: LayerClock['spec'];
  /** The file's name for the scaling, if `spec` has another. */
  readonly scalingName?: string;
  /** The number of keys that a query sees, including itself; undefined means all. */
  readonly window?: number;
  readonly attention: AttentionRule;
}

export type Layout = 'neighbours' | 'halves' | 'unknown';

export interface RotaryPositions {
  readonly scheme: 'rotary';
  readonly layout: Layout;
  /** Global layers come first. */
  readonly clocks: readonly [LayerClock, ...LayerClock[]];
  /** For M-RoPE: pairs for time, height and width. */
  readonly sections?: readonly number[];
  /** Whether pairs of the three take turns; else all those of time come first. */
  readonly interleaved?: true;
}

/** A model's position encoding. */
export type Positions =
  | RotaryPositions
  | { readonly scheme: 'alibi'; readonly heads: number }
  /** A learned row per position; `rows` counts those for tokens. */
  | { readonly scheme: 'learned'; readonly rows: number; readonly columns: number }
  /** Sines and cosines that are added; without `rows` there is no limit. */
  | { readonly scheme: 'sinusoidal'; readonly rows?: number; readonly columns: number; readonly base: number }
  /** A learned bias per bucket of distances and head, for causal or bidirectional attention. */
  | {
      readonly scheme: 't5';
      readonly buckets: number;
      readonly farthest: number;
      readonly heads?: number;
      readonly masks: readonly ('causal' | 'none')[];
    }
  | { readonly scheme: 'none' };

export type SchemeKind = Positions['scheme'];

/** What the cache of keys and values (KV cache) stores. */
export type Cache =
  | {
      /** Numbers per position and layer: the keys and values of all their heads, or one latent vector (MLA). */
      readonly numbers: Readonly<Record<LayerClock['layers'], number>>;
      /** The number of last layers that use the cache of an earlier one. */
      readonly sharing: number;
    }
  /** The key without which it isn't known. */
  | { readonly missing: string };

/** A model's position encoding as described by its configuration. */
export interface ModelClock {
  /** As in the file, truncated to 80 characters; empty if missing. Untrusted text, never markup. */
  readonly name: string;
  readonly positions: Positions;
  /** From first to last; empty if the number of layers is unknown. */
  readonly layers: readonly LayerKind[];
  /** The longest sequence length in the file, in positions. */
  readonly context?: number;
  /** The length before scaling, in positions; undefined if the file does not have it. */
  readonly originalContext?: number;
  /** The training length in positions, if known and not assumed. */
  readonly trainedContext?: number;
  /** For rotary models. */
  readonly cache?: Cache;
  /** The keys that were read, in order. */
  readonly read: readonly ReadKey[];
  /** Keys that may concern positions but were not used. Links include them, to report them again. */
  readonly unread: readonly ReadKey[];
  readonly notes: readonly Note[];
  readonly warnings: readonly Warning[];
}

/** The result of reading a text: a clock, or the reason why there is none. */
export type Reading = { readonly clock: ModelClock } | { readonly refusal: Sentence };
