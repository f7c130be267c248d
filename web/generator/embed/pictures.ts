import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

import { filesUnder } from '../files.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { manifests } from '../figures/manifests.js';
import { paths } from '../paths.js';

/** The figures that have a preview image: those with `display: 'block'`. */
export const pictured: readonly string[] = manifests.filter(({ display }) => display === 'block').map(({ tag }) => tag);

/** The preview image of a figure. `npm run pictures` takes it, because the build has no browser. */
export const getPicture = (tag: string, { folder }: Language): string => join(paths.pictures, tag, `${folder}.jpg`);

/** The preview images that there are: the gallery shows those of figures that cannot be drawn. */
export const existingPictures = (): string[] => (existsSync(paths.pictures) ? filesUnder(paths.pictures) : []);

/** Copies the existing preview images into a site. */
export function writePictures(site: string): void {
  for (const tag of pictured)
    for (const language of languages) {
      const picture = getPicture(tag, language);
      if (existsSync(picture)) cpSync(picture, join(site, 'embed/pictures', language.folder, `${tag}.jpg`));
    }
  if (!existsSync(paths.pictures))
    console.log('There are no pictures of the figures for feeds: npm run pictures draws them.');
}
