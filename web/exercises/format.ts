/** A text of an exercise: Markdown with `{name}` placeholders for numbers of the case. */
export interface Text {
  /** The path of the text, such as `options.0.because`; also its slot name. */
  readonly path: string;
  readonly markdown: string;
  /** Whether it must fit within a line, without paragraphs or lists. */
  readonly inline: boolean;
}

/** A part of an exercise: the structure shared by all languages, and the texts in one language. */
export interface Part {
  readonly structure: unknown;
  readonly texts: unknown;
}

export type Side = keyof Part;

/** An error and the file that contains it. */
export interface Fault {
  readonly side: Side;
  readonly message: string;
}

/** Validates a part of an exercise and extracts its texts. Kinds are composed of rules (kinds.ts). */
export interface Rule {
  /** `path` is the path of the part, for error messages. */
  check(part: Part, path: string): Fault[];
  texts(part: Part, path: string): Text[];
  /** The structure of a valid part, with an empty string for each text. */
  shared(part: Part): unknown;
  readonly optional?: boolean;
}

type Fields = Readonly<Record<string, Rule>>;
type Tree = Readonly<Record<string, unknown>>;

const sides = ['structure', 'texts'] as const;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = ({ structure, texts }: Part): boolean => structure === undefined && texts === undefined;

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

/** A rule for a value in one of the two files. */
function leaf(side: Side, fits: (value: unknown) => boolean, what: string): Pick<Rule, 'check'> {
  const other = side === 'texts' ? 'structure' : 'texts';
  return {
    check: (part, path) => [
      ...(fits(part[side]) ? [] : [{ side, message: `${path} must be ${what}, got ${shown(part[side])}` }]),
      ...(part[other] === undefined ? [] : [{ side: other, message: `${path} belongs to the ${side}` } as const]),
    ],
  };
}

const plain = (fits: (value: unknown) => boolean, what: string): Rule => ({
  ...leaf('structure', fits, what),
  texts: () => [],
  shared: ({ structure }) => structure,
});

const textRule = (inline: boolean): Rule => ({
  ...leaf('texts', (value) => typeof value === 'string' && value.trim() !== '', 'a text'),
  texts: ({ texts }, path) => [{ path, markdown: texts as string, inline }],
  shared: () => '',
});

/** One or more paragraphs. */
export const text = textRule(false);
/** Inline text: a unit, an option, a label. */
export const phrase = textRule(true);

export const flag = plain((value) => typeof value === 'boolean', 'true or false');
export const word = (pattern: RegExp, what: string): Rule =>
  plain((value) => typeof value === 'string' && pattern.test(value), what);
export const oneOf = (...words: readonly string[]): Rule =>
  plain((value) => words.includes(value as string), words.join(' or '));
export const number = (min: number, max: number): Rule =>
  plain((value) => typeof value === 'number' && value >= min && value <= max, `a number from ${min} to ${max}`);
export const whole = (min: number, max: number): Rule =>
  plain(
    (value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
    `a whole number from ${min} to ${max}`,
  );

export const optional = (rule: Rule): Rule => ({ ...rule, optional: true });

export function listOf(item: Rule, min: number, max: number): Rule {
  const size = min === max ? min : `${min} to ${max}`;
  const fits = (value: unknown): boolean => Array.isArray(value) && value.length >= min && value.length <= max;
  const each = <Result>({ structure, texts }: Part, use: (part: Part, index: number) => Result[]): Result[] => {
    const [ofStructure, ofTexts] = [structure, texts] as readonly (readonly unknown[] | undefined)[];
    return (ofStructure ?? ofTexts ?? []).flatMap((_, index) =>
      use({ structure: ofStructure?.[index], texts: ofTexts?.[index] }, index),
    );
  };
  return {
    check: (part, path) => {
      const given = isEmpty(part) ? (['structure'] as const) : sides.filter((side) => part[side] !== undefined);
      const misfits = given.filter((side) => !fits(part[side]));
      if (misfits.length > 0)
        return misfits.map((side) => ({
          side,
          message: `${path} must be a list of ${size}, got ${shown(part[side])}`,
        }));
      const [expected, found] = sides.map((side) => (part[side] as readonly unknown[] | undefined)?.length);
      if (expected !== undefined && found !== undefined && expected !== found)
        return [{ side: 'texts', message: `${path} must be a list of ${expected}, as in the structure, got ${found}` }];
      return each(part, (inside, index) => item.check(inside, `${path}.${index}`));
    },
    texts: (part, path) => each(part, (inside, index) => item.texts(inside, `${path}.${index}`)),
    shared: (part) => each(part, (inside) => [item.shared(inside)]),
  };
}

/** An object with arbitrary names that match `pattern`, and values that match one rule. */
export function getNames(item: Rule, pattern = /^[a-z][a-z0-9]+$/i): Rule {
  const fits = (value: unknown): boolean => isTree(value) && Object.keys(value).every((name) => pattern.test(name));
  const shape = plain(fits, 'names (two letters or digits at least) with values');
  return {
    ...shape,
    check: (part, path) => {
      const faults = shape.check(part, path);
      if (faults.length > 0) return faults;
      return Object.entries(part.structure as Tree).flatMap(([name, structure]) =>
        item.check({ structure, texts: undefined }, `${path}.${name}`),
      );
    },
  };
}

/** Matches any of several rules without texts. `what` describes them in errors. */
export const anyOf = (what: string, ...rules: readonly Rule[]): Rule =>
  plain((structure) => rules.some((rule) => rule.check({ structure, texts: undefined }, '').length === 0), what);

/** An object with these fields. Unknown names are errors. */
export function record(fields: Fields): Rule {
  const names = Object.keys(fields);
  const at = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
  const getField = ({ structure, texts }: Part, name: string): Part => ({
    structure: isTree(structure) ? structure[name] : undefined,
    texts: isTree(texts) ? texts[name] : undefined,
  });
  const present = (part: Part): [string, Rule, Part][] =>
    Object.entries(fields).flatMap(([name, rule]): [string, Rule, Part][] => {
      const field = getField(part, name);
      return isEmpty(field) ? [] : [[name, rule, field]];
    });
  const checkNames = (side: Side, tree: unknown, path: string): Fault[] => {
    if (tree === undefined) return [];
    if (!isTree(tree))
      return [{ side, message: `${path} must have the fields ${names.join(', ')}, got ${shown(tree)}` }];
    return Object.keys(tree)
      .filter((name) => !names.includes(name))
      .map((name) => ({ side, message: `${at(path, name)} is no field here: there are ${names.join(', ')}` }));
  };
  return {
    check: (part, path) => [
      ...sides.flatMap((side) => checkNames(side, part[side], path)),
      ...Object.entries(fields).flatMap(([name, rule]) => {
        const field = getField(part, name);
        return isEmpty(field) && rule.optional === true ? [] : rule.check(field, at(path, name));
      }),
    ],
    texts: (part, path) => present(part).flatMap(([name, rule, field]) => rule.texts(field, at(path, name))),
    shared: (part) => Object.fromEntries(present(part).map(([name, rule, field]) => [name, rule.shared(field)])),
  };
}
