import { html, type CSSResultArray, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { placeWithin } from '../figures/shared/word-chips/local-point.js';
import { moved } from '../figures/shared/word-chips/sentence.js';
import { ownKey } from '../figures/shared/controls/slider-keys.js';
import { accessibleText } from '../figures/shared/frame/accessible-text.js';
import { Travel } from '../figures/shared/word-chips/flip-animation.js';
import type { OrderSpec } from './kinds/order.js';
import { Exercise, type AnswerPart, type Verdict } from './base/exercise.js';
import { orderStyles } from './base/order-styles.js';
import { rightOrder, startOrder } from './base/correct-order.js';

/** Put items in order by dragging, with buttons, or with the arrow keys. */
export class PeExerciseOrder extends Exercise<OrderSpec> {
  static override styles: CSSResultArray = [...Exercise.styles, orderStyles];

  /** The item at each position, once the reader has moved one. */
  @state() private moved: readonly number[] | undefined;
  @state() private held: number | undefined;
  /** Live-region text about the last move. */
  @state() private place = '';
  @state() private wrongFrom: number | undefined;

  constructor() {
    super();
    new Travel(this);
  }

  get order(): readonly number[] {
    return this.moved ?? startOrder(this.spec, this.case);
  }

  override get answer(): readonly AnswerPart[] {
    const items = rightOrder(this.spec, this.case).map((item) => ({ slot: `items.${item}.text` }));
    return items.flatMap((item, place) => (place === 0 ? [item] : [' · ', item]));
  }

  protected renderInput(): TemplateResult {
    const { t, order } = this;
    return html`<p class="soft"><slot name="first"></slot></p>
      <ol
        class="items"
        role="list"
        @pointermove=${(event: PointerEvent) => this.#drag(event)}
        @pointerup=${() => (this.held = undefined)}
        @pointercancel=${() => (this.held = undefined)}
      >
        ${repeat(
          order,
          (item) => item,
          (item, place) => this.#item(item, place, order.length),
        )}
      </ol>
      <p class="soft"><slot name="last"></slot></p>
      <p class="visually-hidden" role="status">${this.place}</p>
      <span hidden id="up">${t('exercise.up')}</span>
      <span hidden id="down">${t('exercise.down')}</span>`;
  }

  #item(item: number, place: number, count: number): TemplateResult {
    const button = (way: 'up' | 'down', glyph: string, to: number): TemplateResult =>
      html`<button
        type="button"
        class="step"
        id=${`${way}-${item}`}
        aria-labelledby=${`${way} item-${item}`}
        aria-disabled=${String(to < 0 || to >= count)}
        @click=${() => void this.#moveAndStay(item, to)}
      >
        ${glyph}
      </button>`;
    return html`<li
      data-travels
      ?data-held=${this.held === item}
      data-wrong=${String(this.wrongFrom !== undefined && place >= this.wrongFrom)}
      @keydown=${(event: KeyboardEvent) => this.#key(event, item, place, count)}
    >
      <span class="grip soft" aria-hidden="true" @pointerdown=${(event: PointerEvent) => this.#grab(event, item)}
        >⠿</span
      >
      <span class="text" id=${`item-${item}`}><slot name=${`items.${item}.text`}></slot></span>
      ${button('up', '↑', place - 1)} ${button('down', '↓', place + 1)}
    </li>`;
  }

  #textOf(item: number): string {
    const text = this.querySelector(`[slot="items.${item}.text"]`);
    return text ? accessibleText(text) : '';
  }

  #move(item: number, to: number): void {
    const { order } = this;
    const from = order.indexOf(item);
    if (to < 0 || to >= order.length || to === from) return;
    this.moved = moved(order, from, to);
    this.wrongFrom = undefined;
    this.place = this.t('exercise.moved', { item: this.#textOf(item), place: to + 1, count: order.length });
  }

  #key(event: KeyboardEvent, item: number, place: number, count: number): void {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }[ownKey(event)];
    if (to === undefined) return;
    event.preventDefault();
    void this.#moveAndStay(item, to);
  }

  /** Moves an item and restores the focus that its row loses. */
  async #moveAndStay(item: number, to: number): Promise<void> {
    const focused = (this.renderRoot as ShadowRoot).activeElement?.id;
    this.#move(item, to);
    await this.updateComplete;
    if (focused) (this.renderRoot as ShadowRoot).getElementById(focused)?.focus();
  }

  #grab(event: PointerEvent, item: number): void {
    // Ignore other buttons and further fingers: a context menu swallows their pointerup.
    if (event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    (event.currentTarget as Element).closest('ol')?.setPointerCapture(event.pointerId);
    this.held = item;
  }

  /**
   * Inserts the dragged item after all items whose middle is above the pointer, by their layout positions, not the
   * animated ones.
   */
  #drag(event: PointerEvent): void {
    const list = this.renderRoot.querySelector<HTMLElement>('.items');
    if (this.held === undefined || !list || !event.isPrimary) return;
    const { y } = placeWithin(list, event);
    const rows = [...list.children] as HTMLElement[];
    const others = rows.filter((_, place) => this.order[place] !== this.held);
    this.#move(this.held, others.filter((row) => row.offsetTop + row.offsetHeight / 2 < y).length);
  }

  protected grade(): Verdict {
    const { t, spec, order } = this;
    const right = rightOrder(spec, this.case);
    const wrongFrom = order.findIndex((item, place) => item !== right[place]);
    this.wrongFrom = wrongFrom < 0 ? undefined : wrongFrom;
    if (wrongFrom < 0) return { right: true, sentence: t('exercise.rightAll') };
    const isReversed = order.every((item, place) => item === right.at(-1 - place));
    if (isReversed && spec.reversed !== undefined)
      return { right: false, sentence: t('exercise.wrong'), because: ['reversed'] };
    return { right: false, sentence: t('exercise.wrongPlace', { place: wrongFrom + 1 }) };
  }

  protected reset(): void {
    this.moved = this.wrongFrom = undefined;
    this.place = '';
  }
}
