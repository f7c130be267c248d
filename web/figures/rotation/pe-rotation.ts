import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { LearnedShiftSpec } from '../../core/index.js';
import { callJob, type Outcome } from '../../worker/job.js';
import { core } from '../shared/frame/core-provider.js';
import { dialStyles } from '../shared/clock/dial-styles.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { readerStateRanges } from '../shared/reader/number-range.js';
import { handStyles } from '../shared/clock/hand-styles.js';
import { JobController } from '../shared/frame/job-controller.js';
import { learnControls, type LearnActions } from './controls.js';
import { Ticker } from '../shared/controls/animation.js';
import {
  examplesRange,
  learned,
  learnsInFrame,
  maxLearnedDimensions,
  otherRange,
  sameTurn,
  type Learned,
  type SameTurn,
} from './data.js';
import { rotationDials } from './dials.js';
import { rotationLearned, type Learning } from './learned.js';
import { rotationMatrix } from './matrix.js';
import { rotationMatrixStyles } from './matrix-styles.js';
import { rotationStyles } from './styles.js';
import { codesTable, learnedTable, turnsTable } from './table.js';
import { factStyles } from '../shared/styles/primitives.js';
import { stripStyles } from '../shared/clock/strip-styles.js';
import { WalkGrip, type WalkPlace } from './walk-grip.js';
import { parameters, startSlide, type RotationView } from './manifest.js';

export class PeRotation extends Figure {
  static override styles: CSSResultArray = [
    ...Figure.styles,
    factStyles,
    stripStyles,
    dialStyles,
    handStyles,
    rotationStyles,
    rotationMatrixStyles,
  ];

  @property(parameters.view) view?: RotationView;
  @property(parameters.other) other?: number;
  @property(parameters.shift) shift?: number;
  @property(parameters.examples) examples?: number;
  @property(parameters.from) from?: number;
  @property(parameters.seed) seed?: number;

  /** The last matrix learned by the worker. */
  @state() private heard: Learned | undefined;

