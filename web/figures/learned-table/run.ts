import type { Core } from '../../core/core.js';
import type { TableAtStep, TrainingSnapshot, TrainingSpec } from '../../worker/training.js';
import { dimensions, judgedSequences, getModel, positions, type TableSettings } from './settings.js';
import { getShapes, type TableState } from './shape.js';

/** The evaluation of the trained model: its accuracy, and the best possible one. */
export interface Evaluation {
  readonly accuracy: number;
  readonly best: number;
}

/** The progress of a run: some states of its table, and the evaluation at the end. */
export interface TableRun {
  readonly settings: TableSettings;
  readonly states: readonly TableState[];
  readonly judgement?: Evaluation;
}

/** The table is stored after each of these equal intervals. */
export const intervals = 16;

/** The step of the k-th stored table; 0 is before training. */
export const storedStep = (k: number, steps: number): number => Math.round((k * steps) / intervals);

const keptSteps = ({ steps }: TableSettings): readonly number[] =>
  Array.from({ length: intervals + 1 }, (_, k) => storedStep(k, steps));

export const getSpec = (settings: TableSettings): TrainingSpec => ({
  models: [getModel(settings)],
  lengths: [positions],
  sequences: judgedSequences,
  tables: keptSteps(settings),
});

/**
 * Converts tables to states as they arrive. So that the picture does not jump, each uses axes close to those of the
 * previous stored state, independent of how often progress was reported.
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

  /** The states of these tables, which are all tables of this run from the first on. */
  of(tables: readonly TableAtStep[]): readonly TableState[] {
    for (const each of tables)
      if (each.step > this.#last && this.#steps.has(each.step)) {
        this.#axes = getShapes(this.#core, [each], this.#axes).axes;
        this.#last = each.step;
      }
    return getShapes(this.#core, tables, this.#axes).states;
  }
}

export function getJudgement([model]: TrainingSnapshot): Evaluation | undefined {
  const judged = model?.judged[0];
  return judged?.sequences === judgedSequences ? { accuracy: judged.accuracy, best: judged.bagAccuracy } : undefined;
}

/** Runs everything synchronously, for the build. Pages use the worker. */
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
