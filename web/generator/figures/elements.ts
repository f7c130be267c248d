import { PeNumberField } from '../../figures/shared/controls/pe-number-field.js';
import { figureFolders, getClassName } from './element-files.js';

type Modules = Readonly<Record<string, CustomElementConstructor | undefined>>;

async function getElement(folder: string): Promise<[tag: string, element: CustomElementConstructor]> {
  const tag = `pe-${folder}`;
  const element = ((await import(`../../figures/${folder}/pe-${folder}.ts`)) as Modules)[getClassName(tag)];
  if (!element) throw new Error(`web/figures/${folder}/${tag}.ts has no class ${getClassName(tag)}`);
  return [tag, element];
}

/** Every element by tag; elements come before those that use them. Define them after setting the core. */
export const figures: Readonly<Record<string, CustomElementConstructor>> = {
  'pe-number-field': PeNumberField,
  ...Object.fromEntries(await Promise.all(figureFolders.map(getElement))),
};
