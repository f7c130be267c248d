import { createRequire } from 'node:module';

import terminology from 'textlint-rule-terminology';

import { style } from './style.js';

/** The part of textlint that is used here. */
interface Kernel {
  lintText(
    text: string,
    options: object,
  ): Promise<{ messages: readonly { loc: { start: { line: number } }; message: string }[] }>;
}

// CommonJS modules: an import would give the plugin's default within a default.
const require = createRequire(import.meta.url);
const { TextlintKernel } = require('@textlint/kernel') as { TextlintKernel: new () => Kernel };
const { default: plugin } = require('@textlint/textlint-plugin-text') as { default: unknown };

/** Entries of the rule's own list that are something else here: YaRN, the attribute `id`, wasm and the backend cpu as files call them. */
const exclude = ['Yarn', 'ID', "id['’]?s", 'Wasm', 'CPU', 'readme(s)?', 'file[- ]name(s)?'];

/** Words of the style list as the rule wants them: expression, replacement. */
const terms = Object.entries(style.terms['en'] ?? {}).flatMap(([right, wrongs]) =>
  wrongs.map((wrong) => [wrong, right]),
);

const kernel = new TextlintKernel();

/** Reads a text with textlint: names are written as their owners write them, and terms as the style list says. */
export async function complaintsInEnglish(text: string): Promise<{ line: number; message: string }[]> {
  const { messages } = await kernel.lintText(text, {
    ext: '.txt',
    plugins: [{ pluginId: 'text', plugin }],
    rules: [{ ruleId: 'terminology', rule: terminology, options: { defaultTerms: true, terms, exclude } }],
  });
  return messages.map(({ loc, message }) => ({ line: loc.start.line, message }));
}
