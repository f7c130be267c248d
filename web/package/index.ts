import { Core } from '../core/core.js';
import { provideCore } from '../figures/shared/frame/core-context.js';
import { languageFolder } from '../figures/shared/reader/language.js';
import { registerWords, type Words } from '../figures/shared/reader/words.js';
import { classes, type Tag } from './tags.js';

export { provideHome, type HomeOptions } from './home.js';
export { tags, type Tag } from './tags.js';

/** The languages that figures speak. A page that has another one gets English. */
export type Language = 'en' | 'zh-hans' | 'zh-hant';

/** What `defineFigures` is to load. */
export interface FigureOptions {
  /** Without it, every figure. */
  readonly tags?: readonly Tag[];
  /**
   * A BCP 47 tag (zh-TW reads zh-hant), or several; without it `en`. Each figure takes the language of its `lang`, or of the
   * nearest element that has one; where that is not among these, the first one that was ever loaded.
   */
  readonly language?: string | readonly string[];
}

const words: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('../content/en/words.json'),
  'zh-hans': () => import('../content/zh-hans/words.json'),
  'zh-hant': () => import('../content/zh-hant/words.json'),
};

const isSpoken = (folder: string): folder is Language => Object.hasOwn(words, folder);

async function loadWords(tag: string): Promise<void> {
  const folder = languageFolder(tag);
  const language = isSpoken(folder) ? folder : 'en';
  registerWords(language, (await words[language]()).default);
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
 * Loads the core, the words and the code of these figures, then defines their tags. Until then the page shows what stands
 * between them: their captions. Tags that are defined already stay as they are, so it may be called again for more.
 *
 * @throws Error when a file does not load, or the page's policy forbids WebAssembly (`'wasm-unsafe-eval'`).
 */
export async function defineFigures({
  tags = Object.keys(classes) as Tag[],
  language = 'en',
}: FigureOptions = {}): Promise<void> {
  const languages = typeof language === 'string' ? [language] : language;
  // In their order: the first one is what figures fall back to.
  const loadAll = async (): Promise<void> => {
    for (const tag of languages) await loadWords(tag);
  };
  // A slider with its number, of which figures are made.
  const field = import('../figures/shared/controls/pe-number-field.js');
  const [, , { PeNumberField }, ...loaded] = await Promise.all([
    loadCore(),
    loadAll(),
    field,
    ...tags.map((tag) => classes[tag]()),
  ]);
  const define = (tag: string, element: CustomElementConstructor): void => {
    if (!customElements.get(tag)) customElements.define(tag, element);
  };
  define('pe-number-field', PeNumberField);
  tags.forEach((tag, index) => define(tag, loaded[index]!));
}
