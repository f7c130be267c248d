import type { Core } from '../../core/core.js';
import { answers } from '../../exercises/solvers/index.js';
import { getCase } from '../../exercises/base/case.js';
import type { Spec } from '../../exercises/base/spec.js';
import { complaintsAbout } from '../content/figure-tags.js';
import type { ExerciseFile, WrittenExercise } from './files.js';
import { getExerciseFile } from './files.js';
import type { Places } from '../content/page-links.js';
import { placeholdersIn, renderText } from './text.js';
import { parseMarkdown } from '../pages/markdown.js';
import type { Problem } from '../content/problems.js';
import { compareSkeletons, getSkeleton } from '../content/skeleton.js';
import { languages, type Slug } from '../content/tour.js';
import { checkWording } from '../content/wording.js';

/** The faults that one exercise shows by itself: names that nothing has, formulas, words of the other script. */
function checkExercise({ spec, texts, line }: WrittenExercise, { file, language }: ExerciseFile): Problem[] {
  const names = [...Object.keys(spec.parameters ?? {}), ...Object.keys(spec.values ?? {})];
  const problems: Problem[] = [];
  const report = (message: string): void =>
    void problems.push({ file, line, message: `exercise ${spec.id}: ${message}` });
  for (const call of Object.values(spec.values ?? {})) {
    const of = typeof call === 'string' ? call : call.of;
    if (!answers[of]) report(`there is no answer ${of}: web/exercises/solvers has ${Object.keys(answers).join(', ')}`);
  }
  for (const name of namedIn(spec)) if (!names.includes(name)) report(`${name} is neither a parameter nor a value`);
  for (const { path, markdown, inline } of texts) {
    if (path === 'title' && placeholdersIn(markdown).length > 0)
      report('title: stays while the numbers change, so it can have none of them');
    for (const name of placeholdersIn(markdown))
      if (!names.includes(name)) report(`${path}: {${name}} is neither a parameter nor a value`);
    problems.push(...checkWording(markdown.replace(/`[^`]*`|\$[^$]*\$/g, ''), language.folder, file, line));
    try {
      const html = renderText(markdown, inline, language.folder, {});
      complaintsAbout(html, {}).forEach(report);
    } catch (error) {
      report(`${path}: ${(error as Error).message}`);
    }
  }
  return problems;
}

/** Names of values that the fields of a kind refer to. */
function namedIn(spec: Spec): string[] {
  type Naming = Readonly<Partial<Record<'value' | 'before' | 'after', string>>>;
  const {
    distinct = [],
    wrong = [],
    items = [],
    shown = [],
    kind,
  } = spec as Spec & Readonly<Partial<Record<'wrong' | 'items' | 'shown', readonly Naming[]>>>;
  const values = [...wrong, ...items, ...shown].flatMap(({ value, before, after }) =>
    [value, before, after].filter((name) => name !== undefined),
  );
  return [...distinct, ...values, ...(kind === 'number' ? ['answer'] : [])];
}

/**
 * The places where a translation has other exercises or parameters than its original, or texts with other formulas and
 * numbers.
 */
function compareFiles(original: ExerciseFile, translated: ExerciseFile): Problem[] {
  const { file } = translated;
  const problems: Problem[] = [];
  const ids = (of: ExerciseFile): string => of.exercises.map(({ spec }) => spec.id).join(', ');
  if (ids(original) !== ids(translated))
    return [{ file, message: `has the exercises ${ids(translated)}, and ${original.file} has ${ids(original)}` }];
  for (const [index, { spec, texts, line }] of translated.exercises.entries()) {
    const first = original.exercises[index];
    if (!first) continue;
    const differing = Object.keys({ ...first.spec, ...spec }).filter(
      (field) => JSON.stringify(Reflect.get(first.spec, field)) !== JSON.stringify(Reflect.get(spec, field)),
    );
    for (const field of differing)
      problems.push({
        file,
        line,
        message: `exercise ${spec.id}: ${field} differs from ${original.file}:${first.line}`,
      });
    for (const { path, markdown } of texts) {
      const source = first.texts.find((other) => other.path === path);
      if (!source) continue;
      const [theirs, ours] = [source.markdown, markdown].map((text) => new Set(placeholdersIn(text)));
      if (JSON.stringify([...(theirs ?? [])].sort()) !== JSON.stringify([...(ours ?? [])].sort()))
        problems.push({
          file,
          line,
          message: `exercise ${spec.id}: ${path} has other {numbers} than ${original.file}:${first.line}`,
        });
      const skeletons = [source.markdown, markdown].map((text) =>
        getSkeleton(parseMarkdown(text)).map((mark) => ({ ...mark, line })),
      );
      problems.push(
        ...compareSkeletons(skeletons[0] ?? [], original.file, skeletons[1] ?? [], file).map((problem) => ({
          ...problem,
          message: `exercise ${spec.id}: ${path} ${problem.message}`,
        })),
      );
    }
  }
  return problems;
}

/** Every check that needs no core. @param written - The chapters that are written in the original language. */
export function checkExercises(files: readonly ExerciseFile[], written: readonly string[]): Problem[] {
  const problems = files.flatMap((file) => [
    ...file.problems,
    ...file.exercises.flatMap((exercise) => checkExercise(exercise, file)),
  ]);
  for (const slug of new Set(files.map((file) => file.slug))) {
    const ofChapter = files.filter((file) => file.slug === slug);
    const [first] = ofChapter;
    if (!first) continue;
    if (!written.includes(slug))
      problems.push({ file: first.file, message: `has exercises for the chapter ${slug}, which is not written` });
    for (const language of languages) {
      const file = ofChapter.find((other) => other.language === language);
      if (!file)
        problems.push({
          file: getExerciseFile(language, slug),
          message: `is missing, although ${first.file} is there`,
        });
      else if (file !== first) problems.push(...compareFiles(first, file));
    }
  }
  return [...problems, ...repeatedIds(files), ...figuresNowhere(files, written)];
}

function repeatedIds(files: readonly ExerciseFile[]): Problem[] {
  const seen = new Map<string, string>();
  return files
    .filter(({ language }) => language === languages[0])
    .flatMap(({ file, exercises }) =>
      exercises.flatMap(({ spec, line }) => {
        const before = seen.get(spec.id);
        seen.set(spec.id, `${file}:${line}`);
        return before === undefined ? [] : [{ file, line, message: `the id ${spec.id} is taken by ${before}` }];
      }),
    );
}

function figuresNowhere(files: readonly ExerciseFile[], written: readonly string[]): Problem[] {
  return files.flatMap(({ file, exercises }) =>
    exercises.flatMap(({ spec, line }) => {
      const figure = spec.figure as Partial<Record<'chapter' | 'id', unknown>> | undefined;
      if (!figure || (written.includes(figure.chapter as Slug) && typeof figure.id === 'string')) return [];
      return [
        {
          file,
          line,
          message: `exercise ${spec.id}: figure needs a chapter that is written, and the id of a figure there, got ${JSON.stringify(figure)}`,
        },
      ];
    }),
  );
}

/** Exercises that name a section which there is not. */
export function sectionsNowhere(files: readonly ExerciseFile[], places: Places): Problem[] {
  return files.flatMap(({ file, exercises }) =>
    exercises.flatMap(({ spec: { id, section }, line }) =>
      section === undefined || places.named(section)
        ? []
        : [{ file, line, message: `exercise ${id}: there is no section ${section}` }],
    ),
  );
}

const triedSeeds = 40;

/** The cases of the first seeds for which the core has no number, and replies that cannot be kept apart. */
export function checkCases(files: readonly ExerciseFile[], core: Core): Problem[] {
  return files
    .filter(({ language }) => language === languages[0])
    .flatMap(({ file, exercises }) =>
      exercises.flatMap(({ spec, line }) => {
        try {
          for (let seed = 1; seed <= triedSeeds; ++seed) getCase(core, spec, seed);
          return [];
        } catch (error) {
          return [{ file, line, message: `exercise ${spec.id}: ${(error as Error).message}` }];
        }
      }),
    );
}
