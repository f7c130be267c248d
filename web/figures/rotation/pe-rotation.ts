import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { LearnedShift, LearnedShiftSpec } from '../../core/index.js';
import { callJob, type Outcome } from '../../worker/job.js';
import { minSeen } from '../shared/charts/matrix-cells.js';
import { describePosition } from '../shared/clock/clock-description.js';
import { DialDrag, type HandMove } from '../shared/clock/dial-drag.js';
import { dialStyles } from '../shared/clock/dial-styles.js';
import { handStyles } from '../shared/clock/hand-styles.js';
import { stripStyles } from '../shared/clock/strip-styles.js';
import { keyedStep, onKey } from '../shared/controls/slider-keys.js';
import { dataTable, type Column } from '../shared/data-table.js';
import { core } from '../shared/frame/core-provider.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { JobController } from '../shared/frame/job-controller.js';
import { Memo } from '../shared/frame/memo.js';
import { fixed, significant } from '../shared/reader/format.js';
import { readerStateRanges, type FieldRange } from '../shared/reader/number-range.js';
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
import { parameters, startSlide } from './manifest.js';
import { learnedMatrices, maxPlain, rotationMatrix, type Change } from './matrix.js';
import { factStyles, legendStyles } from '../shared/styles/primitives.js';
import { rotationStyles } from './styles.js';

/** Rounding error near the origin, in radians. It grows with the position. */
const roundedAway = 1e-9;
/** The rounding error of a 24-bit significand. */
const lastDigit = 2 ** -23;
/** Milliseconds without a change after which the start counts as the last one. */
const rest = 600;

export class PeRotation extends figureWith(parameters) {
  static override styles = [factStyles, legendStyles, stripStyles, dialStyles, handStyles, rotationStyles];

  readonly #drag = new DialDrag<WalkHand>({
    hands: ({ dataset }) => walkHands(this.#same, dataset['walk'] === '0' ? 0 : 1),
    grab: (hand) => this.#grab(hand),
    released: () => this.#roundPositions(),
  });
  readonly #turns = new Memo<SameTurn>();
  #same!: SameTurn;
  /** The start before the last change of it, and what that change did to the matrix. */
  #before: number | undefined;
  #change: Change | undefined;
  #changedAt = -Infinity;

  readonly #job = new JobController<Outcome<'learnedShift'>>(this);
  #learned: Learned | undefined;
  #learnedKey = '';
  /** What the worker is to learn; meanwhile the last matrix stays. */
  #toLearn: LearnedShiftSpec | undefined;

  protected override name(): string {
    return this.t(`rotation.name.${this.values.view}`);
  }

  protected override instruction(): string {
    return this.t(`rotation.instruction.${this.values.view}`);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { readerState } = this;
    const { other, shift } = this.values;
    if (this.values.view === 'matrix') this.#compare();
    const second = this.values.view === 'matrix' ? (this.#before ?? other) : other;
    const from = [JSON.stringify(readerState), second, shift];
    this.#same = this.#turns.get(from, () => sameTurn(core(), readerState, second, shift));
    if (this.values.view === 'learn') this.#learn();
  }

  /** Remembers the start before, and whether the matrix has stayed. */
  #compare(): void {
    const last = this.#same as SameTurn | undefined;
    if (!last) return;
    const { position, ...matrix } = this.readerState;
    const { position: start, ...lastMatrix } = last.readerState;
    const stays = JSON.stringify([matrix, this.values.shift]) === JSON.stringify([lastMatrix, last.shift]);
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
    const { shift, examples, from, seed } = this.values;
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

  #grab({ place, end, frequency }: WalkHand): HandMove {
    const { from, to } = this.#same.walks[place];
    if (end === 'start')
      return { position: from, frequency, range: startRange(place), move: (position) => this.#start(place, position) };
    const range = { min: from + shiftRange.min, max: from + shiftRange.max };
    return { position: to, frequency, range, move: (position) => (this.shift = position - from) };
  }

  #start(place: WalkPlace, position: number): void {
    if (place === 0) this.updateReaderState({ position });
    else this.other = position;
  }

  /** Arrows move a start by one step, Page Up and Page Down by ten. */
  #key(place: WalkPlace): (event: KeyboardEvent) => void {
    const { min, max } = startRange(place);
    return onKey(keyedStep, (by) =>
      this.#start(place, Math.min(max, Math.max(min, this.#same.walks[place].from + by))),
    );
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
    switch (this.values.view) {
      case 'clocks':
        return rotationDials(t, same, { drag: this.#drag, key: (place) => this.#key(place) });
      case 'matrix':
        return rotationMatrix(t, same, this.#change);
      case 'learn':
        return this.#learned ? learnedMatrices(t, same.readerState.layout, this.#learned) : nothing;
    }
  }

  #verdict(): string {
    const { t } = this;
    const { walks, turnDifference, pairs } = this.#same;
    switch (this.values.view) {
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
    if (this.values.view === 'learn') return html`${this.control('examples')}`;
    const start = this.control('position', { label: 'rotation.start', slide: startSlide });
    return html`<div class="line">${this.control('shift')} ${start}</div>`;
  }

  protected override secondaryControls(): TemplateResult {
    const encoding = html`${this.control('dimensions', { typed: true })} ${this.control('base', { typed: true })}`;
    if (this.values.view === 'clocks') return html`${this.control('other')} ${encoding}`;
    if (this.values.view === 'matrix') return html`${encoding} ${this.control('layout')}`;
    return html`${this.control('shift', { typed: true })} ${encoding} ${this.control('layout')} ${this.control('from')}
    ${this.control('seed')} ${this.#learned ? learnedDetails(this.t, this.#learned) : nothing}`;
  }

  protected override reset(): void {
    super.reset();
    this.#before = this.#change = undefined;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    if (this.values.view === 'learn') return this.#learned ? learnedTable(this.#learned) : html``;
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
    if (this.values.view === 'clocks') return turns;
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

const startRange = (place: WalkPlace): FieldRange => (place === 0 ? readerStateRanges.position : otherRange);
