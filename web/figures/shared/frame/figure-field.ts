import type { PropertyDeclaration, ReactiveElement } from 'lit';
import { fieldsOf } from './own-fields.js';
import { readerStateParameters } from '../manifest/common-parameters.js';
import { accepts, nearest, type FieldRange } from '../reader/fields.js';
import { readerStore, type ReaderState } from '../reader/reader-state.js';

/** The description of a field, and its converter. */
interface Told {
  readonly range?: FieldRange;
  readonly defaultValue?: unknown;
  readonly words?: readonly string[];
  /** The value between two others, at a share of the way from 0 to 1. */
  readonly between?: (from: unknown, to: unknown, share: number) => unknown;
  readonly fromAttribute?: (text: string | null) => unknown;
}

const toldBy = (declaration: PropertyDeclaration): Told => ({
  ...(declaration as Told),
  ...(typeof declaration.converter === 'object' && declaration.converter),
});

/** One thing that a figure shows, by the name of its attribute: read, set, and moved, wherever it lives. */
export interface FigureField {
  /** Of a number. */
  readonly range: FieldRange | undefined;
  /** Of a choice. */
  readonly words: readonly string[] | undefined;
  /** The value that is shown now; undefined if the figure says nothing of its own. */
  readonly value: unknown;
  /** The value that a text stands for; undefined if it stands for none. */
  read(text: string): unknown;
  set(value: unknown): void;
  /** The value that is shown on the way between two others; undefined if there is nothing between. */
  between(from: unknown, to: unknown, share: number): unknown;
}

function readBy({ type }: PropertyDeclaration, { range, fromAttribute }: Told, text: string): unknown {
  if (type === Boolean) return ({ '0': false, '1': true } as Readonly<Record<string, boolean>>)[text];
  if (fromAttribute) return fromAttribute(text);
  if (type === Number) return range && accepts(range, Number(text)) ? Number(text) : undefined;
  return text;
}

/**
 * A field of a figure: the page's, where the figure shares the reader's position, dimensions, base or layout, else its own.
 * Undefined if it has none of that name.
 */
export function fieldOf(figure: ReactiveElement, name: string): FigureField | undefined {
  const found = fieldsOf(figure).find((field) => field.name === name);
  if (!found) return undefined;
  const { property, declaration } = found;
  const told = toldBy(declaration);
  const isReaderField = Object.values<unknown>(readerStateParameters).includes(declaration);
  const isShared = (): boolean => isReaderField && Reflect.get(figure, property) === undefined;
  return {
    range: told.range,
    words: told.words,
    get value() {
      const own: unknown = Reflect.get(figure, property);
      return isShared() ? readerStore.state[name as keyof ReaderState] : (own ?? told.defaultValue);
    },
    read: (text) => readBy(declaration, told, text),
    set: (value) => {
      if (isShared()) readerStore.set({ [name]: value });
      else Reflect.set(figure, property, value);
    },
    between(from, to, share) {
      if (told.between) return told.between(from, to, share);
      if (told.range?.kind !== 'real' || typeof from !== 'number' || typeof to !== 'number') return undefined;
      return nearest(told.range, from + (to - from) * share);
    },
  };
}
