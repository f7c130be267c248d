import { pointerEvents, type GestureListener } from '../shared/controls/listen.js';
import { keyedStep, onKey } from '../shared/controls/slider-keys.js';
import { placeRange, type Side } from './data.js';
import type { Window } from './visible-range.js';

/** What can be moved along the track: one word, or both together. */
export type Handle = Side | 'both';

/** Both positions, m and n. */
export type Places = Readonly<Record<Side, number>>;

/** The positions after moving a handle. Moving both stops at the ends, so that their distance stays the same. */
export function moved(
  { query, key }: Places,
  handle: Handle,
  way: number,
  { from, to }: Window = { from: placeRange.min, to: placeRange.max },
): Places {
  const within = (one: number, other = one): number =>
    Math.min(to - Math.max(one, other), Math.max(from - Math.min(one, other), way));
  if (handle === 'query') return { query: query + within(query), key };
  if (handle === 'key') return { query, key: key + within(key) };
  const step = within(query, key);
  return { query: query + step, key: key + step };
}

/** State and callbacks for moving handles. */
export interface TrackDragOptions {
  readonly places: () => Places;
  readonly window: () => Window;
  readonly move: (places: Places) => void;
  readonly released: () => void;
}

/** Pointer and key handling of the track's handles. */
export class TrackDrag implements GestureListener {
  readonly events = pointerEvents;
  readonly #options: TrackDragOptions;
  #active: { readonly pointer: number; readonly x: number; readonly places: Places } | undefined;

  constructor(moving: TrackDragOptions) {
    this.#options = moving;
  }

  handleEvent(event: PointerEvent): void {
    const handle = event.currentTarget as HTMLElement;
    if (event.type === 'pointerdown') this.#press(event, handle);
    else if (event.pointerId !== this.#active?.pointer) return;
    else if (event.type === 'pointermove') this.#move(event, handle);
    else {
      this.#active = undefined;
      this.#options.released();
    }
  }

  #press(event: PointerEvent, handle: HTMLElement): void {
    if (this.#active || event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    this.#active = { pointer: event.pointerId, x: event.clientX, places: this.#options.places() };
  }

  #move(event: PointerEvent, handle: HTMLElement): void {
    const { x, places } = this.#active!;
    const rail = handle.closest('.rail')!.getBoundingClientRect();
    const window = this.#options.window();
    const way = ((event.clientX - x) / rail.width) * (window.to - window.from);
    this.#options.move(moved(places, handle.dataset['handle'] as Handle, way, window));
  }

  /** Home and End go to the ends of the track; steps may go beyond. */
  key(handle: Handle): (event: KeyboardEvent) => void {
    const { from, to } = this.#options.window();
    const ends: Readonly<Record<string, number>> = { Home: from - to, End: to - from };
    return onKey(
      (key) => {
        const way = ends[key] ?? keyedStep(key);
        return way === undefined ? undefined : { way, window: key in ends ? { from, to } : undefined };
      },
      ({ way, window }) => this.#options.move(moved(this.#options.places(), handle, way, window)),
    );
  }
}
