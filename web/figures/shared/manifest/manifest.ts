import type { CallName } from '../../../core/specs.js';
import type { Parameters } from './parameters.js';

export interface FigureEvent {
  /** A past participle, as in `guess-committed`. Bubbles and is composed. */
  readonly name: string;
  /** The TypeScript type of its `detail`. */
  readonly detail: string;
  /** When it fires, in a sentence. */
  readonly help: string;
}

/** Parts of a manifest that several figures share. */
export interface Common {
  readonly parameters: Parameters;
  readonly help: Readonly<Record<string, string>>;
  /** What child content is used for. */
  readonly slot?: string;
  readonly events?: readonly FigureEvent[];
}

/**
 * The description of a figure, in `manifest.ts` of its folder. All lists of figures are generated from it. Only the
 * build and tests load it, so its texts add nothing to pages.
 */
export interface Manifest<Own extends Parameters = Parameters> {
  readonly tag: `pe-${string}`;
  /** One or two sentences about the picture. */
  readonly summary: string;
  /** A block by default, part of a sentence, or around text of the page (which cannot be embedded). */
  readonly display?: 'block' | 'inline' | 'wrapper';
  /** Whether it needs the width of the page, and so does not stand beside its text. */
  readonly isWide?: boolean;
  /**
   * The height that other sites reserve for a block before it loads, by view (`''` is the first), in px at a font size of
   * 16 px: in columns below 500 px, and in wider ones.
   */
  readonly heights?: Readonly<Record<string, readonly [narrow: number, wide: number]>>;
  /** The core calls that a page with it needs. They determine which module loads. */
  readonly calls: readonly CallName[];
  /** Those that it makes in pages with its prerender data; all by default. */
  readonly preparedCalls?: readonly CallName[];
  /** Calls that a worker or the build makes for it. */
  readonly jobs?: readonly CallName[];
  /** Calls that it makes only on pages where other figures need them anyway. */
  readonly besides?: readonly CallName[];
  /** The message topics it uses (the part of a key before the dot). The first one is its own and has its `name`. */
  readonly words: readonly string[];
  /** What it shares with other figures; a block has what every subclass of `Figure` has. */
  readonly common?: Common;
  /** Its parameters by property, in addition to those of `common`, which they override. */
  readonly parameters: Own;
  /** The help text of each of these, for attribute tables and editors. */
  readonly help: { readonly [Property in keyof Own]: string };
  /** The choice that changes the whole picture. */
  readonly views?: keyof Own & string;
  /** What child content is used for, if not as in `common`. */
  readonly slot?: string;
  /** In addition to `common`. */
  readonly events?: readonly FigureEvent[];
}
