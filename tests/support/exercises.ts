import type { Spec } from '../../web/exercises/base/spec.js';
import { exerciseFiles } from '../../web/generator/exercises/files.js';
import { languages } from '../../web/figures/shared/reader/languages.js';

export const specs: readonly Spec[] = exerciseFiles([languages[0]]).flatMap(({ exercises }) =>
  exercises.map(({ spec }) => spec),
);

export const getSpecs = <Of extends Spec>(kind: Of['kind']): Of[] =>
  specs.filter((spec): spec is Of => spec.kind === kind);
