import { exerciseManifest, manifests } from '../figures/manifests.js';
import { commonTopics, messagesOfTopics } from '../pages/messages-of-page.js';
import { readMessages, type Messages } from './content.js';
import type { Language } from '../../figures/shared/reader/languages.js';

/** The file of the messages that every element needs. */
const commonFile = 'every';

const isOwn = (topic: string): boolean => !commonTopics.includes(topic);

/**
 * The messages of a language, split into one file per topic and a common one, so that a page loads only those of its
 * figures.
 */
export function messageFiles(language: Language): ReadonlyMap<string, Messages> {
  const words = readMessages(language, 'messages');
  const topics = new Set([...manifests, exerciseManifest].flatMap(({ words: own }) => own.filter(isOwn)));
  return new Map([
    [commonFile, messagesOfTopics(words, commonTopics)],
    ...[...topics].map((topic) => [topic, messagesOfTopics(words, [topic])] as const),
  ]);
}

/** The message files that an element needs. */
export const getMessageFiles = ({ words }: (typeof manifests)[number]): readonly string[] => [
  commonFile,
  ...words.filter(isOwn),
];
