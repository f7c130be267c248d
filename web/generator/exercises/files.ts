import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LineCounter, isMap, isScalar, isSeq, parseDocument, type Document } from 'yaml';

import { getRule } from '../../exercises/kinds.js';
import type { Text } from '../../exercises/format.js';
import type { Spec } from '../../exercises/base/spec.js';
import { paths } from '../paths.js';
import type { Problem } from '../content/problems.js';
import { chapters, languages, type Language, type Slug } from '../content/tour.js';

/** One exercise of a file that has nothing wrong. */
export interface WrittenExercise {
  readonly spec: Spec;
  readonly texts: readonly Text[];
  /** Line in the file, from 1. */
  readonly line: number;
}

/** The exercises of one chapter in one language. */
export interface ExerciseFile {
  readonly slug: Slug;
  readonly language: Language;
  /** Relative to the repository. */
  readonly file: string;
  readonly exercises: readonly WrittenExercise[];
  /** The faults of the file: exercises with a fault are left out. */
  readonly problems: readonly Problem[];
}

/** The seed of a page that nobody has asked for another. */
export const firstSeed = 1;

/** The place of an exercise in the tour: 3.2 is the second of the third chapter. */
export const getNumber = (slug: Slug, index: number): string => `${chapters.indexOf(slug) + 1}.${index + 1}`;

/** The file of a chapter's exercises, relative to the repository. */
export function getExerciseFile(language: Language, slug: Slug): string {
  return relative(paths.root, join(paths.content, language.folder, 'exercises', `${slug}.yaml`));
}

/** Reads the YAML of one chapter: a list of exercises. */
export function readExerciseFile(yaml: string, file: string, slug: Slug, language: Language): ExerciseFile {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const problems: Problem[] = document.errors.map(({ pos, message }) => ({
    file,
    line: counter.linePos(pos[0]).line,
    message: message.split('\n')[0] ?? message,
  }));
  const exercises: WrittenExercise[] = [];
  if (problems.length === 0 && !isSeq(document.contents))
    problems.push({ file, line: 1, message: 'must be a list of exercises, each beginning with "- id: "' });
  for (const [index, value] of problems.length > 0 ? [] : ((document.toJS() ?? []) as unknown[]).entries()) {
    const line = getLine(document, counter, index);
    const complaints = complaintsAbout(value);
    problems.push(...complaints.map((message) => ({ file, line, message })));
    const rule = getRule(value);
    if (complaints.length > 0 || !rule) continue;
    exercises.push({ spec: rule.shared(value) as Spec, texts: rule.texts(value, ''), line });
  }
  return { slug, language, file, exercises, problems };
}

function complaintsAbout(value: unknown): string[] {
  const { id, kind } = (value ?? {}) as { readonly id?: unknown; readonly kind?: unknown };
  const rule = getRule(value);
  const complaints = rule ? rule.check(value, '') : [`there is no kind ${typeof kind === 'string' ? kind : 'given'}`];
  return complaints.map((complaint) => `exercise ${typeof id === 'string' ? id : '?'}: ${complaint}`);
}

function getLine(document: Document, counter: LineCounter, index: number): number {
  const item = document.getIn([index], true);
  const first = isMap(item) ? item.items[0]?.key : item;
  return isScalar(first) && first.range ? counter.linePos(first.range[0]).line : 1;
}

/** Files as they were last read: most are the same when the development server asks again. */
const known = new Map<string, { readonly yaml: string; readonly read: ExerciseFile }>();

function readOnce(yaml: string, file: string, slug: Slug, language: Language): ExerciseFile {
  const last = known.get(file);
  if (last?.yaml === yaml) return last.read;
  const read = readExerciseFile(yaml, file, slug, language);
  known.set(file, { yaml, read });
  return read;
}

/** Every file of exercises that is there, or those of some languages and chapters: chapter by chapter, the original language first. */
export function exerciseFiles(
  ofLanguages: readonly Language[] = languages,
  slugs: readonly Slug[] = chapters,
): ExerciseFile[] {
  return slugs.flatMap((slug) =>
    ofLanguages.flatMap((language) => {
      const file = getExerciseFile(language, slug);
      const path = join(paths.root, file);
      return existsSync(path) ? [readOnce(readFileSync(path, 'utf8'), file, slug, language)] : [];
    }),
  );
}
