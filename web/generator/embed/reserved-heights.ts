import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { packed, type Corners, type ReservedHeights } from '../../embed/reserved-heights.js';
import { exerciseTag, getModule } from '../figures/element-files.js';
import { manifests } from '../figures/manifests.js';
import { paths } from '../paths.js';

/** The measured heights of one tag, in English and in both Chinese scripts: by the attribute that makes another picture of it,
 * `` without one. */
type Measured = Readonly<Record<'en' | 'zh', Readonly<Record<string, Corners>>>>;

/** Beside the figure, or among the exercises. */
const getFile = (tag: string): string => join(paths.web, dirname(getModule(tag)), 'heights.json');

/** The heights of a tag by their names: `pe-clock`, `pe-clock row`. One that was never measured has none. */
export function getHeights(tag: string): ReservedHeights {
  if (!existsSync(getFile(tag))) return {};
  const { en, zh } = JSON.parse(readFileSync(getFile(tag), 'utf8')) as Measured;
  const names = Object.keys({ ...en, ...zh });
  return Object.fromEntries(
    names.map((part) => [part === '' ? tag : `${tag} ${part}`, [packed(en[part] ?? []), packed(zh[part] ?? [])]]),
  );
}

/** Those of all figures, which every page that embeds one gets to know. */
export const heightsOfFigures = (): ReservedHeights =>
  Object.assign({}, ...manifests.map(({ tag }) => getHeights(tag))) as ReservedHeights;

/** Those of exercises as a file of their own, and its name below `embed/`, with what tells a new one from an old one. */
export function exerciseHeightsFile(): { readonly file: string; readonly address: string; readonly content: string } {
  const content = JSON.stringify(getHeights(exerciseTag));
  const file = 'exercises/heights.json';
  return { file, address: `${file}?${createHash('sha256').update(content).digest('hex').slice(0, 8)}`, content };
}
