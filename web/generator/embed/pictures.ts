import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { manifests } from '../figures/manifests.js';
import { paths } from '../paths.js';

/** The figures that have a picture: those on lines of their own. */
export const pictured: readonly string[] = manifests.filter(({ display }) => display === 'block').map(({ tag }) => tag);

/** The picture of a figure in its first state, as a browser drew it: the build has none (`tests/e2e/embed/pictures.spec.ts`). */
export const getPicture = (tag: string, { folder }: Language): string => join(paths.pictures, tag, `${folder}.jpg`);

/** Copies the pictures into dist. A figure that is new has none until it is drawn. */
export function writePictures(): void {
  for (const tag of pictured)
    for (const language of languages)
      if (existsSync(getPicture(tag, language)))
        cpSync(getPicture(tag, language), join(paths.next, 'embed/pictures', language.folder, `${tag}.jpg`), {
          recursive: true,
        });
}
