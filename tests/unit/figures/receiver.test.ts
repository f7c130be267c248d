import { describe, expect, test, vi } from 'vitest';
import { getCurve, curvePath, plotHeight } from '../../../web/figures/shared/charts/likelihood-curve.js';
import { closeUp, search, searchSpecs } from '../../../web/figures/receiver/data.js';
import {
  getAdded,
  drawnPairs,
  getGroup,
  getGroups,
  getHeard,
  heardText,
  getStretch,
  type ReceiverSettings,
} from '../../../web/figures/receiver/settings.js';
import { ReceiverSearch } from '../../../web/figures/receiver/search.js';
import { provideCore } from '../../../web/figures/shared/frame/core-provider.js';
import { core } from '../../support/core.js';

const settings: ReceiverSettings = {
  position: 421,
  dimensions: 16,
  base: 10_000,
  sigma: 0.2,
  seed: 1,
  trial: 0,
  range: 1_024,
  heard: '11111111',
  order: 'fast-first',
  hands: 8,
};
const columns = 700;

describe('active pairs', () => {
  test('are parsed from digits with at least one 1', () => {
    expect(heardText.fromAttribute('0110')).toBe('0110');
    for (const bad of ['', '000', '0120', 'fast', '1'.repeat(257)])
      expect(heardText.fromAttribute(bad)).toBeUndefined();
  });

  test('are padded to the number of pairs, with all by default', () => {
    expect(getHeard('0110', 6)).toBe('011000');
    expect(getHeard('0110', 2)).toBe('01');
    expect(getHeard('0011', 2)).toBe('11');
    expect(getHeard(undefined, 3)).toBe('111');
  });

  test('can be halves or ranges', () => {
    expect(getGroup('fast-half', 5)).toBe('11100');
    expect(getGroup('slow-half', 5)).toBe('00011');
    expect(getGroup('slow-half', 1)).toBe('1');
    expect(getGroup('one', 4)).toBe('1000');
    expect(getGroups(4)).toEqual(['all', 'fast-half', 'slow-half', 'one']);
    expect(getGroups(2)).toEqual(['all', 'fast-half', 'slow-half']);
    expect(getGroups(1)).toEqual(['all']);
    expect(getStretch(1, 2, 4)).toBe('0110');
  });

  test('are added from the fastest or from the slowest', () => {
    expect(getAdded({ heard: '110111', order: 'fast-first', hands: 3 })).toBe('110100');
    expect(getAdded({ heard: '110111', order: 'slow-first', hands: 4 })).toBe('010111');
    expect(getAdded({ heard: '110111', order: 'slow-first', hands: 9 })).toBe('110111');
  });

  test('have a row each up to 16; beyond, the first, the last and six between', () => {
    expect(drawnPairs(1)).toEqual([0]);
    expect(drawnPairs(16)).toHaveLength(16);
    expect(drawnPairs(256)).toEqual([0, 36, 73, 109, 146, 182, 219, 255]);
  });
});

test('a column shows the maximum of its samples, relative to the overall maximum', () => {
  const curve = getCurve(Float32Array.of(-9, -1, -9, -9, -9, -3), 3);
  expect(Array.from(curve)).toEqual([1, expect.closeTo(Math.exp(-8), 6), expect.closeTo(Math.exp(-2), 6)]);
});

/** The vertices of a curve's path, from the first column to the last. */
const getCorners = (path: string): readonly (readonly [x: number, y: number])[] =>
  [...path.matchAll(/L([\d.]+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test("a curve's path is within a thousandth of every sample, with few vertices where it's smooth", () => {
  const wave = (turns: number) => Float32Array.from({ length: 900 }, (_, k) => 0.5 + 0.5 * Math.sin((turns * k) / 900));
  for (const [curve, max] of [
    [new Float32Array(900), 2],
    [Float32Array.from({ length: 900 }, (_, k) => k / 900), 2],
    [Float32Array.of(...new Float32Array(400), 1, ...new Float32Array(499)), 5],
    [wave(6), 90],
    [wave(3_000), 900],
  ] as const) {
    const corners = getCorners(curvePath(curve));
    expect(corners.length).toBeLessThanOrEqual(max);
    expect([corners[0]?.[0], corners.at(-1)?.[0]]).toEqual([0.5, 899.5]);
    let at = 0;
    curve.forEach((height, column) => {
      while (corners[at + 1]![0] < column + 0.5) ++at;
      const [[x, y], [endX, endY]] = [corners[at]!, corners[at + 1]!];
      const drawn = y + ((endY - y) * (column + 0.5 - x)) / (endX - x);
      expect(Math.abs(drawn - (plotHeight - Math.round(960 * height)))).toBeLessThanOrEqual(1 + 1e-9);
    });
  }
});

test("the estimate is the maximum of the active pairs' product", () => {
  for (const hands of [2, 4, 8])
    for (const order of ['fast-first', 'slow-first'] as const) {
      const { reception, whole } = search(core, { ...settings, hands, order }, columns);
      const column = whole.product.indexOf(1);
      const width = whole.positions / columns;
      // One column to each side: the estimate is between integers, the samples an eighth apart.
      expect(Math.abs(reception.position - (column + 0.5) * width)).toBeLessThan(1.5 * width);
    }
});

test('where a column covers several integers, the core computes their maximum', () => {
  const [, product] = searchSpecs({ ...settings, range: 1_000_000 }, columns).likelihood;
  expect(product.pixels).toBe(columns);
  // A one-position peak among a million is drawn in full.
  const { whole, reception } = search(
    core,
    { ...settings, dimensions: 64, heard: '1'.repeat(32), hands: 32, range: 1_000_000 },
    columns,
  );
  expect(reception.whole).toBe(421);
  expect(whole.product[0]).toBe(1);
  expect(Math.max(...whole.product.subarray(1))).toBeLessThan(1e-6);
});

test('the close-up is centred on the estimate and spans two turns of the fastest active pair', () => {
  const finding = search(core, settings, columns);
  const near = closeUp(core, finding, undefined, columns);
  expect(near.from + near.positions / 2).toBeCloseTo(finding.reception.position, 9);
  expect(near.positions).toBeCloseTo(4 * Math.PI, 6);
  expect(near.product.indexOf(1)).toBeGreaterThan(columns / 2 - 3);
  expect(near.product.indexOf(1)).toBeLessThan(columns / 2 + 3);
  expect(closeUp(core, finding, 1, columns).positions).toBe(1);
  // Of 256 hands, some are drawn, and all count.
  const wide = { ...settings, dimensions: 512, heard: '1'.repeat(256), hands: 256 };
  expect(closeUp(core, search(core, wide, columns), undefined, columns).each).toHaveLength(8);
});

test('a failed search clears the previous result', async () => {
  provideCore(core);
  const host = Object.assign(new EventTarget(), {
    addController: () => undefined,
    removeController: () => undefined,
    updateComplete: Promise.resolve(true),
    requestUpdate: () => undefined,
  });
  const receiver = new ReceiverSearch(host);
  expect(receiver.finding(settings, columns).last).toBeDefined();

  // Node has no Worker, so a search of that length can't run.
  const long = { ...settings, range: 1_000_000 };
  expect(receiver.finding(long, columns)).toMatchObject({ isCurrent: false });
  receiver.settle(long, columns);
  await vi.waitFor(() => expect(receiver.failure).toBeInstanceOf(Error));
  expect(receiver.finding(long, columns).last).toBeUndefined();

  receiver.settle(settings, columns);
  expect(receiver.finding(settings, columns).last).toBeDefined();
});
