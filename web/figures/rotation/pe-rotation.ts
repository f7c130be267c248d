import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { LearnedShift, LearnedShiftSpec } from '../../core/index.js';
import { callJob, type Outcome } from '../../worker/job.js';
import { minSeen } from '../shared/charts/matrix-cells.js';
import { describePosition } from '../shared/clock/clock-description.js';
import { DialDrag } from '../shared/clock/dial-drag.js';
import { dialStyles } from '../shared/clock/dial-styles.js';
import { HandDrag } from '../shared/clock/hand-drag.js';
import { handStyles } from '../shared/clock/hand-styles.js';
import { stripStyles } from '../shared/clock/strip-styles.js';
import { keyedStep, ownKey } from '../shared/controls/slider-keys.js';
import { dataTable, type Column } from '../shared/data-table.js';
import { core } from '../shared/frame/core-provider.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { Figure } from '../shared/frame/figure.js';
import { JobController } from '../shared/frame/job-controller.js';
import { Memo } from '../shared/frame/memo.js';
import { fixed, significant } from '../shared/reader/format.js';
import { readerStateRanges } from '../shared/reader/number-range.js';
import { measuredSize } from '../shared/reader/scientific-notation.js';
import {
  learned,
  learnsInFrame,
  maxLearnedDimensions,
  otherRange,
  sameTurn,
  shiftRange,
  turningHands,
  type Learned,
  type SameTurn,
} from './data.js';
import { rotationDials, walkHands, type WalkHand, type WalkPlace } from './dials.js';
import { learnedDetails, outcomeName } from './learned.js';
import { parameters, startSlide, type RotationView } from './manifest.js';
import { learnedMatrices, maxPlain, rotationMatrix, type Change } from './matrix.js';
import { factStyles, legendStyles } from '../shared/styles/primitives.js';
import { rotationStyles } from './styles.js';

/** Rounding error near the origin, in radians. It grows with the position. */
const roundedAway = 1e-9;
/** The rounding error of a 24-bit significand. */
const lastDigit = 2 ** -23;
/** Milliseconds without a change after which the start counts as the last one. */
const rest = 600;

export class PeRotation extends Figure {
  static override styles: CSSResultArray = [
    ...Figure.styles,
    factStyles,
    legendStyles,
    stripStyles,
    dialStyles,
    handStyles,
    rotationStyles,
  ];

  @property(parameters.view) view?: RotationView;
  @property(parameters.other) other?: number;
  @property(parameters.shift) shift?: number;
  @property(parameters.examples) examples?: number;
  @property(parameters.from) from?: number;
  @property(parameters.seed) seed?: number;

