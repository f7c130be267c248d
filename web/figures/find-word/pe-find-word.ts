import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { motion, Ticker } from '../shared/controls/animation.js';
import { keyedPlace, ownKey } from '../shared/controls/slider-keys.js';
import { dataTable } from '../shared/data-table.js';
import { core } from '../shared/frame/core-provider.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { tourAddress } from '../shared/links/tour-address.js';
import { fixed, significant } from '../shared/reader/format.js';
import { clockSigns, dial, drawers, quote, storyText } from './drawing.js';
import { parameters } from './manifest.js';
import {
  bareWord,
  example,
  fitWords,
  getPeriods,
  getSent,
  pairs,
  receivedAngles,
  seedOfDay,
  splitStory,
  storyLength,
  type Fit,
  type Sent,
} from './puzzle.js';
import { findWordStyles } from './styles.js';

const secondsOfHand = 1;

/** How many of the words that fit are written in one line. */
const mostListed = 16;

/** How the reader found a word. */
interface Score {
  readonly hands: readonly number[];
  /** How many times a hand was stopped. */
  readonly stops: number;
  readonly seconds: number;
}

export class PeFindWord extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, findWordStyles];

  @property(parameters.seed) seed?: number;
  @property(parameters.stopped) stopped: readonly number[] | undefined;
  @property(parameters.reading) reading = false;

  /** How many hands of the example have stopped. */
  @state() private played: number = example.hands.length;
  @state() private score: Score | undefined;
  @state() private copied = false;
  /** The line to share, where it can't be copied. */
  @state() private line: string | undefined;
  /** The dial that the Tab key reaches. */
  @state() private current = 0;

  /** The story that the build has written; pages leave it out of their messages. */
  readonly #written = this.shadowRoot?.querySelector('.story')?.textContent ?? '';

  readonly #ticker = new Ticker(this, (seconds) => this.#play(seconds));
  #seconds = 0;
  /** How many words fitted at the last update; the build draws a lock. */
  #left = 1;
  #stops = 0;
  #started = 0;
  readonly #story = new Memo<readonly string[]>();
  readonly #angles = new Memo<readonly number[]>();
  readonly #fits = new Memo<Fit>();
  readonly #turns = new Memo<readonly number[]>();

  get #isExample(): boolean {
    return this.seed === undefined && this.stopped === undefined;
  }

  get #sent(): Sent {
    return this.seed === undefined ? example.sent : getSent(this.#words, this.seed);
  }

  get #stopped(): readonly number[] {
    return this.stopped ?? (this.#isExample ? example.hands.slice(0, this.played) : []);
  }

  get #words(): readonly string[] {
    const message = this.t('find-word.story');
    const story = message === 'find-word.story' ? this.#written : message;
    return this.#story.get([story], () => splitStory(story));
  }

  get #received(): readonly number[] {
    return this.#angles.get([this.seed], () => receivedAngles(core(), this.#sent));
  }

  /** How many words each hand needs for a turn. */
  get #periods(): readonly number[] {
    return this.#turns.get([], () => getPeriods(core()));
  }

  /** Undefined before a hand is stopped. */
  get #fit(): Fit | undefined {
    const stopped = this.#stopped;
    if (stopped.length === 0) return undefined;
    return this.#fits.get([this.seed, stopped.join()], () => fitWords(core(), this.#sent, stopped));
  }

  /** The only word that is left. */
  get #found(): number | undefined {
    const words = this.#fit?.words;
    return words?.length === 1 ? words[0] : undefined;
  }

  protected override name(): string {
    return this.t('find-word.name');
  }

  protected override instruction(): string {
    return this.t('find-word.instruction');
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const stopped = this.#stopped;
    const fit = this.#fit;
    const found = this.#found;
    const moves = !this.hasUpdated || !motion.paused; // hydration needs the hands of the build, which run
    return html`
      <div class="dials" role="toolbar" aria-label=${t('find-word.dials')}>
        ${Array.from(
          { length: pairs },
          (_, pair) =>
            html`<button
              type="button"
              class="dial"
              tabindex=${pair === this.current ? 0 : -1}
              aria-label=${t('find-word.dial', { hand: pair, words: significant(this.#periods[pair]!, 2) })}
              aria-pressed=${stopped.includes(pair) ? 'true' : 'false'}
              @click=${() => this.#press(pair)}
              @keydown=${(event: KeyboardEvent) => this.#key(event, pair)}
            >
              ${dial(pair, stopped.includes(pair) ? this.#received[pair] : undefined, moves)}
            </button>`,
        )}
      </div>
      <div class="speeds small" aria-hidden="true">
        <span>${t('find-word.fast')}</span><span>${t('find-word.slow')}</span>
      </div>
      <div class="verdict">
        <p class=${found === undefined ? 'several' : 'quote'}>
          ${found === undefined ? this.#listed(fit) : quote(this.#words, found)}
        </p>
        <div class="result">
          <p class="answer" ${this.#isExample ? nothing : announceAtRest()}>${this.#answer(found)}</p>
          <div class="cluster">${this.#buttons()}</div>
        </div>
        ${this.line === undefined ? nothing : html`<p class="shown-link">${this.line}</p>`}
      </div>
      ${this.reading ? nothing : drawers(fit, stopped.length)}
      <p class=${this.reading ? 'story reading' : 'story'}>${storyText(this.#words, fit, stopped.length)}</p>
    `;
  }

  /** The first words that fit, in one line. */
  #listed(fit: Fit | undefined): string {
    const listed = fit?.words.slice(0, mostListed).map((word) => bareWord(this.#words[word]!));
    return listed?.join(' · ') ?? '';
  }

  #answer(found: number | undefined): string {
    const { t, score } = this;
    if (found === undefined) return this.#countLeft();
    const values = { word: bareWord(this.#words[found]!), number: found + 1 };
    if (this.#isExample) return t('find-word.example', values);
    if (!score) return t('find-word.found', values);
    return t('find-word.score', { ...values, hands: score.stops, seconds: fixed(score.seconds, 1) });
  }

  #countLeft(): string {
    const [first, second] = this.#stopped;
    const words = this.#fit?.words.length ?? storyLength;
    const isAlone = first !== undefined && second === undefined;
    if (isAlone && first < 3) return this.t('find-word.repeats', { words });
    if (isAlone && first >= pairs - 2) return this.t('find-word.vague', { words });
    return this.t('find-word.left', { words });
  }

  #buttons(): TemplateResult {
    const { t } = this;
    const button = (label: string, act: () => void, kind = 'button'): TemplateResult =>
      html`<button type="button" class=${kind} @click=${act}>${label}</button>`;
    return html`
      ${
        this.#isExample
          ? button(t('find-word.today'), () => this.#begin(), 'button strong')
          : button(t('find-word.new'), () => this.#begin())
      }
      ${this.score ? button(t(this.copied ? 'find-word.copied' : 'find-word.copy'), () => void this.#copy()) : nothing}
      ${this.reading ? button(t('find-word.smaller'), () => (this.reading = false)) : nothing}
    `;
  }

  protected override primaryControls(): typeof nothing {
    return nothing;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    return dataTable(this.#stopped, [
      [t('find-word.hand'), (pair) => pair],
      [t('find-word.period'), (pair) => significant(this.#periods[pair]!)],
      [t('find-word.angle'), (pair) => fixed(this.#received[pair]!, 3)],
      [t('find-word.alone'), (pair) => fitWords(core(), this.#sent, [pair]).words.length],
    ]);
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    this.#ticker.startIfAllowed();
  }

  /** Plays the example once it is in sight. */
  #play(seconds: number): void {
    if (!this.#isExample || this.#seconds > secondsOfHand * example.hands.length) return this.#ticker.stop();
    this.#seconds += seconds;
    this.played = Math.min(example.hands.length, Math.floor(this.#seconds / secondsOfHand));
  }

  /** Stops a dial or lets it run again. The first one after the example begins the word of the day. */
  #press(pair: number): void {
    if (this.#isExample) this.#begin();
    const stopped = this.#stopped;
    this.current = pair;
    this.stopped = stopped.includes(pair) ? stopped.filter((other) => other !== pair) : [...stopped, pair];
    if (this.stopped.length > stopped.length && this.#stops++ === 0) this.#started = performance.now();
  }

  /** Keeps the score of a word that the reader has just found. */
  protected override willUpdate(): void {
    if (this.#stops > 0 && this.#found !== undefined)
      this.score ??= {
        hands: this.#stopped,
        stops: this.#stops,
        seconds: (performance.now() - this.#started) / 1000,
      };
  }

  /** Begins the word of the day, or another one after it. */
  #begin(): void {
    this.seed = this.#isExample ? seedOfDay(new Date()) : Math.floor(Math.random() * 1e9);
    this.stopped = [];
    this.#clear();
  }

  #clear(): void {
    this.score = undefined;
    this.line = undefined;
    this.#stops = 0;
  }

  #key(event: KeyboardEvent, pair: number): void {
    const to = keyedPlace(ownKey(event), pair, pairs - 1);
    if (to === undefined) return;
    event.preventDefault();
    this.current = to;
    this.renderRoot.querySelectorAll<HTMLElement>('.dial')[to]?.focus();
  }

  /** Copies the score and a link to the word, without the hands that find it. */
  async #copy(): Promise<void> {
    const { hands, stops, seconds } = this.score!;
    const link = new URL(tourAddress()?.link(this) ?? location.href);
    for (const key of [...link.searchParams.keys()]) if (key.endsWith('.stopped')) link.searchParams.delete(key);
    const signs = clockSigns(hands, this.#received);
    const line = this.t('find-word.line', { signs, hands: stops, seconds: fixed(seconds, 1) });
    try {
      await navigator.clipboard.writeText(`${line} ${link.href}`);
      this.copied = true;
      setTimeout(() => (this.copied = false), 2_000);
    } catch {
      this.line = `${line} ${link.href}`;
    }
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const found = this.#found;
    if (found !== undefined && this.#left !== 1) this.#fall();
    this.#left = this.#fit?.words.length ?? storyLength;
  }

  /** The word falls from its place in the story into its line. */
  #fall(): void {
    const word = this.renderRoot.querySelector('.quote strong');
    const places = [...this.renderRoot.querySelectorAll('.story mark, .drawers .fits')];
    const from = places.map((place) => place.getBoundingClientRect()).find(({ width }) => width > 0);
    if (motion.paused || !word || !from) return;
    const to = word.getBoundingClientRect();
    const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    const start = `translate(${x}px, ${y}px) scale(${from.height / to.height})`;
    word.animate({ transform: [start, 'none'] }, { duration: 700, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' });
  }

  protected override reset(): void {
    super.reset();
    this.#clear();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-find-word': PeFindWord;
  }
}
