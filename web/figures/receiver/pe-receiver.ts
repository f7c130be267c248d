import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { core } from '../shared/frame/core-provider.js';
import { dialStyles } from '../shared/clock/dial-styles.js';
import { nearest } from '../shared/reader/number-range.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { MeasuredColumns } from './measured-columns.js';
import { emitGuess } from '../shared/frame/host-events/guess-event.js';
import { plotDrag } from '../shared/charts/plot-drag.js';
import { answer, guessSlider } from './result.js';
import { closeUpControls, handSlider, heardChoice, heardEnds, type ReceiverActions } from './controls.js';
import { closeUp, receivedHands, type Finding, type ReceivedHand, type Stretch } from './data.js';
import { receiverHandStyles } from './hand-styles.js';
import { receiverMarkStyles } from './mark-styles.js';
import { marks } from './markers.js';
import { receiverCloseUpStyles } from './close-up-styles.js';
import { HandByHand } from './playback.js';
import { closeUpPicture, handRows, together, type ReceiverScene } from './picture.js';
import { ReceiverSearch } from './search.js';
import {
  handsRange,
  getHeard,
  heardPairs,
  drawnPairs,
  spanRange,
  trialRange,
  type ReceiverSettings,
  getAdded,
} from './settings.js';
import { receiverStyles } from './styles.js';
import { describePicture, describeFix, describeTurns } from './description.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import { keyedPlace, onKey } from '../shared/controls/slider-keys.js';
import { parameters } from './manifest.js';
import { dataTable } from '../shared/data-table.js';
import { fixed, significant } from '../shared/reader/format.js';

/** The columns of the prerendered picture, and the maximum. */
const [drawnColumns, maxColumns] = [512, 1_024];
const allHands = handsRange.max;

export class PeReceiver extends figureWith(parameters) {
  static override styles = [dialStyles, receiverStyles, receiverHandStyles, receiverMarkStyles, receiverCloseUpStyles];
  protected override readonly topic = 'receiver';

  @state() private guess: number | undefined;

  readonly #search = new ReceiverSearch(this);
  readonly #play = new HandByHand(
    this,
    () => ({ hands: this.#settings.hands, all: heardPairs(this.#settings.heard).length }),
    (hands) => this.#add(hands),
  );
  readonly #measured = new MeasuredColumns(this, '.field.whole', drawnColumns, maxColumns);
  readonly #closeUp = new Memo<Stretch>();
  readonly #received = new Memo<readonly ReceivedHand[]>();

  /** The hidden position is the figure's own, whatever the page shows. */
  protected override get readerState(): ReaderState {
    return { ...super.readerState, position: this.values.position };
  }

  get #settings(): ReceiverSettings {
    const { position, dimensions, base } = this.readerState;
    const heard = getHeard(this.heard, dimensions / 2);
    const { sigma, seed, trial, range, order } = this.values;
    const hands = Math.min(this.values.hands, heardPairs(heard).length);
    return { position, dimensions, base, heard, sigma, seed, trial, range, order, hands };
  }

