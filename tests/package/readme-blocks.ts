import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inject } from 'vitest';

/** A fenced code block of the package's README. */
export interface Block {
  /** The nearest heading above it. */
  readonly heading: string;
  /** The info string of the fence; '' if it has none. */
  readonly language: string;
  readonly code: string;
}

export const installed = join(inject('consumer'), 'node_modules/positional-encoding-tour');

export const readme = readFileSync(join(installed, 'README.md'), 'utf8');

/** All code blocks, in order. */
export const blocks: readonly Block[] = readme.split(/^#+ /m).flatMap((section) => {
  const [heading = ''] = section.split('\n', 1);
  return Array.from(section.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm), ([, language = '', code = '']) => ({
    ...{ heading, language, code },
  }));
});

export const getBlocks = (...languages: readonly string[]): readonly Block[] =>
  blocks.filter(({ language }) => languages.includes(language));
