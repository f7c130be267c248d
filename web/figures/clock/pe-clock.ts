import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { clockAt, getDimensions, handRange, getPart, type Clock } from '../shared/clock/clock-data.js';
import { clockDial } from '../shared/clock/clock-dial.js';
import { handRead, positionRead } from './readout.js';
import { clockRow } from './row.js';
import { clockStrips, type StripReading } from './strips.js';
import { clockStyles } from './styles.js';
import { core } from '../shared/frame/core-provider.js';
import { dialStyles } from '../shared/clock/dial-styles.js';
import { readerStateRanges } from '../shared/reader/number-range.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { HandGrip } from '../shared/clock/hand-grip.js';
import { handStyles } from '../shared/clock/hand-styles.js';
import { Ticker } from '../shared/controls/animation.js';
import { playButton } from '../shared/controls/play-button.js';
import { toggle } from '../shared/controls/toggle.js';
import { stripStyles } from '../shared/clock/strip-styles.js';
import { parameters } from './manifest.js';
import { dataTable } from '../shared/data-table.js';
import { fixed, formatNumber, significant } from '../shared/reader/format.js';

export class PeClock extends figureWith(parameters) {
  static override styles = [dialStyles, handStyles, clockStyles, stripStyles];

  @state() private pointed: number | undefined;
  /** The component of the selected hand that is described while no pointer is on the strip. */
  @state() private shadow: 'sine' | 'cosine' = 'sine';

  readonly #clocks = new Memo<Clock>();
  #clock!: Clock;
  #drawnPosition = 0;
  #ran = false;
  #sharpen: ReturnType<typeof setTimeout> | undefined;