  get #scene(): ReceiverScene {
    const settings = this.#settings;
    const { last, isCurrent } = this.#search.finding(settings, this.#measured.columns);
    return {
      settings,
      isCurrent,
      finding: last,
      hands: this.#handsOf(settings),
      guess: this.guess,
      revealed: this.revealed,
    };
  }

  #handsOf(settings: ReceiverSettings): readonly ReceivedHand[] {
    return this.#received.get([JSON.stringify(settings)], () => receivedHands(core(), settings));
  }

  #closeUpOf(finding: Finding): Stretch {
    const { span } = this;
    const { columns } = this.#measured;
    return this.#closeUp.get([finding, span, columns], () => closeUp(core(), finding, span, columns));
  }

  protected renderContent(): TemplateResult {
    const { t, guess } = this;
    const scene = this.#scene;
    const { settings, finding, isCurrent, revealed } = scene;
    return html`
      <div class=${isCurrent ? 'search' : 'search before'}>
        <div class="overview">
          ${handRows(t, scene)} ${handSlider(t, settings, this.#play.running, this.#actions)} ${together(t, scene)}
          <div
            class="field whole"
            role="img"
            aria-label=${describePicture(t, settings)}
            ${plotDrag((fraction) => this.#guessAt(fraction))}
          >
            ${marks(t, { from: 0, positions: settings.range }, guess, revealed ? finding : undefined)}
            ${guess === undefined && !revealed ? html`<p class="point-here screen-only">${t('receiver.pointHere')}</p>` : nothing}
          </div>
          ${guessSlider(t, scene, this.#key)}
        </div>
        <p class="answer reading" ${announceAtRest()}>${answer(t, scene, this.#search.failure)}</p>
      </div>
    `;
  }

  protected override primaryControls(): TemplateResult {
    const { t, revealed } = this;
    const act = (): void => (revealed ? this.#receiveAgain() : this.#reveal());
    return html`<div class="line">
      <button type="button" class="button" @click=${act}>${t(revealed ? 'receiver.again' : 'receiver.reveal')}</button>
    </div>`;
  }

  /** The noise, the heard hands, then the encoding, and once it is revealed the hidden position and the close-up. */
  protected override secondaryControls(): TemplateResult {
    const { t, revealed } = this;
    const scene = this.#scene;
    const { settings, hands, finding } = scene;
    const [drawn, count] = [drawnPairs(hands.length).length, hands.length];
    return html`
      ${this.control('sigma')}
      <div class="line">${heardChoice(t, settings, this.#actions)} ${this.control('order')}</div>
      <div class="line">
        ${this.control('range')} ${this.control('dimensions', { typed: true })} ${this.control('base', { typed: true })}
        ${heardEnds(t, settings, this.#actions)} ${this.control('seed')} ${this.control('trial')}
        ${revealed ? this.control('position', { choose: (to) => (this.position = to) }) : nothing}
      </div>
      <div class="line">
        <button type="button" class="button" @click=${() => this.#hideElsewhere()}>${t('receiver.elsewhere')}</button>
        ${closeUpControls(t, revealed, (factor) => this.#zoom(factor))}
      </div>
      <p class="soft small">${t('receiver.key')} ${drawn < count ? t('receiver.some', { drawn, count }) : nothing}</p>
      ${finding && revealed ? closeUpPicture(t, scene, finding, this.#closeUpOf(finding)) : nothing}
    `;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const { settings, hands, finding, isCurrent, revealed } = this.#scene;
    const added = getAdded(settings);
    const state = (pair: number): 'isAdded' | 'isHeard' | 'isSilent' =>
      added[pair] === '1' ? 'isAdded' : settings.heard[pair] === '1' ? 'isHeard' : 'isSilent';
    return html`${finding && isCurrent && revealed ? html`<p>${describeFix(t, finding)}</p>` : nothing}
    ${dataTable(hands, [
      [t('receiver.column.hand'), ({ pair }) => pair],
      [t('receiver.column.period'), ({ period }) => significant(period, 6)],
      [t('receiver.column.inRange'), (hand) => describeTurns(t, hand, settings.range)],
      [t('receiver.column.sine'), ({ sine }) => fixed(sine, 4)],
      [t('receiver.column.cosine'), ({ cosine }) => fixed(cosine, 4)],
      [t('receiver.column.length'), ({ length }) => fixed(length, 3)],
      [t('receiver.column.state'), ({ pair }) => t(`receiver.${state(pair)}`)],
    ])}`;
  }

  readonly #actions: ReceiverActions = {
    add: (hands) => {
      this.#play.stop();
      this.#add(hands);
    },
    play: () => this.#play.toggle(),
    hear: (heard) => (this.heard = heard),
  };

  #reveal(): void {
    this.#play.stop();
    if (this.guess !== undefined) emitGuess(this, { guess: this.guess });
    this.revealed = true;
    this.hands = allHands;
  }

  #receiveAgain(): void {
    this.trial = nearest(trialRange, this.#settings.trial + 1);
  }

  /** Hides a new position, and starts again with the first hand. */
  #hideElsewhere(): void {
    this.#play.stop();
    this.position = Math.floor(Math.random() * this.#settings.range);
    this.revealed = false;
    this.guess = this.hands = this.span = undefined;
  }

  /** If all hands were added, all stay added when the heard ones change. */
  #add(hands: number): void {
    const count = heardPairs(this.#settings.heard).length;
    this.hands = hands >= count ? allHands : Math.max(1, hands);
  }

  #zoom(factor: number): void {
    const { last } = this.#search.finding(this.#settings, this.#measured.columns);
    const span = this.span ?? 4 * (last?.reception.halfWidth ?? 1);
    this.span = Math.min(this.#settings.range, nearest(spanRange, span * factor));
  }

  #guessAt(fraction: number): void {
    if (!this.revealed) this.guess = Math.min(this.#settings.range - 1, Math.floor(fraction * this.#settings.range));
  }

  readonly #key = onKey(
    (key) => keyedPlace(key, this.guess ?? Math.floor(this.values.range / 2), this.values.range - 1),
    (guess) => {
      if (!this.revealed) this.guess = guess;
    },
  );

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#search.settle(this.#settings, this.#measured.columns);
  }

  protected override reset(): void {
    this.#play.stop();
    super.reset();
    this.guess = undefined;
  }
}
