import { Core } from '../core/core.js';
import { tellChanges } from '../figures/shared/frame/change-teller.js';
import { provideCore } from '../figures/shared/frame/core-context.js';
import { languageFolder } from '../figures/shared/reader/language.js';
import { registerWords, type Words } from '../figures/shared/reader/words.js';
import { topics, words } from './made-by-build.js';
import { classes, type Tag } from './tags.js';

export { provideHome, type HomeOptions } from './home.js';
export { tags, type Tag } from './tags.js';

/** The languages that figures speak. A page that has another one gets English. */
export type Language = 'en' | 'zh-hans' | 'zh-hant';

/** The figures that `defineFigures` loads, and their language. */
export interface FigureOptions {
  /** Without it, every figure. */
  readonly tags?: readonly Tag[];
  /**
   * A BCP 47 tag (zh-TW reads zh-hant), or several; without it `en`. Each figure takes the language of its `lang`, or of the
   * nearest element that has one; where that is not among these, the first one that was ever loaded.
   */
  readonly language?: string | readonly string[];
}

/** The languages asked for so far: a figure without words in the language of its page speaks the first one, so each needs its words in all. */
const spoken = new Set<string>();
const known = new Set<Tag>();

async function loadWords(language: string): Promise<void> {
  const needed = [...new Set([...known].flatMap((tag) => topics[tag] ?? []))];
  const load = async (topic: string): Promise<void> => {
    const module = await words[language]?.[topic]?.();
    if (module) registerWords(language, module.default as Words);
  };
  await Promise.all(needed.map(load));
}

/** In their order: the first one is what figures fall back to. */
async function loadAllWords(languages: readonly string[], tags: readonly Tag[]): Promise<void> {
  for (const tag of tags) known.add(tag);
  for (const tag of languages) {
    const folder = languageFolder(tag);
    spoken.add(Object.hasOwn(words, folder) ? folder : 'en');
  }
  for (const language of spoken) await loadWords(language);
}

let provided: Promise<void> | undefined;

/** One core for all figures; a failure to load is forgotten, so that the next call may try again. */
async function loadCore(): Promise<void> {
  provided ??= Core.load().then(provideCore);
  await provided.catch((error: unknown) => {
    provided = undefined;
    throw error;
  });
}

/**
 * Loads the core, the words of these figures and their code, then defines their tags. Until then the page shows what stands
 * between them: their captions. Tags that are defined already stay as they are, so it may be called again for more.
 *
 * @throws Error when a file does not load, or the page's policy forbids WebAssembly (`'wasm-unsafe-eval'`).
 */
export async function defineFigures({
  tags = Object.keys(classes) as Tag[],
  language = 'en',
}: FigureOptions = {}): Promise<void> {
  const languages = typeof language === 'string' ? [language] : language;
  tellChanges();
  // A slider with its number, of which figures are made.
  const field = import('../figures/shared/controls/pe-number-field.js');
  const [, , { PeNumberField }, ...loaded] = await Promise.all([
    loadCore(),
    loadAllWords(languages, tags),
    field,
    ...tags.map((tag) => classes[tag]()),
  ]);
  const define = (tag: string, element: CustomElementConstructor): void => {
    if (!customElements.get(tag)) customElements.define(tag, element);
  };
  define('pe-number-field', PeNumberField);
  tags.forEach((tag, index) => define(tag, loaded[index]!));
}
