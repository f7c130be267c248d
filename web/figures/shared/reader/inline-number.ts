import { PeElement } from '../frame/pe-element.js';
import { StoreController } from './reader-state.js';

/** The element whose content users see; on other sites that is the shell, which slots its content. */
export function getOwner(element: Element): Element {
  const root = element.querySelector(':scope > slot')?.getRootNode();
  return root instanceof ShadowRoot ? root.host : element;
}

/** Changes the text of an element in place, so that a framework still finds its text node. */
function writeText(element: Element, text: string): void {
  const owner = getOwner(element);
  if (owner.textContent === text) return;
  const [only, ...others] = owner.childNodes;
  if (only instanceof Text && others.length === 0) only.data = text;
  else owner.replaceChildren(text);
}

/**
 * An inline number. It is light DOM text, so that reader modes, feeds, search and copying include it. The build writes
 * it into the page, and this element updates it.
 */
export abstract class ProseNumber extends PeElement {
  constructor() {
    super();
    new StoreController(this);
  }

  /** The current text; undefined while its source is missing. */
  abstract get text(): string | undefined;

  protected override updated(): void {
    const { text } = this; // a getter that computes
    if (text !== undefined) writeText(this, text);
  }

  protected override showFailure(): void {
    writeText(this, '–');
  }
}
