import { PeElement } from '../frame/pe-element.js';
import { StoreController } from './reader-state.js';

/** The element whose content readers see: in other people's pages the shell, which passes its content on through a slot. */
export function getOwner(element: Element): Element {
  const root = element.querySelector(':scope > slot')?.getRootNode();
  return root instanceof ShadowRoot ? root.host : element;
}

/** Changes the text of an element in place: who made the text node, a framework for instance, still finds it there. */
function writeText(element: Element, text: string): void {
  const owner = getOwner(element);
  if (owner.textContent === text) return;
  const [only, ...others] = owner.childNodes;
  if (only instanceof Text && others.length === 0) only.data = text;
  else owner.replaceChildren(text);
}

/**
 * A number inside a sentence. It is text of the page itself, not of a shadow root, so that reader modes, feeds, search and
 * whoever copies the sentence find it. The build writes it into the page, and this element keeps it true.
 */
export abstract class ProseNumber extends PeElement {
  constructor() {
    super();
    new StoreController(this);
  }

  /** The number as the sentence has it now; undefined while what it belongs to does not answer. */
  abstract get text(): string | undefined;

  protected override updated(): void {
    const { text } = this; // computed anew at every look
    if (text !== undefined) writeText(this, text);
  }

  protected override showFailure(): void {
    writeText(this, '–');
  }
}
