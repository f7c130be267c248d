import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { topicsOfTag, messagesOfTags } from '../../../web/generator/pages/messages-of-page.js';
import english from '../../../web/content/en/messages.json' with { type: 'json' };

const keys = Object.keys(english);
const web = new URL('../../../web/', import.meta.url).pathname;

/** A source file and its static and dynamic imports. */
function getSources(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()\s*'(\.[^']+)\.js'/g))
    getSources(join(dirname(file), `${path}.ts`), found);
  return found;
}

/**
 * The topics of all message keys in these files, complete or up to a placeholder. GGUF keys look alike, but aren't
 * message keys.
 */
function topicsIn(files: Iterable<string>): string[] {
  const written = [...files].flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/['`]([a-z]+\.[a-zA-Z$][^'`]*)/g),
  ]);
  const beginnings = new Set(written.map(([, text = '']) => text.replace(/\$\{.*/s, '')));
  const spoken = [...beginnings].filter((beginning) => keys.some((key) => key.startsWith(beginning)));
  return [...new Set(spoken.map((beginning) => beginning.split('.')[0] ?? ''))];
}

const elements = ['figures', 'exercises'].flatMap((folder) =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!shared\/).*\bpe-[^/]*\.ts$/.test(file))
    .map((file) => [basename(file, '.ts'), join(web, folder, file)] as const),
);

describe("a page's messages", () => {
  it.each(elements)('have every topic that %s needs', (tag, file) => {
    const spoken = topicsIn(getSources(file));
    expect(spoken.length).toBeGreaterThan(0);
    expect(topicsOfTag(tag)).toEqual(expect.arrayContaining(spoken));
  });

  it('are exactly those of its elements', () => {
    const words = messagesOfTags(['pe-clock'], english);
    expect(words).toHaveProperty(['clock.name']);
    expect(words).toHaveProperty(['figure.reset']);
    expect(Object.keys(words).filter((key) => key.startsWith('rotation.'))).toEqual([]);
  });

  it('leave out the story that is in the page already', () => {
    const words = messagesOfTags(['pe-find-word'], english);
    expect(words).toHaveProperty(['find-word.name']);
    expect(words).not.toHaveProperty(['find-word.story']);
  });
});
