import { PeNumberField } from '../../figures/shared/controls/pe-number-field.js';
import { getClassName, getModule } from './element-files.js';
import { load, manifests } from './manifests.js';

async function getElement(tag: string): Promise<CustomElementConstructor> {
  const element = (await load(`${getModule(tag)}.ts`))[getClassName(tag)];
  if (typeof element !== 'function') throw new Error(`web/${getModule(tag)}.ts has no class ${getClassName(tag)}`);
  return element as CustomElementConstructor;
}

/** Every element by tag; elements come before those that use them. Define them after setting the core. */
export const figures: Readonly<Record<string, CustomElementConstructor>> = {
  'pe-number-field': PeNumberField,
  ...Object.fromEntries(await Promise.all(manifests.map(async ({ tag }) => [tag, await getElement(tag)] as const))),
};
