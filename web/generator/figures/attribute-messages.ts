import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { describedFigures, type FigureAttribute } from './figure-attributes.js';
import { paths } from '../paths.js';
import type { Problem } from '../content/problems.js';
import { original } from '../pages/addresses.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { checkWording } from '../content/script-check.js';

const getFile = (language: Language): string =>
  relative(paths.root, join(paths.content, language.folder, 'data/attributes.json'));

/** Translations of attribute and event help, by `figure.attribute`, or by name where all figures agree. */
function translated(language: Language): Readonly<Record<string, string>> {
  const path = join(paths.root, getFile(language));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
}

/** An attribute or event with its English help text. */
type Explained = Pick<FigureAttribute, 'name' | 'meaning'>;

/** Where the help may stand; a summary has the name of its figure. */
const getKeys = (tag: string, { name }: Pick<Explained, 'name'>): string[] =>
  name === tag ? [tag] : [`${tag}.${name}`, name];

/** Returns a function that translates the help of an attribute or event; English is the text in the code. */
export function meaningIn(language: Language): (tag: string, one: Explained) => string {
  if (language === original) return (_, { meaning }) => meaning;
  const translations = translated(language);
  return (tag, one) =>
    getKeys(tag, one)
      .map((key) => translations[key])
      .find((text) => text !== undefined) ?? one.meaning;
}

/** The help texts of all figures in a language, by attribute: `clock.view`. In English they come from the code. */
export function attributeTexts(language: Language): (readonly [string, string])[] {
  if (language !== original) return Object.entries(translated(language));
  const helped = describedFigures.flatMap(({ manifest: { tag, summary }, attributes, events }) => [
    [tag, summary] as const,
    ...attributes.map(({ name, meaning }) => [`${tag}.${name}`, meaning] as const),
    ...events.map(({ name, help }) => [`${tag}.${name}`, help] as const),
  ]);
  return [...new Map(helped.map(([key, meaning]) => [meaning, [key, meaning] as const])).values()];
}

/** Where these help texts are written: a content file, or the manifests of the figures. */
export const attributeFile = (language: Language): string =>
  language === original ? 'web/figures' : getFile(language);

/** Problems in the translated help: missing attributes and events, and texts for none. */
export function checkAttributeMessages(): Problem[] {
  const explained = describedFigures.flatMap(({ manifest, manifest: { tag }, attributes, events }) =>
    [...(manifest.display === 'wrapper' ? [] : [{ name: tag }]), ...attributes, ...events].map((one) =>
      getKeys(tag, one),
    ),
  );
  const known = new Set(explained.flat());
  return languages
    .filter((language) => language !== original)
    .flatMap((language) => {
      const [file, texts] = [getFile(language), translated(language)];
      const missing = explained
        .filter((keys) => !keys.some((key) => key in texts))
        .map(([key]) => ({ file, message: `does not explain ${key ?? ''}` }));
      const unused = Object.keys(texts)
        .filter((key) => !known.has(key))
        .map((key) => ({ file, message: `explains ${key}, which no figure has` }));
      return [
        ...missing,
        ...unused,
        ...Object.values(texts).flatMap((text) => checkWording(text, language.folder, file, 1)),
      ];
    });
}
