import { describe, expect, test } from 'vitest';

import { stillConcealed, withLineReplaced, withNextLine, withoutLine } from '../../../../web/figures/waves/lines.js';

describe('a press on the legend counts for the lines that there are when it comes', () => {
  test('of two lines that are removed at once the last one stays', () => {
    expect(withoutLine(withoutLine([4, 8], 4), 8)).toEqual([8]);
    expect(withoutLine([4, 8], 14)).toEqual([4, 8]);
  });

  test('two lines that are added at once are two', () => {
    const three = withNextLine(withNextLine([0], 16), 16);
    expect(new Set(three).size).toBe(3);
    expect(withNextLine([0, 1], 2)).toEqual([0, 1]);
    expect(withNextLine([0, 1, 2, 3, 4, 5, 6, 7], 16)).toHaveLength(8);
  });

  test('a line is never drawn twice', () => {
    expect(withLineReplaced([0, 4, 8], 4, 8)).toEqual([0, 8]);
    expect(withLineReplaced([0, 4, 8], 4, 5)).toEqual([0, 5, 8]);
    expect(withLineReplaced([0, 8], 4, 5)).toEqual([0, 8]);
  });

  test('what is switched off is one of the lines', () => {
    const concealed = new Set([4]);
    expect(stillConcealed(concealed, [0, 4, 8])).toBe(concealed);
    expect(stillConcealed(concealed, [0, 8])).toEqual(new Set());
  });
});
