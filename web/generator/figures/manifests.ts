import { manifest as exercise } from '../../exercises/manifest.js';
import { moduleCalls, type ModuleName } from '../../core/modules.js';
import type { CallName } from '../../core/specs.js';
import type { Manifest } from '../../figures/shared/manifest/manifest.js';
import { everyFigures } from '../../figures/shared/manifest/common-parameters.js';
import { figureManifests } from './figure-manifests.js';

/** The manifests of all figures with their defaults, in alphabetical order. */
export const manifests: readonly Manifest[] = figureManifests.map((manifest: Manifest) =>
  manifest.display ? manifest : { display: 'block', common: everyFigures, ...manifest },
);

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
