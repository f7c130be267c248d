import { expect, test } from 'vitest';

import { fitInto, widthsFor, type Layout } from '../../../../web/figures/shared/stage/fit.js';

const hall = { width: 1888, height: 1048 };
const layouts = (room: typeof hall, picture: (width: number) => number, controls = 100): Layout[] =>
  widthsFor(room).map((width) => ({ width, picture: picture(width), whole: picture(width) + controls }));

test('a figure fills the height of the room, or its width', () => {
  const square = fitInto(
    hall,
    layouts(hall, (width) => width),
  );
  expect(square.scale * (square.width + 100)).toBeCloseTo(hall.height, -1);
  const wide = fitInto(
    hall,
    layouts(hall, () => 200),
  );
  expect(wide.scale * wide.width).toBeCloseTo(hall.width, -1);
});

test('of layouts with letters nearly as large, the one with the largest picture is taken', () => {
  const { width } = fitInto(
    hall,
    layouts(hall, () => 500),
  );
  expect(width).toBeGreaterThan(1100);
});

test('controls give way to letters that a class can read, and what is too high for them is scrolled', () => {
  const least = hall.height / 700;
  const high = fitInto(
    hall,
    layouts(hall, () => 600, 300),
  );
  expect(high.scale * 600).toBeLessThanOrEqual(hall.height);
  expect(high.scale).toBeGreaterThan(least);
  const higher = fitInto(
    hall,
    layouts(hall, () => 2000),
  );
  expect(higher.scale).toBeCloseTo(least);
  expect(higher.scale * higher.width).toBeLessThanOrEqual(hall.width + 1);
});

test('on a phone a figure is as large as in its page, and never smaller', () => {
  const phone = { width: 358, height: 812 };
  expect(
    fitInto(
      phone,
      layouts(phone, () => 1500),
    ),
  ).toEqual({ width: 358, scale: 1 });
});
