import { PeNumberField } from '../../figures/shared/controls/pe-number-field.js';
import { classNameOf, load, manifests, moduleOf } from './manifests.js';

async function elementOf(tag: string): Promise<CustomElementConstructor> {
  const element = (await load(`${moduleOf(tag)}.ts`))[classNameOf(tag)];
  if (typeof element !== 'function') throw new Error(`web/${moduleOf(tag)}.ts has no class ${classNameOf(tag)}`);
  return element as CustomElementConstructor;
}

/** Every element by its tag, the part of figures before those that use it. Define them once the core is provided. */
export const figures: Readonly<Record<string, CustomElementConstructor>> = {
  'pe-number-field': PeNumberField,
  ...Object.fromEntries(await Promise.all(manifests.map(async ({ tag }) => [tag, await elementOf(tag)] as const))),
};
