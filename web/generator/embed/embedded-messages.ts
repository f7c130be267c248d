import { createHash } from 'node:crypto';

import type { EmbeddedFigures } from '../../embed/embedded-figures.js';
import { languages } from '../../figures/shared/reader/languages.js';
import { readMessages } from '../content/content.js';
import { messageFiles, getMessageFiles } from '../content/message-files.js';
import { exerciseManifest, manifests, modulesOfTags } from '../figures/manifests.js';
import { write } from '../files.js';

/** The content of `embed/messages/LANGUAGE/TOPIC.json`, by `LANGUAGE/TOPIC`. */
export const embeddedMessages = (): readonly (readonly [string, string])[] =>
  languages.flatMap((language) =>
    [...messageFiles(language)].map(
      ([name, messages]) => [`${language.folder}/${name}`, JSON.stringify(messages)] as const,
    ),
  );

/** Writes the messages of embedded figures, one file per topic, so that a page loads only those of its own figures. */
export function writeEmbeddedMessages(folder: string): void {
  for (const [name, content] of embeddedMessages()) write(folder, `embed/messages/${name}.json`, content);
}

/** The data on each figure for the script that loads embedded figures. */
export function embeddedFigures(hasTour: boolean): EmbeddedFigures {
  const embedded = [...manifests.filter(({ display }) => display !== 'wrapper'), exerciseManifest];
  const allMessages = JSON.stringify(languages.map((language) => readMessages(language, 'messages')));
  return {
    modules: Object.fromEntries(embedded.map(({ tag }) => [tag, modulesOfTags[tag] ?? []])),
    topics: Object.fromEntries(embedded.map((manifest) => [manifest.tag, getMessageFiles(manifest)])),
    hasTour,
    // File names are stable, so caches need a version in the URL.
    version: createHash('sha256').update(allMessages).digest('hex').slice(0, 8),
  };
}
