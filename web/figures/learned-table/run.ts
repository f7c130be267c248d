import type { Core } from '../../core/core.js';
import type { ModelLook, TrainingLook, TrainingSpec } from '../../worker/training.js';
import { dimensions, judgedSequences, modelOf, positions, type TableSettings } from './settings.js';
import { shapesOf, type Snapshot, type TableState } from './shape.js';

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

export const specOf = (settings: TableSettings): TrainingSpec => ({
  models: [modelOf(settings)],
  lengths: [positions],
  sequences: judgedSequences,
  tables: true,
});

/** The tables of a run as they come: those that are kept, and the newest one. */
export class Snapshots {
  readonly #steps: number;
  #kept: readonly Snapshot[] = [];
  #newest: Snapshot | undefined;

  constructor({ steps }: TableSettings) {
    this.#steps = steps;
  }

  get all(): readonly Snapshot[] {
    return this.#newest ? [...this.#kept, this.#newest] : this.#kept;
  }

  /** Looks come as often as they can be seen, at no fixed steps: of each stretch the first one is kept, and the table as drawn. */
  add({ step, table, firstTable }: Pick<ModelLook, 'step' | 'table' | 'firstTable'>): void {
    this.#take(0, firstTable);
    this.#take(step, table);
  }

  #take(step: number, table: Float32Array | undefined): void {
    if (!table || table.length < positions * dimensions) return;
    const snapshot = { step, values: table.slice(0, positions * dimensions) };
    const last = this.#kept.at(-1);
    if (last && step <= last.step) return;
    const isDue = !last || this.#stretchOf(step) > this.#stretchOf(last.step);
    if (isDue) this.#kept = [...this.#kept, snapshot];
    this.#newest = isDue ? undefined : snapshot;
  }

  #stretchOf(step: number): number {
    return Math.floor((step * stretches) / this.#steps);
  }
}

export function judgementOf([model]: TrainingLook): Judgement | undefined {
  const judged = model?.judged[0];
  return judged?.sequences === judgedSequences ? { accuracy: judged.accuracy, best: judged.bagAccuracy } : undefined;
}

/** A whole run at once, for the build. In a page it is a job of the worker. */
export function tableRun(core: Core, settings: TableSettings): TableRun {
  const { run } = core.startTraining(modelOf(settings));
  const snapshots = new Snapshots(settings);
  for (let k = 0; k <= stretches; ++k) {
    const step = keptStep(k, settings.steps);
    const steps = step - keptStep(Math.max(0, k - 1), settings.steps);
    if (steps > 0) core.train({ run, steps });
    snapshots.add({ step, table: core.positionTable({ run }) });
  }
  const { accuracy, bagAccuracy } = core.evaluate({ run, length: positions, sequences: judgedSequences });
  core.endTraining({ run });
  return { settings, states: shapesOf(core, snapshots.all).states, judgement: { accuracy, best: bagAccuracy } };
}
