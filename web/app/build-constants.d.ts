/** The tags of figures that do not stand on lines of their own: in sentences, or around text. Written in by the build (`web/generator/bundle.ts`). */
declare const smallTags: readonly string[];

/** The wasm modules that the figures of a tag call; where a tag is not listed, `core`. */
declare const otherModulesOfTags: Readonly<Record<string, readonly import('../core/modules.js').ModuleName[]>>;

/** The facts by which the table of contents tells a reader's progress. */
interface ContentsOfTour {
  /** The ids of the exercises of each chapter. */
  readonly exercises: Readonly<Record<string, readonly string[]>>;
  /** By the tag of the language: `read`, `solved` and `note`. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
declare const contentsOfTour: ContentsOfTour;
