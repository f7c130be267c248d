/** Facts that the build knows, and for which `pe.js` would need another request. Written into the script (`web/generator/embed/embed.ts`). */
declare const buildConstants: {
  /** The folder of the tour, from that of `pe.js`, and whether the tour is there: beside the script of the npm package it is not. */
  readonly tourRoot: string;
  readonly hasTour: boolean;
  /** The file that loads figures, from the folder of `pe.js`. */
  readonly loader: string;
  /** Every tag; those inside a sentence flow with it. */
  readonly tags: readonly string[];
  readonly inline: readonly string[];
  /** The heights of the figures. */
  readonly reservedHeights: import('./reserved-heights.js').ReservedHeights;
  /** The tag of all exercises. */
  readonly exercise: string;
  /** The messages for when nothing else could be loaded: language folder, phrase, text. */
  readonly phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The place in the tour of each figure. */
  readonly places: Readonly<Record<string, import('../figures/shared/links/tour-link.js').Place>>;
};
