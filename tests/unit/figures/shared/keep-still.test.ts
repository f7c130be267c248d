import { expect, test } from 'vitest';

import { preventScroll } from '../../../../web/figures/shared/controls/prevent-scroll.js';

test('a touch is kept from scrolling, but for one whose scrolling is under way', () => {
  const touch = (cancelable: boolean): Event => new Event('touchstart', { cancelable });
  const [fresh, late] = [touch(true), touch(false)];
  let asked = 0;
  late.preventDefault = () => (asked += 1);
  for (const event of [fresh, late]) preventScroll(event as TouchEvent);
  expect(fresh.defaultPrevented).toBe(true);
  expect(asked).toBe(0); // browsers complain when they are asked in vain
});
