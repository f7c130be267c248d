import type { Translate } from '../shared/reader/messages.js';
import type { Experiment } from './experiments.js';

/** The words of a task, in the order of the core's vocabulary (`training/task.cpp`). */
export function getVocabulary(t: Translate, experiment: Experiment): readonly string[] {
  const names = t('lab.names').split(' ');
  const fillers = t('lab.fillers').split(' ');
  switch (experiment) {
    case 'who-bit-whom':
      return [...names, ...t('lab.verbs').split(' '), ...fillers, t('lab.who'), t('lab.whom')];
    case 'nearest-noun':
      return [...names, ...fillers, t('lab.she')];
    case 'words-before':
    case 'mirror':
      return t('lab.things').split(' ');
  }
}
