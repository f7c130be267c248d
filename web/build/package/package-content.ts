import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Core } from '../../core/core.js';
import { original } from '../pages/addresses.js';
import { sourcesOf } from '../content/content.js';
import { placesOf } from '../embed/embed.js';
import { embeddedExercises } from '../exercises/embedded-exercises.js';
import { exerciseFiles } from '../exercises/files.js';
import { paths } from '../paths.js';
import { languages } from '../content/tour.js';

/**
 * Writes what the package needs of `web/content`: the exercises of each language as a module, and the module that finds these and
 * knows where the tour shows each figure (`web/package/made-by-build.d.ts`).
 */
export async function writePackageContent(): Promise<void> {
  const core = await Core.load(await readFile(paths.core));
  const files = exerciseFiles();
  const wrong = files.flatMap(({ problems }) => problems);
  if (wrong.length > 0) throw new Error(wrong.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  mkdirSync(join(paths.package, 'exercise-texts'));
  const modules = languages.map(({ folder }) => {
    const own = files.filter(({ language }) => language.folder === folder).flatMap((file) => embeddedExercises(file, core));
    const byId = Object.fromEntries(own.map((data) => [data.spec.id, data]));
    writeFileSync(join(paths.package, `exercise-texts/${folder}.js`), `export default ${JSON.stringify(byId, null, 1)};\n`);
    return `  '${folder}': () => import('../exercise-texts/${folder}.js'),\n`;
  });
  const places = placesOf(new Map([[original, sourcesOf(original)]]));
  const code = `export const exercises = {\n${modules.join('')}};\nexport const places = ${JSON.stringify(places, null, 2)};\n`;
  writeFileSync(join(paths.package, 'package/made-by-build.js'), code);
  copyFileSync(join(paths.entries, 'made-by-build.d.ts'), join(paths.package, 'package/made-by-build.d.ts'));
}
