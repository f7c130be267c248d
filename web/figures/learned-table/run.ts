import type { Core } from '../../core/core.js';
import type { TableAtStep, TrainingSnapshot, TrainingSpec } from '../../worker/training.js';
import { dimensions, judgedSequences, getModel, positions, type TableSettings } from './settings.js';
import { getShapes, type TableState } from './shape.js';

/** The judgement of how the trained model fills the gaps: its share of right answers, and the largest that anyone could have. */
export interface Judgement {
  readonly accuracy: number;
  readonly best: number;
}

/** The results of a run so far: some states of its table, and the judgement once it is trained. */
export interface TableRun {
  readonly settings: TableSettings;
  readonly states: readonly TableState[];
  readonly judgement?: Judgement;
}

/** Equal stretches of the training, at whose ends the table is kept. */
export const stretches = 16;

/** The table before the first step and after the k-th stretch. */
export const keptStep = (k: number, steps: number): number => Math.round((k * steps) / stretches);

const keptSteps = ({ steps }: TableSettings): readonly number[] =>
  Array.from({ length: stretches + 1 }, (_, k) => keptStep(k, steps));

export const getSpec = (settings: TableSettings): TrainingSpec => ({
  models: [getModel(settings)],
  lengths: [positions],
  sequences: judgedSequences,
  tables: keptSteps(settings),
});

/**
 * The states of a run, as its tables come. The picture must not jump from one to the next, so each is drawn on axes near to
 * those of the state before it: of the one that is kept, which is the same however often the run was looked at.
 */
export class RunStates {
  readonly #core: Core;
  readonly #steps: ReadonlySet<number>;
  #axes: Float64Array | undefined;
  #last = -1;

  constructor(core: Core, settings: TableSettings) {
    this.#core = core;
    this.#steps = new Set(keptSteps(settings));
  }

  /** All states up to the last of these tables, each of them a table of this run from its first on. */
  of(tables: readonly TableAtStep[]): readonly TableState[] {
    for (const each of tables)
      if (each.step > this.#last && this.#steps.has(each.step)) {
        this.#axes = getShapes(this.#core, [each], this.#axes).axes;
        this.#last = each.step;
      }
    return getShapes(this.#core, tables, this.#axes).states;
  }
}

export function getJudgement([model]: TrainingSnapshot): Judgement | undefined {
  const judged = model?.judged[0];
  return judged?.sequences === judgedSequences ? { accuracy: judged.accuracy, best: judged.bagAccuracy } : undefined;
}

/** A whole run at once, for the build. In a page it is a job of the worker. */
export function tableRun(core: Core, settings: TableSettings): TableRun {
  const { run } = core.startTraining(getModel(settings));
  const tables: TableAtStep[] = [];
  for (const step of keptSteps(settings)) {
    const steps = step - (tables.at(-1)?.step ?? 0);
    if (steps > 0) core.train({ run, steps });
    tables.push({ step, table: core.positionTable({ run }).slice(0, positions * dimensions) });
  }
  const { accuracy, bagAccuracy } = core.evaluate({ run, length: positions, sequences: judgedSequences });
  core.endTraining({ run });
  const states = new RunStates(core, settings).of(tables);
  return { settings, states, judgement: { accuracy, best: bagAccuracy } };
}
