import type { ReactiveElement } from 'lit';

import { tagOf } from './pe-element.js';
import { taggedBy } from './tagged-by.js';

const told = new Set<string>();

/** Says a mistake of an author on the console, once. */
function tell(sentence: string): void {
  if (told.has(sentence)) return;
  told.add(sentence);
  console.warn(sentence);
}

/** Attributes that are nobody's mistake: of events, of frameworks, and those of every element that no property is named after. */
const foreign =
  /[^a-z-]|^on|^(?:data|aria|v|x|hx|ng|astro|defer)-|^(?:class|exportparts|is|part|theme|item(?:id|prop|ref|scope|type))$/;

/** Attributes that every element of the browser has, by the names of its properties. */
let ofEveryElement: ReadonlySet<string> | undefined;

function namesOfEveryElement(): ReadonlySet<string> {
  const names: string[] = [];
  for (let of: unknown = HTMLElement.prototype; of; of = Object.getPrototypeOf(of))
    names.push(...Object.getOwnPropertyNames(of));
  return new Set(names.map((name) => name.toLowerCase()));
}

function tellUnknownAttributes(element: ReactiveElement): void {
  const { observedAttributes } = element.constructor as typeof ReactiveElement;
  ofEveryElement ??= namesOfEveryElement();
  for (const name of element.getAttributeNames()) {
    if (observedAttributes.includes(name) || foreign.test(name) || ofEveryElement.has(name)) continue;
    tell(`<${tagOf(element)}> has no attribute ${name}, only ${observedAttributes.join(', ')}.`);
  }
}

/** The time in milliseconds after which the rest of a page should be there. */
const patience = 1_000;

/** A phrase, or a number in a sentence: each names a figure. */
interface Naming {
  readonly to?: string;
  readonly figureId?: string;
}

function tellMissingTarget(element: ReactiveElement): void {
  if (!element.isConnected) return;
  const { to, figureId } = element as Naming;
  const [attribute, id] = to === undefined ? ['for', figureId] : ['to', to.split('?')[0]];
  if (id !== undefined && !taggedBy(id, element))
    tell(`<${tagOf(element)} ${attribute}="${to ?? id}">: nothing on this page has the id "${id}".`);
}

/**
 * Lets the elements of a class say what their author has mistyped: attributes that they do not have, and a figure that is not there.
 * The tour's own pages are checked when they are built.
 */
export function tellMistakes(element: CustomElementConstructor): void {
  const named = ['pe-act', 'pe-scrub'];
  (element as unknown as typeof ReactiveElement).addInitializer((made) =>
    made.addController({
      hostConnected() {
        tellUnknownAttributes(made);
        if (named.includes(tagOf(made))) setTimeout(() => tellMissingTarget(made), patience);
      },
    }),
  );
}
