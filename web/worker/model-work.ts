import type { Core } from '../core/core.js';
import { startTraining, train } from '../core/fields/training.js';
import type { Specs } from '../core/specs.js';
import { joinedJudgement } from './judgement.js';
import type { Clock } from './kind.js';
import { Pace } from './pace.js';
import type { Judged, ModelLook, StretchedReading, TableAtStep, TrainingSpec } from './training.js';

/** The most that the core makes in one call. */
const max = { pieces: train.pieces.max, steps: train.steps.max };

/** A sentence takes a third of the time to read that it takes to train on. */
const passesOfTraining = 3;

/** One at first, since a step may be much work. */
const firstPiece = 1;

/** One model of a job: it is started, trained, judged at one length after the other, and given back. */
export class ModelWork {
  readonly #core: Core;
  readonly #spec: TrainingSpec;
  readonly #model: Partial<Specs['startTraining']>;
  readonly #now: Clock;
  /** The judgements of it, one after the other. */
  readonly #readings: readonly (Pick<Specs['evaluate'], 'length'> & Partial<StretchedReading>)[];
  /** Its number in the core, from its first piece to its last. */
  #run: number | undefined;
  #steps: number;
  #parameters = 0;
  readonly #losses: number[] = [];
  readonly #judged: Judged[] = [];
  #isOver = false;
  /** First pieces of steps are counted, then sentences. */
  readonly #pace = new Pace(firstPiece);
  /** The tables at the steps that the spec names. */
  readonly #tables: TableAtStep[] = [];
  /** The view of it in the core: the same until it goes on. */
  #inside: Pick<ModelLook, 'attention' | 'tables' | 'weights'> | undefined;

  constructor(core: Core, spec: TrainingSpec, model: Partial<Specs['startTraining']>, now: Clock) {
    [this.#core, this.#spec, this.#model, this.#now] = [core, spec, model, now];
    this.#steps = this.#given('steps');
    this.#readings = [...spec.lengths.map((length) => ({ length })), ...(spec.stretched ?? [])];
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Words read so far, counted as often as they are passed through, of all that there are to read. */
  share(): number {
    const trained = passesOfTraining * this.#given('batch') * this.#given('length');
    const { sequences } = this.#spec;
    const judged = this.#judged.reduce((sum, { length, sequences: read }) => sum + length * read, 0);
    const all = trained * this.#steps + this.#readings.reduce((sum, { length }) => sum + length * sequences, 0);
    return (trained * this.#losses.length + judged) / all;
  }

  /** Its next piece, of about so many milliseconds. */
  advance(milliseconds: number): void {
    const begun = this.#now();
    this.#inside = undefined;
    if (this.#run === undefined) return this.#start();
    const count = this.#losses.length < this.#steps ? this.#train(this.#run) : this.#judge(this.#run);
    if (count > 0) this.#pace.took(count, this.#now() - begun, milliseconds);
    if (this.#losses.length === this.#steps && this.#isJudged()) this.#end();
  }

  look(): ModelLook {
    return {
      step: this.#losses.length,
      steps: this.#steps,
      losses: Float64Array.from(this.#losses),
      parameters: this.#parameters,
      judged: [...this.#judged],
      ...(this.#inside ??= this.#seenInside()),
    };
  }

  /** Gives back its memory in the core. */
  free(): void {
    if (this.#run !== undefined) this.#core.endTraining({ run: this.#run });
    this.#run = undefined;
  }

  #start(): void {
    const { run, parameters } = this.#core.startTraining(this.#model);
    this.#run = run;
    this.#parameters = parameters;
    this.#keepTable(run);
  }

  /** The step at which it is next to stand still: one whose table is kept, or the last one. */
  #nextStop(): number {
    return this.#spec.tables?.find((step) => step > this.#losses.length && step < this.#steps) ?? this.#steps;
  }

  #keepTable(run: number): void {
    if (this.#spec.tables?.includes(this.#losses.length)) this.#tables.push(this.#tableNow(run));
  }

  /** The core's table is for the longest sentences that there may be; what is seen is for those that it trains on. */
  #tableNow(run: number): TableAtStep {
    const numbers = this.#given('length') * this.#given('dimensions');
    return { step: this.#losses.length, table: this.#core.positionTable({ run }).slice(0, numbers) };
  }

  #train(run: number): number {
    const pieces = this.#pace.of(max.pieces);
    const stop = this.#nextStop();
    const steps = Math.min(stop - this.#losses.length, max.steps);
    const { losses } = this.#core.train({ run, steps, pieces });
    this.#losses.push(...losses);
    if (this.#losses.length < stop) return pieces;
    this.#keepTable(run);
    if (stop === this.#steps) this.#pace.restart(firstPiece);
    return 0; // it stood still before all pieces were made, so they tell nothing of the time that one takes
  }

  #judge(run: number): number {
    const { sequences } = this.#spec;
    const before = this.#judged.at(-1);
    const isNew = before === undefined || before.sequences === sequences;
    const reading = this.#readings[this.#judged.length - (isNew ? 0 : 1)]!;
    if (isNew) this.#pace.restart(firstPiece);
    const firstSequence = isNew ? 0 : before.sequences;
    const count = this.#pace.of(sequences - firstSequence);
    const judgement = this.#core.evaluate({ run, ...reading, firstSequence, sequences: count });
    const part = { length: reading.length, sequences: count, ...judgement };
    if (isNew) this.#judged.push(part);
    else this.#judged.splice(-1, 1, joinedJudgement(before, part));
    return count;
  }

  #isJudged(): boolean {
    const { sequences } = this.#spec;
    return this.#judged.length === this.#readings.length && (this.#judged.at(-1)?.sequences ?? sequences) === sequences;
  }

  /** Keeps what is to be seen, and frees the memory for another model. */
  #end(): void {
    const weights = this.#core.weights({ run: this.#run! });
    this.#inside = { ...this.#seenInside(), weights };
    this.#isOver = true;
    this.free();
  }

  #seenInside(): Pick<ModelLook, 'attention' | 'tables'> {
    const run = this.#run;
    if (run === undefined) return {};
    const { sentence, tables } = this.#spec;
    const isKept = this.#tables.at(-1)?.step === this.#losses.length;
    return {
      ...(sentence && { attention: this.#core.attentionOf({ run, ...sentence }) }),
      ...(tables && { tables: isKept ? [...this.#tables] : [...this.#tables, this.#tableNow(run)] }),
    };
  }

  #given(field: 'steps' | 'batch' | 'length' | 'dimensions'): number {
    return this.#model[field] ?? startTraining[field].default;
  }
}
