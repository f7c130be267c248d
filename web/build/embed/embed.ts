import { join, posix } from 'node:path';

import { build } from 'vite';

import type { Manifest } from '../../figures/shared/manifest/manifest.js';
import type { Place } from '../../figures/shared/links/tour-link.js';
import { original } from '../pages/addresses.js';
import type { Bundle } from '../bundle.js';
import { readWords, type Sources } from '../content/content.js';
import { describedFigures } from '../figures/figure-attributes.js';
import { exerciseTag, manifests } from '../figures/manifests.js';
import { figureTagsIn } from '../content/figure-tags.js';
import { write } from '../files.js';
import { writeEmbeddedWords } from './embedded-words.js';
import { renderFrame } from './frame-page.js';
import { exerciseRoomsFile, figureRooms } from './rooms.js';
import { paths } from '../paths.js';
import { isChapter, languages } from '../content/tour.js';
import type { Shipped } from '../notices/shipped.js';

const tagsThat = (fits: (manifest: Manifest) => boolean): readonly string[] => manifests.filter(fits).map(({ tag }) => tag);

/** The tags that other people's pages may use. */
export const embeddable = tagsThat(({ stands }) => stands !== 'around');
const inSentences = tagsThat(({ stands }) => stands === 'inline');
/** Those that fill a frame. */
export const framed = tagsThat(({ stands }) => stands === 'block');

/** What figures and exercises tell the page around them. */
const eventNames = [...new Set(describedFigures.flatMap(({ events }) => events.map(({ name }) => name)))].toSorted();

/** Where the tour shows each figure first, in the text of the original: the same in all languages. */
export function placesOf(sources: Sources): Readonly<Record<string, Place>> {
  const places: Record<string, Place> = {};
  const pages = sources.get(original) ?? [];
  // A chapter explains what it shows; the cover does not.
  for (const { slug, body } of [...pages.filter(({ slug }) => isChapter(slug)), ...pages]) {
    for (const { name, closing, attributes } of figureTagsIn(body)) {
      if (closing || name in places || !framed.includes(name)) continue;
      const page = slug === 'cover' ? '' : `${slug}/`;
      places[name] = { page, id: attributes['id'] ?? name.slice('pe-'.length), own: Object.keys(attributes) };
    }
  }
  return places;
}

/** The phrases `embed.…` that scripts have to say, by language. */
function phrases(keys: readonly string[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    languages.map((language) => {
      const words = readWords(language, 'site');
      return [language.folder, Object.fromEntries(keys.map((key) => [key, words[`embed.${key}`] ?? '']))];
    }),
  );
}

const faults = ['code', 'numbers', 'policy', 'taken'];

/** One file under a name that never changes, since other people's pages name it. */
async function writeScript(source: string, name: string, define: Readonly<Record<string, string>>, format: 'es' | 'iife', shipped: Shipped): Promise<void> {
  await build({
    configFile: false,
    root: paths.root,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    define,
    plugins: [shipped.plugin()],
    build: {
      outDir: paths.next,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: join(paths.embed, source), output: { format, entryFileNames: name } },
    },
  });
}

/** Writes dist/embed: the script, the page for frames, and the script that gives frames their height. */
export async function writeEmbed(made: Bundle, sources: Sources, shipped: Shipped): Promise<void> {
  const places = { ...placesOf(sources), [exerciseTag]: { page: 'exercises/', id: '', own: [] } };
  const exerciseRooms = exerciseRoomsFile();
  write(paths.next, `embed/${exerciseRooms.file}`, exerciseRooms.content);
  const madeByBuild = {
    ...{ wake: posix.relative('embed', made.wakeEmbedded), tags: embeddable, inline: inSentences, places },
    ...{ rooms: figureRooms(), exercise: exerciseTag, exerciseRooms: exerciseRooms.address },
    phrases: phrases([...faults, 'link']),
  };
  writeEmbeddedWords();
  await writeScript('pe.ts', 'embed/pe.js', { madeByBuild: JSON.stringify(madeByBuild) }, 'es', shipped);
  await writeScript('resize.ts', 'embed/resize.js', {}, 'iife', shipped);
  const said = phrases([...faults, 'which', 'unknown', 'noAttribute', 'badValue', 'list', 'source']);
  write(paths.next, 'embed/index.html', renderFrame(made, { phrases: said, names: namesOf(), places, events: eventNames }));
}

/** What each figure is called, by language. One that shows different things is named after the first. */
function namesOf(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    languages.map((language) => {
      const words = Object.entries(readWords(language, 'words'));
      const name = ({ tag, words: [topic = ''] }: Manifest): string => words.find(([key]) => key.startsWith(`${topic}.name`))?.[1] ?? tag;
      return [language.folder, Object.fromEntries(manifests.filter(({ tag }) => framed.includes(tag)).map((manifest) => [manifest.tag, name(manifest)]))];
    }),
  );
}
