import type { Core } from '../../core/core.js';
import { solvers } from '../../exercises/solvers/index.js';
import type { Text } from '../../exercises/format.js';
import { getCase } from '../../exercises/base/variant.js';
import type { Spec } from '../../exercises/base/spec.js';
import { getFigureTagErrors } from '../content/figure-tags.js';
import type { ExerciseFile, WrittenExercise } from './files.js';
import type { Places } from '../content/page-links.js';
import { placeholdersIn, renderText } from './text.js';
import { parseMarkdown } from '../text/markdown.js';
import { problemText, type Problem } from '../content/problems.js';
import { compareSkeletons, getSkeleton } from '../content/translation-structure.js';
import { languages } from '../../figures/shared/reader/languages.js';
import type { Slug } from '../content/tour.js';
import { checkWording } from '../content/script-check.js';

/** Runs a check on each structure and adds its location to the errors. */
const checkStructures = (files: readonly ExerciseFile[], check: (spec: Spec, place: string) => string[]): Problem[] =>
  files
    .filter(({ language }) => language === languages[0])
    .flatMap(({ files: { structure: file }, exercises }) =>
      exercises.flatMap(({ spec, lines: { structure: line } }) =>
        check(spec, `${file}:${line}`).map((message) => ({ file, line, message: `exercise ${spec.id}: ${message}` })),
      ),
    );

const getNames = ({ parameters = {}, values = {} }: Spec): string[] => [
  ...Object.keys(parameters),
  ...Object.keys(values),
];

/** References to unknown solvers, values and figures. */
function checkNames(spec: Spec, written: readonly string[]): string[] {
  const names = getNames(spec);
  const calls = Object.values(spec.values ?? {}).map((call) => (typeof call === 'string' ? call : call.of));
  const figure = spec.figure as Partial<Record<'chapter' | 'id', unknown>> | undefined;
  const isNowhere = figure && !(written.includes(figure.chapter as Slug) && typeof figure.id === 'string');
  return [
    ...calls
      .filter((of) => !solvers[of])
      .map((of) => `there is no answer ${of}: web/exercises/solvers has ${Object.keys(solvers).join(', ')}`),
    ...namedIn(spec)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is neither a parameter nor a value`),
    ...(isNowhere
      ? [`figure needs a chapter that is written, and the id of a figure there, got ${JSON.stringify(figure)}`]
      : []),
  ];
}

/** Value names that the fields of a kind refer to. */
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

/** Errors in the texts of an exercise: unknown placeholders, formulas, words of the wrong script. */
function checkTexts({ spec, texts, lines: { texts: line } }: WrittenExercise, of: ExerciseFile): Problem[] {
  const names = getNames(spec);
  const file = of.files.texts;
  const problems: Problem[] = [];
  const report = (message: string): void =>
    void problems.push({ file, line, message: `exercise ${spec.id}: ${message}` });
  for (const { path, markdown, inline } of texts) {
    if (path === 'title' && placeholdersIn(markdown).length > 0)
      report('title: stays while the numbers change, so it can have none of them');
    for (const name of placeholdersIn(markdown))
      if (!names.includes(name)) report(`${path}: {${name}} is neither a parameter nor a value`);
    problems.push(...checkWording(markdown.replace(/`[^`]*`|\$[^$]*\$/g, ''), of.language.folder, file, line));
    try {
      const html = renderText(markdown, inline, of.language.folder, {});
      getFigureTagErrors(html, {}).forEach(report);
    } catch (error) {
      report(`${path}: ${(error as Error).message}`);
    }
  }
  return problems;
}

/** Missing and extra texts of a translation, and differences in formulas and numbers. */
function compareTexts(original: ExerciseFile, translated: ExerciseFile): Problem[] {
  const file = translated.files.texts;
  return translated.exercises.flatMap(({ spec: { id }, texts, lines: { texts: line } }) => {
    const source = original.exercises.find(({ spec }) => spec.id === id);
    if (!source) return [];
    const place = `${original.files.texts}:${source.lines.texts}`;
    const getMarkdown = (of: readonly Text[], path: string): string | undefined =>
      of.find((other) => other.path === path)?.markdown;
    const problems: Problem[] = [];
    const report = (message: string): void => void problems.push({ file, line, message: `exercise ${id}: ${message}` });
    for (const path of new Set([...source.texts, ...texts].map((text) => text.path))) {
      const [theirs, ours] = [getMarkdown(source.texts, path), getMarkdown(texts, path)];
      if (theirs === undefined) report(`has ${path}, which ${place} has not`);
      else if (ours === undefined) report(`lacks ${path} (${place})`);
      else {
        const [expected, found] = [theirs, ours].map((text) => [...new Set(placeholdersIn(text))].sort().join());
        if (expected !== found) report(`${path} has other {numbers} than ${place}`);
        const [skeleton, own] = [theirs, ours].map((text) => getSkeleton(parseMarkdown(text)));
        for (const { message } of compareSkeletons(skeleton ?? [], original.files.texts, own ?? [], file))
          report(`${path} ${message}`);
      }
    }
    return problems;
  });
}

/** All checks that don't need the core. @param written - The chapters that exist in the original language. */
export function checkExercises(files: readonly ExerciseFile[], written: readonly string[]): Problem[] {
  const seen = new Map<string, string>();
  const problems = [
    ...files.flatMap((file) => [...file.problems, ...file.exercises.flatMap((exercise) => checkTexts(exercise, file))]),
    ...checkStructures(files, (spec, place) => {
      const taken = seen.get(spec.id);
      seen.set(spec.id, place);
      return [...(taken === undefined ? [] : [`the id is taken by ${taken}`]), ...checkNames(spec, written)];
    }),
    ...files.flatMap((file) => {
      const original = files.find(({ slug, language }) => slug === file.slug && language === languages[0]);
      return original && original !== file ? compareTexts(original, file) : [];
    }),
    ...files
      .filter(({ slug, exercises }) => exercises.length > 0 && !written.includes(slug))
      .map(({ slug, files: { structure: file } }) => ({
        file,
        message: `has exercises for the chapter ${slug}, which is not written`,
      })),
  ];
  // Deduplicates: an error in the structure is reported once per language.
  return [...new Map(problems.map((problem) => [problemText(problem), problem])).values()];
}

/** Exercises whose `section` doesn't exist. */
export const findMissingSections = (files: readonly ExerciseFile[], places: Places): Problem[] =>
  checkStructures(files, ({ section }) =>
    section === undefined || places.named(section) ? [] : [`there is no section ${section}`],
  );

const triedSeeds = 40;

/** Tests the first seeds of each exercise: the core must give every number, and `distinct` must be satisfiable. */
export const checkCases = (files: readonly ExerciseFile[], core: Core): Problem[] =>
  checkStructures(files, (spec) => {
    try {
      for (let seed = 1; seed <= triedSeeds; ++seed) getCase(core, spec, seed);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