  readonly #drag = new DialDrag<WalkHand>({
    hands: ({ dataset }) => walkHands(this.#same, dataset['walk'] === '0' ? 0 : 1),
    grab: (hand, angle) => this.#grab(hand, angle),
    released: () => this.#roundPositions(),
  });
  readonly #turns = new Memo<SameTurn>();
  #same!: SameTurn;
  /** The start before the last change of it, and what that change did to the matrix. */
  #before: number | undefined;
  #change: Change | undefined;
  #changedAt = 0;

  readonly #job = new JobController<Outcome<'learnedShift'>>(this);
  #learned: Learned | undefined;
  #learnedKey = '';
  /** What the worker is to learn; meanwhile the last matrix stays. */
  #toLearn: LearnedShiftSpec | undefined;

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

  protected override name(): string {
    return this.t(`rotation.name.${this.#view}`);
  }

  protected override instruction(): string {
    return this.t(`rotation.instruction.${this.#view}`);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { readerState } = this;
    const { other, shift } = this.#settings;
    if (this.#view === 'matrix') this.#compare();
    const second = this.#view === 'matrix' ? (this.#before ?? other) : other;
    const from = [JSON.stringify(readerState), second, shift];
    this.#same = this.#turns.get(from, () => sameTurn(core(), readerState, second, shift));
    if (this.#view === 'learn') this.#learn();
  }

  /** Remembers the start before, and whether the matrix has stayed. */
  #compare(): void {
    const last = this.#same as SameTurn | undefined;
    if (!last) return;
    const { position, ...matrix } = this.readerState;
    const { position: start, ...lastMatrix } = last.readerState;
    const stays = JSON.stringify([matrix, this.#settings.shift]) === JSON.stringify([lastMatrix, last.shift]);
    if (stays && position === start) return;
    const now = performance.now();
    const isNew = now - this.#changedAt > rest;
    if (position !== start && isNew) this.#before = start;
    const kind = stays ? 'unchanged' : 'changed';
    if (isNew || kind !== this.#change?.kind) this.#change = { kind, count: (this.#change?.count ?? 0) + 1 };
    this.#changedAt = now;
  }

  /** Learns the current matrix if needed: in this frame if quick, else in the worker. */
  #learn(): void {
    const { dimensions, base } = this.readerState;
    const { shift, examples, from, seed } = this.#settings;
    const spec: LearnedShiftSpec = { positions: examples, from, shift: Math.round(shift), dimensions, base, seed };
    const key = JSON.stringify(spec);
    if (key === this.#learnedKey) {
      // Some pages that embed the figure let no worker load.
      if (this.#toLearn && this.#job.failure) this.#setLearned(spec, core().learnedShift(spec));
      return;
    }
    this.#learnedKey = key;
    this.#job.cancel();
    this.#toLearn = undefined;
    if (dimensions > maxLearnedDimensions) this.#learned = undefined;
    else if (learnsInFrame(spec)) this.#setLearned(spec, core().learnedShift(spec));
    else this.#toLearn = spec;
  }

  #setLearned(spec: LearnedShiftSpec, result: LearnedShift): void {
    this.#toLearn = undefined;
    this.#learned = learned(core(), spec, result);
  }

  /** After rendering, and never in the build. */
  protected override updated(): void {
    const spec = this.#toLearn;
    if (!spec || this.#job.progress !== undefined || this.#job.failure) return;
    void this.#job.run(callJob('learnedShift', [spec]), ([result]) => {
      if (!result || this.#toLearn !== spec) return;
      this.#setLearned(spec, result);
      this.requestUpdate();
    });
  }

  #grab({ place, end, frequency }: WalkHand, angle: number): (angle: number) => void {
    const { from, to } = this.#same.walks[place];
    if (end === 'start') {
      const drag = new HandDrag(from, frequency, angle, place === 0 ? readerStateRanges.position : otherRange);
      return (now) => this.#start(place, drag.moveTo(now));
    }
    const reach = { min: from + shiftRange.min, max: from + shiftRange.max };
    const drag = new HandDrag(to, frequency, angle, reach);
    return (now) => (this.shift = drag.moveTo(now) - from);
  }

  #start(place: WalkPlace, position: number): void {
    if (place === 0) this.updateReaderState({ position });
    else this.other = position;
  }

  /** Arrows move a start by one step, Page Up and Page Down by ten. */
  #key(event: KeyboardEvent, place: WalkPlace): void {
    const by = keyedStep(ownKey(event));
    if (by === undefined) return;
    event.preventDefault();
    const { min, max } = place === 0 ? readerStateRanges.position : otherRange;
    this.#start(place, Math.min(max, Math.max(min, this.#same.walks[place].from + by)));
  }

  /** Rounds positions after a drag, because words have whole positions. */
  #roundPositions(): void {
    this.updateReaderState({ position: Math.round(this.readerState.position) });
    if (this.other !== undefined) this.other = Math.round(this.other);
    if (this.shift !== undefined) this.shift = Math.round(this.shift);
  }

  protected renderContent(): TemplateResult {
    return html`
      ${this.#picture()}
      <p class="reading verdict" ${announceAtRest()}>${this.#verdict()}</p>
    `;
  }

  #picture(): TemplateResult | typeof nothing {
    const { t } = this;
    const same = this.#same;
    switch (this.#view) {
      case 'clocks':
        return rotationDials(t, same, { drag: this.#drag, key: (event, place) => this.#key(event, place) });
      case 'matrix':
        return rotationMatrix(t, same, this.#change);
      case 'learn':
        return this.#learned ? learnedMatrices(t, same.readerState.layout, this.#learned) : nothing;
    }
  }

  #verdict(): string {
    const { t } = this;
    const { walks, turnDifference, pairs } = this.#same;
    switch (this.#view) {
      case 'clocks': {
        const shown = turningHands(this.#same).length;
        const some = shown < pairs ? t('rotation.some', { shown, count: pairs }) : '';
        const isEqual = turnDifference < roundedAway;
        return (
          t(isEqual ? 'rotation.equal' : 'rotation.nearlyEqual', { difference: measuredSize(turnDifference) }) + some
        );
      }
      case 'matrix': {
        const difference = Math.max(...walks.map(({ largestDifference }) => largestDifference));
        const [p, q] = walks.map(({ from, to }) => ({ from: describePosition(from), to: describePosition(to) }));
        return t(difference < lastDigit ? 'rotation.exact' : 'rotation.measured', {
          ...{ p: p!.from, pTo: p!.to, q: q!.from, qTo: q!.to },
          difference: measuredSize(difference),
        });
      }
      case 'learn':
        if (this.readerState.dimensions > maxLearnedDimensions)
          return t('rotation.learnLimit', { max: maxLearnedDimensions });
        return t(this.#learned ? `rotation.${outcomeName(this.#learned)}` : 'rotation.learning');
    }
  }

  protected override primaryControls(): TemplateResult {
    if (this.#view === 'learn') return html`${this.control('examples')}`;
    const start = this.control('position', { label: 'rotation.start', slide: startSlide });
    return html`<div class="line">${this.control('shift')} ${start}</div>`;
  }

  protected override secondaryControls(): TemplateResult {
    const encoding = html`${this.control('dimensions', { typed: true })} ${this.control('base', { typed: true })}`;
    if (this.#view === 'clocks') return html`${this.control('other')} ${encoding}`;
    if (this.#view === 'matrix') return html`${encoding} ${this.control('layout')}`;
    return html`${this.control('shift', { typed: true })} ${encoding} ${this.control('layout')} ${this.control('from')}
    ${this.control('seed')} ${this.#learned ? learnedDetails(this.t, this.#learned) : nothing}`;
  }

  protected override reset(): void {
    super.reset();
    this.#before = this.#change = undefined;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    if (this.#view === 'learn') return this.#learned ? learnedTable(this.#learned) : html``;
    const { walks, blocks, pairs, shift } = this.#same;
    const turns = dataTable(
      Array(pairs).keys(),
      [
        [t('clock.pair'), (pair) => pair],
        ...walks.map(({ from, to, turned }): Column<number> => [
          `${describePosition(from)} → ${describePosition(to)}`,
          (pair) => significant(turned[pair]!, 6),
        ]),
        [t('rotation.cosine'), (pair) => fixed(blocks[2 * pair]!, 6)],
        [t('rotation.sine'), (pair) => fixed(blocks[2 * pair + 1]!, 6)],
      ],
      { caption: t('rotation.turnedRadians') },
    );
    if (this.#view === 'clocks') return turns;
    const [{ from, to, code, rotated, target }] = walks;
    const codeOf = (position: number): string => t('rotation.code', { position: describePosition(position) });
    return html`${turns}
      ${dataTable(code.keys(), [
        [t('rotation.dimension'), (dimension) => dimension],
        [codeOf(from), (dimension) => fixed(code[dimension]!, 6)],
        [`R(${describePosition(shift)}) ${codeOf(from)}`, (dimension) => fixed(rotated[dimension]!, 6)],
        [codeOf(to), (dimension) => fixed(target[dimension]!, 6)],
      ])}
      <p class="soft">
        ${t('rotation.colours', { min: minSeen })}${2 * pairs > maxPlain ? t('rotation.widened') : ''}
      </p>`;
  }
}

function learnedTable({ spec: { dimensions }, result: { matrix } }: Learned): TemplateResult {
  const indices = [...Array(dimensions).keys()];
  return dataTable(indices, [
    ['', (row) => row],
    ...indices.map((column): Column<number> => [column, (row) => fixed(matrix[row * dimensions + column]!, 4)]),
  ]);
}
