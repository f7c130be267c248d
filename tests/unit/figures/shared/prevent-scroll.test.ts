import { expect, test } from 'vitest';

import { preventScroll } from '../../../../web/figures/shared/controls/prevent-scroll.js';

test('touch scrolling is prevented, unless it has already started', () => {
  const touch = (cancelable: boolean): Event => new Event('touchstart', { cancelable });
  const [fresh, late] = [touch(true), touch(false)];
  let asked = 0;
  late.preventDefault = () => (asked += 1);
  for (const event of [fresh, late]) preventScroll(event as TouchEvent);
  expect(fresh.defaultPrevented).toBe(true);
  expect(asked).toBe(0); // browsers log an error if it's called in vain
});
