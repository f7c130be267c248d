import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { moduleCalls } from '../../core/modules.js';
import { languages } from '../../figures/shared/reader/languages.js';
import type { Manifest } from '../../figures/shared/manifest/manifest.js';
import { getSources } from '../content/content.js';
import { getMessageFiles, messageFiles } from '../content/message-files.js';
import { getPlaces } from '../embed/embed.js';
import { embeddedExercises } from '../exercises/embedded-exercises.js';
import { exerciseFiles } from '../exercises/files.js';
import { exerciseTag, getClassName, getModule } from '../figures/element-files.js';
import { exerciseManifest, manifests, modulesOfTags } from '../figures/manifests.js';
import { write } from '../files.js';
import type { Shipped } from '../licenses/bundled-modules.js';
import { loadCore } from '../load-core.js';
import { original } from '../pages/addresses.js';
import { paths } from '../paths.js';
import { builtWorkers } from '../workers.js';

/** The modules of the package that are made of content and wasm, each below `build/package-sources`. */
const writeSource = (file: string, code: string): void => write(paths.packageSources, `${file}.js`, code);
const writeData = (file: string, data: unknown): void => writeSource(file, `export default ${JSON.stringify(data)};\n`);

/** An object literal, one line per entry. */
const literal = (entries: readonly (readonly [name: string, code: string])[]): string =>
  `{\n${entries.map(([name, code]) => `${JSON.stringify(name)}: ${code},\n`).join('')}}`;

const lazy = (file: string): string => `() => import('${file}')`;

/** The name of a figure in the addresses of the package: `clock`. */
export const nameOf = (tag: string): string => tag.slice('pe-'.length);

const elements: readonly Manifest[] = [...manifests, exerciseManifest];

function writeMessages(): void {
  for (const language of languages)
    for (const [topic, messages] of messageFiles(language)) writeData(`messages/${language.folder}/${topic}`, messages);
}

async function writeExercises(): Promise<void> {
  const core = await loadCore();
  const files = exerciseFiles().filter(({ exercises }) => exercises.length > 0);
  const wrong = exerciseFiles().flatMap(({ problems }) => problems);
  if (wrong.length > 0) throw new Error(wrong.map(({ file, message }) => `${file}: ${message}`).join('\n'));
  for (const file of files)
    writeData(
      `exercises/${file.language.folder}/${file.slug}`,
      Object.fromEntries(embeddedExercises(file, core).map((data) => [data.spec.id, data])),
    );
  const chapters = languages.map(({ folder }) => {
    const own = files.filter(({ language }) => language.folder === folder);
    return [folder, literal(own.map(({ slug }) => [slug, lazy(`./exercises/${folder}/${slug}.js`)]))] as const;
  });
  const chapterOf = Object.fromEntries(
    files.flatMap(({ slug, exercises }) => exercises.map(({ spec }) => [spec.id, slug])),
  );
  writeSource(
    'exercises',
    `export const chapters = ${literal(chapters)};\nexport const chapterOf = ${JSON.stringify(chapterOf)};\n`,
  );
}

/** The engine for code exercises. package.json pins the version that this file belongs to. */
const quickjs = fileURLToPath(import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm'));

/** Writes wasm and workers as texts in modules, which every bundler keeps. */
async function writeTexts(shipped: Shipped): Promise<void> {
  const wasm = { ...Object.fromEntries(Object.keys(moduleCalls).map((name) => [name, wasmFile(name)])), quickjs };
  for (const [name, file] of Object.entries(wasm)) {
    writeData(`inline/${name}-wasm`, readFileSync(file).toString('base64'));
    shipped.add(file);
  }
  const workers = Object.entries(await builtWorkers(shipped));
  for (const [name, code] of workers) writeData(`inline/${name}`, code);
  const texts = (names: readonly (readonly [name: string, file: string])[]): string =>
    literal(names.map(([name, file]) => [name, lazy(`./inline/${file}.js`)]));
  const ofWorkers = ['core', 'training', 'quickjs'].map((name) => [name, `${name}-wasm`] as const);
  writeSource(
    'workers',
    `export const workers = ${texts(workers.map(([name]) => [name, name]))};\nexport const wasm = ${texts(ofWorkers)};\n`,
  );
}

/** The compiled module of this name. */
export const wasmFile = (name: string): string => join(paths.wasm, `${name}.wasm`);

/** Writes what each element needs (`web/package/figure-source.ts`), and the entry that defines it alone. */
function writeFigures(): void {
  const places = getPlaces(new Map([[original, getSources(original)]]));
  for (const manifest of elements) {
    const { tag } = manifest;
    const module = tag === exerciseTag ? join(paths.entries, tag) : join(paths.web, getModule(tag));
    const messages = languages.map(({ folder }) => {
      const topics = getMessageFiles(manifest).map((topic) => lazy(`../messages/${folder}/${topic}.js`));
      return [folder, `[${topics.join(', ')}]`] as const;
    });
    const modules = (modulesOfTags[tag] ?? []).map((name) => {
      const glue = lazy(join(paths.web, `core/modules/${name}.ts`));
      return [name, `{ load: ${glue}, bytes: ${lazy(`../inline/${name}-wasm.js`)} }`] as const;
    });
    writeSource(
      `sources/${nameOf(tag)}`,
      `export default ${literal([
        ['tag', JSON.stringify(tag)],
        ['load', `() => import('${module}.ts').then((module) => module.${getClassName(tag)})`],
        ['messages', literal(messages)],
        ['modules', literal(modules)],
        ...(places[tag] ? [['place', JSON.stringify(places[tag])] as const] : []),
      ])};\n`,
    );
    writeSource(
      `figures/${nameOf(tag)}`,
      `import { defineSources } from '${join(paths.entries, 'define-figures.ts')}';
import source from '../sources/${nameOf(tag)}.js';
defineSources([source]).catch((error) => console.error(error));\n`,
    );
  }
  const imports = elements.map(({ tag }) => `import ${getClassName(tag)} from './sources/${nameOf(tag)}.js';\n`);
  const all = literal(elements.map(({ tag }) => [tag, getClassName(tag)]));
  writeSource('figures', `${imports.join('')}export const sources = ${all};\n`);
}

/** Writes all of them. Returns the file of each figure's entry, by its name. */
export async function writeSources(shipped: Shipped): Promise<Readonly<Record<string, string>>> {
  rmSync(paths.packageSources, { recursive: true, force: true });
  writeMessages();
  await writeExercises();
  await writeTexts(shipped);
  writeFigures();
  return Object.fromEntries(
    elements.map(({ tag }) => [nameOf(tag), join(paths.packageSources, `figures/${nameOf(tag)}.js`)]),
  );
}
