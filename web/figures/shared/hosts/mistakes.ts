import type { ReactiveElement } from 'lit';

import type { Parameter } from '../manifest/parameters.js';
import { hearers, getTag } from '../frame/pe-element.js';
import { taggedBy } from '../frame/tagged-by.js';

const told = new Set<string>();

/** Says a mistake of an author on the console, once. */
function tell(sentence: string): void {
  if (told.has(sentence)) return;
  told.add(sentence);
  console.warn(sentence);
}

/** The values that each property of each tag was told about last: a page that sets one in every frame is told once. */
const lastWarning = new Map<string, string>();

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
function warnOfInvalidValue(tag: string, name: string, parameter: Parameter, given: unknown): void {
  const sentence = `${name} ${expected(parameter)}, got ${named(given)}: it counts as not given.`;
  const key = `${tag} ${name}`;
  if (lastWarning.get(key) === sentence) return;
  lastWarning.set(key, sentence);
  console.warn(`<${tag}>: ${sentence}`);
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

function warnOfUnknownAttributes(element: ReactiveElement): void {
  const { observedAttributes } = element.constructor as typeof ReactiveElement;
  ofEveryElement ??= namesOfEveryElement();
  for (const name of element.getAttributeNames()) {
    if (observedAttributes.includes(name) || foreign.test(name) || ofEveryElement.has(name)) continue;
    tell(`<${getTag(element)}> has no attribute ${name}, only ${observedAttributes.join(', ')}.`);
  }
}

/** The time in milliseconds after which the rest of a page should be there. */
const patience = 1_000;

/** A phrase, or a number in a sentence: each names a figure. */
interface Naming {
  readonly to?: string;
  readonly figureId?: string;
}

function warnOfMissingTarget(element: ReactiveElement): void {
  if (!element.isConnected) return;
  const { to, figureId } = element as Naming;
  const [attribute, id] = to === undefined ? ['for', figureId] : ['to', to.split('?')[0]];
  if (id !== undefined && !taggedBy(id, element))
    tell(`<${getTag(element)} ${attribute}="${to ?? id}">: nothing on this page has the id "${id}".`);
}

/**
 * Lets the elements of a class say what their author has mistyped: values that count as not given, attributes that they do not have,
 * and a figure that is not there.
 * The tour's own pages are checked when they are built.
 */
export function warnOfMistakes(element: CustomElementConstructor): void {
  hearers.add(warnOfInvalidValue);
  const named = ['pe-act', 'pe-scrub'];
  (element as unknown as typeof ReactiveElement).addInitializer((made) =>
    made.addController({
      hostConnected() {
        warnOfUnknownAttributes(made);
        if (named.includes(getTag(made))) setTimeout(() => warnOfMissingTarget(made), patience);
      },
    }),
  );
}
