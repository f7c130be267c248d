import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LineCounter, isMap, parseDocument } from 'yaml';

import { getRule } from '../../exercises/kinds.js';
import type { Side, Text } from '../../exercises/format.js';
import type { Spec } from '../../exercises/base/spec.js';
import { paths } from '../paths.js';
import type { Problem } from '../content/problems.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { chapters, type Slug } from '../content/tour.js';

/** A valid exercise. */
export interface WrittenExercise {
  readonly spec: Spec;
  readonly texts: readonly Text[];
  /** 1-based lines of its entries in the two files. */
  readonly lines: Readonly<Record<Side, number>>;
}

/** The exercises of one chapter in one language. */
export interface ExerciseFile {
  readonly slug: Slug;
  readonly language: Language;
  /** The files of the structure and of the texts, relative to the repository. */
  readonly files: Readonly<Record<Side, string>>;
  readonly exercises: readonly WrittenExercise[];
  /** Errors in both files. Exercises with errors are left out. */
  readonly problems: readonly Problem[];
}

/** The seed used in static pages. */
export const firstSeed = 1;

/** Chapter and index of an exercise, such as 3.2. */
export const getNumber = (slug: Slug, index: number): string => `${chapters.indexOf(slug) + 1}.${index + 1}`;

const getFile = (folder: string, slug: Slug): string =>
  relative(paths.root, join(paths.content, folder, 'exercises', `${slug}.yaml`));

interface Entry {
  readonly value: unknown;
  readonly line: number;
}

/** The entries of a YAML text by ID, with their lines. Empty for an empty text. */
function readEntries(yaml: string, file: string, problems: Problem[]): ReadonlyMap<string, Entry> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  for (const { pos, message } of document.errors)
    problems.push({ file, line: counter.linePos(pos[0]).line, message: message.split('\n')[0] ?? message });
  if (document.errors.length > 0 || document.contents === null) return new Map();
  if (!isMap(document.contents)) {
    problems.push({ file, line: 1, message: 'must have an entry for each exercise, which begins with its id' });
    return new Map();
  }
  const values = document.toJS() as Readonly<Record<string, unknown>>;
  return new Map(
    document.contents.items.map(({ key }) => {
      const id = String(key);
      return [id, { value: values[id], line: counter.linePos(key.range[0]).line }];
    }),
  );
}

/** Combines the structure and the texts of a chapter's exercises, both YAML. */
export function readExercises(
  yaml: Readonly<Record<Side, string>>,
  files: Readonly<Record<Side, string>>,
  slug: Slug,
  language: Language,
): ExerciseFile {
  const problems: Problem[] = [];
  const structures = readEntries(yaml.structure, files.structure, problems);
  const texts = readEntries(yaml.texts, files.texts, problems);
  const exercises: WrittenExercise[] = [];
  const report = (side: Side, line: number, message: string): void =>
    void problems.push({ file: files[side], line, message });
  for (const [id, { line }] of texts)
    if (!structures.has(id)) report('texts', line, `has "${id}", which ${files.structure} has not`);
  for (const [id, { value, line }] of structures) {
    const own = texts.get(id);
    const rule = getRule(value);
    if (!own) report('texts', 1, `lacks "${id}" (${files.structure}:${line})`);
    if (!rule) report('structure', line, `exercise ${id}: has no kind that is in web/exercises/kinds.ts`);
    if (!own || !rule) continue;
    const lines = { structure: line, texts: own.line };
    const part = { structure: { ...(value as object), id }, texts: own.value };
    const faults = rule.check(part, '');
    for (const { side, message } of faults) report(side, lines[side], `exercise ${id}: ${message}`);
    if (faults.length === 0) exercises.push({ spec: rule.shared(part) as Spec, texts: rule.texts(part, ''), lines });
  }
  return { slug, language, files, exercises, problems };
}

/** Cache of parsed files for the development server. */
const known = new Map<string, { readonly yaml: Readonly<Record<Side, string>>; readonly read: ExerciseFile }>();

const readIfThere = (file: string): string => {
  const path = join(paths.root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

function readOnce(slug: Slug, language: Language): ExerciseFile {
  const files = { structure: getFile('', slug), texts: getFile(language.folder, slug) };
  const yaml = { structure: readIfThere(files.structure), texts: readIfThere(files.texts) };
  const last = known.get(files.texts);
  if (last?.yaml.structure === yaml.structure && last.yaml.texts === yaml.texts) return last.read;
  const read = readExercises(yaml, files, slug, language);
  known.set(files.texts, { yaml, read });
  return read;
}

/** Exercises by chapter, then by language with the original one first; all by default. */
export const exerciseFiles = (
  ofLanguages: readonly Language[] = languages,
  slugs: readonly Slug[] = chapters,
): ExerciseFile[] => slugs.flatMap((slug) => ofLanguages.map((language) => readOnce(slug, language)));
