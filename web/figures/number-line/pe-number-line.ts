import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { plotDrag } from '../shared/charts/plot-drag.js';
import { keyedPlace, keyedStep } from '../shared/controls/slider-keys.js';
import { dataTable } from '../shared/data-table.js';
import { core } from '../shared/frame/core-provider.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { plot } from '../shared/plot/plot.js';
import { formatNumber } from '../shared/reader/format.js';
import { accepts, nearest } from '../shared/reader/number-range.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { gripStyles } from '../shared/styles/primitives.js';
import { bitButtons, valueText } from './bits.js';
import { decode, numberLine, type NumberLine } from './data.js';
import { closeUp, placeDescription, wholeLine } from './drawing.js';
import { parameters } from './manifest.js';
import { formatNames, formats, nextPower, placeRange } from './scale.js';
import { numberLineStyles } from './styles.js';

export class PeNumberLine extends figureWith(parameters) {
  static override styles = [plotStyles, gripStyles, numberLineStyles];
  protected override readonly topic = 'numberLine';

  /** Bits that the user has flipped, if no position has them. */
  @state() private flipped: number | undefined;
  /** The centre of the close-up while the ring is dragged across it. */
  @state() private middle: number | undefined;

  readonly #line = new Memo<NumberLine>();

  /** The position is the figure's own, whatever the page shows. */
  protected override get readerState(): ReaderState {
    return { ...super.readerState, position: this.values.position };
  }

  get #shown(): NumberLine {
    const [format, { position }, middle] = [this.values.format, this.readerState, this.middle];
    return this.#line.get([format, position, middle], () => numberLine(core(), format, position, middle));
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const line = this.#shown;
    const { position } = line;
    const reader = {
      x: position,
      label: t('field.position'),
      text: placeDescription(t, line),
      move: (to: number) => this.#move(to),
      keyed: (key: string) => getKeyed(key, position),
    };
    const point = (fraction: number): void => {
      this.middle ??= this.readerState.position;
      const { from, to } = this.#shown.range;
      this.#move(Math.round(from + fraction * (to - from)));
    };
    return html`
      <div class="close" aria-hidden="true" ${plotDrag(point, { released: () => (this.middle = undefined) })}>
        ${closeUp(t, line)}
      </div>
      ${plot(wholeLine(t, line, reader))}
      <p class="reading" ${announceAtRest()}>${this.#describe(line)}</p>
    `;
  }

  /** What the position becomes, or what bits mean that no position has. */
  #describe(line: NumberLine): string {
    const { t, flipped } = this;
    if (flipped === undefined) return placeDescription(t, line);
    return t('numberLine.nowhere', { value: valueText(decode(core(), this.values.format, flipped)) });
  }

  protected override primaryControls(): TemplateResult {
    const options = formats.map((value) => ({ value, label: formatNames[value] }));
    return html`${this.control('format', { options })} ${this.control('bits')} ${this.bits ? this.#bits() : nothing}`;
  }

  #bits(): TemplateResult {
    const { flipped } = this;
    const line = this.#shown;
    const number = flipped === undefined ? line : { code: flipped, value: decode(core(), this.values.format, flipped) };
    return bitButtons(this.t, number, line, (code) => this.#flip(code));
  }

  protected override secondaryControls(): TemplateResult {
    return html`${this.control('position', { typed: true, choose: (to) => this.#move(to) })}`;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const { groups, exponentBits, significandBits } = this.#shown;
    return dataTable(groups, [
      [t('numberLine.number'), ({ value }) => valueText(value)],
      [t('numberLine.code'), ({ code }) => code.toString(2).padStart(exponentBits + significandBits, '0')],
      [t('numberLine.first'), ({ first }) => formatNumber(first)],
      [t('numberLine.last'), ({ last }) => formatNumber(last)],
      [t('numberLine.count'), ({ first, last }) => formatNumber(last - first + 1)],
    ]);
  }

  protected override reset(): void {
    super.reset();
    this.flipped = undefined;
  }

  #move(position: number): void {
    this.flipped = undefined;
    this.position ??= parameters.position.defaultValue;
    this.updateReaderState({ position: nearest(placeRange, position) });
  }

  /** Moves to the position with these bits. If there is none, the line stays and a sentence says why. */
  #flip(code: number): void {
    let value = NaN;
    try {
      value = decode(core(), this.values.format, code);
    } catch {
      // The next render repeats the call and shows the error.
    }
    if (accepts(placeRange, value) && !Object.is(value, -0)) this.#move(value);
    else this.flipped = code;
  }
}

/** Arrows move to the next whole position, Page Up and Page Down to the next power of two. */
function getKeyed(key: string, position: number): number | undefined {
  const step = keyedStep(key);
  if (step === undefined) return keyedPlace(key, position, placeRange.max);
  if (key.startsWith('Page')) return nextPower(position, step > 0 ? 1 : -1);
  return step > 0 ? Math.floor(position) + 1 : Math.ceil(position) - 1;
}
