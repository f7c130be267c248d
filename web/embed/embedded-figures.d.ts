/** Facts about the figures for the script that loads them. Written into it (`web/build/embed/embedded-words.ts`). */
export interface EmbeddedFigures {
  /** By tag: the module of the core with its calls, or nothing, then the files of its words. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
  /** Of the words. */
  readonly version: string;
  /** Whether the tour is around the script. */
  readonly hasTour: boolean;
}

declare global {
  const embeddedFigures: EmbeddedFigures;
}
