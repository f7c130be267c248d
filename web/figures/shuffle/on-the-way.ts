import type { ReactiveControllerHost } from 'lit';
import type { Point } from '../shared/charts/point.js';
import { getBox, type Box } from '../shared/word-chips/chip-place.js';
import type { Alongside } from '../shared/word-chips/movable-words.js';

/** The way of the held word past a neighbour: its host is drawn anew with each of its moves, in step with it. */
export class OnTheWay implements Alongside {
  readonly #host: ReactiveControllerHost;
  #held: number | undefined;
  #way = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The word that is held. */
  get held(): number | undefined {
    return this.#held;
  }

  /** The place of each word, by the word: that of a held one lies between two. */
  places(order: readonly number[]): readonly number[] {
    return placesOnTheWay(order, this.#held, this.#way);
  }

  moved(word: number, item: HTMLElement, corner: Point): void {
    const [before, after] = [item.previousElementSibling, item.nextElementSibling].map((next) =>
      next instanceof HTMLElement ? getBox(next) : undefined,
    );
    const way = wayPast(getBox(item), before, after, corner);
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
 * The way of a held chip past a neighbour, -1 to 1: at 1 it stands where it will stand behind the next one, at -1 where
 * it will stand before the one before. At the end of a line, and off it, there is none to pass.
 *
 * @param slot - Where the chip would stand if it were let go.
 * @param corner - The upper left corner of the chip, wherever it is held.
 */
export function wayPast(slot: Box, before: Box | undefined, after: Box | undefined, { x, y }: Point): number {
  const right = x - slot.left;
  const passed = right > 0 ? after : before;
  if (passed?.top !== slot.top) return 0;
  const whole = right > 0 ? passed.left + passed.width - slot.left - slot.width : slot.left - passed.left;
  const onLine = Math.max(0, 1 - Math.abs(y - slot.top) / slot.height);
  return Math.max(-1, Math.min(1, right / whole)) * onLine;
}

/**
 * The place of each word, by the word. The held one lies between two places, and the one that it passes comes to meet it, so
 * that nothing jumps where they change places: `way` is then less or more by 1.
 */
export function placesOnTheWay(order: readonly number[], held: number | undefined, way: number): number[] {
  const places: number[] = [];
  order.forEach((word, place) => (places[word] = place));
  const place = held === undefined ? undefined : places[held];
  const passed = place === undefined ? undefined : order[place + Math.sign(way)];
  if (held === undefined || place === undefined || passed === undefined) return places;
  places[held] = place + way;
  places[passed] = place + Math.sign(way) - way;
  return places;
}
