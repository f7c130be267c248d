import { cpSync } from 'node:fs';
import { join } from 'node:path';

import { paths } from '../paths.js';

/** The static site generators for which there is a template to copy. */
export const blogPrograms = ['hugo', 'jekyll', 'hexo'] as const;

/** Whether a file of dist is a template for a static site generator, and not a page. */
export const isForBlogs = (file: string): boolean =>
  blogPrograms.some((program) => file.startsWith(`embed/${program}/`));

/** Copies the templates for static site generators to dist/embed/. */
export function writeBlogFiles(): void {
  for (const program of blogPrograms)
    cpSync(join(paths.embed, program), join(paths.next, 'embed', program), { recursive: true });
}
