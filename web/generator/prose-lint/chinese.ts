import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as autocorrect from '@huacnlee/autocorrect/autocorrect_bg.js';

import { paths } from '../paths.js';

// The package expects a bundler that imports wasm as a module; in Node it must be instantiated by hand.
const folder = join(paths.modules, '@huacnlee/autocorrect');
const { instance } = await WebAssembly.instantiate(readFileSync(join(folder, 'autocorrect_bg.wasm')), {
  './autocorrect_bg.js': { ...autocorrect },
});
autocorrect.__wbg_set_wasm(instance.exports);
(instance.exports['__wbindgen_start'] as () => void)();

/**
 * Compares a text with autocorrect's output: spaces between scripts and full-width punctuation. Reports the first
 * difference only.
 */
export function complaintsInChinese(text: string): string[] {
  const better = autocorrect.format(text);
  if (better === text) return [];
  const [was, is] = [Array.from(text), Array.from(better)];
  const at = was.findIndex((character, index) => character !== is[index]);
  const excerpt = (characters: readonly string[]): string => characters.slice(Math.max(0, at - 6), at + 8).join('');
  return [`“${excerpt(was)}” is better “${excerpt(is)}”`];
}
