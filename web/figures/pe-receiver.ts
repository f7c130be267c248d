import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { core } from './parts/core-context.js';
import { dialStyles } from './parts/dial-styles.js';
import { failureWords } from './parts/failure-words.js';
import { nearest, readingRanges } from './parts/fields.js';
import { Figure, numberWithin, oneOf } from './parts/figure.js';
import { spoken } from './parts/format.js';
import { Ticker } from './parts/motion.js';
import { PlotDrag } from './parts/plot-drag.js';
import { mainControls, moreControls, stepper, type ReceiverActions } from './parts/receiver-controls.js';
import { closeUp, receivedHands, type Finding } from './parts/receiver-data.js';
import { marks } from './parts/receiver-marks.js';
import { closeUpPicture, handRows, together, type ReceiverScene } from './parts/receiver-picture.js';
import { ReceiverSearch } from './parts/receiver-search.js';
import {
  handsRange,
  heardOf,
  heardPairs,
  heardText,
  drawnPairs,
  orders,
  searchRange,
  seedRange,
  sigmaRange,
  spanRange,
  toggled,
  trialRange,
  type Order,
  type ReceiverSettings,
} from './parts/receiver-settings.js';
import { receiverStyles } from './parts/receiver-styles.js';
import { receiverTable } from './parts/receiver-table.js';
import { fixWords, guessWords, pictureWords } from './parts/receiver-words.js';
import { keyedPosition } from './parts/waves-plot.js';
import type { Reading } from './parts/reader-state.js';

const usual = { position: 421, sigma: 0.2, seed: 1, trial: 0, range: 1_024 } as const;
/** How wide the pre-rendered picture is, in columns, and the widest that is drawn. */
const [drawnColumns, mostColumns] = [512, 1_024];
const secondsOfHand = 1.1;
const allHands = handsRange.max;

/**
 * A code with noise, and the position that a receiver finds in it: what every hand alone says, what the hands say together,
 * and the fix with its bound. The reader guesses first.
 *
 * @slot - The caption.
 */
