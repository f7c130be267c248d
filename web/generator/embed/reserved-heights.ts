import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { packed, type Corners, type ReservedHeights } from '../../embed/reserved-heights.js';
import { exerciseTag, getModule } from '../figures/element-files.js';
import { manifests } from '../figures/manifests.js';
import { paths } from '../paths.js';

/** The measured heights of a tag in English and Chinese, by the attribute that changes its layout; `` without one. */
type Measured = Readonly<Record<'en' | 'zh', Readonly<Record<string, Corners>>>>;

/** The file is in the folder of the figure, or of the exercises. */
const getFile = (tag: string): string => join(paths.web, dirname(getModule(tag)), 'heights.json');

/** The heights of a tag by variant: `pe-clock`, `pe-clock row`. Empty if never measured. */
export function getHeights(tag: string): ReservedHeights {
  if (!existsSync(getFile(tag))) return {};
  const { en, zh } = JSON.parse(readFileSync(getFile(tag), 'utf8')) as Measured;
  const names = Object.keys({ ...en, ...zh });
  return Object.fromEntries(
    names.map((part) => [part === '' ? tag : `${tag} ${part}`, [packed(en[part] ?? []), packed(zh[part] ?? [])]]),
  );
}

/** The heights of all figures, inlined for every page that embeds one. */
export const heightsOfFigures = (): ReservedHeights =>
  Object.assign({}, ...manifests.map(({ tag }) => getHeights(tag))) as ReservedHeights;

/** The heights of exercises as a separate file, with its path below `embed/` and a version in its URL. */
export function exerciseHeightsFile(): { readonly file: string; readonly address: string; readonly content: string } {
  const content = JSON.stringify(getHeights(exerciseTag));
  const file = 'exercises/heights.json';
  return { file, address: `${file}?${createHash('sha256').update(content).digest('hex').slice(0, 8)}`, content };
}
