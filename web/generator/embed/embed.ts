import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { build } from 'vite';

import type { Manifest } from '../../figures/shared/manifest/manifest.js';
import type { Place } from '../../figures/shared/links/tour-link.js';
import { original } from '../pages/addresses.js';
import { tightStyles, type Bundle } from '../bundle.js';
import { readMessages, type Sources } from '../content/content.js';
import { describedFigures } from '../figures/figure-attributes.js';
import { exerciseTag } from '../figures/element-files.js';
import { exerciseManifest, manifests } from '../figures/manifests.js';
import { figureTagsIn } from '../content/figure-tags.js';
import { write } from '../files.js';
import { writeEmbeddedMessages } from './embedded-messages.js';
import { renderFrame } from './frame-page.js';
import { paths } from '../paths.js';
import { languages } from '../../figures/shared/reader/languages.js';
import { isChapter } from '../content/tour.js';
import type { Shipped } from '../licenses/bundled-modules.js';

const tagsThat = (fits: (manifest: Manifest) => boolean): readonly string[] =>
  manifests.filter(fits).map(({ tag }) => tag);

/** The tags that other sites may embed. */
export const embeddable = tagsThat(({ display }) => display !== 'wrapper');
export const inSentences = tagsThat(({ display }) => display === 'inline');
/** The tags that can fill an iframe. */
export const framed = tagsThat(({ display }) => display === 'block');

/** The events that figures and exercises dispatch to the page. */
const eventNames = [...new Set(describedFigures.flatMap(({ events }) => events.map(({ name }) => name)))].toSorted();

/** Where the tour first shows each figure, in the original; the same place in every language. */
export function getPlaces(sources: Sources): Readonly<Record<string, Place>> {
  const places: Record<string, Place> = {};
  const pages = sources.get(original) ?? [];
  // Chapters before the cover: they explain what they show.
  for (const { slug, body } of [...pages.filter(({ slug }) => isChapter(slug)), ...pages]) {
    for (const { name, closing, attributes } of figureTagsIn(body)) {
      if (closing || name in places || !framed.includes(name)) continue;
      const page = slug === 'cover' ? '' : `${slug}/`;
      places[name] = { page, id: attributes['id'] ?? name.slice('pe-'.length), own: Object.keys(attributes) };
    }
  }
  return places;
}

/** The messages `embed.…` that scripts need, by language. */
function phrases(keys: readonly string[]): Record<string, Record<string, string>> {
  return Object.fromEntries(
    languages.map((language) => {
      const messages = readMessages(language, 'site');
      return [language.folder, Object.fromEntries(keys.map((key) => [key, messages[`embed.${key}`] ?? '']))];
    }),
  );
}

const faults = ['code', 'numbers', 'browser', 'policy', 'taken'];

/** Bundles one script under a stable name, because other sites refer to it. */
async function writeScript(
  folder: string,
  source: string,
  name: string,
  define: Readonly<Record<string, string>>,
  format: 'es' | 'iife',
  shipped: Shipped,
): Promise<void> {
  await build({
    configFile: false,
    root: paths.root,
    base: './',
    logLevel: 'warn',
    publicDir: false,
    define,
    plugins: [tightStyles, shipped.plugin()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: join(paths.embed, source), output: { format, entryFileNames: name } },
    },
  });
}

/** The heights to reserve: `pe-clock`, `pe-clock row`. */
const reservedHeights = Object.fromEntries(
  [...manifests, exerciseManifest].flatMap(({ tag, heights = {} }) =>
    Object.entries(heights).map(([view, pair]) => [view === '' ? tag : `${tag} ${view}`, pair] as const),
  ),
);

/** The chapters that "about this figure" links lead to. */
const placesOfEmbedded = (sources: Sources) => ({
  ...getPlaces(sources),
  [exerciseTag]: { page: 'exercises/', id: '', own: [] },
});

/**
 * An embed script and its folder: the script under one or more names, and the messages that it loads.
 */
interface PeScript {
  readonly folder: string;
  /** The file that loads figures. */
  readonly loader: string;
  /** Its names, below `embed/`. */
  readonly names: readonly string[];
  readonly hasTour: boolean;
}

/** The constants of an embed script: the files around it, relative to the root of the site. */
export function getEmbedConstants(
  own: string,
  { loader, hasTour }: Pick<PeScript, 'loader' | 'hasTour'>,
  sources: Sources,
) {
  return {
    ...{
      tourRoot: `${posix.relative(own, '')}/`,
      hasTour,
      loader: posix.relative(own, loader),
      tags: embeddable,
      inline: inSentences,
    },
    ...{ places: placesOfEmbedded(sources), reservedHeights, exercise: exerciseTag },
    phrases: phrases([...faults, 'link']),
  };
}

/** Writes the embed script and what it loads, except for code and exercises. */
export async function writePe(
  { folder, names, ...about }: PeScript,
  sources: Sources,
  shipped: Shipped,
): Promise<void> {
  writeEmbeddedMessages(folder);
  for (const name of names) {
    const buildConstants = getEmbedConstants(posix.dirname(`embed/${name}`), about, sources);
    await writeScript(
      folder,
      'pe.ts',
      `embed/${name}`,
      { buildConstants: JSON.stringify(buildConstants) },
      'es',
      shipped,
    );
  }
}

/**
 * Writes dist/embed: the script (also under its major version), the page for iframes, and the script that resizes
 * iframes.
 */
export async function writeEmbed(bundle: Bundle, sources: Sources, shipped: Shipped): Promise<void> {
  const names = ['pe.js', `v${majorVersion()}/pe.js`];
  await writePe({ folder: paths.next, loader: bundle.loadEmbedded, names, hasTour: true }, sources, shipped);
  await writeScript(paths.next, 'resize.ts', 'embed/resize.js', {}, 'iife', shipped);
  write(paths.next, 'embed/index.html', framePage(bundle, sources));
}

/** The page for iframes. */
export function framePage(bundle: Bundle, sources: Sources): string {
  const messages = phrases([...faults, 'which', 'unknown', 'noAttribute', 'badValue', 'list', 'source']);
  return renderFrame(bundle, {
    phrases: messages,
    names: getNames(),
    places: placesOfEmbedded(sources),
    events: eventNames,
  });
}

function majorVersion(): string {
  const { version } = JSON.parse(readFileSync(join(paths.root, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version.split('.', 1).join('');
}

/** The name of each figure, by language. A figure with several forms has the name of the first. */
function getNames(): Record<string, Record<string, string>> {
  return Object.fromEntries(
    languages.map((language) => {
      const messages = Object.entries(readMessages(language, 'messages'));
      const name = ({ tag, words: [topic = ''] }: Manifest): string =>
        messages.find(([key]) => key.startsWith(`${topic}.name`))?.[1] ?? tag;
      return [
        language.folder,
        Object.fromEntries(
          manifests.filter(({ tag }) => framed.includes(tag)).map((manifest) => [manifest.tag, name(manifest)]),
        ),
      ];
    }),
  );
}
