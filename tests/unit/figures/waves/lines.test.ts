import { describe, expect, test } from 'vitest';

import { keepHidden, replaceLine, addLine, removeLine } from '../../../../web/figures/waves/lines.js';

describe('legend clicks use the current lines', () => {
  test('the last line remains when two are removed at once', () => {
    expect(removeLine(removeLine([4, 8], 4), 8)).toEqual([8]);
    expect(removeLine([4, 8], 14)).toEqual([4, 8]);
  });

  test('two lines added at once differ', () => {
    const three = addLine(addLine([0], 16), 16);
    expect(new Set(three).size).toBe(3);
    expect(addLine([0, 1], 2)).toEqual([0, 1]);
    expect(addLine([0, 1, 2, 3, 4, 5, 6, 7], 16)).toHaveLength(8);
  });

  test('a line is never duplicated', () => {
    expect(replaceLine([0, 4, 8], 4, 8)).toEqual([0, 8]);
    expect(replaceLine([0, 4, 8], 4, 5)).toEqual([0, 5, 8]);
    expect(replaceLine([0, 8], 4, 5)).toEqual([0, 8]);
  });

  test('hidden lines are among the drawn ones', () => {
    const concealed = new Set([4]);
    expect(keepHidden(concealed, [0, 4, 8])).toBe(concealed);
    expect(keepHidden(concealed, [0, 8])).toEqual(new Set());
  });
});
