import { nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** The events of a pointer that may be captured. */
export const pointerEvents = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

export function listen(element: Element, listener: object, events: readonly string[]): void {
  for (const type of events) element.addEventListener(type, listener as EventListenerObject);
}

/** What listens to a gesture on an element. */
export interface GestureListener {
  readonly events: readonly string[];
}

class Gestures extends Directive {
  #listener: GestureListener | undefined;

  render(_listener: GestureListener): unknown {
    return nothing;
  }

  override update({ element }: ElementPart, [listener]: [GestureListener]): unknown {
    if (!this.#listener) listen(element, (this.#listener = listener), listener.events);
    return nothing;
  }
}

/** The listener of all gestures on an element, for as long as it is there: `<svg ${gestures(drag)}>`. */
export const gestures = directive(Gestures);
