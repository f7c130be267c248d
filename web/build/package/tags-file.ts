// Writes web/package/tags.ts anew, as a new figure needs it: `node --import tsx web/build/package/tags-file.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { getClassName, exerciseTag, manifests, getModule } from '../figures/manifests.js';
import { paths } from '../paths.js';

const widest = 120;

function entry(tag: string): string {
  const [name, module] = [getClassName(tag), tag === exerciseTag ? `./${tag}.js` : `../${getModule(tag)}.js`];
  const code = `import('${module}').then(({ ${name} }) => ${name}),`;
  const line = `  '${tag}': () => ${code}`;
  return line.length <= widest ? line : `  '${tag}': () =>\n    ${code}`;
}

/** The text of `web/package/tags.ts`: bundlers of others find a figure only where its import is spelled out. */
export function tagsFile(): string {
  const tags = [...manifests.map(({ tag }) => tag), exerciseTag].toSorted();
  return `// Made from the manifests of the figures by web/build/package/tags-file.ts; do not edit.

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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(paths.entries, 'tags.ts'), tagsFile());
