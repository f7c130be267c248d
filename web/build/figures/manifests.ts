import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { manifest as exercise } from '../../exercises/manifest.js';
import { callsOf } from '../../core/fields.js';
import type { ModuleName } from '../../core/modules.js';
import type { CallName } from '../../core/specs.js';
import type { Manifest } from '../../figures/shared/manifest/manifest.js';
import { paths } from '../paths.js';

/** A folder with a manifest is a figure: its name is the tag without `pe-`. In alphabetical order. */
const folders = readdirSync(paths.figures)
  .filter((folder) => existsSync(join(paths.figures, folder, 'manifest.ts')))
  .toSorted();

/** Imports a module by its path below `web/`. */
export const load = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(paths.web, file)).href)) as Readonly<Record<string, unknown>>;

/** The manifests of all figures, in alphabetical order. */
export const manifests: readonly Manifest[] = await Promise.all(
  folders.map(async (folder) => {
    const { manifest } = (await load(`figures/${folder}/manifest.ts`)) as { readonly manifest: Manifest };
    if (manifest.tag !== `pe-${folder}`) throw new Error(`web/figures/${folder} has the manifest of ${manifest.tag}`);
    return manifest;
  }),
);

/** The manifest and the tag of all exercises. */
export const exerciseManifest: Manifest = exercise;
export const exerciseTag = exercise.tag;

/** The module with the class of a tag, below `web/` and without its ending: `figures/clock/pe-clock`. */
export const moduleOf = (tag: string): string =>
  `${tag === exerciseTag ? 'exercises' : `figures/${tag.slice('pe-'.length)}`}/${tag}`;

/** The name of the class in that module: `PeWorkedExample`. */
export const classNameOf = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

interface Module {
  readonly name: ModuleName;
  readonly calls: readonly CallName[];
}

/** The smallest first. */
const modules: readonly Module[] = (Object.keys(callsOf) as ModuleName[])
  .map((name) => ({ name, calls: callsOf[name], bytes: statSync(join(paths.wasm, `${name}.wasm`)).size }))
  .toSorted((one, other) => one.bytes - other.bytes);

/** The smallest module that has all these calls; none where there are none. */
export function moduleFor(calls: readonly CallName[]): ModuleName | undefined {
  if (calls.length === 0) return undefined;
  const found = modules.find((module) => calls.every((call) => module.calls.includes(call)));
  if (!found) throw new Error(`No wasm module has ${calls.join(', ')}: cpp/bindings/modules.cmake`);
  return found.name;
}

/** The calls that elements of these tags make in a page. */
export const callsOfTags = (tags: readonly string[]): readonly CallName[] =>
  [...manifests, exerciseManifest].filter(({ tag }) => tags.includes(tag)).flatMap(({ calls }) => calls);

/** Those of them that they make in pages of the tour, which bring what was prepared for each of them. */
export const callsOfPrepared = (tags: readonly string[]): readonly CallName[] =>
  [...manifests, exerciseManifest]
    .filter(({ tag }) => tags.includes(tag))
    .flatMap(({ calls, preparedCalls }) => preparedCalls ?? calls);
