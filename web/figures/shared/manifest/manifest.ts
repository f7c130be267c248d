import type { CallName } from '../../../core/specs.js';
import type { Parameters } from './parameters.js';

/** An event by which a figure tells its page something. */
export interface FigureEvent {
  /** A past participle, as in `guess-committed`. It bubbles and leaves shadow roots. */
  readonly name: string;
  /** The type of its `detail`, as TypeScript writes it. */
  readonly detail: string;
  /** The occasion of the event, in a sentence. */
  readonly help: string;
}

/** The part of a manifest that some figures have in common. */
export interface Common {
  readonly parameters: Parameters;
  readonly help: Readonly<Record<string, string>>;
  /** The use of the page's own content between the tags. */
  readonly slot?: string;
  readonly events?: readonly FigureEvent[];
}

/**
 * The description of a figure. It stands beside the figure, in `manifest.ts`, and all lists of figures are made of it:
 * by the build and by tests, so its texts weigh nothing in a page.
 */
export interface Manifest<Own extends Parameters = Parameters> {
  readonly tag: `pe-${string}`;
  /** A sentence or two about the picture. */
  readonly summary: string;
  /** On lines of its own, inside a sentence, or around text of the page: then nobody can embed it. */
  readonly display: 'block' | 'inline' | 'wrapper';
  /** The calls of the core that a page with it needs; so they say which module it loads. */
  readonly calls: readonly CallName[];
  /** Those of them that it makes in pages that bring what the build prepared for it; all of them unless said. */
  readonly preparedCalls?: readonly CallName[];
  /** Calls that a worker or the build makes for it. */
  readonly jobs?: readonly CallName[];
  /** Calls that it makes only in pages where other figures need them anyway. */
  readonly besides?: readonly CallName[];
  /** The topics of its words, its own first, whose `name` it has: the part of a key before the dot. */
  readonly words: readonly string[];
  /** The part that it shares with other figures. */
  readonly common?: Common;
  /** Its parameters, by property, without those of `common`; one of the same name takes the place of theirs. */
  readonly parameters: Own;
  /** The meaning of each of these, as the tables of attributes and editors say it. */
  readonly help: { readonly [Property in keyof Own]: string };
  /** The choice whose every word is a picture of its own. */
  readonly views?: keyof Own & string;
  /** The use of the page's own content between the tags, if that is not what `common` says. */
  readonly slot?: string;
  /** Those beyond `common`. */
  readonly events?: readonly FigureEvent[];
}
