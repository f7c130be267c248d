import { expect, test } from 'vitest';

import { readSteps } from '../../../../web/figures/shared/stage/states.js';

test('steps are parted by bars; each is a state, and after the first space a caption', () => {
  expect(readSteps('position=0 Midnight: all hands up | position=8&hand=1\n  Eight on |position=64')).toEqual([
    { state: [['position', '0']], caption: 'Midnight: all hands up' },
    { state: [['position', '8'], ['hand', '1']], caption: 'Eight on' },
    { state: [['position', '64']], caption: '' },
  ]); // prettier-ignore
});

test('states are written as phrases and links write them', () => {
  expect(readSteps('?view=0+50+0+512&sentence=a%7Cb%26c')).toEqual([
    { state: [['view', '0 50 0 512'], ['sentence', 'a|b&c']], caption: '' },
  ]); // prettier-ignore
});

test('a bar in a caption is written as in an address, and nothing between two bars is no step', () => {
  expect(readSteps('| position=1 |q%7C |')).toEqual([
    { state: [['position', '1']], caption: '' },
    { state: [['q|', '']], caption: '' },
  ]); // prettier-ignore
  expect(readSteps('position=1 |x%7c of y')[1]?.caption).toBe('of y');
  expect(readSteps('position=1 %7Cx%7c')[0]?.caption).toBe('|x|');
  expect(readSteps('  ')).toEqual([]);
});

test('a step without a state has none, and is refused by who knows the figure', () => {
  expect(readSteps('? only words')).toEqual([{ state: [], caption: 'only words' }]);
});
