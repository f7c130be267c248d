import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse as parseYaml } from 'yaml';

import { paths } from '../paths.js';
import { ContentError } from './problems.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { chapters, pagesBeside, type PageName } from './tour.js';

/** A parsed Markdown file. */
export interface Source {
  readonly slug: PageName;
  readonly language: Language;
  /** Relative to the repository. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Markdown without the front matter. */
  readonly body: string;
  /** Lines of the file before the body. */
  readonly linesBefore: number;
}

const maxDescriptionLength = 160; // search engines truncate longer ones

/** The Markdown of every language. */
export type Sources = ReadonlyMap<Language, readonly Source[]>;

/** Splits the front matter off. @throws ContentError when title or description is missing or too long. */
export function readSource(text: string, file: string, slug: Source['slug'], language: Language): Source {
  const [front, yaml] = /^---\n(.*?)\n---\n/s.exec(text) ?? [];
  if (front === undefined || yaml === undefined)
    throw new ContentError([{ file, line: 1, message: 'starts without front matter (--- title, description ---)' }]);
  const { title, description } = (parseYaml(yaml) ?? {}) as Record<string, unknown>;
  const complaints: string[] = [];
  if (typeof title !== 'string' || title === '') complaints.push('the front matter has no title');
  if (typeof description !== 'string' || description === '') complaints.push('the front matter has no description');
  else if (description.length > maxDescriptionLength)
    complaints.push(`the description has ${description.length} characters, at most ${maxDescriptionLength} are shown`);
  if (complaints.length > 0) throw new ContentError(complaints.map((message) => ({ file, line: 1, message })));
  return {
    slug,
    language,
    file,
    title: title as string,
    description: description as string,
    body: text.slice(front.length),
    linesBefore: front.split('\n').length - 1,
  };
}

/** The file of a page, relative to the project: those outside of the order of chapters lie in `pages/`. */
export function sourceFile({ folder }: Language, slug: PageName): string {
  const isBeside = pagesBeside.some((other) => other === slug);
  return join('web/content', folder, isBeside ? 'pages' : '', `${slug}.md`);
}

/** The pages that are written in one language, the cover first, then the chapters in their order, then the others. */
export function getSources(language: Language): Source[] {
  return (['cover', ...chapters, ...pagesBeside] as const).flatMap((slug) => {
    const file = sourceFile(language, slug);
    const path = join(paths.root, file);
    return existsSync(path) ? [readSource(readFileSync(path, 'utf8'), file, slug, language)] : [];
  });
}

/** Reads the Markdown of every language. @throws ContentError for invalid front matter. */
export const readSources = (): Sources => new Map(languages.map((language) => [language, getSources(language)]));

/** Texts by key: of figures (`messages`) or of the pages around them (`site`). */
export type Messages = Readonly<Record<string, string>>;

export function messagesFile(language: Language, name: 'messages' | 'site'): string {
  return relative(paths.root, join(paths.content, language.folder, `${name}.json`));
}

/** @throws ContentError for invalid JSON. */
export function readMessages(language: Language, name: 'messages' | 'site'): Messages {
  const file = messagesFile(language, name);
  const text = readFileSync(join(paths.root, file), 'utf8');
  try {
    return JSON.parse(text) as Messages;
  } catch (error) {
    const { message } = error as SyntaxError;
    const place = /position (\d+)/.exec(message)?.[1];
    const line = text.slice(0, place === undefined ? undefined : Number(place)).split('\n').length;
    throw new ContentError([{ file, line, message }]);
  }
}
