import { LitElement, supportsAdoptingStyleSheets } from 'lit';

import type { Parameter } from '../manifest/parameters.js';
import { restyle } from './restyle.js';

/** The values that each property of each tag was told about last: a page that sets one in every frame is told once. */
const told = new Map<string, string>();

const longest = 40;

function named(given: unknown): string {
  if (Array.isArray(given)) return `a list of ${given.length}`;
  if (typeof given === 'string') return `"${given.length > longest ? `${given.slice(0, longest)}…` : given}"`;
  if (typeof given === 'object') return 'an object';
  return ['number', 'bigint', 'boolean'].includes(typeof given) ? `${given as number}` : `a ${typeof given}`;
}

const kinds = { real: 'a number', whole: 'a whole number', even: 'an even number' } as const;

function expected(parameter: Parameter): string {
  if (parameter.kind === 'number') {
    const { kind, min, max } = parameter.range;
    return `must be ${kinds[kind]} from ${min} to ${max}`;
  }
  if (parameter.kind === 'choice') return `must be one of ${parameter.words.join(', ')}`;
  return parameter.kind === 'switch' ? 'must be true or false' : 'must be as its attribute is written';
}

/** Says on the console what a value should have been. */
function tell(tag: string, name: string, parameter: Parameter, given: unknown): void {
  const sentence = `${name} ${expected(parameter)}, got ${named(given)}: it counts as not given.`;
  const key = `${tag} ${name}`;
  if (told.get(key) === sentence) return;
  told.set(key, sentence);
  console.warn(`<${tag}>: ${sentence}`);
}

/** The tag that an author has written: the element inside of a shell has a name of its own, and one that is made without a page none. */
export const tagOf = ({ localName }: { readonly localName?: string }): string =>
  localName?.replace(/-figure$/, '') ?? 'pe-';

/** A property takes what its parameter reads, and nothing else. */
function checked(name: string, parameter: Parameter, own: PropertyDescriptor): PropertyDescriptor {
  const attribute = typeof parameter.attribute === 'string' ? parameter.attribute : name.toLowerCase();
  return {
    ...own,
    set(this: Element, given: unknown) {
      const isGiven = given !== undefined && given !== null;
      const value = isGiven ? parameter.read(given, attribute) : undefined;
      if (isGiven && value === undefined) tell(tagOf(this), name, parameter, given);
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

  adoptedCallback(): void {
    const { elementStyles } = this.constructor as typeof LitElement;
    if (!supportsAdoptingStyleSheets || !this.shadowRoot) return; // else they are elements in it
    restyle(
      this.shadowRoot,
      elementStyles.map((style) => ('cssText' in style ? style.cssText : '')),
    );
  }

  /** Shows that there is nothing to show, in the place of what was shown before. */
  protected showFailure?(failure: Error): void;

  /** An error of the core ends here, not in the page. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      if (!this.showFailure) throw error;
      console.error(`<${tagOf(this)}> cannot be drawn.`, error);
      this.showFailure(error as Error);
    }
  }
}
