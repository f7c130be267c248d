import { readNumber, readerStateRanges, type FieldRange } from '../figures/shared/reader/number-range.js';
import { defaultReaderState, type Layout, type ReaderState } from '../figures/shared/reader/reader-state.js';

/** A field of the address that cannot be shown as asked. */
export interface InvalidParameter {
  readonly field: keyof ReaderState;
  /** As it stands in the address, cut to a length that fits a message. */
  readonly value: string;
  /** Undefined for the layout, which is one of two words. */
  readonly range: FieldRange | undefined;
}

export interface RequestedState {
  readonly readerState: Partial<ReaderState>;
  readonly invalidParameters: readonly InvalidParameter[];
}

const longestShown = 40;
/** A value of an address, cut to a length that fits a message. */
export function shown(value: string): string {
  return value.length > longestShown ? `${value.slice(0, longestShown)}…` : value;
}

const layouts: readonly Layout[] = ['interleaved', 'halves'];

/** The fields of the reader's state in an address: `?position=37&dimensions=64&base=10000&layout=halves`; other parameters are not ours. */
export function readAddress(search: string): RequestedState {
  const asked = new URLSearchParams(search);
  const readerState: { -readonly [Field in keyof ReaderState]?: ReaderState[Field] } = {};
  const invalidParameters: InvalidParameter[] = [];
  const refuse = (field: keyof ReaderState, value: string, range?: FieldRange): void =>
    void invalidParameters.push({
      field,
      value: shown(value),
      range,
    });
  for (const field of ['position', 'dimensions', 'base'] as const) {
    const text = asked.get(field);
    if (text === null) continue;
    const number = readNumber(text, readerStateRanges[field]);
    if ('value' in number) readerState[field] = number.value;
    else refuse(field, text, readerStateRanges[field]);
  }
  const layout = asked.get('layout');
  if (layout !== null) {
    const known = layouts.find((name) => name === layout);
    if (known) readerState.layout = known;
    else refuse('layout', layout);
  }
  return { readerState, invalidParameters };
}

/** The attributes of single figures in an address, `?shuffle.sentence=I+love+NLP`: the id of the figure, the field, its value. */
export function figureFields(search: string): { figure: string; name: string; value: string }[] {
  return [...new URLSearchParams(search)].flatMap(([key, value]) => {
    const [figure = '', name, more] = key.split('.');
    return name === undefined || more !== undefined ? [] : [{ figure, name, value }];
  });
}

/**
 * The query of a page that shows `readerState`: only what differs from the default is named, positions to a thousandth of a step,
 * and parameters that are not ours stay. The empty string when nothing is left to say.
 */
export function writeAddress(search: string, readerState: ReaderState): string {
  const query = new URLSearchParams(search);
  const position = Math.round(readerState.position * 1000) / 1000;
  for (const [field, value] of Object.entries({ ...readerState, position })) {
    if (value === defaultReaderState[field as keyof ReaderState]) query.delete(field);
    else query.set(field, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
