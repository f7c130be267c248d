import { exerciseManifest, manifests } from '../figures/manifests.js';
import type { Messages } from '../content/content.js';

/** The topics that every element may speak of: the topic of a phrase is the part of its key before the dot. */
export const commonTopics: readonly string[] = ['field', 'layout', 'figure', 'motion', 'scrub', 'predict', 'embed'];

const topicsByTag = new Map([...manifests, exerciseManifest].map(({ tag, words }) => [tag as string, words]));

/** The topics that an element speaks of. */
export function topicsOfTag(tag: string): readonly string[] {
  if (tag.startsWith('pe-exercise-')) return [...commonTopics, 'exercise', 'sketch', tag.slice('pe-exercise-'.length)];
  return [...commonTopics, ...(topicsByTag.get(tag) ?? [tag.slice('pe-'.length)])];
}

export const messagesOfTopics = (words: Messages, topics: readonly string[]): Messages =>
  Object.fromEntries(Object.entries(words).filter(([key]) => topics.includes(key.split('.')[0] ?? '')));

/**
 * The phrases that the elements of a page may say. They travel in the page itself: those of all figures together would be
 * more than many a figure's code, and a file for each would be one more to wait for.
 */
export function messagesOfPage(html: string, words: Messages): Messages {
  const tags = new Set(Array.from(html.matchAll(/<(pe-[a-z-]+)/g), ([, tag = '']) => tag));
  return messagesOfTopics(words, [...tags].flatMap(topicsOfTag));
}
