/** A text of an exercise file: Markdown, with `{name}` where a number of the case stands. */
export interface Text {
  /** The place of the text, `options.0.because`: the name of its slot. */
  readonly path: string;
  readonly markdown: string;
  /** Stands within a line. */
  readonly inline: boolean;
}

/** A rule for a part of an exercise file. Rules say what is wrong in sentences; kinds are made of them (kinds.ts). */
export interface Rule {
  /** Says what is wrong with a value; `path` leads to it. */
  check(value: unknown, path: string): string[];
  /** The texts in a value that has nothing wrong. */
  texts(value: unknown, path: string): Text[];
  /** The value with its texts emptied: what every language shares. */
  shared(value: unknown): unknown;
  readonly optional?: boolean;
}

type Fields = Readonly<Record<string, Rule>>;
type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

/** A rule for something without texts. */
function plain(fits: (value: unknown) => boolean, what: string): Rule {
  return {
    check: (value, path) => (fits(value) ? [] : [`${path} must be ${what}, got ${shown(value)}`]),
    texts: () => [],
    shared: (value) => value,
  };
}

const textRule = (inline: boolean): Rule => ({
  ...plain((value) => typeof value === 'string' && value.trim() !== '', 'a text'),
  texts: (value, path) => [{ path, markdown: value as string, inline }],
  shared: () => '',
});

/** One or more paragraphs. */
export const text = textRule(false);
/** Words within a line: a unit, an option, a label. */
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
  const fits = (value: unknown): boolean => Array.isArray(value) && value.length >= min && value.length <= max;
  const shape = plain(fits, `a list of ${min === max ? min : `${min} to ${max}`}`);
  const each = <Part>(value: unknown, use: (part: unknown, index: number) => Part[]): Part[] =>
    (value as readonly unknown[]).flatMap(use);
  return {
    check: (value, path) =>
      fits(value) ? each(value, (part, index) => item.check(part, `${path}.${index}`)) : shape.check(value, path),
    texts: (value, path) => each(value, (part, index) => item.texts(part, `${path}.${index}`)),
    shared: (value) => each(value, (part) => [item.shared(part)]),
  };
}

/** A tree with any names, each value under one rule. */
export function getNames(item: Rule, pattern = /^[a-z][a-z0-9]+$/i): Rule {
  const fits = (value: unknown): boolean => isTree(value) && Object.keys(value).every((name) => pattern.test(name));
  const shape = plain(fits, 'names (two letters or digits at least) with values');
  return {
    ...plain(fits, ''),
    check: (value, path) =>
      fits(value)
        ? Object.entries(value as Tree).flatMap(([name, part]) => item.check(part, `${path}.${name}`))
        : shape.check(value, path),
  };
}

/** Either of several shapes without texts; `what` names them. */
export const anyOf = (what: string, ...rules: readonly Rule[]): Rule =>
  plain((value) => rules.some((rule) => rule.check(value, '').length === 0), what);

/** A tree with these fields. A name that is not among them is a complaint: nobody would read it. */
export function record(fields: Fields): Rule {
  const at = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
  const present = (value: unknown): [string, Rule, unknown][] =>
    Object.entries(fields).flatMap(([name, rule]): [string, Rule, unknown][] => {
      const part = (value as Tree)[name];
      return part === undefined ? [] : [[name, rule, part]];
    });
  return {
    check: (value, path) => {
      if (!isTree(value))
        return [`${path} must have the fields ${Object.keys(fields).join(', ')}, got ${shown(value)}`];
      return [
        ...Object.keys(value)
          .filter((name) => !Object.hasOwn(fields, name))
          .map((name) => `${at(path, name)} is no field here: there are ${Object.keys(fields).join(', ')}`),
        ...Object.entries(fields)
          .filter(([name, rule]) => value[name] === undefined && rule.optional !== true)
          .map(([name]) => `${at(path, name)} is missing`),
        ...present(value).flatMap(([name, rule, part]) => rule.check(part, at(path, name))),
      ];
    },
    texts: (value, path) => present(value).flatMap(([name, rule, part]) => rule.texts(part, at(path, name))),
    shared: (value) => Object.fromEntries(present(value).map(([name, rule, part]) => [name, rule.shared(part)])),
  };
}
