import { dirname } from 'node:path';

import { exerciseTag, figureTags, getClassName, getModule } from '../figures/element-files.js';

const note = '// Generated from the folders of the figures by npm run generate; do not edit.';

/** The content of `web/package/tags.ts`. */
export const tagsFile = (): string => `${note}

/** Every tag, in alphabetical order. */
export const tags = [${[...figureTags, exerciseTag]
  .toSorted()
  .map((tag) => `'${tag}'`)
  .join(', ')}] as const;

/** The tag of a figure, or that of all exercises. */
export type Tag = (typeof tags)[number];
`;

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
