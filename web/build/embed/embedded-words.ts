import { createHash } from 'node:crypto';

import type { EmbeddedFigures } from '../../embed/embedded-figures.js';
import { languages } from '../content/tour.js';
import { wordFiles, wordFilesOf } from '../content/word-files.js';
import { exerciseManifest, manifests, modulesOfTags } from '../figures/manifests.js';
import { write } from '../files.js';

/** The content of `embed/words/LANGUAGE/TOPIC.json`, by `LANGUAGE/TOPIC`. */
export const embeddedWords = (): readonly (readonly [string, string])[] =>
  languages.flatMap((language) =>
    [...wordFiles(language)].map(([name, words]) => [`${language.folder}/${name}`, JSON.stringify(words)] as const),
  );

/** Writes the words of embedded figures below a folder, topic by topic: a page loads those of the figures that are in it. */
export function writeEmbeddedWords(folder: string): void {
  for (const [name, content] of embeddedWords()) write(folder, `embed/words/${name}.json`, content);
}

/** The facts about each figure for the script that loads embedded figures. */
export function embeddedFigures(hasTour: boolean): EmbeddedFigures {
  const embedded = [...manifests.filter(({ stands }) => stands !== 'around'), exerciseManifest];
  return {
    modules: Object.fromEntries(embedded.map(({ tag }) => [tag, modulesOfTags[tag] ?? []])),
    topics: Object.fromEntries(embedded.map((manifest) => [manifest.tag, wordFilesOf(manifest)])),
    hasTour,
    // Their names never change, so that a cache cannot tell old ones from new ones.
    version: createHash('sha256').update(JSON.stringify(embeddedWords())).digest('hex').slice(0, 8),
  };
}
