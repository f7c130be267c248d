import { readNumber, readingRanges, type FieldRange } from '../figures/shared/reader/fields.js';
import { defaultReading, type Layout, type Reading } from '../figures/shared/reader/reader-state.js';

/** A field of the address that cannot be shown as asked. */
export interface Refusal {
  readonly field: keyof Reading;
  /** As it stands in the address, cut to a length that fits a message. */
  readonly value: string;
  /** Undefined for the layout, which is one of two words. */
  readonly range: FieldRange | undefined;
}

export interface Asked {
  readonly reading: Partial<Reading>;
  readonly refusals: readonly Refusal[];
}

const longestShown = 40;
/** A value of an address, cut to a length that fits a message. */
export function shown(value: string): string {
  return value.length > longestShown ? `${value.slice(0, longestShown)}…` : value;
}

const layouts: readonly Layout[] = ['interleaved', 'halves'];

/** The reading in an address: `?position=37&dimensions=64&base=10000&layout=halves`; other parameters are not ours. */
export function readAddress(search: string): Asked {
  const asked = new URLSearchParams(search);
  const reading: { -readonly [Field in keyof Reading]?: Reading[Field] } = {};
  const refusals: Refusal[] = [];
  const refuse = (field: keyof Reading, value: string, range?: FieldRange): void =>
    void refusals.push({
      field,
      value: shown(value),
      range,
    });
  for (const field of ['position', 'dimensions', 'base'] as const) {
    const text = asked.get(field);
    if (text === null) continue;
    const number = readNumber(text, readingRanges[field]);
    if ('value' in number) reading[field] = number.value;
    else refuse(field, text, readingRanges[field]);
  }
  const layout = asked.get('layout');
  if (layout !== null) {
    const known = layouts.find((name) => name === layout);
    if (known) reading.layout = known;
    else refuse('layout', layout);
  }
  return { reading, refusals };
}

/** The attributes of single figures in an address, `?shuffle.sentence=I+love+NLP`: the id of the figure, the field, its value. */
export function figureFields(search: string): { figure: string; name: string; value: string }[] {
  return [...new URLSearchParams(search)].flatMap(([key, value]) => {
    const [figure = '', name, more] = key.split('.');
    return name === undefined || more !== undefined ? [] : [{ figure, name, value }];
  });
}

/**
 * The query of a page that shows `reading`: only what differs from the default is named, positions to a thousandth of a step,
 * and parameters that are not ours stay. The empty string when nothing is left to say.
 */
export function writeAddress(search: string, reading: Reading): string {
  const query = new URLSearchParams(search);
  const position = Math.round(reading.position * 1000) / 1000;
  for (const [field, value] of Object.entries({ ...reading, position })) {
    if (value === defaultReading[field as keyof Reading]) query.delete(field);
    else query.set(field, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
