import { LitElement } from 'lit';

import { attributeName, type Parameter } from '../manifest/parameters.js';

/** The tag that an author has written: the element inside of a shell has a name of its own, and one that is made without a page none. */
export const getTag = ({ localName }: { readonly localName?: string }): string =>
  localName?.replace(/-figure$/, '') ?? 'pe-';

/** Hears of each value that counts as not given: in other people's pages it is told on the console (`hosts/mistakes.ts`). */
export const hearers = new Set<(tag: string, name: string, parameter: Parameter, given: unknown) => void>();

/** A property takes what its parameter reads, and nothing else. */
function checked(name: string, parameter: Parameter, own: PropertyDescriptor): PropertyDescriptor {
  const attribute = attributeName(name, parameter);
  return {
    ...own,
    set(this: Element, given: unknown) {
      const value = parameter.read(given, attribute);
      if (value === undefined && (given ?? undefined) !== undefined)
        for (const hear of hearers) hear(getTag(this), name, parameter, given);
      own.set?.call(this, value ?? (parameter.kind === 'switch' ? false : undefined));
    },
  };
}

/**
 * An element that other people write into their pages. Whoever sets one of its parameters, as an attribute, a property or through a
 * link, and as a text or a value: it is read by the parameter itself (`manifest/parameters.ts`). Lit hands the text of an attribute
 * to the property as it is.
 */
export abstract class PeElement extends LitElement {
  protected static override finalize(): void {
    const isNew = !Object.hasOwn(this, 'finalized');
    super.finalize();
    if (!isNew) return;
    for (const [name, declaration] of this.elementProperties) {
      const descriptor = Object.getOwnPropertyDescriptor(this.prototype, name);
      if (descriptor && 'read' in declaration)
        Object.defineProperty(this.prototype, name, checked(String(name), declaration as Parameter, descriptor));
    }
  }

  /** Shows that there is nothing to show, in the place of what was shown before. */
  protected showFailure?(failure: Error): void;

  /** An error of the core ends here, not in the page. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      if (!this.showFailure) throw error;
      console.error(`<${getTag(this)}> cannot be drawn.`, error);
      this.showFailure(error as Error);
    }
  }
}
