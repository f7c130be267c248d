import { nothing } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** Milliseconds without a change before a text is announced: longer than between repeated key presses. */
export const rest = 600;

/**
 * Milliseconds before an announced text is removed, so that screen readers do not meet it again at the end of the
 * figure.
 */
export const kept = 4 * rest;

/** The live region of each shadow root. */
const regions = new WeakMap<Node, HTMLElement>();

/** The live region of a root. It must exist before its text does, or it is not announced. */
function getRegion(root: Node): HTMLElement {
  const known = regions.get(root);
  if (known?.isConnected) return known;
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  region.role = 'status';
  // With two texts at once, announces each once.
  region.ariaAtomic = 'false';
  root.appendChild(region);
  regions.set(root, region);
  return region;
}

/** Whether the focused control already announces this text as its value. */
function isSaidByFocus(root: Node, text: string): boolean {
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  return focused?.getAttribute('aria-valuetext')?.includes(text) ?? false;
}

class AnnounceAtRest extends Directive {
  #last: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  render(): unknown {
    return nothing;
  }

  override update({ element }: ElementPart): unknown {
    // The element's content renders after the directive.
    queueMicrotask(() => this.#check(element));
    return nothing;
  }

  #check(element: Element): void {
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
 * Directive that announces the text of an element in a live region once it has stopped changing: `<p ${saidAtRest()}>`.
 * A live region on the element would announce every step of a drag, and repeat what a focused slider says.
 */
export const announceAtRest = directive(AnnounceAtRest);
