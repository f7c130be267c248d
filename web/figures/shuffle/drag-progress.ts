import type { ReactiveControllerHost } from 'lit';
import type { Point } from '../shared/charts/point.js';
import { getBox, type Box } from '../shared/word-chips/drop-position.js';
import type { Alongside } from '../shared/word-chips/movable-words.js';

/** The progress of a dragged word past its neighbour. Updates the host on every move. */
export class DragProgress implements Alongside {
  readonly #host: ReactiveControllerHost;
  #held: number | undefined;
  #way = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  get held(): number | undefined {
    return this.#held;
  }

  /** The place of each word; fractional for the dragged one. */
  places(order: readonly number[]): readonly number[] {
    return placesDuringDrag(order, this.#held, this.#way);
  }

  moved(word: number, item: HTMLElement, corner: Point): void {
    const [before, after] = [item.previousElementSibling, item.nextElementSibling].map((next) =>
      next instanceof HTMLElement ? getBox(next) : undefined,
    );
    const way = progressPast(getBox(item), before, after, corner);
    if (word === this.#held && Math.abs(way - this.#way) < 1e-3) return;
    [this.#held, this.#way] = [word, way];
    this.#host.requestUpdate();
  }

  passed(places: number): void {
    this.#way -= Math.sign(places);
  }

  letGo(): void {
    [this.#held, this.#way] = [undefined, 0];
  }
}

/**
 * A dragged chip's progress past a neighbour, -1 to 1: at 1 it is where it would be after the next one, at -1 before
 * the previous one. 0 at the end of a line and beyond.
 *
 * @param slot - Where the chip would be dropped.
 * @param corner - The upper left corner of the dragged chip.
 */
function progressPast(slot: Box, before: Box | undefined, after: Box | undefined, { x, y }: Point): number {
  const right = x - slot.left;
  const passed = right > 0 ? after : before;
  if (passed?.top !== slot.top) return 0;
  const whole = right > 0 ? passed.left + passed.width - slot.left - slot.width : slot.left - passed.left;
  const onLine = Math.max(0, 1 - Math.abs(y - slot.top) / slot.height);
  return Math.max(-1, Math.min(1, right / whole)) * onLine;
}

/**
 * The place of each word while dragging. The passed word moves towards the dragged one, so that nothing jumps when they
 * swap and `way` changes by 1.
 */
function placesDuringDrag(order: readonly number[], held: number | undefined, way: number): number[] {
  const places: number[] = [];
  order.forEach((word, place) => (places[word] = place));
  const place = held === undefined ? undefined : places[held];
  const passed = place === undefined ? undefined : order[place + Math.sign(way)];
  if (held === undefined || place === undefined || passed === undefined) return places;
  places[held] = place + way;
  places[passed] = place + Math.sign(way) - way;
  return places;
}
