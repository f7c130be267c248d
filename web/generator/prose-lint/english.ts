import { createRequire } from 'node:module';

import terminology from 'textlint-rule-terminology';

import { style } from './style.js';

/** The part of textlint's API used here. */
interface Kernel {
  lintText(
    text: string,
    options: object,
  ): Promise<{ messages: readonly { loc: { start: { line: number } }; message: string }[] }>;
}

// CommonJS modules: `import` would give `default.default`.
const require = createRequire(import.meta.url);
const { TextlintKernel } = require('@textlint/kernel') as { TextlintKernel: new () => Kernel };
const { default: plugin } = require('@textlint/textlint-plugin-text') as { default: unknown };

/**
 * Entries of the rule's list that mean something else here: YaRN, the attribute `id`, wasm and the backend cpu in code.
 */
const exclude = ['Yarn', 'ID', "id['’]?s", 'Wasm', 'CPU', 'readme(s)?', 'file[- ]name(s)?'];

/** The style list's terms in the format of the rule: [expression, replacement]. */
const terms = Object.entries(style.terms['en'] ?? {}).flatMap(([right, wrongs]) =>
  wrongs.map((wrong) => [wrong, right]),
);

const kernel = new TextlintKernel();

/** Checks a text with textlint: proper names, and the terms of the style list. */
export async function complaintsInEnglish(text: string): Promise<{ line: number; message: string }[]> {
  const { messages } = await kernel.lintText(text, {
    ext: '.txt',
    plugins: [{ pluginId: 'text', plugin }],
    rules: [{ ruleId: 'terminology', rule: terminology, options: { defaultTerms: true, terms, exclude } }],
  });
  return messages.map(({ loc, message }) => ({ line: loc.start.line, message }));
}
