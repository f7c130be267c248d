import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { manifest as exercise } from '../../exercises/manifest.js';
import { moduleCalls, type ModuleName } from '../../core/modules.js';
import type { CallName } from '../../core/specs.js';
import type { Manifest } from '../../figures/shared/manifest/manifest.js';
import { paths } from '../paths.js';
import { figureTags, getModule } from './element-files.js';

/** Imports a module by its path below `web/`. */
export const load = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(paths.web, file)).href)) as Readonly<Record<string, unknown>>;

/** The manifests of all figures, in alphabetical order. */
export const manifests: readonly Manifest[] = await Promise.all(
  figureTags.map(async (tag) => {
    const folder = dirname(getModule(tag));
    const { manifest } = (await load(`${folder}/manifest.ts`)) as { readonly manifest: Manifest };
    if (manifest.tag !== tag) throw new Error(`web/${folder} has the manifest of ${manifest.tag}`);
    return manifest;
  }),
);

/** The manifest of the exercise tag. */
export const exerciseManifest: Manifest = exercise;

/** The smallest set of modules that has all these calls. */
function modulesFor(calls: readonly CallName[]): ModuleName[] {
  const isIn = (module: ModuleName) => (call: CallName) => (moduleCalls[module] as readonly string[]).includes(call);
  const others = calls.filter((call) => !isIn('training')(call));
  const base = others.every(isIn('clock')) ? 'clock' : 'core';
  return [
    ...(others.length > 0 ? ([base] as const) : []),
    ...(others.length < calls.length ? (['training'] as const) : []),
  ];
}

const modulesBy = (
  callsOfFigure: (manifest: Manifest) => readonly CallName[],
): Readonly<Record<string, ModuleName[]>> =>
  Object.fromEntries(
    [...manifests, exerciseManifest].map((manifest) => [manifest.tag, modulesFor(callsOfFigure(manifest))]),
  );

/** The modules that each tag needs. */
export const modulesOfTags = modulesBy(({ calls }) => calls);

/** The modules that each tag needs in the tour, where figures have prerender data. */
export const modulesOfPreparedTags = modulesBy(({ calls, preparedCalls }) => preparedCalls ?? calls);
