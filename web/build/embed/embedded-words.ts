import { createHash } from 'node:crypto';

import type { EmbeddedFigures } from '../../embed/made-for-wake.js';
import { readWords } from '../content/content.js';
import { languages } from '../content/tour.js';
import { coreFor, exerciseManifest, manifests } from '../figures/manifests.js';
import { write } from '../files.js';
import { everyonesTopics, wordsOfTopics } from '../pages/words-of-page.js';
import { paths } from '../paths.js';

/** The file of what every element may say. */
const everyones = 'every';

/** The content of `embed/words/LANGUAGE/TOPIC.json`, by this name. */
function wordFiles(): ReadonlyMap<string, string> {
  const topics = new Set([...manifests, exerciseManifest].flatMap(({ words }) => words));
  const files = new Map<string, string>();
  for (const language of languages) {
    const words = readWords(language, 'words');
    const add = (name: string, of: readonly string[]): void =>
      void files.set(`${language.folder}/${name}`, JSON.stringify(wordsOfTopics(words, of)));
    add(everyones, everyonesTopics);
    for (const topic of topics) if (!everyonesTopics.includes(topic)) add(topic, [topic]);
  }
  return files;
}

/** Writes the words of embedded figures, topic by topic: a page loads those of the figures that are in it. */
export function writeEmbeddedWords(): void {
  for (const [name, content] of wordFiles()) write(paths.next, `embed/words/${name}.json`, content);
}

/** What the script that wakes embedded figures has to know of each of them. */
export function embeddedFigures(): EmbeddedFigures {
  const needs = ({ tag, words }: (typeof manifests)[number]): [string, readonly string[]] => [
    tag,
    [coreFor([tag]), everyones, ...words.filter((topic) => !everyonesTopics.includes(topic))],
  ];
  return {
    needs: Object.fromEntries([...manifests.filter(({ stands }) => stands !== 'around'), exerciseManifest].map(needs)),
    languages: languages.map(({ folder }) => folder),
    // Their names never change, so that a cache cannot tell old ones from new ones.
    version: createHash('sha256').update(JSON.stringify([...wordFiles()])).digest('hex').slice(0, 8),
  };
}
