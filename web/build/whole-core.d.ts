import { Core } from '../core/core.js';
import type { ModuleName } from '../core/modules.js';
/** Modules that have every call together. */
export declare const modulesOfAll: readonly ["core", "training"];
/** The core with every call: those of pages, and those of workers, since the build does some of their work ahead. */
export declare function wholeCore(getBytes?: (name: ModuleName) => Promise<Buffer>): Promise<Core>;
