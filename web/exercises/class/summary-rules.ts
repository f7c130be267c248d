/** The kinds of values in a summary, each with the sentence that refuses another (`summary-sentence.ts`). */
export interface Rule {
  readonly kind: 'whole' | 'text' | 'date' | 'id' | 'set' | 'truth' | 'list' | 'object' | 'once' | 'version';
  readonly min?: number;
  readonly max?: number;
  readonly optional?: boolean;
}

const isId = (text: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text) && text.length <= 60;
const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) && !Number.isNaN(Date.parse(text));
// Characters that are not seen could make two names look alike, or turn the direction of a line.
const isLine = (text: string, max: number): boolean =>
  text !== '' && Array.from(text).length <= max && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text);
const isItem = (text: string): boolean => {
  const [id = '', seed = '1', ...more] = text.split(':');
  return isId(id) && /^[1-9]\d{0,5}$/.test(seed) && more.length === 0;
};

const holds: Readonly<Record<Rule['kind'], (value: unknown, rule: Rule) => boolean>> = {
  whole: (value, { min = 0, max = Infinity }) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
  text: (value, { max = 0 }) => typeof value === 'string' && isLine(value, max),
  date: (value) => typeof value === 'string' && isDate(value),
  id: (value) => typeof value === 'string' && isId(value),
  set: (value) => typeof value === 'string' && value.length <= 20_000 && value.split(',').every(isItem),
  truth: (value) => typeof value === 'boolean',
  list: (value, { max = 0 }) => Array.isArray(value) && value.length <= max,
  object: (value) => tree(value) !== undefined,
  once: () => false,
  version: (value, { max }) => value === max,
};

/** The value as an object with named fields; undefined if it is none. */
export const tree = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;

export function listOf(value: unknown, field: string, max: number): readonly unknown[] {
  SummaryError.unless(field, { kind: 'list', max }, value);
  return value as readonly unknown[];
}

const longestShown = 40;

/** A value as a sentence shows it. */
function shown(value: unknown): string {
  const text = Array.isArray(value) ? `[${value.length}]` : ((JSON.stringify(value) as string | undefined) ?? '–');
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

/** The error of a text that is no summary, with the reason. */
export class SummaryError extends Error {
  readonly refusal: 'notJson' | 'foreign' | 'tooLarge' | Rule['kind'];
  readonly values: Readonly<Record<string, string | number>>;

  constructor(refusal: SummaryError['refusal'], values: SummaryError['values'] = {}) {
    super(refusal);
    this.refusal = refusal;
    this.values = values;
  }

  static about(field: string, { kind, min = 0, max = 0 }: Rule, value: unknown): SummaryError {
    return new SummaryError(kind, { field, min, max, value: shown(value) });
  }

  /** @throws SummaryError where the value of the field is not as the rule says. */
  static unless(field: string, rule: Rule, value: unknown): void {
    if (!holds[rule.kind](value, rule)) throw SummaryError.about(field, rule, value);
  }
}
