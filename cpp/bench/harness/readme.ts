import { readFile, writeFile } from 'node:fs/promises';

import { format } from 'prettier';

import { root } from './paths.js';

const path = `${root}/cpp/bench/README.md`;

/** Puts a report between the marks of README.md, so that no number there is typed by hand. */
export async function writeReadme(text: string): Promise<void> {
  const readme = await readFile(path, 'utf8');
  const marks = /<!-- report -->[^]*<!-- \/report -->/;
  if (!marks.test(readme)) throw new Error(`${path} has no place for the report`);
  const filled = readme.replace(marks, () => `<!-- report -->\n\n${text}\n\n<!-- /report -->`);
  await writeFile(path, await format(filled, { parser: 'markdown', proseWrap: 'preserve' }));
}
