import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Slug } from '../../web/generator/content/tour.js';
import { root } from './programs.js';

/**
 * The code block of a chapter that contains these words; the content check ensures that all languages have the same
 * code.
 */
export function chapterCode(chapter: Slug, words = ''): string {
  const text = readFileSync(join(root, `web/content/en/${chapter}.md`), 'utf8');
  const blocks = Array.from(text.matchAll(/```(?:python|cpp)\n(.*?)```/gs), ([, code = '']) => code);
  const [found, ...others] = blocks.filter((code) => code.includes(words));
  if (found === undefined || others.length > 0) throw new Error(`${chapter} has not one code block with ${words}`);
  return found;
}
