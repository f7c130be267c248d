import { expect, test } from 'vitest';

import { getPublished, nearest, stretched, zones, type StretchSettings } from '../../../../web/figures/stretch/data.js';
import {
  describeAttention,
  describeNew,
  describePair,
  describeZones,
} from '../../../../web/figures/stretch/description.js';
import { formulas, schemes } from '../../../../web/figures/stretch/manifest.js';
import { getRoom } from '../../../../web/figures/stretch/plot.js';
import { gripPairs, ropeThrough, slackRope } from '../../../../web/figures/stretch/rope.js';
import { core } from '../../../support/core.js';
import { t } from '../../../support/english.js';

const defaults: StretchSettings = {
  ...{ scheme: 'yarn', formula: 'code', factor: 8, length: 32_768, trained: 4096, dimensions: 128, base: 10_000 },
  rope: slackRope,
};
const by = (settings: Partial<StretchSettings>) => stretched(core, { ...defaults, ...settings });

test("YaRN at pair 32 keeps 0.596 of the frequency by code and 0.281 by the paper's ramp, whichever is dashed", () => {
  for (const formula of formulas) {
    const { kept, other } = by({ formula });
    const [code, paper] = formula === 'code' ? [kept, other!.kept] : [other!.kept, kept];
    expect(code[32]).toBeCloseTo(0.596154, 5);
    expect(paper[32]).toBeCloseTo(0.280778, 5);
  }
});

test('the zones of YaRN and Llama 3 match the published code', () => {
  expect(zones(by({}))).toEqual({ whole: 21, divided: 18 });
  expect(zones(by({ scheme: 'llama3' }))).toEqual({ whole: 36, divided: 18 });
  expect(zones(by({ scheme: 'llama3', base: 500_000, trained: 8192 }))).toEqual({ whole: 29, divided: 29 });
  expect(zones(by({ factor: 1 }))).toEqual({ whole: 64, divided: 0 });
});

test('schemes that divide all slow frequencies by the full factor reach no unseen angle; unscaled and NTK do', () => {
  const meeting = Object.fromEntries(schemes.map((scheme) => [scheme, by({ scheme }).meetNew]));
  // NTK divides only the last pair by the full factor. The rope begins as the model was trained.
  expect(meeting).toEqual({ drawn: 18, none: 18, linear: 0, ntk: 17, dynamic: 0, yarn: 0, llama3: 0 });
});

test('a bead is in the hatched area exactly if its hand reaches unseen angles', () => {
  for (const scheme of schemes) {
    const shown = by({ scheme, rope: [1, 1, 2, 4, 6, 8, 8] });
    const beyond = Array.from(
      shown.kept,
      (share, pair) => shown.angles.seen[pair]! < 1 && share > getRoom(shown) + 1e-9,
    );
    expect(beyond, scheme).toEqual(Array.from(shown.angles.unseen, (share) => share > 0));
  }
});

test('PI leaves neighbouring words an eighth of their distance, NTK 92%, YaRN and Llama 3 all of it', () => {
  const apart = getPublished(core, defaults).map((one) => Math.round(100 * one.apart));
  expect(apart).toEqual([13, 92, 100, 100]);
});

test('a rope pulled to the factor meets no new angle, whatever the factor, and cannot be pulled further', () => {
  for (const factor of [1, 3, 7.3, 64]) {
    const { meetNew, kept } = by({
      scheme: 'drawn',
      factor,
      length: Math.round(factor * 4096),
      rope: Array<number>(7).fill(1000),
    });
    expect(meetNew).toBe(0);
    expect(kept[0]).toBeCloseTo(1 / factor, 5);
  }
});

test('a rope through the grips of each scheme is nearest to that scheme', () => {
  const others = getPublished(core, defaults);
  for (const { kept, settings } of others) {
    const rope = ropeThrough(kept);
    const { kept: own } = by({ scheme: 'drawn', rope });
    for (const pair of gripPairs(64)) expect(own[pair]).toBeCloseTo(kept[pair]!, 12);
    expect(nearest(own, others)).toBe(settings.scheme);
  }
});

test('scores grow by the square of the attention factor', () => {
  expect(describeAttention(t, by({}))).toMatch(/factor 1\.2079.* multiplied by 1\.4591/);
  expect(describeAttention(t, by({ scheme: 'llama3' }))).toContain('no attention factor');
});

test('every scheme and every pair has a description, by both formulas', () => {
  for (const scheme of schemes) expect(describeZones(t, by({ scheme }))).not.toContain('{');
  expect(describePair(t, by({}), 32)).toMatch(/keeps 0\.596 .* it would keep 0\.281 of its speed\.$/);
  expect(describePair(t, by({}), 0)).toMatch(/^Hand 0 keeps its speed/);
  expect(describeNew(t, by({}))).toBe('No hand meets a new angle in a text of 32,768 positions.');
});