  readonly #ticker = new Ticker(this, (seconds) => this.#advance(seconds * this.values.speed));
  readonly #grip = new HandGrip({
    clock: () => this.#clock,
    select: (pair) => (this.hand = pair),
    move: (position) => this.#stopAt(position),
    held: (held) => (held ? this.#ticker.stop() : this.#roundPosition()),
  });

  protected override instruction(): string {
    return this.t(this.other === undefined ? 'clock.instruction' : 'clock.instruction.two');
  }

  protected override name(): string {
    return this.t(this.other === undefined ? 'clock.name' : 'clock.name.two');
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { running } = this.#ticker;
    if (this.#ran && !running && !this.#grip.drag.isHolding) this.#roundPosition();
    this.#ran = running;
    const { readerState } = this;
    const dragged = this.#grip.drag.isHolding ? Math.abs(readerState.position - this.#drawnPosition) : 0;
    // Assume 60 fps; with measured frame times hands would flicker between sharp and blurred.
    const stride = running ? this.values.speed / 60 : dragged;
    this.#drawnPosition = readerState.position;
    const how = { hand: this.values.hand, other: this.other, stride };
    const from = [JSON.stringify(readerState), how.hand, how.other, stride];
    this.#clock = this.#clocks.get(from, () => clockAt(core(), readerState, how));
  }

  protected override firstUpdated(): void {
    if (this.running) this.#ticker.startIfAllowed();
  }

  /** Renders once more after a drag pauses, so that the hand is sharp. */
  protected override updated(): void {
    clearTimeout(this.#sharpen);
    if (this.#grip.drag.isHolding && this.#clock.blurred > 0)
      this.#sharpen = setTimeout(() => this.requestUpdate(), 60);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#sharpen);
  }

  #advance(by: number): void {
    const position = this.readerState.position + by;
    if (position >= readerStateRanges.position.max) this.#stopAt(readerStateRanges.position.max);
    else this.updateReaderState({ position }, this.#ticker.byReader);
  }

  #stopAt(position: number): void {
    this.#ticker.stop();
    this.#ran = false;
    this.updateReaderState({ position });
  }

  /** Rounds the position when the clock stops, because words have whole positions. Typed fractions stay. */
  #roundPosition(): void {
    this.updateReaderState({ position: Math.round(this.readerState.position) });
  }

  #togglePlay(): void {
    if (this.#ticker.running) this.#ticker.stop();
    else this.#ticker.start();
  }

  protected override reset(): void {
    this.#ticker.stop();
    this.#ran = false;
    super.reset();
    this.shadow = 'sine';
    if (this.running) this.#ticker.startIfAllowed();
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const clock = this.#clock;
    const { view } = this.values;
    const fast = this.#ticker.running && this.values.speed > parameters.speed.defaultValue;
    const { position, dimensions, base } = clock.readerState;
    const comparison =
      this.other === undefined ? undefined : core().compare({ position, other: this.other, dimensions, base });
    const strips: StripReading = {
      fast,
      chosen: getDimensions(clock.selected, clock.readerState)[this.shadow === 'sine' ? 0 : 1],
      pointed: this.pointed === undefined ? undefined : Math.min(this.pointed, dimensions - 1),
      point: (dimension) => (this.pointed = dimension),
      choose: (dimension) => this.#chooseDimension(dimension),
    };
    return html`
      <div class=${`clock ${view}`}>
        ${positionRead(t, position, fast, this.other)}
        <div class="dials">${view === 'dial' ? clockDial(t, clock, this.#grip) : clockRow(t, clock, this.#grip)}</div>
        ${handRead(t, clock)}
      </div>
      ${clockStrips(t, clock, strips, comparison)}
    `;
  }

  #chooseDimension(dimension: number): void {
    const { pair, part } = getPart(dimension, this.#clock.readerState);
    this.hand = pair;
    this.shadow = part;
  }

  /** The controls that move the clock. */
  protected override primaryControls(): TemplateResult {
    const { position } = this.readerState;
    const { running } = this.#ticker;
    const value = running ? Math.floor(position) : position;
    return html`
      <div class="line">
        ${playButton(running, this.t, () => this.#togglePlay())}
        ${this.control('position', { value, slide: [0, Math.max(1_000, this.other ?? 0)], choose: (chosen) => this.#stopAt(chosen) })}
      </div>
    `;
  }

  /** The controls of the encoding, then those of the display. */
  protected override secondaryControls(): TemplateResult {
    const { position, dimensions } = this.readerState;
    const next = Math.round(position) + 1;
    const compares = this.other !== undefined;
    return html`
      <div class="line">${this.control('speed')}</div>
      <div class="line">${this.control('dimensions')} ${this.control('base')}</div>
      <div class="line quiet">
        ${this.control('hand', { value: this.#clock.selected, range: handRange(dimensions / 2) })}
        <span class="cluster">
          ${toggle(this.t('clock.compare'), compares, (on) => (this.other = on ? next : undefined))}
          ${compares ? this.control('other') : nothing}
        </span>
        ${this.control('view')} ${this.control('layout')}
      </div>
    `;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const { pairs, readerState, here, other } = this.#clock;
    const { period, turns, angle, sine, cosine } = here.hands;
    return dataTable(Array(pairs).keys(), [
      [t('clock.pair'), (pair) => pair],
      [t('clock.dims'), (pair) => t('clock.dimsOfPair', { dims: getDimensions(pair, readerState).map(String) })],
      [t('clock.period'), (pair) => significant(period[pair]!, 6)],
      [t('clock.turns'), (pair) => formatNumber(turns[pair]!)],
      [t('clock.angleRadians'), (pair) => fixed(angle[pair]!, 4)],
      [t('clock.sine'), (pair) => fixed(sine[pair]!, 4)],
      [t('clock.cosine'), (pair) => fixed(cosine[pair]!, 4)],
      other && [t('clock.otherSine'), (pair) => fixed(other.hands.sine[pair]!, 4)],
      other && [t('clock.otherCosine'), (pair) => fixed(other.hands.cosine[pair]!, 4)],
    ]);
  }
}