export class PeReceiver extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, dialStyles, receiverStyles];

  /** The position to be found; it is the figure's own, whatever the page shows. */
  @property({ converter: numberWithin(readingRanges.position, usual.position) }) override position?: number;
  /** The standard deviation of the noise in every number. */
  @property({ converter: numberWithin(sigmaRange, usual.sigma) }) sigma?: number;
  /** Draws the noise, together with the trial. */
  @property({ converter: numberWithin(seedRange, usual.seed) }) seed?: number;
  /** Which noise of this seed: the first, the second and so on. */
  @property({ converter: numberWithin(trialRange, usual.trial) }) trial?: number;
  /** Positions 0 to range - 1 are searched. */
  @property({ converter: numberWithin(searchRange, usual.range) }) range?: number;
  /** A digit for each hand, the fastest first: 1 where it is heard. */
  @property({ converter: heardText }) heard?: string | undefined;
  /** In which order the hands are added up. */
  @property({ converter: oneOf<Order>(...orders) }) order?: Order;
  /** How many of them are; more than are heard means all. */
  @property({ converter: numberWithin(handsRange, 1) }) hands?: number | undefined;
  /** How many positions the close-up covers. */
  @property({ converter: numberWithin(spanRange) }) span?: number | undefined;
  /** Whether the fix and the hidden position are shown. */
  @property({ type: Boolean }) revealed = false;

  @state() private guess: number | undefined;
  @state() private columns: number = drawnColumns;

  readonly #search = new ReceiverSearch(this);
  readonly #drag = new PlotDrag((share) => this.#guessAt(share));
  readonly #ticker = new Ticker(this, (seconds) => this.#tick(seconds));
  #waited = 0;
  #observer: ResizeObserver | undefined;
  #near: { readonly key: string; readonly finding: Finding; readonly stretch: ReturnType<typeof closeUp> } | undefined;
  #received: { readonly key: string; readonly hands: ReturnType<typeof receivedHands> } | undefined;

  /** The hidden position is the figure's own, whatever the page shows. */
  protected override get reading(): Reading {
    return { ...super.reading, position: this.position ?? usual.position };
  }

  get #settings(): ReceiverSettings {
    const { position, dimensions, base } = this.reading;
    const heard = heardOf(this.heard, dimensions / 2);
    return {
      position,
      dimensions,
      base,
      heard,
      sigma: this.sigma ?? usual.sigma,
      seed: this.seed ?? usual.seed,
      trial: this.trial ?? usual.trial,
      range: this.range ?? usual.range,
      order: this.order ?? 'fast-first',
      hands: Math.min(this.hands ?? 1, heardPairs(heard).length),
    };
  }

  get #scene(): ReceiverScene {
    const settings = this.#settings;
    const { last, isCurrent } = this.#search.finding(settings, this.columns);
    return {
      settings,
      isCurrent,
      finding: last,
      hands: this.#handsOf(settings),
      near: last && this.revealed ? this.#nearOf(last) : undefined,
      guess: this.guess,
      revealed: this.revealed,
    };
  }

  #handsOf(settings: ReceiverSettings): ReturnType<typeof receivedHands> {
    const key = JSON.stringify(settings);
    if (this.#received?.key !== key) this.#received = { key, hands: receivedHands(core(), settings) };
    return this.#received.hands;
  }

  #nearOf(finding: Finding): ReturnType<typeof closeUp> {
    const key = `${this.span} ${this.columns}`;
    if (this.#near?.key !== key || this.#near.finding !== finding)
      this.#near = { key, finding, stretch: closeUp(core(), finding, this.span, this.columns) };
    return this.#near.stretch;
  }

  protected name(): string {
    return this.say('receiver.name');
  }

  protected picture(): TemplateResult {
    const { say } = this;
    const scene = this.#scene;
    const { settings, finding, isCurrent, hands } = scene;
    const drawn = drawnPairs(hands.length).length;
    const drag = this.#drag;
    return html`
      <p class="answer" role="status">${this.#answer(scene)}</p>
      <p class="key">
        ${say('receiver.key')}${drawn < hands.length ? ` ${say('receiver.some', { drawn, count: hands.length })}` : nothing}
      </p>
      <div class=${isCurrent ? 'search' : 'search before'}>
        <div class="overview">
          ${handRows(say, scene, (pair) => this.#toggle(pair))}
          ${stepper(say, settings, this.#ticker.running, this.#actions)} ${together(scene)}
          <div
            class="field whole"
            role="img"
            aria-label=${pictureWords(say, settings, finding, this.revealed)}
            @pointerdown=${drag}
            @pointermove=${drag}
            @pointerup=${drag}
            @pointercancel=${drag}
          >
            ${marks(say, { from: 0, positions: settings.range }, finding, this.guess, this.revealed)}
          </div>
          ${this.#guessSlider(settings)}
        </div>
        ${closeUpPicture(say, scene)}
      </div>
    `;
  }

  /** The line that a reader sees first: the question, then what came of it. */
  #answer({ settings, finding, isCurrent }: ReceiverScene): string | TemplateResult {
    const { say } = this;
    const { failure } = this.#search;
    if (failure) return failureWords(say, failure, say('receiver.failed'));
    if (!finding || !isCurrent) return say('receiver.searching', { count: spoken(settings.range) });
    if (!this.revealed)
      return this.guess === undefined
        ? say('receiver.question')
        : say('receiver.guessed', { guess: spoken(this.guess) });
    const sentences = [
      finding.reception.wrongTurn ? html`<strong>${say('receiver.wrong')}</strong>` : nothing,
      fixWords(say, finding),
      settings.position > settings.range - 1 ? say('receiver.outside') : nothing,
      this.guess === undefined ? nothing : guessWords(say, this.guess, finding),
    ];
    return html`${sentences.filter((sentence) => sentence !== nothing).map((sentence) => html`<span>${sentence}</span>`)}`;
  }

  #guessSlider({ range }: ReceiverSettings): TemplateResult {
    const { say, guess } = this;
    return html`<div
      class="guess-keys"
      role="slider"
      tabindex="0"
      aria-label=${say('receiver.guess')}
      aria-disabled=${this.revealed ? 'true' : 'false'}
      aria-valuemin="0"
      aria-valuemax=${range - 1}
      aria-valuenow=${guess ?? Math.floor(range / 2)}
      aria-valuetext=${guess === undefined ? say('receiver.noGuess') : spoken(guess)}
      @keydown=${(event: KeyboardEvent) => this.#key(event)}
    ></div>`;
  }

  protected controls(): TemplateResult {
    const { say } = this;
    const settings = this.#settings;
    const zoom = (factor: number) => () => this.#zoom(factor);
    return html`
      ${mainControls(say, settings, this.revealed, this.#actions)}
      <div class="line">
        <span class="zoom">
          ${say('receiver.closeUp')}
          <button
            type="button"
            class="step"
            aria-label=${say('receiver.closer')}
            ?disabled=${!this.revealed}
            @click=${zoom(0.5)}
          >
            +
          </button>
          <button
            type="button"
            class="step"
            aria-label=${say('receiver.farther')}
            ?disabled=${!this.revealed}
            @click=${zoom(2)}
          >
            −
          </button>
        </span>
        ${moreControls(say, settings, this.revealed, this.#actions)}
      </div>
    `;
  }

  protected table(): TemplateResult {
    return receiverTable(this.say, this.#scene);
  }

  readonly #actions: ReceiverActions = {
    reveal: () => {
      this.#ticker.stop();
      this.revealed = true;
      this.hands = allHands;
    },
    hideElsewhere: () => this.#hideElsewhere(),
    receiveAgain: () => (this.trial = nearest(trialRange, this.#settings.trial + 1)),
    add: (hands) => {
      this.#ticker.stop();
      this.#add(hands);
    },
    play: () => this.#play(),
    set: (patch) => this.#set(patch),
  };

  /** The new place is the reader's chance to guess again: so the hands start from the first. */
  #hideElsewhere(): void {
    this.#ticker.stop();
    this.position = Math.floor(Math.random() * this.#settings.range);
    this.revealed = false;
    this.guess = this.hands = this.span = undefined;
  }

  #set({ dimensions, base, ...own }: Partial<ReceiverSettings>): void {
    Object.assign(this, own);
    if (dimensions !== undefined) this.read({ dimensions });
    if (base !== undefined) this.read({ base });
  }

  #toggle(pair: number): void {
    this.heard = toggled(this.#settings.heard, pair) ?? this.heard;
  }

  /** All hands stay all hands when others are heard. */
  #add(hands: number): void {
    const count = heardPairs(this.#settings.heard).length;
    this.hands = hands >= count ? allHands : Math.max(1, hands);
  }

  #play(): void {
    if (this.#ticker.running) return this.#ticker.stop();
    const { hands, heard } = this.#settings;
    if (hands === heardPairs(heard).length) this.hands = 1;
    this.#waited = 0;
    this.#ticker.start();
  }

  #tick(seconds: number): void {
    const { hands, heard } = this.#settings;
    this.#waited += seconds;
    if (this.#waited < secondsOfHand) return;
    this.#waited = 0;
    const count = heardPairs(heard).length;
    // Many hands in equal shares of time: no reader watches 256.
    this.#add(hands + Math.max(1, Math.round(count / 16)));
    if (this.#settings.hands === count) this.#ticker.stop();
  }

  #zoom(factor: number): void {
    const { last } = this.#search.finding(this.#settings, this.columns);
    const span = this.span ?? 4 * (last?.reception.halfWidth ?? 1);
    this.span = Math.min(this.#settings.range, nearest(spanRange, span * factor));
  }

  #guessAt(share: number): void {
    if (!this.revealed) this.guess = Math.min(this.#settings.range - 1, Math.floor(share * this.#settings.range));
  }

  #key(event: KeyboardEvent): void {
    const { range } = this.#settings;
    const position = keyedPosition(event.key, this.guess ?? Math.floor(range / 2), {
      chosen: [],
      from: 0,
      to: range - 1,
    });
    if (position === undefined) return;
    event.preventDefault();
    if (!this.revealed) this.guess = Math.min(range - 1, Math.max(0, position));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (typeof ResizeObserver === 'undefined') return;
    this.#observer = new ResizeObserver(() => this.#measure());
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer?.disconnect();
  }

  #measure(): void {
    const width = this.hasUpdated ? (this.renderRoot.querySelector('.field.whole')?.clientWidth ?? 0) : 0;
    if (width > 0) this.columns = Math.min(mostColumns, width);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#search.settle(this.#settings, this.columns);
  }

  protected override reset(): void {
    this.#ticker.stop();
    super.reset();
    this.guess = undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-receiver': PeReceiver;
  }
}