  readonly #job = new JobController<Outcome<'learnedShift'>>(this);
  readonly #grip = new WalkGrip({
    same: () => this.#same,
    start: (place, position) => (place === 0 ? this.updateReaderState({ position }) : (this.other = position)),
    shift: (shift) => (this.shift = shift),
    released: () => this.#roundPositions(),
    walk: (place, by) => this.#walkOn(place, by),
  });
  readonly #ticker = new Ticker(this, (seconds) => this.#advance(seconds));
  /** The number of examples to play to, and the number reached (a fraction). */
  #goal: number | undefined;
  #shown: number = examplesRange.min;
  readonly #turns = new Memo<SameTurn>();
  #same!: SameTurn;
  #learned: Learned | undefined;
  #learnedKey = '';
  /** The specs for the worker: one to send, and one in progress. */
  #toLearn: LearnedShiftSpec | undefined;
  #inWorker: LearnedShiftSpec | undefined;

  get #settings() {
    const { other, shift, examples, from, seed } = this;
    return {
      other: other ?? parameters.other.defaultValue,
      shift: shift ?? parameters.shift.defaultValue,
      examples: examples ?? parameters.examples.defaultValue,
      from: from ?? parameters.from.defaultValue,
      seed: seed ?? parameters.seed.defaultValue,
    };
  }

  get #view(): RotationView {
    return this.view ?? parameters.view.defaultValue;
  }

  /** Whether a section is shown. */
  #has(part: RotationView): boolean {
    return this.#view === 'all' || this.#view === part;
  }

  protected instruction(): string {
    return this.t(`rotation.instruction.${this.#view}`);
  }

  protected name(): string {
    return this.t(`rotation.name.${this.#view}`);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { other, shift } = this.#settings;
    const { readerState } = this;
    const from = [JSON.stringify(readerState), other, shift];
    this.#same = this.#turns.get(from, () => sameTurn(core(), readerState, other, shift));
    if (this.#has('learn')) this.#learn();
  }

  /** Learns the current matrix if needed: in this frame if quick, else in the worker, while the last result stays. */
  #learn(): void {
    const { dimensions, base } = this.readerState;
    const { shift, examples, from, seed } = this.#settings;
    // While dragging, k is a fraction; words have whole positions.
    const spec: LearnedShiftSpec = { positions: examples, from, shift: Math.round(shift), dimensions, base, seed };
    const key = JSON.stringify(spec);
    if (this.heard) [this.#learned, this.heard] = [this.heard, undefined];
    if (key === this.#learnedKey) return this.#learnWithoutWorker();
    this.#learnedKey = key;
    this.#toLearn = this.#inWorker = undefined;
    this.#job.cancel();
    if (dimensions > maxLearnedDimensions) this.#learned = undefined;
    else if (learnsInFrame(spec)) this.#learned = learned(core(), spec, core().learnedShift(spec));
    else this.#toLearn = spec;
  }

  /** After rendering, and never in the build. */
  protected override updated(): void {
    const spec = this.#toLearn;
    this.#toLearn = undefined;
    if (!spec) return;
    this.#inWorker = spec;
    void this.#job.run(callJob('learnedShift', [spec]), ([result]) => {
      if (result) this.heard = learned(core(), spec, result);
    });
  }

  /** Learns on the main thread if no worker can be loaded, as in some embedded pages. */
  #learnWithoutWorker(): void {
    const spec = this.#inWorker;
    if (!spec || !this.#job.failure) return;
    this.#inWorker = undefined;
    this.#learned = learned(core(), spec, core().learnedShift(spec));
  }

  /** Plays from two examples to the chosen number; continues after a pause. */
  #togglePlay(): void {
    if (this.#ticker.running) {
      this.#ticker.stop();
      return;
    }
    const { examples } = this.#settings;
    if (this.#goal === undefined || examples >= this.#goal) [this.#goal, this.#shown] = [examples, examplesRange.min];
    this.#ticker.start();
  }

  /** Slow while each example adds a direction, then faster. */
  #advance(seconds: number): void {
    const goal = this.#goal ?? parameters.examples.defaultValue;
    this.#shown = Math.min(goal, this.#shown + seconds * Math.max(3, this.#shown / 2));
    this.examples = Math.floor(this.#shown);
    if (this.#shown >= goal) this.#ticker.stop();
  }

  protected override reset(): void {
    this.#ticker.stop();
    this.#goal = undefined;
    super.reset();
  }

  /** Rounds positions after a drag, because words have whole positions. */
  #roundPositions(): void {
    this.updateReaderState({ position: Math.round(this.readerState.position) });
    if (this.other !== undefined) this.other = Math.round(this.other);
    if (this.shift !== undefined) this.shift = Math.round(this.shift);
  }

  /** Moves a start by whole steps, within the range of positions. */
  #walkOn(place: WalkPlace, by: number): void {
    const { min, max } = place === 0 ? readerStateRanges.position : otherRange;
    const { from } = this.#same.walks[place];
    const start = Math.min(max, Math.max(min, from + by));
    if (place === 0) this.updateReaderState({ position: start });
    else this.other = start;
  }

  get #learning(): Learning {
    if (this.#learned) return this.#learned;
    return this.readerState.dimensions > maxLearnedDimensions ? 'too-wide' : 'under-way';
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const same = this.#same;
    const headed = this.#view === 'all';
    return html`
      ${this.#has('clocks') ? rotationDials(t, same, this.#grip, headed ? this.#walkControls() : undefined) : nothing}
      ${this.#has('matrix') ? rotationMatrix(t, same, headed) : nothing}
      ${this.#has('learn') ? rotationLearned(t, same.readerState.layout, this.#learning, this.#learnControls(), headed) : nothing}
    `;
  }

  #learnControls(): TemplateResult {
    const { examples } = this.#settings;
    const now = { dimensions: this.readerState.dimensions, examples };
    return learnControls(this.t, this.#ticker.running, this.#learnActions, now, this.#ownControl('examples'));
  }

  /** Both starts under their clocks, and k between them. */
  #walkControls(): TemplateResult {
    return html`${this.#startControl()} ${this.#ownControl('shift')} ${this.#ownControl('other')}`;
  }

  #startControl() {
    return this.control('position', { label: 'rotation.start', slide: startSlide });
  }

  /** The start and length of the walk; only k for the matrix. In the view `all` these controls are in the picture. */
  protected override primaryControls(): TemplateResult | typeof nothing {
    if (this.#view === 'all' || this.#view === 'learn') return nothing;
    return html`<div class="line">${this.#ownControl('shift')} ${this.#startControl()}</div>`;
  }

  /** The other start, the encoding, and the settings of learning. */
  protected override secondaryControls(): TemplateResult {
    const learns = this.#has('learn');
    return html`
      <div class="line quiet">
        ${this.#view === 'learn' ? this.#ownControl('shift') : nothing}
        ${this.#view === 'clocks' || this.#view === 'matrix' ? this.#ownControl('other') : nothing}
        ${this.control('dimensions', { typed: true })} ${this.control('base', { typed: true })}
        ${this.#view === 'clocks' ? nothing : this.control('layout')}
        ${learns ? html`${this.#ownControl('from')} ${this.#ownControl('seed')}` : nothing}
      </div>
    `;
  }

  /** The control of a setting of this figure only; using it stops playing. */
  #ownControl(name: 'other' | 'shift' | 'examples' | 'from' | 'seed') {
    return this.control(name, { choose: (value) => this.#choose({ [name]: value }) });
  }

  #choose(chosen: { readonly [Name in keyof typeof parameters]?: number }): void {
    this.#ticker.stop();
    this.#goal = undefined;
    Object.assign(this, chosen);
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const same = this.#same;
    return html`
      ${this.#has('clocks') || this.#has('matrix') ? turnsTable(t, same) : nothing}
      ${this.#has('matrix') ? codesTable(t, same) : nothing}
      ${this.#has('learn') && this.#learned ? learnedTable(t, this.#learned) : nothing}
    `;
  }

  readonly #learnActions: LearnActions = {
    choose: ({ dimensions, examples }) => {
      this.updateReaderState({ dimensions });
      this.#choose({ examples });
    },
    play: () => this.#togglePlay(),
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-rotation': PeRotation;
  }
}
