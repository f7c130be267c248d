import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

import { root } from '../../harness/processes.js';

/** The complaints of the linter about the doc comments of a script. */
async function complaintsAbout(script: string): Promise<readonly string[]> {
  const [result] = await new ESLint({ cwd: root }).lintText(script, { filePath: `${root}/setup.mjs` });
  return result!.messages.filter(({ ruleId }) => ruleId === 'doc-comments/full-sentence').map(({ message }) => message);
}

test.each([
  ['/** What is kept. */\nexport const kept = 1;\n', 'What'],
  ['/**\n * How many hands there are.\n */\nexport const hands = 8;\n', 'How'],
  ['// Where the site is made.\nexport const place = 1;\n', 'Where'],
])('a doc comment without a head is refused: %j', async (script, word) => {
  expect(await complaintsAbout(script)).toEqual([expect.stringContaining(`not "${word} ..."`)]);
});

test.each([
  '/** The number of hands. Whoever asks for more gets all. */\nexport const hands = 8;\n',
  'export const hands = 8;\n// What another page has kept stays as it is.\n',
])('a full sentence is not, nor is a comment within code: %j', async (script) => {
  expect(await complaintsAbout(script)).toEqual([]);
});
