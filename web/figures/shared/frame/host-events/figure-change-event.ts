import type { ReactiveController, ReactiveElement } from 'lit';

import { figurePlugins } from '../figure-plugins.js';
import { shownFields } from '../changed-attributes.js';
import { readerMoves } from './user-input-event.js';
import type { ReaderState } from '../../reader/reader-state.js';

/** Events by which users change a figure; pointermove counts only with a pressed button. */
const acts = ['pointermove', 'pointerup', 'click', 'wheel', 'keydown', 'input', 'change', 'drop', 'paste', readerMoves];

const isPassing = (event: Event): boolean => event.type === 'pointermove' && (event as PointerEvent).buttons === 0;

/**
 * Dispatches `figure-changed` once a frame, and `update:position`. Compares the state before and after user events only, so that hosts do not
 * get events for their own changes.
 */
class ChangeNotifier implements ReactiveController {
  readonly #figure: ReactiveElement;
  readonly #readerState: () => ReaderState;
  #before: Readonly<Record<string, string>> | undefined;

  constructor(figure: ReactiveElement, readerState: () => ReaderState) {
    this.#figure = figure;
    this.#readerState = readerState;
    figure.addController(this);
  }

  hostConnected(): void {
    for (const act of acts) this.#figure.addEventListener(act, this.#onUserEvent, { capture: true, passive: true });
    this.#figure.addEventListener('position-changed', this.#onPosition);
  }

  hostDisconnected(): void {
    for (const act of acts) this.#figure.removeEventListener(act, this.#onUserEvent, { capture: true });
    this.#figure.removeEventListener('position-changed', this.#onPosition);
  }

  /** Vue's name for it: `@update:position="position = $event.detail"`. */
  readonly #onPosition = (event: Event): void => {
    const { position } = (event as CustomEvent<{ readonly position: number }>).detail;
    this.#figure.dispatchEvent(new CustomEvent('update:position', { detail: position }));
  };

  readonly #onUserEvent = (event: Event): void => {
    if (this.#before || isPassing(event)) return;
    this.#before = this.#state();
    requestAnimationFrame(() => this.#compare());
  };

  #compare(): void {
    const before = this.#before ?? {};
    this.#before = undefined;
    const state = this.#state();
    const changed = [...new Set([...Object.keys(before), ...Object.keys(state)])].filter(
      (name) => before[name] !== state[name],
    );
    if (changed.length === 0) return;
    const detail = { changed, state };
    this.#figure.dispatchEvent(new CustomEvent('figure-changed', { detail, bubbles: true, composed: true }));
  }

  /** The whole state as attribute texts. */
  #state(): Record<string, string> {
    const readerState = Object.entries(this.#readerState()).map(([name, value]) => [name, String(value)]);
    return Object.fromEntries([...readerState, ...shownFields(this.#figure)]) as Record<string, string>;
  }
}

const addNotifier = (figure: ReactiveElement, readerState: () => ReaderState): ChangeNotifier =>
  new ChangeNotifier(figure, readerState);

/** Makes every new figure dispatch `figure-changed`. */
export function emitChanges(): void {
  figurePlugins.add(addNotifier);
}
