import { exerciseTag, figureTags, getClassName, getModule } from '../figures/element-files.js';

function entry(tag: string): string {
  const [name, module] = [getClassName(tag), tag === exerciseTag ? `./${tag}.js` : `../${getModule(tag)}.js`];
  return `  '${tag}': () => import('${module}').then(({ ${name} }) => ${name}),`;
}

/** The content of `web/package/tags.ts`. Downstream bundlers need each import written out. */
export function tagsFile(): string {
  const tags = [...figureTags, exerciseTag].toSorted();
  return `// Generated from the folders of the figures by npm run generate; do not edit.

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
