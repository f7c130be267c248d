import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { angleOfPoint } from '../shared/clock/dial.js';
import { HandDrag } from '../shared/clock/hand-drag.js';
import { keyedPlace, onKey } from '../shared/controls/slider-keys.js';
import { core } from '../shared/frame/core-provider.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import { placeWithin } from '../shared/word-chips/local-point.js';
import { OwnSentence, sentenceFieldStyles } from '../shared/word-chips/own-sentence.js';
import { moveWord, placeData, places, initialPlaces, type PlaceData } from './data.js';
import { dialFace, heatMap, wordClock, describePlace } from './drawing.js';
import { Glide } from './spring.js';
import { parameters } from './manifest.js';
import { sentenceStyles } from './styles.js';
import { ring, centerOn, stepAngle } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable, type Column } from '../shared/data-table.js';
import { fixed } from '../shared/reader/format.js';

const last = places - 1;

export class PeSentence extends figureWith(parameters) {
  static override styles = [sentenceFieldStyles, sentenceStyles];
  protected override readonly topic = 'sentence';

  /** The dragged word and its (fractional) place. */
  @state() private held: { readonly word: number; readonly at: number } | undefined;

  #drag: { readonly pull: HandDrag; readonly pointer: number } | undefined;
  /** Places that a word has visited. */
  #visited = new Set<number>();
  readonly #glide = new Glide(this);
  readonly #sentence = new OwnSentence(this, 'sentence.words', () => this.#clear());
  readonly #whole = new Memo<Map<number, PlaceData>>();

  /** The figure has settings of its own, whatever the page shows. */
  protected override get readerState(): ReaderState {
    const { layout } = super.readerState;
    const { dimensions, base } = parameters;
    return {
      position: this.#places[this.#marked]!,
      dimensions: this.dimensions ?? dimensions.defaultValue,
      base: this.base ?? base.defaultValue,
      layout,
    };
  }

  get #words(): readonly string[] {
    return this.#sentence.words.slice(0, places);
  }

  get #marked(): number {
    return Math.min(this.values.word, this.#words.length - 1);
  }

  get #places(): readonly number[] {
    const { length } = this.#words;
    const standing = this.places?.length === length ? this.places : initialPlaces(length);
    return this.position === undefined ? standing : moveWord(standing, this.#marked, this.position);
  }

  get #isMoved(): boolean {
    return this.places !== undefined || this.position !== undefined;
  }

  /** The encoding of a place; integers are cached. */
  #at(place: number): PlaceData {
    const { readerState } = this;
    const { dimensions, base, layout } = readerState;
    if (!Number.isInteger(place)) return placeData(core(), readerState, place);
    const kept = this.#whole.get([dimensions, base, layout], () => new Map<number, PlaceData>());
    const data = kept.get(place) ?? placeData(core(), readerState, place);
    kept.set(place, data);
    return data;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    for (const place of this.#places) this.#visited.add(place);
  }

  protected renderContent(): TemplateResult {
    const { t, held } = this;
    const [words, marked, standing] = [this.#words, this.#marked, this.#places];
    const target = standing.map((place, word) => (held?.word === word ? held.at : place));
    const shown = this.#glide.to(target, held?.word);
    const rows = words.map((word, index) => {
      const at = shown[index]!;
      return { word, at, data: this.#at(at), isMarked: index === marked };
    });
    const seen = new Map([...this.#visited].map((place) => [place, this.#at(place)] as const));
    return html`
      <div class="ring">
        ${dialFace((place) => this.#move(marked, place))}
        <div class="map" role="img" aria-label=${t('sentence.map')}>
          ${heatMap({ readerState: this.readerState, seen, rows })}
        </div>
        <div role="group" aria-label=${t('sentence.dial')}>
          ${rows.map(
            (row, index) =>
              html`<div
                class="word"
                role="slider"
                tabindex="0"
                aria-label=${row.word}
                aria-valuemin="0"
                aria-valuemax=${last}
                aria-valuenow=${standing[index]!}
                aria-valuetext=${describePlace(t, standing[index]!, this.#at(standing[index]!))}
                ?data-marked=${row.isMarked}
                ?data-held=${held?.word === index}
                style=${inlineStyle(centerOn(row.at, places))}
                @pointerdown=${(event: PointerEvent) => this.#startDrag(event, index)}
                @pointermove=${(event: PointerEvent) => this.#onDrag(event)}
                @pointerup=${(event: PointerEvent) => this.#endDrag(event)}
                @pointercancel=${(event: PointerEvent) => this.#endDrag(event)}
                @keydown=${onKey(
                  (key) => keyedPlace(key, this.#places[index]!, last, 3),
                  (to) => this.#move(index, to),
                )}
              >
                ${wordClock(row, row.isMarked && !this.#isMoved)}<span class="name"
                  ><span>${row.word}</span> <b>${standing[index]}</b></span
                >
              </div>`,
          )}
        </div>
      </div>
    `;
  }

  protected override primaryControls(): typeof nothing {
    return nothing;
  }

  protected override secondaryControls(): TemplateResult {
    return this.#sentence.field();
  }

  /** The words stand as written. */
  #clear(): void {
    this.places = this.position = undefined;
    this.#visited = new Set();
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const standing = this.#places;
    const order = [...this.#words.keys()].toSorted((one, other) => standing[one]! - standing[other]!);
    const rows = order.map((word) => this.#at(standing[word]!).row);
    return dataTable(order, [
      [t('sentence.word'), (word) => this.#words[word]],
      [t('sentence.place'), (word) => standing[word]],
      ...Array.from(rows[0] ?? [], (_, column): Column<number> => [column, (_, row) => fixed(rows[row]![column]!, 4)]),
    ]);
  }

  /** The angle of a pointer on the dial, in radians clockwise from 12. */
  #angle(event: PointerEvent): number {
    const dial = this.renderRoot.querySelector<HTMLElement>('.ring')!;
    const { x, y } = placeWithin(dial, event);
    const unit = dial.offsetWidth / 100;
    return angleOfPoint(x - ring.x * unit, y - ring.y * unit);
  }

  #startDrag(event: PointerEvent, word: number): void {
    if (event.button !== 0 || this.#drag) return;
    const at = this.#places[word]!;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const pull = new HandDrag(at, stepAngle(places), this.#angle(event), { min: 0, max: last });
    this.#drag = { pull, pointer: event.pointerId };
    this.#move(word, at);
    this.held = { word, at };
  }

  #onDrag(event: PointerEvent): void {
    if (!this.held || event.pointerId !== this.#drag?.pointer) return;
    const { word } = this.held;
    const at = this.#drag.pull.moveTo(this.#angle(event));
    this.held = { word, at };
    this.#move(word, Math.round(at));
  }

  #endDrag(event: PointerEvent): void {
    if (event.pointerId !== this.#drag?.pointer) return;
    this.#drag = undefined;
    this.held = undefined;
  }

  /** Moves a word to an integer place, past all places between. */
  #move(word: number, to: number): void {
    const standing = this.#places;
    const from = standing[word]!;
    for (let place = Math.min(from, to); place <= Math.max(from, to); ++place) this.#visited.add(place);
    this.places = moveWord(standing, word, to);
    this.word = word;
    this.position = from;
    this.updateReaderState({ position: to });
  }

  /** Resets the figure only; it shows nothing of the page's state. */
  protected override reset(): void {
    for (const name of PeSentence.observedAttributes)
      this.attributeChangedCallback(name, null, this.getAttribute(name));
    this.#visited = new Set();
    this.requestUpdate();
  }
}
