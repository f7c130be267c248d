import { nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** The milliseconds without a change after which a sentence is said: longer than between two keys that are held or pressed in a row. */
export const rest = 600;

/** The milliseconds after which a sentence that was said is gone: who reads on line by line meets it where it stands, not again at the end. */
export const kept = 4 * rest;

/** The live region of each shadow root. */
const regions = new WeakMap<Node, HTMLElement>();

/** The live region of this root. It is there before anything is said: one that comes with its words is not heard. */
function getRegion(root: Node): HTMLElement {
  const known = regions.get(root);
  if (known?.isConnected) return known;
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  region.role = 'status';
  // Two sentences that come together are said one after the other, each once.
  region.ariaAtomic = 'false';
  root.appendChild(region);
  regions.set(root, region);
  return region;
}

/** Whether the control that has the focus says these words as its value. */
function isSaidByFocus(root: Node, text: string): boolean {
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  return focused?.getAttribute('aria-valuetext')?.includes(text) ?? false;
}

class SaidAtRest extends Directive {
  #last: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  render(): unknown {
    return nothing;
  }

  override update({ element }: ElementPart): unknown {
    // What stands in the element is drawn after it.
    queueMicrotask(() => this.#look(element));
    return nothing;
  }

  #look(element: Element): void {
    if (!element.isConnected) return;
    const text = element.textContent.replace(/\s+/g, ' ').trim();
    if (text === this.#last) return;
    const isFirst = this.#last === undefined;
    this.#last = text;
    clearTimeout(this.#timer);
    if (isFirst) getRegion(element.getRootNode());
    else if (text) this.#timer = setTimeout(() => this.#say(element, text), rest);
  }

  #say(element: Element, text: string): void {
    const root = element.getRootNode();
    if (!element.isConnected || isSaidByFocus(root, text)) return;
    const sentence = document.createElement('span');
    sentence.textContent = `${text} `;
    getRegion(root).append(sentence);
    setTimeout(() => sentence.remove(), kept);
  }
}

/**
 * Says the text of an element by a live region when it has changed and comes to rest, for `<p ${saidAtRest()}>`. A live region of its
 * own would say every step of a drag, one after another, and what the slider that has the focus says already.
 */
export const saidAtRest = directive(SaidAtRest);
