import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Token } from 'markdown-it';

import { readMessages, getSources, messagesFile, type Source } from '../content/content.js';
import { readEntries } from '../content/entries.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { exerciseFiles } from '../exercises/files.js';
import { attributeFile, attributeTexts } from '../figures/attribute-messages.js';
import { original } from '../pages/addresses.js';
import { parseMarkdown } from '../text/markdown.js';
import { paths } from '../paths.js';

/** A paragraph, label or message: text that readers read as a unit. */
export interface Passage {
  /** Relative to the repository. */
  readonly file: string;
  readonly line?: number;
  /** The key in a file with many texts, `rotation.seed`. */
  readonly key?: string;
  /** A content folder; `help` for the English help of attributes, `readme` for developer documentation. */
  readonly language: string;
  readonly text: string;
}

/** Placeholder for a formula, code, or an interpolated value. */
export const hole = '\uFFFC';

/** The text of an inline token, without markup; formulas and code become placeholders. */
function getWords(inline: Token): string {
  return (inline.children ?? [])
    .map(({ type, content }) => {
      if (type === 'text') return filled(content);
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      if (type === 'html_inline') return /^<pe-(?:value|scrub)/.test(content) ? hole : '';
      return type === 'code_inline' || type === 'math' ? hole : '';
    })
    .join('');
}

/** Replaces `{name}` by a placeholder, and `{turns:turn|turns}` by one of its forms. */
const filled = (text: string): string =>
  text.replace(/\{\w+\}/g, hole).replace(/\{\w+:(?:[^{}|]*\|)*([^{}|]*)\}/g, '$1');

/** The passages of a Markdown text, with their lines. */
export function passagesIn(markdown: string, linesBefore = 0): { line: number; text: string }[] {
  let line = linesBefore + 1; // table cells have no line; use that of the row
  return parseMarkdown(markdown).flatMap((token) => {
    if (token.map) line = token.map[0] + linesBefore + 1;
    const text = token.type === 'inline' ? getWords(token) : '';
    return text.trim() === '' ? [] : [{ line, text }];
  });
}

function ofPage({ file, title, description, body, linesBefore, language: { folder } }: Source): Passage[] {
  const front = [title, description].map((text) => ({ line: 1, text }));
  return [...front, ...passagesIn(body, linesBefore)].map((passage) => ({ file, language: folder, ...passage }));
}

function ofLabels(file: string, { folder }: Language, labels: Iterable<readonly [string, string]>): Passage[] {
  return [...labels].map(([key, text]) => ({
    file,
    key,
    language: folder,
    text: filled(text.replace(/`[^`]*`|<[^>]*>/g, hole)),
  }));
}

function ofLists(language: Language): Passage[] {
  return (
    [
      ['glossary', ['word', 'meaning'], []],
      ['sources', ['for', 'where'], ['where']],
    ] as const
  ).flatMap(([name, fields, optional]) => {
    const { file, byId } = readEntries<string>(name, fields, language, optional);
    return ofLabels(
      file,
      language,
      [...byId].flatMap(([id, entry]) =>
        Object.values(entry)
          .filter((text) => text !== '')
          .map((text) => [id, text] as const),
      ),
    );
  });
}

/** Everything that readers see, in one language: pages, exercises, labels, data, help of attributes. */
export function getPassages(language: Language): Passage[] {
  return [
    ...getSources(language).flatMap(ofPage),
    ...exerciseFiles([language]).flatMap(({ files, exercises }) =>
      exercises.flatMap(({ spec, texts, lines }) =>
        texts.flatMap(({ markdown, path }) =>
          passagesIn(markdown).map(({ text }) => ({
            file: files.texts,
            line: lines.texts,
            key: `${spec.id}, ${path}`,
            language: language.folder,
            text,
          })),
        ),
      ),
    ),
    ...(['messages', 'site'] as const).flatMap((name) =>
      ofLabels(messagesFile(language, name), language, Object.entries(readMessages(language, name))),
    ),
    ...ofLists(language),
    ...ofLabels(attributeFile(language), language, attributeTexts(language)).map((passage) =>
      language === original && passage.key?.includes('.') ? { ...passage, language: 'help' } : passage,
    ),
  ];
}

/** READMEs and documents without their tables, which contain numbers and file names. */
function documents(): Passage[] {
  const folders = ['cpp', 'tests', 'web'].flatMap((folder) => [folder, ...foldersIn(folder)]);
  const files = [
    ...['README.md', 'CONTRIBUTING.md', ...folders.map((folder) => join(folder, 'README.md'))],
    ...['docs', 'docs/decisions'].flatMap(markdownIn),
  ];
  return files.flatMap((file) => {
    const path = join(paths.root, file);
    if (!existsSync(path)) return [];
    const prose = readFileSync(path, 'utf8').replace(/^\|.*$/gm, '');
    return passagesIn(prose).map((passage) => ({ file, language: 'readme', ...passage }));
  });
}

const foldersIn = (folder: string): string[] =>
  readdirSync(join(paths.root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

const markdownIn = (folder: string): string[] =>
  readdirSync(join(paths.root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** All texts to check: those of every language, and the documents. */
export const allPassages = (): Passage[] => [...languages.flatMap(getPassages), ...documents()];
