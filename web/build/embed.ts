import { join, posix } from 'node:path';

import { build } from 'vite';

import type { Bundle } from './bundle.js';
import { readWords } from './content.js';
import { figureTagsIn } from './figure-tags.js';
import { knownFigures } from './figures.js';
import type { Sources } from './pages.js';
import { paths } from './paths.js';
import { original } from './addresses.js';
import { languages } from './tour.js';

const inSentences = ['pe-scrub', 'pe-value'];
/** A prediction is made of the page's own text, and the number field is a part of figures. */
const notAlone = ['pe-predict', 'pe-number-field'];

/** The tags that other people's pages may use. */
export const embeddable: readonly string[] = Object.keys(knownFigures).filter((tag) => !notAlone.includes(tag));

/** Where the tour shows each figure first: `clock-hands/#clock`. */
export function placesOf(sources: Sources): Readonly<Record<string, string>> {
  const places: Record<string, string> = {};
  for (const { slug, body } of sources.get(original) ?? []) {
    for (const { name, closing, attributes } of figureTagsIn(body)) {
      if (closing || name in places || !embeddable.includes(name)) continue;
      const id = attributes['id'] ?? (inSentences.includes(name) ? undefined : name.slice('pe-'.length));
      places[name] = `${slug === 'cover' ? '' : `${slug}/`}${id === undefined ? '' : `#${id}`}`;
    }
  }
  return places;
}

/** The phrases that are known before anything is loaded, by language. */
function phrases(): Record<string, Record<string, string>> {
  const isOurs = ([key]: [string, string]): boolean => key.startsWith('embed.');
  const short = ([key, text]: [string, string]): [string, string] => [key.slice('embed.'.length), text];
  return Object.fromEntries(
    languages.map((language) => [
      language.folder,
      Object.fromEntries(Object.entries(readWords(language, 'site')).filter(isOurs).map(short)),
    ]),
  );
}

/** Writes dist/embed/pe.js: one file under a name that never changes, since other people's pages name it. */
export async function writeEmbed(made: Bundle, sources: Sources): Promise<void> {
  const madeByBuild = {
    wake: posix.relative('embed', made.wakeEmbedded),
    tags: embeddable,
    inline: inSentences,
    phrases: phrases(),
    places: placesOf(sources),
  };
  await build({
    configFile: false,
    root: paths.root,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    define: { madeByBuild: JSON.stringify(madeByBuild) },
    build: {
      outDir: paths.next,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: join(paths.embed, 'pe.ts'), output: { format: 'es', entryFileNames: 'embed/pe.js' } },
    },
  });
}
