import { readFile, writeFile } from 'node:fs/promises';

import { format } from 'prettier';

import { root } from './paths.js';

const path = `${root}/cpp/bench/README.md`;

/**
 * Inserts a report into README.md between the marks for its kind of machine. A new kind gets new marks after the
 * others.
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
