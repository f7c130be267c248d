import { dirname } from 'node:path';

import { exerciseTag, figureTags, getClassName, getModule } from '../figures/element-files.js';

const note = '// Generated from the folders of the figures by npm run generate; do not edit.';

function entry(tag: string): string {
  const [name, module] = [getClassName(tag), tag === exerciseTag ? `./${tag}.js` : `../${getModule(tag)}.js`];
  return `  '${tag}': () => import('${module}').then(({ ${name} }) => ${name}),`;
}

/** The content of `web/package/tags.ts`. Downstream bundlers need each import written out. */
export function tagsFile(): string {
  const tags = [...figureTags, exerciseTag].toSorted();
  return `${note}

/** The code of each element by its tag: spelled out, since that is how bundlers find what is imported when it is needed. */
export const classes = {
${tags.map(entry).join('\n')}
} as const satisfies Record<string, () => Promise<CustomElementConstructor>>;

/** The tag of a figure, or that of all exercises. */
export type Tag = keyof typeof classes;

/** Every tag, in alphabetical order. */
export const tags: readonly Tag[] = Object.keys(classes) as Tag[];
`;
}

/** The content of `web/generator/figures/figure-manifests.ts`, in alphabetical order of the tags. */
export function manifestsFile(): string {
  const imports = figureTags.map(
    (tag) => `import { manifest as ${getClassName(tag)} } from '../../${dirname(getModule(tag))}/manifest.js';`,
  );
  return `${note}\n${imports.join('\n')}\n\nexport const figureManifests = [${figureTags.map(getClassName).join(', ')}];\n`;
}

/** The content of `web/generator/figures/figure-classes.ts`. */
export function classesFile(): string {
  const imports = figureTags.map((tag) => `import { ${getClassName(tag)} } from '../../${getModule(tag)}.js';`);
  const entries = figureTags.map((tag) => `  '${tag}': ${getClassName(tag)},`);
  return `${note}\n${imports.join('\n')}\n\nexport const figureClasses = {\n${entries.join('\n')}\n};\n`;
}
