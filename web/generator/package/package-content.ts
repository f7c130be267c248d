import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { moduleCalls } from '../../core/modules.js';
import { original } from '../pages/addresses.js';
import { readMessages, getSources } from '../content/content.js';
import { messageFiles, getMessageFiles } from '../content/message-files.js';
import { getPlaces } from '../embed/embed.js';
import { embeddedExercises } from '../exercises/embedded-exercises.js';
import { exerciseFiles } from '../exercises/files.js';
import { exerciseManifest, manifests, modulesOfTags } from '../figures/manifests.js';
import { write } from '../files.js';
import { paths } from '../paths.js';
import { loadCore } from '../load-core.js';
import { languages } from '../../figures/shared/reader/languages.js';

/** Writes the messages, and returns the code that loads them by language. */
function writeMessages(): string[] {
  const [keys] = languages.map((language) => Object.keys(readMessages(language, 'messages')));
  const types = keys?.map((key) => `  readonly ${JSON.stringify(key)}: string;\n`) ?? [];
  write(paths.package, 'messages/keys.d.ts', `declare const words: {\n${types.join('')}};\nexport default words;\n`);
  return languages.map((language) => {
    const { folder } = language;
    const found = [...messageFiles(language)].map(([topic, messages]) => {
      write(paths.package, `messages/${folder}/${topic}.js`, `export default ${JSON.stringify(messages, null, 1)};\n`);
      return `    '${topic}': () => import('../messages/${folder}/${topic}.js'),\n`;
    });
    return `  '${folder}': {\n${found.join('')}  },\n`;
  });
}

/** Writes each exercise in each language as a module, and an index module. */
async function writeExercises(): Promise<void> {
  const core = await loadCore();
  const files = exerciseFiles();
  const wrong = files.flatMap(({ problems }) => problems);
  if (wrong.length > 0) throw new Error(wrong.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  const found = languages.map(({ folder }) => {
    const own = files
      .filter(({ language }) => language.folder === folder)
      .flatMap((file) => embeddedExercises(file, core));
    const imports = own.map((data) => {
      const file = `exercise-texts/${folder}/${data.spec.id}.js`;
      write(paths.package, file, `export default ${JSON.stringify(data, null, 1)};\n`);
      return `    '${data.spec.id}': () => import('../${file}'),\n`;
    });
    return `  '${folder}': {\n${imports.join('')}  },\n`;
  });
  write(paths.package, 'package/exercise-texts.js', `export const exercises = {\n${found.join('')}};\n`);
}

/**
 * Writes wasm and workers again as text modules, for bundlers that drop files that are not code. Returns the code that
 * loads them.
 */
function writeSpares(workers: Readonly<Record<string, string>>): string {
  const modules = Object.keys(moduleCalls);
  for (const name of [...modules, 'quickjs'])
    write(
      paths.package,
      `spare/${name}.js`,
      `export default '${readFileSync(join(paths.package, `wasm/${name}.wasm`)).toString('base64')}';\n`,
    );
  for (const [name, code] of Object.entries(workers))
    write(paths.package, `spare/${name}.js`, `export default ${JSON.stringify(code)};\n`);
  const spare = (name: string): string => `  '${name}': () => import('../spare/${name}.js'),\n`;
  const address = (name: string): string => `  '${name}': () => new URL('../wasm/${name}.wasm', import.meta.url),\n`;
  return `export const wasm = {\n${modules.map(address).join('')}};
export const spareWasm = {\n${[...modules, 'quickjs'].map(spare).join('')}};
export const spareWorkers = {\n${Object.keys(workers).map(spare).join('')}};\n`;
}

/**
 * Writes the package's share of `web/content`: a module per set of messages and per exercise, and index modules with
 * the messages, calls and tour location of each element (`web/package/build-constants.d.ts`, `exercise-texts.d.ts`).
 *
 * @param workers - The code of each worker by its name.
 */
export async function writePackageContent(workers: Readonly<Record<string, string>>): Promise<void> {
  await writeExercises();
  const places = getPlaces(new Map([[original, getSources(original)]]));
  const topics = Object.fromEntries(
    [...manifests, exerciseManifest].map((manifest) => [manifest.tag, getMessageFiles(manifest)]),
  );
  const code = `export const words = {\n${writeMessages().join('')}};
export const topics = ${JSON.stringify(topics, null, 2)};
export const modules = ${JSON.stringify(modulesOfTags, null, 2)};
export const places = ${JSON.stringify(places, null, 2)};
${writeSpares(workers)}`;
  writeFileSync(join(paths.package, 'package/build-constants.js'), code);
  for (const types of ['build-constants', 'exercise-texts'])
    copyFileSync(join(paths.entries, `${types}.d.ts`), join(paths.package, `package/${types}.d.ts`));
}
