import { cpSync } from 'node:fs';
import { join } from 'node:path';

import { paths } from '../paths.js';

/** The programs that make blogs, for which there is a file to copy. */
export const blogPrograms = ['hugo', 'jekyll', 'hexo'] as const;

/** Whether a file of dist is one that authors of blogs copy: a template, no page. */
export const isForBlogs = (file: string): boolean =>
  blogPrograms.some((program) => file.startsWith(`embed/${program}/`));

/** Puts what authors of blogs copy into dist/embed/. */
export function writeBlogFiles(): void {
  for (const program of blogPrograms)
    cpSync(join(paths.embed, program), join(paths.next, 'embed', program), { recursive: true });
}
