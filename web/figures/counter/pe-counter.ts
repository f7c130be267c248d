import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { choice, type Option } from '../shared/controls/choice.js';
import { core } from '../shared/frame/core-provider.js';
import { counterAt, neighbourRatio, formatBits, type Counter, type Ratio } from './data.js';
import { counterPicture, handLength, type ColumnDrag } from './picture.js';
import { counterStyles } from './styles.js';
import { DialDrag } from '../shared/clock/dial-drag.js';
import { dialStyles } from '../shared/clock/dial-styles.js';
import { readerStateRanges, type FieldRange } from '../shared/reader/number-range.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import { Ticker } from '../shared/controls/animation.js';
import { playButton } from '../shared/controls/play-button.js';
import { stepButton } from '../shared/controls/step-button.js';
import { toggle } from '../shared/controls/toggle.js';
import { parameters } from './manifest.js';
import { dataTable } from '../shared/data-table.js';

const positionRange: FieldRange = { ...readerStateRanges.position, kind: 'whole' };
/** Positions per second: from slow enough to see single bits flip, to fast enough to see a slow hand move. */
const speedOptions = [1, 4, 16].map((speed) => ({ value: speed, label: speed }));
const defaultSpeed = 1;

export class PeCounter extends figureWith(parameters) {
  static override styles = [dialStyles, counterStyles];
  protected override readonly topic = 'counter';

  #counter!: Counter;
  @state() private speed: number = defaultSpeed;
  readonly #ticker = new Ticker(this, (seconds) => this.#move(seconds * this.speed));

  readonly #drag: ColumnDrag = new DialDrag({
    hands: ({ dataset: { pair } }) => [{ ...this.#counter.columns[Number(pair)]!, length: handLength }],
    grab: ({ period }) => {
      this.#ticker.stop();
      const { position } = this.readerState;
      return { position, frequency: (2 * Math.PI) / period, move: (to) => this.updateReaderState({ position: to }) };
    },
    released: () => this.#floor(),
  });

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#counter = counterAt(core(), this.readerState, this.values);
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const counter = this.#counter;
    const digits = counter.columns.length;
    const position = formatNumber(Math.floor(this.readerState.position));
    const label = t('counter.label', { position, bits: formatBits(counter.columns) });
    const isCut = this.readerState.position >= 2 ** digits;
    const steps = this.controls !== 'none';
    const back = this.readerState.position > 0 ? () => this.#step(-1) : undefined;
    return html`
      <div class="stepper">
        ${steps ? stepButton(t('counter.back'), '−1', back) : nothing}
        <p class="number-read soft">
          <strong>${position}</strong> ${isCut ? t('counter.overflow', { digits }) : t('counter.inBinary')}
        </p>
        ${steps ? stepButton(t('counter.forward'), '+1', () => this.#step(1)) : nothing}
      </div>
      ${counterPicture(t, counter, label, this.#drag)}
      <p class="agreement">${t('counter.agreement', { count: counter.matchingCount, digits })}</p>
    `;
  }

  protected override primaryControls(): TemplateResult {
    return toggle(
      this.t('counter.halfTurn'),
      this.values.unit === 'half-turn',
      (on) => (this.unit = on ? 'half-turn' : 'radian'),
    );
  }

  /** Larger steps, and the settings of the counter. */
  protected override secondaryControls(): TemplateResult {
    const { t } = this;
    const position = Math.floor(this.readerState.position);
    const farthest = 2 ** this.values.digits - 1;
    return html`
      <div class="line">
        ${playButton(this.#ticker.running, t, () => this.#toggle())}
        ${this.control('position', { value: position, slide: [0, farthest], range: positionRange })}
      </div>
      <div class="line">
        ${choice('speed', t('motion.speed'), speedOptions, this.speed, (speed) => (this.speed = speed))}
        ${this.control('ratio', { options: this.#ratios })} ${this.control('digits')}
      </div>
    `;
  }

  /** The two ratios, with their values for the reader's base and dimensions. */
  get #ratios(): readonly Option<Ratio>[] {
    const paper = neighbourRatio(core(), this.readerState, { ...this.values, ratio: 'paper' });
    return [
      { value: '2', label: 2 },
      { value: 'paper', label: this.t('counter.paper', { ratio: significant(paper, 3) }) },
    ];
  }

  #step(by: number): void {
    this.#ticker.stop();
    const { min, max } = positionRange;
    this.updateReaderState({ position: Math.min(max, Math.max(min, Math.floor(this.readerState.position) + by)) });
  }

  #toggle(): void {
    if (this.#ticker.running) {
      this.#ticker.stop();
      this.#floor();
    } else this.#ticker.start();
  }

  /** Rounds down, so that the bits that were last visible stay. */
  #floor(): void {
    this.updateReaderState({ position: Math.floor(this.readerState.position) });
  }

  #move(by: number): void {
    const position = this.readerState.position + by;
    if (position > positionRange.max) this.#ticker.stop();
    else this.updateReaderState({ position });
  }

  protected override reset(): void {
    this.#ticker.stop();
    super.reset();
    this.speed = defaultSpeed;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    return dataTable(this.#counter.columns, [
      [t('counter.hand'), ({ index }) => index],
      [t('counter.bit'), ({ bit }) => bit],
      [t('counter.period'), ({ period }) => significant(period, 6)],
      [t('counter.turns'), ({ turns }) => formatNumber(turns)],
      [t('counter.angle'), ({ angle }) => fixed(angle, 4)],
      [t('counter.agrees'), ({ bit, half }) => t(bit === half ? 'counter.yes' : 'counter.no')],
    ]);
  }
}
