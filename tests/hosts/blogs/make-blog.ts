import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root, run } from '../../support/programs.js';

/** A static blog generator. */
export interface Program {
  readonly name: 'hugo' | 'jekyll' | 'hexo';
  /** Machine-specific settings that override the blog's. */
  readonly settings: (tour: string) => { readonly file: string; readonly text: string };
  readonly words: readonly string[];
  /** The path of a post. */
  readonly post: (name: string) => string;
  /** The output folder. */
  readonly made: string;
  /** The path of the feed in it. */
  readonly feed: string;
}

const here = join(root, 'tests/hosts/blogs');
const hexo = join(here, 'hexo/node_modules');
const yaml: Program['settings'] = (tour) => ({ file: 'here.yml', text: `pe_host: ${tour}\n` });

/** All tested generators. */
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
 * Builds a small blog with the real generator and the files that an author downloads.
 *
 * @param tour - The URL that serves the figures.
 * @param snippet - The content of an additional post called `snippet`.
 * @returns The output folder.
 * @throws Error with the generator's output.
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
