import { expect, test } from 'vitest';

import { clockAt } from '../../../../web/figures/shared/clock/clock-data.js';
import { getObstacles } from '../../../../web/figures/shared/clock/clock-dial.js';
import { dialBox } from '../../../../web/figures/shared/clock/dial.js';
import { getBox, covers, shadowLabels } from '../../../../web/figures/shared/clock/label-placement.js';
import { defaultReaderState } from '../../../../web/figures/shared/reader/reader-state.js';
import { core } from '../../../support/core.js';

const getLetters = (value: number): number => (value < 0 ? 9 : 8); // sin −0.31

test('a line crosses a box, passes beside it, or past its end', () => {
  const box = { left: 10, right: 20, top: 10, bottom: 20 };
  const from = { x: 0, y: 0 };
  const line = (x: number, y: number, halfWidth = 0) => covers(box, { from, to: { x, y }, halfWidth });
  expect([line(30, 30), line(15, 0), line(9, 9), line(15, 9), line(15, 9, 1), line(30, 0, 9), line(30, 0, 10)]).toEqual(
    [true, false, false, false, true, false, true],
  );
});

test.each([
  [4, undefined],
  [16, undefined],
  [16, 5000],
  [64, undefined],
  [512, 300],
])(
  'of %d dimensions, beside position %s, the names of the shadows lie on no hand, nor on each other',
  (dimensions, other) => {
    const readerState = { ...defaultReaderState, dimensions };
    for (let step = 0; step < 400; ++step) {
      const position = step < 300 ? step * 0.37 : step * 37.1;
      const hand = step % (dimensions / 2);
      const clock = clockAt(core, { ...readerState, position }, { hand, other, stride: 0 });
      const [sine, cosine] = [clock.here.hands.sine[hand]!, clock.here.hands.cosine[hand]!];
      const letters = { sine: getLetters(sine), cosine: getLetters(cosine) };
      const obstacles = getObstacles(clock);
      const labels = shadowLabels({ sine, cosine }, letters, obstacles);
      const boxes = [getBox(labels.sine, letters.sine), getBox(labels.cosine, letters.cosine)] as const;
      for (const box of boxes) {
        expect(
          obstacles.filter((obstacle) => covers(box, obstacle)),
          `position ${position}, hand ${hand}`,
        ).toEqual([]);
        expect(Math.min(box.left - dialBox.x, dialBox.x + dialBox.width - box.right)).toBeGreaterThanOrEqual(0);
      }
      const [one, two] = boxes;
      const apart = one.right <= two.left || two.right <= one.left || one.bottom <= two.top || two.bottom <= one.top;
      expect(apart, `position ${position}, hand ${hand}`).toBe(true);
    }
  },
);

test.each([
  ['the first clock', 37, 5, undefined],
  ['between the hands of two positions', 1000, 7, 5000],
] as const)('where there is room, a name stands at its shadow: %s', (_, position, hand, other) => {
  const clock = clockAt(core, { ...defaultReaderState, position }, { hand, other, stride: 0 });
  const [sine, cosine] = [clock.here.hands.sine[hand]!, clock.here.hands.cosine[hand]!];
  const labels = shadowLabels({ sine, cosine }, { sine: 8, cosine: 8 }, getObstacles(clock));
  expect(Math.abs(labels.sine.y)).toBeLessThan(20);
  expect(Math.abs(labels.cosine.x)).toBeLessThan(10);
});
