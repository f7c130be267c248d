import type { CallName } from '../../../core/specs.js';
import type { Parameters } from './parameters.js';

/** What a figure tells the page that it is in. */
export interface FigureEvent {
  /** A past participle, as in `guess-committed`. It bubbles and leaves shadow roots. */
  readonly name: string;
  /** The type of its `detail`, as TypeScript writes it. */
  readonly detail: string;
  /** When it comes, in a sentence. */
  readonly help: string;
}

/** What some figures have in common. */
export interface Common {
  readonly parameters: Parameters;
  readonly help: Readonly<Record<string, string>>;
  /** What the page's own content between the tags becomes. */
  readonly slot?: string;
  readonly events?: readonly FigureEvent[];
}

/**
 * What a figure is. It stands beside the figure, in `manifest.ts`, and all lists of figures are made of it: by the build and by
 * tests, so what is said here weighs nothing in a page.
 */
export interface Manifest<Own extends Parameters = Parameters> {
  readonly tag: `pe-${string}`;
  /** What it shows, in a sentence or two. */
  readonly summary: string;
  /** On lines of its own, inside a sentence, or around text of the page: then nobody can embed it. */
  readonly stands: 'block' | 'inline' | 'around';
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
  /** What it shares with other figures. */
  readonly common?: Common;
  /** What can be set of it, by property, without those of `common`; one of the same name takes the place of theirs. */
  readonly parameters: Own;
  /** What each of these means, as the tables of attributes and editors say it. */
  readonly help: { readonly [Property in keyof Own]: string };
  /** The choice whose every word is a picture of its own. */
  readonly views?: keyof Own & string;
  /** What the page's own content between the tags becomes, where that is not what `common` says. */
  readonly slot?: string;
  /** Those beyond `common`. */
  readonly events?: readonly FigureEvent[];
}
