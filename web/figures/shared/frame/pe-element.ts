import { LitElement } from 'lit';

import { attributeName, type Parameter } from '../manifest/parameters.js';

/** The tag as authors write it. The inner element of a shell has the suffix `-figure`; without a page there is none. */
export const getTag = ({ localName }: { readonly localName?: string }): string =>
  localName?.replace(/-figure$/, '') ?? 'pe-';

/** Called with each invalid value that was ignored. Pages of other sites log them (`hosts/mistakes.ts`). */
export const listeners = new Set<(tag: string, name: string, parameter: Parameter, given: unknown) => void>();

/** Wraps a property's setter with the `read` function of its parameter. */
function checked(name: string, parameter: Parameter, own: PropertyDescriptor): PropertyDescriptor {
  const attribute = attributeName(name, parameter);
  return {
    ...own,
    set(this: Element, given: unknown) {
      const value = parameter.read(given, attribute);
      if (value === undefined && (given ?? undefined) !== undefined)
        for (const hear of listeners) hear(getTag(this), name, parameter, given);
      own.set?.call(this, value ?? (parameter.kind === 'switch' ? false : undefined));
    },
  };
}

/**
 * The base class of all public elements. Values of parameters are always read by the parameter
 * (`manifest/parameters.ts`), whether they are set as attribute, property or link, as text or value. Lit passes
 * attribute texts unconverted.
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

  /** Shows an error in place of the content. */
  protected showFailure?(failure: Error): void;

  /** Catches errors of the core, so that they do not reach the page. */
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
