import { anyOf, listOf, getNames, number, oneOf, optional, phrase, record, text, word, type Rule } from './format.js';
import { codeFields } from './kinds/code.js';
import { bugFields } from './kinds/bug.js';
import { choiceFields } from './kinds/choice.js';
import { drawFields } from './kinds/draw.js';
import { numberFields } from './kinds/number.js';
import { orderFields } from './kinds/order.js';

type Fields = Readonly<Record<string, Rule>>;

/**
 * The fields of each kind in addition to the common ones. For a new kind, add a line here, its fields in kinds/ and its
 * element.
 */
const kindFields: Readonly<Record<string, Fields>> = {
  number: numberFields,
  choice: choiceFields,
  order: orderFields,
  code: codeFields,
  bug: bugFields,
  draw: drawFields,
};

const anyNumber = number(-1e15, 1e15);
const anyWord = word(/^[\w .+*/-]+$/, 'a word');
const parameter = anyOf(
  'a number, a word, {from, to} or {of: [...]}',
  anyNumber,
  anyWord,
  record({ from: anyNumber, to: anyNumber, step: optional(number(1e-6, 1e15)) }),
  record({ of: listOf(anyOf('', anyNumber, anyWord), 2, 20) }),
);
const call = anyOf(
  'the name of an answer, or {of: name, ...}',
  word(/^[a-z-]+$/, ''),
  getNames(anyOf('', anyNumber, anyWord)),
);

/** The fields of every exercise; see `Spec`. */
const commonFields: Fields = {
  id: word(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens'),
  kind: oneOf(...Object.keys(kindFields)),
  title: phrase,
  parameters: optional(getNames(parameter)),
  values: optional(getNames(call)),
  distinct: optional(listOf(anyWord, 2, 10)),
  question: text,
  hints: optional(listOf(text, 1, 3)),
  worked: text,
  section: optional(word(/^[a-z-]+#[a-z0-9-]+$/, 'a chapter and the anchor of a section of it, gps#the-cliff')),
  // Attribute names may contain hyphens.
  figure: optional(getNames(anyOf('', anyNumber, anyWord), /^[a-z][a-z0-9-]+$/)),
};

/** The rule for an exercise with this structure; undefined if its kind is unknown. */
export function getRule(structure: unknown): Rule | undefined {
  const kind = (structure as { readonly kind?: unknown } | null)?.kind;
  const own = typeof kind === 'string' && Object.hasOwn(kindFields, kind) ? kindFields[kind] : undefined;
  return own && record({ ...commonFields, ...own });
}
