import type { ReactiveElement } from 'lit';
import { getFields } from './changed-attributes.js';
import { getDefault } from '../manifest/parameters.js';
import { readerStateParameters } from '../manifest/common-parameters.js';
import { nearest, type FieldRange } from '../reader/number-range.js';
import { readerStore, type ReaderState } from '../reader/reader-state.js';

/**
 * A property of a figure, by its attribute name: read, set and interpolate it, whether the figure or the page stores
 * it.
 */
export interface FigureField {
  /** For numbers. */
  readonly range: FieldRange | undefined;
  /** The current value; undefined if the figure has none of its own. */
  readonly value: unknown;
  /** Parses a text; undefined if it is invalid. */
  read(text: string): unknown;
  set(value: unknown): void;
  /** Interpolates between two values; undefined if the field is not continuous. */
  between(from: unknown, to: unknown, progress: number): unknown;
}

/**
 * The field of a figure with this attribute name: the page's, if the figure shares the reader's position, dimensions,
 * base or layout, else its own.
 * Undefined if there is none.
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
      return isShared() ? readerStore.state[name as keyof ReaderState] : (own ?? getDefault(parameter));
    },
    read: (text) => parameter.read(text, name),
    set: (value) => {
      if (isShared()) readerStore.set({ [name]: value });
      else Reflect.set(figure, property, value);
    },
    between(from, to, progress) {
      if (parameter.between) return parameter.between(from, to, progress);
      if (range?.kind !== 'real' || typeof from !== 'number' || typeof to !== 'number') return undefined;
      return nearest(range, from + (to - from) * progress);
    },
  };
}
