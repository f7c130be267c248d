import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { dialStyles } from '../shared/clock/dial-styles.js';
import { handStyles } from '../shared/clock/hand-styles.js';
import { core } from '../shared/frame/core-provider.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { headAnswer, describeLaw, describeNorm, pairAnswer, describeSwap } from './answer.js';
import { scored, sides, type RopeSettings, type Scored, cosineBetween } from './data.js';
import { ropeDials, degrees, handReach } from './dials.js';
import { DialDrag } from '../shared/clock/dial-drag.js';
import { parameters } from './manifest.js';
import { ropeStyles } from './styles.js';
import { ropeTrack } from './track.js';
import { TrackDrag, type Places } from './track-drag.js';
import { trackStyles } from './track-styles.js';
import { windowFor, type Window } from './visible-range.js';
import { dataTable } from '../shared/data-table.js';
import { legendStyles } from '../shared/styles/primitives.js';
import { fixed, significant } from '../shared/reader/format.js';

export class PeRope extends figureWith(parameters) {
  static override styles = [legendStyles, dialStyles, handStyles, ropeStyles, trackStyles];
  protected override readonly topic = 'rope';

  /** The visible positions. They stay while both words are within, so that nothing moves during a drag. */
  #window!: Window;
  readonly #scored = new Memo<Scored>();
  /** Dragging a hand moves its word only. */
  readonly #pull = new DialDrag({
    hands: ({ dataset }) => {
      const pair = Number(dataset['pair']);
      return sides.map((side) => {
        const { angle, length } = this.#shown[side].hands[pair]!;
        return { side, pair, angle, length: handReach * length };
      });
    },
    grab: ({ side, pair }) => ({
      position: this.#shown[side].position,
      frequency: this.#shown.frequencies[pair]!,
      range: { min: this.#window.from, max: this.#window.to },
      move: (position) => (this[side] = position),
    }),
    released: () => this.#roundPlaces(),
  });
  readonly #drag = new TrackDrag({
    places: () => this.#settings,
    window: () => this.#window,
    move: (places) => this.#place(places),
    released: () => this.#roundPlaces(),
  });

  get #settings(): RopeSettings {
    const { query, key, pairs, alike } = this.values;
    return { query, key, pairs, base: this.readerState.base, alike };
  }

  get #shown(): Scored {
    const settings = this.#settings;
    return this.#scored.get(Object.values(settings), () => scored(core(), settings));
  }

  /** The pair of the large dial; undefined for the whole head, unless that has only one pair. */
  get #pair(): number | undefined {
    const { pairs } = this.#settings;
    if (this.view === 'head' && pairs > 1) return undefined;
    return Math.min(this.values.pair, pairs - 1);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { query, key } = this.#settings;
    this.#window = windowFor(this.#window, query, key);
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const shown = this.#shown;
    const pair = this.#pair;
    const law = describeLaw(t, shown, pair);
    const [score, swapped] =
      pair === undefined ? [shown.score, shown.swapped] : [shown.terms[pair]!, shown.swappedTerms[pair]!];
    const pairs = pair === undefined ? Array.from(shown.terms.keys()) : [pair];
    return html`
      <div class="parts">
        ${ropeDials(t, shown, pairs, this.#pull)}
        ${ropeTrack(t, this.#settings, this.#window, this.#drag, { description: law })}
        <div class="answer">
          ${pair === undefined ? headAnswer(t, shown) : pairAnswer(t, shown, pair)}
          <p class="law reserve">${law}</p>
          <p class="order reserve">${describeSwap(t, shown, score, swapped)}</p>
          <p class="soft norms">${describeNorm(t, shown, pair)}</p>
        </div>
      </div>
    `;
  }

  protected override primaryControls(): TemplateResult {
    return html`${this.control('view')}
      <button type="button" class="text-button" @click=${() => this.#swap()}>${this.t('rope.swap')}</button>`;
  }

  protected override secondaryControls(): TemplateResult {
    const { pairs } = this.#settings;
    return html`
      <div class="line">${this.control('alike')}</div>
      <div class="line">
        ${this.control('query')} ${this.control('key')} ${this.control('pairs')}
        ${
          this.#pair === undefined
            ? nothing
            : this.control('pair', { range: { min: 0, max: pairs - 1, kind: 'whole' }, value: this.#pair })
        }
        ${this.control('base', { typed: true })}
      </div>
    `;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const scored = this.#shown;
    const { query, key, between, terms, swappedTerms, frequencies, score, swapped } = scored;
    return dataTable<number | 'sum'>(
      [...terms.keys(), 'sum'],
      [
        [t('rope.pair'), (pair) => (pair === 'sum' ? t('rope.score') : pair)],
        [t('rope.step'), (pair) => (pair === 'sum' ? '' : `${significant(degrees(frequencies[pair]!), 6)}°`)],
        [t('rope.lengthQ'), (pair) => fixed(pair === 'sum' ? query.norm : query.hands[pair]!.length, 4)],
        [t('rope.lengthK'), (pair) => fixed(pair === 'sum' ? key.norm : key.hands[pair]!.length, 4)],
        [t('rope.between'), (pair) => (pair === 'sum' ? '' : `${fixed(degrees(between[pair]!), 2)}°`)],
        [t('rope.cosine'), (pair) => (pair === 'sum' ? '' : fixed(cosineBetween(scored, pair), 4))],
        [t('rope.term'), (pair) => fixed(pair === 'sum' ? score : terms[pair]!, 4)],
        [t('rope.swapped'), (pair) => fixed(pair === 'sum' ? swapped : swappedTerms[pair]!, 4)],
      ],
    );
  }

  #place({ query, key }: Places): void {
    this.query = query;
    this.key = key;
  }

  #swap(): void {
    const { query, key } = this.#settings;
    this.#place({ query: key, key: query });
  }

  #roundPlaces(): void {
    const { query, key } = this.#settings;
    const place = Math.round(key);
    // Preserves an integer distance when rounding both.
    this.#place({ query: place + Math.round(query - key), key: place });
  }
}
