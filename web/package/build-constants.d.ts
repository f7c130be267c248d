// The facts and texts that the build makes of web/content and of the wasm for the package (web/generator/package.ts).
import type { ModuleName } from '../core/modules.js';
import type { Messages } from '../figures/shared/reader/messages.js';
import type { Place } from '../figures/shared/links/tour-link.js';

/** A module that is loaded when it is needed. */
type Later<Content> = () => Promise<{ readonly default: Content }>;

/** The words of each language, such as `zh-hant`, topic by topic. */
export declare const words: Readonly<Record<string, Readonly<Record<string, Later<Partial<Messages>>>>>>;

/** The topics of what each element says, by its tag. */
export declare const topics: Readonly<Record<string, readonly string[]>>;

/** The wasm modules that each element calls, by its tag. */
export declare const modules: Readonly<Record<string, readonly ModuleName[]>>;

/** The place in the tour of each figure, by its tag. */
export declare const places: Readonly<Record<string, Place>>;

/** The address of each module's wasm, where the bundler put it. */
export declare const wasm: Readonly<Record<ModuleName, () => URL>>;

/** The same bytes as text to the base 64. */
export declare const spareWasm: Readonly<Record<ModuleName | 'quickjs', Later<string>>>;

/** The code of the workers as text. */
export declare const spareWorkers: Readonly<Record<'worker' | 'code-worker', Later<string>>>;
