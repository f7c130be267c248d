// Modules that the build makes of web/content and build/wasm (`web/generator/package/sources.ts`).

declare module '#sources/figures' {
  /** By tag. */
  export const sources: Readonly<Record<import('./tags.js').Tag, import('./figure-source.js').FigureSource>>;
}

declare module '#sources/exercises' {
  type Exercise = import('../exercises/base/exercise-source.js').ExerciseData;
  /** The exercises of each chapter, by their ids. */
  type Chapter = import('./figure-source.js').Lazy<Readonly<Record<string, Exercise>>>;
  /** By language, such as `zh-hant`, and chapter. */
  export const chapters: Readonly<Record<string, Readonly<Record<string, Chapter>>>>;
  /** The chapter of each exercise. */
  export const chapterOf: Readonly<Record<string, string>>;
}

declare module '#sources/workers' {
  type Text = import('./figure-source.js').Lazy<string>;
  /** The code of the workers. */
  export const workers: Readonly<Record<'worker' | 'codeWorker', Text>>;
  /** Wasm in base64. */
  export const wasm: Readonly<Record<'core' | 'training' | 'quickjs', Text>>;
}
