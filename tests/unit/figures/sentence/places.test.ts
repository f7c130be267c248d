import { expect, test } from 'vitest';

import { moveWord, placeData, places, placesText, initialPlaces } from '../../../../web/figures/sentence/data.js';
import { getPoint, ring, track } from '../../../../web/figures/sentence/view.js';
import { core } from '../../../support/core.js';

test('a moved word passes the others one by one, and each steps into the place it left', () => {
  expect(moveWord(initialPlaces(4), 0, 2)).toEqual([2, 0, 1, 3]);
  expect(moveWord(initialPlaces(4), 3, 0)).toEqual([1, 2, 3, 0]);
  // Into free places, with no words to move back.
  expect(moveWord(initialPlaces(3), 2, 7)).toEqual([0, 1, 7]);
  expect(moveWord([0, 1, 7], 0, 9)).toEqual([9, 0, 6]);
});

test('no two words share a place, wherever one moves', () => {
  let standing = initialPlaces(8);
  for (let step = 0; step < 300; ++step) {
    standing = moveWord(standing, (step * 5) % 8, (step * 7) % places);
    expect(new Set(standing).size).toBe(8);
    for (const place of standing) expect(place).toBeGreaterThanOrEqual(0);
    for (const place of standing) expect(place).toBeLessThan(places);
  }
});

test("a word can't leave the dial", () => {
  expect(moveWord(initialPlaces(2), 1, 99)).toEqual([0, places - 1]);
  expect(moveWord(initialPlaces(2), 1, -5)).toEqual([1, 0]);
});

test('places are distinct numbers separated by spaces', () => {
  expect(placesText.fromAttribute('0 9 1')).toEqual([0, 9, 1]);
  expect(placesText.toAttribute([0, 9, 1])).toBe('0 9 1');
  for (const wrong of ['', '0 0', '12', '-1', '1.5', '0,1']) expect(placesText.fromAttribute(wrong)).toBeUndefined();
});

test("hands and row of a place equal the core's, and all places of the dial differ", () => {
  const reading = { position: 0, dimensions: 8, base: 16, layout: 'interleaved' } as const;
  const all = initialPlaces(places).map((place) => placeData(core, reading, place));
  // The first hand moves by 1 radian per position; with base 16 and 8 numbers each next one is half as fast.
  all.forEach(({ row }, place) => {
    for (const [pair, frequency] of [1, 0.5, 0.25, 0.125].entries()) {
      expect(row[2 * pair]).toBeCloseTo(Math.sin(place * frequency), 6);
      expect(row[2 * pair + 1]).toBeCloseTo(Math.cos(place * frequency), 6);
    }
  });
  expect(new Set(all.map(({ angles }) => Array.from(angles, (angle) => angle.toFixed(3)).join())).size).toBe(places);
});

test('places run clockwise from 12, and the track is open between last and first', () => {
  const { x, y, radius } = ring;
  const near = (place: number, [toX, toY]: readonly [number, number]): void => {
    const point = getPoint(place, places);
    expect(point.x).toBeCloseTo(toX, 9);
    expect(point.y).toBeCloseTo(toY, 9);
  };
  near(0, [x, y - radius]);
  near(3, [x + radius, y]);
  near(6, [x, y + radius]);
  near(9, [x - radius, y]);
  expect(track(places)).not.toContain('Z');
});
