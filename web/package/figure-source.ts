import type { LoadedModule } from '../core/embind-types.js';
import type { ModuleName } from '../core/modules.js';
import type { LanguageFolder } from '../figures/shared/reader/languages.js';
import type { Messages } from '../figures/shared/reader/messages.js';
import type { Place } from '../figures/shared/links/tour-link.js';

/** A module that is loaded when it is needed. */
export type Lazy<Content> = () => Promise<{ readonly default: Content }>;

/** A wasm module: the JavaScript around it, and its bytes in base64, which every bundler keeps. */
export interface WasmSource {
  readonly load: () => Promise<LoadedModule>;
  readonly bytes: Lazy<string>;
}

/** What an element needs. The build writes one for each tag (`web/generator/package/sources.ts`). */
export interface FigureSource {
  readonly tag: string;
  readonly load: () => Promise<CustomElementConstructor>;
  readonly messages: Readonly<Record<LanguageFolder, readonly Lazy<Partial<Messages>>[]>>;
  readonly modules: Readonly<Partial<Record<ModuleName, WasmSource>>>;
  /** Where the tour shows this figure. */
  readonly place?: Place;
}
