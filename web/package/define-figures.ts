import { EmptyCore } from '../core/empty-core.js';
import type { ModuleName } from '../core/modules.js';
import { emitChanges } from '../figures/shared/frame/host-events/figure-change-event.js';
import { provideCore } from '../figures/shared/frame/core-provider.js';
import { getLanguageTag, languageFolder, type LanguageFolder } from '../figures/shared/reader/languages.js';
import { registerMessages, type Messages } from '../figures/shared/reader/messages.js';
import { fromBase64 } from './base64.js';
import type { FigureSource, Lazy, WasmSource } from './figure-source.js';
import { loadWhenNear } from './load-when-near.js';

const core = new EmptyCore();

/** The result of each load, so that all figures share it; a failed one is forgotten, so that the next figure tries again. */
const loading = new Map<unknown, Promise<unknown>>();

function once(key: unknown, load: () => Promise<unknown>): Promise<unknown> {
  const promise = loading.get(key) ?? load();
  loading.set(key, promise);
  promise.catch(() => loading.delete(key));
  return promise;
}

const loadModule = (name: ModuleName, { load, bytes }: WasmSource): Promise<unknown> =>
  once(name, async () => core.addModule(name, load, fromBase64((await bytes()).default)));

async function loadTopic(language: string, topic: Lazy<Partial<Messages>>): Promise<void> {
  registerMessages(language, (await topic()).default as Messages);
}

const loadMessages = (source: FigureSource, language: LanguageFolder): Promise<unknown> =>
  once(`${source.tag} ${language}`, () =>
    Promise.all(source.messages[language].map((topic) => loadTopic(language, topic))),
  );

async function defineFigure(source: FigureSource): Promise<void> {
  const { tag, modules } = source;
  if (customElements.get(tag)) return;
  const languages = [...document.querySelectorAll<HTMLElement>(tag)].map((figure) =>
    languageFolder(getLanguageTag(figure)),
  );
  const [element, { define }] = await Promise.all([
    source.load(),
    import('./define.js'),
    ...(Object.entries(modules) as [ModuleName, WasmSource][]).map(([name, wasm]) => loadModule(name, wasm)),
    ...[...new Set(languages)].map((language) => loadMessages(source, language)),
  ]);
  define(tag, element, (language) => loadMessages(source, language));
}

/**
 * Defines the elements of these sources: each with its code, messages and wasm as soon as the first of its name comes
 * near the viewport, or at once. Without a page it does nothing.
 */
export async function defineSources(sources: readonly FigureSource[], load: 'near' | 'now' = 'near'): Promise<void> {
  if (typeof document !== 'object') return;
  provideCore(core);
  emitChanges();
  if (load === 'now') await Promise.all(sources.map(defineFigure));
  else await loadWhenNear(new Map(sources.map((source) => [source.tag, () => defineFigure(source)])));
}
