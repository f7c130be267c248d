import type { ReactiveElement } from 'lit';
import { getFields } from './own-fields.js';
import { readerStateParameters } from '../manifest/common-parameters.js';
import { nearest, type FieldRange } from '../reader/fields.js';
import { readerStore, type ReaderState } from '../reader/reader-state.js';

/** One thing that a figure shows, by the name of its attribute: read, set, and moved, wherever it lives. */
export interface FigureField {
  /** Of a number. */
  readonly range: FieldRange | undefined;
  /** The value that is shown now; undefined if the figure says nothing of its own. */
  readonly value: unknown;
  /** The value that a text stands for; undefined if it stands for none. */
  read(text: string): unknown;
  set(value: unknown): void;
  /** The value that is shown on the way between two others; undefined if there is nothing between. */
  between(from: unknown, to: unknown, share: number): unknown;
}

/**
 * A field of a figure: the page's, where the figure shares the reader's position, dimensions, base or layout, else its own.
 * Undefined if it has none of that name.
 */
export function getField(figure: ReactiveElement, name: string): FigureField | undefined {
  const found = getFields(figure).find((field) => field.name === name);
  if (!found) return undefined;
  const { property, parameter } = found;
  const range = parameter.kind === 'number' ? parameter.range : undefined;
  const isReaderField = Object.values<unknown>(readerStateParameters).includes(parameter);
  const isShared = (): boolean => isReaderField && Reflect.get(figure, property) === undefined;
  return {
    range,
    get value() {
      const own: unknown = Reflect.get(figure, property);
      const usual = 'defaultValue' in parameter ? parameter.defaultValue : undefined;
      return isShared() ? readerStore.state[name as keyof ReaderState] : (own ?? usual);
    },
    read: (text) => parameter.read(text, name),
    set: (value) => {
      if (isShared()) readerStore.set({ [name]: value });
      else Reflect.set(figure, property, value);
    },
    between(from, to, share) {
      if (parameter.between) return parameter.between(from, to, share);
      if (range?.kind !== 'real' || typeof from !== 'number' || typeof to !== 'number') return undefined;
      return nearest(range, from + (to - from) * share);
    },
  };
}
