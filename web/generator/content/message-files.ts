import { exerciseManifest, manifests } from '../figures/manifests.js';
import { commonTopics, messagesOfTopics } from '../pages/messages-of-page.js';
import { readMessages, type Messages } from './content.js';
import type { Language } from '../../figures/shared/reader/languages.js';

/** The file of what every element may say. */
const commonFile = 'every';

const isOwn = (topic: string): boolean => !commonTopics.includes(topic);

/** The words of a language, a file for each topic and one for what every element may say: a page loads those of the figures that are in it. */
export function messageFiles(language: Language): ReadonlyMap<string, Messages> {
  const words = readMessages(language, 'messages');
  const topics = new Set([...manifests, exerciseManifest].flatMap(({ words: own }) => own.filter(isOwn)));
  return new Map([
    [commonFile, messagesOfTopics(words, commonTopics)],
    ...[...topics].map((topic) => [topic, messagesOfTopics(words, [topic])] as const),
  ]);
}

/** The word files that an element needs. */
export const getMessageFiles = ({ words }: (typeof manifests)[number]): readonly string[] => [
  commonFile,
  ...words.filter(isOwn),
];
