import { describe, expect, test } from 'vitest';

import { defaultReaderState } from '../../../web/figures/shared/reader/reader-state.js';
import { figureFields, readAddress, writeAddress } from '../../../web/app/url-state.js';

describe("the URL holds the reader's state", () => {
  test('every field is parsed', () => {
    const asked = readAddress('?position=12.5&dimensions=64&base=500000&layout=halves&utm=x');
    expect(asked.readerState).toEqual({ position: 12.5, dimensions: 64, base: 500_000, layout: 'halves' });
    expect(asked.invalidParameters).toEqual([]);
  });

  test('missing fields are left unchanged', () => {
    expect(readAddress('?dimensions=8').readerState).toEqual({ dimensions: 8 });
    expect(readAddress('').readerState).toEqual({});
  });

  test.each([
    ['position', '-1'],
    ['position', '1e13'],
    ['position', 'NaN'],
    ['position', ''],
    ['dimensions', '7'],
    ['dimensions', '514'],
    ['base', '1'],
    ['base', 'Infinity'],
    ['layout', 'HALVES'],
  ])('%s=%s is refused and the other fields still hold', (field, value) => {
    const other = field === 'base' ? 'dimensions=8' : 'base=100';
    const { readerState, invalidParameters } = readAddress(`?${field}=${value}&${other}`);
    expect(invalidParameters).toMatchObject([{ field, value }]);
    expect(readerState).toEqual(field === 'base' ? { dimensions: 8 } : { base: 100 });
  });

  test('parameters of single figures are separated from the rest', () => {
    expect(figureFields('?position=3&shuffle.sentence=a+b&shuffle.code=1&a.b.c=4')).toEqual([
      { figure: 'shuffle', name: 'sentence', value: 'a b' },
      { figure: 'shuffle', name: 'code', value: '1' },
    ]);
  });

  test('a value too long to display is truncated', () => {
    const [refusal] = readAddress(`?position=${'x'.repeat(500)}`).invalidParameters;
    expect(refusal?.value).toHaveLength(41);
  });

  test('only non-default values are serialized, and foreign parameters are kept', () => {
    expect(writeAddress('', defaultReaderState)).toBe('');
    expect(writeAddress('?utm=x', { ...defaultReaderState, dimensions: 64 })).toBe('?utm=x&dimensions=64');
    expect(writeAddress('?position=5&utm=x', defaultReaderState)).toBe('?utm=x');
  });

  test('a moving clock is rounded to a thousandth of a step', () => {
    expect(writeAddress('', { ...defaultReaderState, position: 12.345678 })).toBe('?position=12.346');
  });

  test('serialized state is parsed back', () => {
    const readerState = { position: 999_999_999_999.5, dimensions: 512, base: 1.01, layout: 'halves' } as const;
    expect(readAddress(writeAddress('', readerState)).readerState).toEqual(readerState);
  });
});
