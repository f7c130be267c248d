import { exerciseManifest, manifests } from '../figures/manifests.js';
import type { Messages } from '../content/content.js';

/** The message topics that every element may use. The topic is the part of a key before the dot. */
export const commonTopics: readonly string[] = ['field', 'layout', 'figure', 'motion', 'scrub', 'predict', 'embed'];

const topicsByTag = new Map([...manifests, exerciseManifest].map(({ tag, words }) => [tag as string, words]));

/** The message topics of an element. */
export function topicsOfTag(tag: string): readonly string[] {
  if (tag.startsWith('pe-exercise-')) return [...commonTopics, 'exercise', 'sketch', tag.slice('pe-exercise-'.length)];
  return [...commonTopics, ...(topicsByTag.get(tag) ?? [tag.slice('pe-'.length)])];
}

export function messagesOfTopics(messages: Messages, topics: Iterable<string>): Messages {
  const wanted = new Set(topics);
  return Object.fromEntries(Object.entries(messages).filter(([key]) => wanted.has(key.split('.')[0] ?? '')));
}

/** A text that a prerendered figure reads from its own picture, so that a page has it once. */
const story = 'find-word.story';

/**
 * The messages for the elements of a page, inlined in it. All messages together are larger than the code of many
 * figures, and a separate file would be one more request.
 */
export function messagesOfTags(tags: readonly string[], messages: Messages): Messages {
  const wanted = Object.entries(messagesOfTopics(messages, tags.flatMap(topicsOfTag)));
  return Object.fromEntries(wanted.filter(([key]) => key !== story));
}
