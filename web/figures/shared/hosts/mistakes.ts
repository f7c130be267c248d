import type { ReactiveElement } from 'lit';

import type { Parameter } from '../manifest/parameters.js';
import { listeners, getTag } from '../frame/pe-element.js';
import { taggedBy } from '../frame/action-links/tagged-by.js';

const logged = new Set<string>();

/** Logs a mistake of the page's author, once. */
function warnOnce(sentence: string): void {
  if (logged.has(sentence)) return;
  logged.add(sentence);
  console.warn(sentence);
}

/**
 * The last invalid value that was logged for each property of each tag, so that a page that sets it in every frame gets
 * one warning.
 */
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

/** Logs which values are valid. */
function warnOfInvalidValue(tag: string, name: string, parameter: Parameter, given: unknown): void {
  const sentence = `${name} ${expected(parameter)}, got ${named(given)}: it counts as not given.`;
  const key = `${tag} ${name}`;
  if (lastWarning.get(key) === sentence) return;
  lastWarning.set(key, sentence);
  console.warn(`<${tag}>: ${sentence}`);
}

/** Attributes to ignore: event handlers, those of frameworks, and global ones that no property is named after. */
const foreign =
  /[^a-z-]|^on|^(?:data|aria|v|x|hx|ng|astro|defer)-|^(?:class|exportparts|is|part|theme|item(?:id|prop|ref|scope|type))$/;

/** Global attributes, by the names of their properties. */
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
    warnOnce(`<${getTag(element)}> has no attribute ${name}, only ${observedAttributes.join(', ')}.`);
  }
}

/** Milliseconds after which the rest of a page should be there. */
const patience = 1_000;

/** An action link or inline number, which refers to a figure. */
interface Naming {
  readonly to?: string;
  readonly figureId?: string;
}

function warnOfMissingTarget(element: ReactiveElement): void {
  if (!element.isConnected) return;
  const { to, figureId } = element as Naming;
  const [attribute, id] = to === undefined ? ['for', figureId] : ['to', to.split('?')[0]];
  if (id !== undefined && !taggedBy(id, element))
    warnOnce(`<${getTag(element)} ${attribute}="${to ?? id}">: nothing on this page has the id "${id}".`);
}

/**
 * Makes the elements of a class log mistakes of the page's author: invalid values, unknown attributes, and references
 * to missing figures.
 * The tour's own pages are checked by the build.
 */
export function warnOfMistakes(element: CustomElementConstructor): void {
  listeners.add(warnOfInvalidValue);
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
