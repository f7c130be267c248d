import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { original } from '../pages/addresses.js';
import { readWords, sourcesOf } from '../content/content.js';
import { wordFiles, wordFilesOf } from '../content/word-files.js';
import { placesOf } from '../embed/embed.js';
import { embeddedExercises } from '../exercises/embedded-exercises.js';
import { exerciseFiles } from '../exercises/files.js';
import { exerciseManifest, manifests } from '../figures/manifests.js';
import { write } from '../files.js';
import { paths } from '../paths.js';
import { wholeCore } from '../whole-core.js';
import { languages } from '../content/tour.js';

/** Writes the words, and returns the code that finds those of each language. */
function writeWords(): string[] {
  const [keys] = languages.map((language) => Object.keys(readWords(language, 'words')));
  const types = keys?.map((key) => `  readonly ${JSON.stringify(key)}: string;\n`) ?? [];
  write(paths.package, 'words/keys.d.ts', `declare const words: {\n${types.join('')}};\nexport default words;\n`);
  return languages.map((language) => {
    const { folder } = language;
    const found = [...wordFiles(language)].map(([topic, words]) => {
      write(paths.package, `words/${folder}/${topic}.js`, `export default ${JSON.stringify(words, null, 1)};\n`);
      return `    '${topic}': () => import('../words/${folder}/${topic}.js'),\n`;
    });
    return `  '${folder}': {\n${found.join('')}  },\n`;
  });
}

/**
 * Writes what the package needs of `web/content`: the words as modules, one for each language and topic, the exercises of each
 * language as one, and the module that finds these and knows which words each element says, and where the tour shows each figure
 * (`web/package/made-by-build.d.ts`).
 */
export async function writePackageContent(): Promise<void> {
  const core = await wholeCore();
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
  const topics = Object.fromEntries([...manifests, exerciseManifest].map((manifest) => [manifest.tag, wordFilesOf(manifest)]));
  const code = `export const exercises = {\n${modules.join('')}};
export const words = {\n${writeWords().join('')}};
export const topics = ${JSON.stringify(topics, null, 2)};
export const places = ${JSON.stringify(places, null, 2)};\n`;
  writeFileSync(join(paths.package, 'package/made-by-build.js'), code);
  copyFileSync(join(paths.entries, 'made-by-build.d.ts'), join(paths.package, 'package/made-by-build.d.ts'));
}
