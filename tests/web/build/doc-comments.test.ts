import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

import { root } from '../../harness/programs.js';

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

/** A line that begins the doc comment of C++ without a head: the line before it is none of the comment. */
const headlessInCpp = /(?<!\/\/\/.*\n *)\/\/\/ (?:How|What|When|Where|Which|Who|Whose|Why)\b.*/g;

test('C++ is held to the same', () => {
  const sample = '/// What is kept.\nint kept;\n/// The hands.\n/// Who asks for more gets all.\nint hands;\n';
  expect(sample.match(headlessInCpp)).toEqual(['/// What is kept.']);
  const files = ['cpp', 'tests/core', 'tests/fuzz'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:h|cpp)$/.test(file))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(headlessInCpp) ?? []).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});
