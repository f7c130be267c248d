import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, run } from '../../support/programs.js';

/** A program that makes a blog, as its users call it. */
export interface Program {
  readonly name: 'hugo' | 'jekyll' | 'hexo';
  /** The settings of the machine that the test runs on, which come after those of the blog. */
  readonly settings: (tour: string) => { readonly file: string; readonly text: string };
  readonly words: readonly string[];
  /** The file of a post. */
  readonly post: (name: string) => string;
  /** The folder into which it puts the pages. */
  readonly made: string;
  /** The file of its feed there. */
  readonly feed: string;
}

const here = join(root, 'tests/hosts/blogs');
const hexo = join(here, 'hexo/node_modules');
const yaml: Program['settings'] = (tour) => ({ file: 'here.yml', text: `pe_host: ${tour}\n` });

/** The programs that make blogs. */
export const programs: readonly Program[] = [
  {
    name: 'hugo',
    settings: (tour) => ({ file: 'here.toml', text: `[params]\npe_host = '${tour}'\n` }),
    post: (name) => `content/posts/${name}.md`,
    words: ['hugo', '--quiet', '--config', 'hugo.toml,here.toml'],
    made: 'public',
    feed: 'posts/index.xml',
  },
  {
    name: 'jekyll',
    settings: yaml,
    post: (name) => `_posts/2024-05-01-${name}.md`,
    words: ['jekyll', 'build', '--quiet', '--disable-disk-cache', '--config', '_config.yml,here.yml'],
    made: '_site',
    feed: 'feed.xml',
  },
  {
    name: 'hexo',
    settings: yaml,
    post: (name) => `source/_posts/${name}.md`,
    words: [process.execPath, join(hexo, 'hexo/bin/hexo'), 'generate', '--silent', '--config', '_config.yml,here.yml'],
    made: 'public',
    feed: 'atom.xml',
  },
];

/**
 * Makes a small blog with the real program and the files that its author downloads from the tour.
 *
 * @param tour - The address that serves the figures.
 * @param snippet - What stands in one post more, called `snippet`.
 * @returns The folder of the finished pages.
 * @throws Error with what the program says.
 */
export async function makeBlog(program: Program, tour: string, snippet: string): Promise<string> {
  const { name, settings, post, words, made } = program;
  const folder = join(root, 'build/blogs', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const isOwn = (path: string): boolean => !path.includes('node_modules');
  cpSync(join(here, name), folder, { recursive: true, filter: isOwn });
  cpSync(join(root, 'dist/embed', name), folder, { recursive: true });
  if (name === 'hexo') symlinkSync(hexo, join(folder, 'node_modules'));
  const { file, text } = settings(tour);
  writeFileSync(join(folder, file), text);
  const front = '---\ntitle: A snippet\nlayout: post\ndate: 2024-05-01\n---\n\n';
  writeFileSync(join(folder, post('snippet')), `${front}${snippet}\n`);
  const { ok, output } = await run(['env', '-C', folder, ...words], 60);
  if (!ok) throw new Error(`${name}: ${output}`);
  return join(folder, made);
}
