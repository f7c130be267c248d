/** The tags of figures that do not stand on lines of their own: in sentences, or around text. Written in by the build (`web/build/bundle.ts`). */
declare const smallTags: readonly string[];
