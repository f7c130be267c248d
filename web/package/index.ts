import { Core } from '../core/core.js';
import type { ModuleName } from '../core/modules.js';
import type { Wasm } from '../core/wasm.js';
import { emitChanges } from '../figures/shared/frame/host-events/figure-change-event.js';
import { warnOfUnknownTags } from '../figures/shared/hosts/unknown-tags.js';
import { provideCore } from '../figures/shared/frame/core-provider.js';
import { languageFolder } from '../figures/shared/reader/languages.js';
import { registerMessages, type Messages } from '../figures/shared/reader/messages.js';
import './wasm-url.js';
import { modules, topics, words } from './build-constants.js';
import { loadWhenNear } from './lazy-define.js';
import './inline-worker-fallback.js';
import { classes, tags as all, type Tag } from './tags.js';

export { provideHome, type HomeOptions } from './home.js';
export { tags, type Tag } from './tags.js';
export type { LanguageFolder as Language } from '../figures/shared/reader/languages.js';
export type { ModuleName, Wasm };

/** The figures that `defineFigures` loads, and their language. */
export interface FigureOptions {
  /** Without it, every figure. */
  readonly tags?: readonly Tag[];
  /**
   * A BCP 47 tag (zh-TW reads zh-hant), or several; without it `en`. Each figure takes the language of its `lang`, or of the
   * nearest element that has one; where that is not among these, the first one that was ever loaded.
   */
  readonly language?: string | readonly string[];
  /**
   * `near` (without it): a figure is loaded when the first of its name comes near the viewport, wherever the page adds it, but
   * not inside of shadow roots, into which nobody sees. `now`: all are loaded at once.
   */
  readonly load?: 'near' | 'now';
  /**
   * The address, the bytes or the `WebAssembly.Module` of core.wasm, or a function that gives those of NAME.wasm. Without it
   * the package finds its wasm by itself.
   */
  readonly wasm?: Wasm | ((name: ModuleName) => Wasm | undefined);
}

/** The languages asked for so far: a figure without words in the language of its page speaks the first one, so each needs its words in all. */
const spoken = new Set<string>();
const known = new Set<Tag>();

async function loadMessages(language: string): Promise<void> {
  const needed = [...new Set([...known].flatMap((tag) => topics[tag] ?? []))];
  const load = async (topic: string): Promise<void> => {
    const module = await words[language]?.[topic]?.();
    if (module) registerMessages(language, module.default as Messages);
  };
  await Promise.all(needed.map(load));
}

/** In their order: the first one is what figures fall back to. */
async function loadAllMessages(languages: readonly string[], figure: Tag): Promise<void> {
  known.add(figure);
  for (const tag of languages) spoken.add(languageFolder(tag));
  for (const language of spoken) await loadMessages(language);
}

const core = new Core();
const modulesAsked = new Map<ModuleName, Promise<Core>>();

/** A module is asked for once; a failure is forgotten, so that the next figure may try again. */
async function addModule(name: ModuleName, wasm?: Wasm): Promise<void> {
  const coming = modulesAsked.get(name) ?? core.add(name, wasm);
  modulesAsked.set(name, coming);
  coming.catch(() => modulesAsked.delete(name));
  await coming;
}

/** Loads the modules that a figure calls. A core.wasm that was given has the clock's calls, too. */
async function loadModules(tag: Tag, wasm: FigureOptions['wasm']): Promise<void> {
  const given = (name: ModuleName): Wasm | undefined => (typeof wasm === 'function' ? wasm(name) : undefined);
  const needed = (modules[tag] ?? []).filter((name) => !(name === 'clock' && modulesAsked.has('core')));
  await Promise.all(needed.map((name) => addModule(name, given(name))));
}

/**
 * Whether elements can be defined without a page: Lit brings what that takes in Node. Elsewhere it cannot even be loaded; and
 * Docusaurus runs its pages in a context of their own, which does not have what Lit has brought.
 */
const mayRender = (): Promise<boolean> =>
  import('lit').then(
    ({ isServer }) => typeof customElements === 'object' && isServer,
    () => false,
  );

async function defineFigure(tag: Tag, languages: readonly string[], wasm: FigureOptions['wasm']): Promise<void> {
  const [element, { define }, { PeNumberField }] = await Promise.all([
    classes[tag](),
    import('./define.js'),
    // A slider with its number, of which figures are made.
    import('../figures/shared/controls/pe-number-field.js'),
    loadModules(tag, wasm),
    loadAllMessages(languages, tag),
  ]);
  define('pe-number-field', PeNumberField);
  define(tag, element);
}

/**
 * Defines the tags of these figures, each with its code, its words and its part of the core as soon as the first of its name
 * comes near the viewport (`load`). Until then the page shows what stands between them: their captions. Tags that are defined
 * already stay as they are, so it may be called again for more. In Node, where pages are rendered, all are loaded at once;
 * where there is neither a page nor Node, it does nothing.
 *
 * @returns When those that are near now are defined. What fails to load later is told on the console, and tried again.
 * @throws Error when a file does not load, or the page's policy forbids WebAssembly (`'wasm-unsafe-eval'`); TypeError when
 *   `wasm` is no address, bytes or module.
 */
export async function defineFigures({
  tags = all,
  language = 'en',
  load = 'near',
  wasm,
}: FigureOptions = {}): Promise<void> {
  const hasPage = typeof document === 'object';
  if (!hasPage && !(await mayRender())) return;
  if (wasm !== undefined && typeof wasm !== 'function') await addModule('core', wasm);
  provideCore(core);
  const languages = typeof language === 'string' ? [language] : language;
  emitChanges();
  if (hasPage) warnOfUnknownTags(all);
  const one = (tag: Tag): Promise<void> => defineFigure(tag, languages, wasm);
  if (hasPage && load === 'near') await loadWhenNear(tags, one);
  else await Promise.all(tags.map(one));
}
