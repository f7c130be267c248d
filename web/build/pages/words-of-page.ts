import type { Words } from '../content/content.js';

/** What every element may say: the topic of a phrase is the part of its key before the dot. */
const everyones = ['field', 'layout', 'figure', 'motion', 'scrub', 'predict', 'embed'];

/** Elements that do not only speak of the topic named after them. */
const topicsOf: Readonly<Record<string, readonly string[]>> = {
  'pe-worked-example': ['worked', 'column'],
  'pe-addition': ['addition', 'clock'],
  'pe-shuffle': ['shuffle', 'clock'],
  'pe-rotation': ['rotation', 'clock'],
  'pe-receiver': ['receiver', 'waves'],
  'pe-similarity': ['similarity', 'sketch'],
  'pe-exercise': ['exercise', 'embedded', 'code', 'bug', 'draw', 'sketch'],
};

/** The topics that an element speaks of. */
export function topicsOfTag(tag: string): readonly string[] {
  if (tag.startsWith('pe-exercise-')) return [...everyones, 'exercise', 'sketch', tag.slice('pe-exercise-'.length)];
  return [...everyones, ...(topicsOf[tag] ?? [tag.slice('pe-'.length)])];
}

/**
 * The phrases that the elements of a page may say. They travel in the page itself: those of all figures together would be
 * more than many a figure's code, and a file for each would be one more to wait for.
 */
export function wordsOfPage(html: string, words: Words): Words {
  const tags = new Set(Array.from(html.matchAll(/<(pe-[a-z-]+)/g), ([, tag = '']) => tag));
  const topics = new Set([...tags].flatMap(topicsOfTag));
  return Object.fromEntries(Object.entries(words).filter(([key]) => topics.has(key.split('.')[0] ?? '')));
}
