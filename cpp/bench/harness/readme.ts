import { readFile, writeFile } from 'node:fs/promises';

import { format } from 'prettier';

import { root } from './paths.js';

const path = `${root}/cpp/bench/README.md`;

/**
 * Puts a report between the marks of its kind of machine in README.md, so that no number there is typed by hand. A new kind
 * gets marks of its own, behind the others.
 */
export async function writeReadme(processor: string, text: string): Promise<void> {
  const readme = await readFile(path, 'utf8');
  const [begin, end] = [`<!-- report: ${processor} -->`, '<!-- /report -->'];
  const filled = `${begin}\n\n${text}\n\n${end}`;
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end, from);
  const whole =
    from < 0
      ? `${readme.trimEnd()}\n\n### ${processor}\n\n${filled}\n`
      : readme.slice(0, from) + filled + readme.slice(to + end.length);
  await writeFile(path, await format(whole, { parser: 'markdown', proseWrap: 'preserve' }));
}
