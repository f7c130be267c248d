import { exerciseManifest, manifests } from '../figures/manifests.js';
import { commonTopics, wordsOfTopics } from '../pages/words-of-page.js';
import { readWords, type Words } from './content.js';
import type { Language } from './tour.js';

/** The file of what every element may say. */
const commonFile = 'every';

const isOwn = (topic: string): boolean => !commonTopics.includes(topic);

/** The words of a language, a file for each topic and one for what every element may say: a page loads those of the figures that are in it. */
export function wordFiles(language: Language): ReadonlyMap<string, Words> {
  const words = readWords(language, 'words');
  const topics = new Set([...manifests, exerciseManifest].flatMap(({ words: own }) => own.filter(isOwn)));
  return new Map([
    [commonFile, wordsOfTopics(words, commonTopics)],
    ...[...topics].map((topic) => [topic, wordsOfTopics(words, [topic])] as const),
  ]);
}

/** The word files that an element needs. */
export const wordFilesOf = ({ words }: (typeof manifests)[number]): readonly string[] => [
  commonFile,
  ...words.filter(isOwn),
];
