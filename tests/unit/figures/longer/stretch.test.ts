import { expect, test } from 'vitest';

import { stretched, zones, type StretchSettings } from '../../../../web/figures/stretch/data.js';
import { getFactors, phi3 } from '../../../../web/figures/stretch/factors.js';
import {
  describeAttention,
  describeNew,
  describePair,
  describeScheme,
} from '../../../../web/figures/stretch/description.js';
import { curves, formulas, schemes } from '../../../../web/figures/stretch/manifest.js';
import { getScale } from '../../../../web/figures/stretch/plot.js';
import { core } from '../../../support/core.js';
import { t } from '../../../support/english.js';

const defaults: StretchSettings = {
  ...{ scheme: 'yarn', formula: 'code', factor: 8, length: 32_768, trained: 4096, dimensions: 128, base: 10_000 },
  ...{ fast: 32, slow: 1, untruncated: false, low: 1, high: 4, factors: 'even' },
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
  expect(zones(by({ untruncated: true }))).toEqual({ whole: 21, divided: 18 });
  expect(zones(by({ scheme: 'llama3' }))).toEqual({ whole: 36, divided: 18 });
  expect(zones(by({ scheme: 'llama3', base: 500_000, trained: 8192 }))).toEqual({ whole: 29, divided: 29 });
  expect(zones(by({ factor: 1 }))).toEqual({ whole: 64, divided: 0 });
});

test('schemes that divide all slow frequencies by the full factor reach no unseen angle; unscaled and NTK do', () => {
  const meeting = Object.fromEntries(schemes.map((scheme) => [scheme, by({ scheme }).meetNew]));
  // NTK divides only the last pair by the full factor, as does longrope's even list.
  expect(meeting).toEqual({ none: 18, linear: 0, ntk: 17, dynamic: 0, yarn: 0, llama3: 0, longrope: 17 });
});

test('a dot is beyond the edge of the plot exactly if its hand reaches unseen angles', () => {
  for (const curve of curves)
    for (const scheme of schemes) {
      const shown = by({ scheme });
      const scale = getScale(curve, shown);
      const beyond = Array.from(scale.of(shown), (value, pair) => {
        const excess = curve === 'share' ? value / scale.edge(pair) : scale.edge(pair) / value;
        return shown.angles.seen[pair]! < 1 && excess > 1 + 1e-9;
      });
      expect(beyond, `${scheme} ${curve}`).toEqual(Array.from(shown.angles.unseen, (share) => share > 0));
    }
});

test('scores grow by the square of the attention factor', () => {
  expect(describeAttention(t, by({}))).toMatch(/factor 1\.2079.* multiplied by 1\.4591/);
  expect(by({ scheme: 'longrope' }).attentionFactor ** 2).toBeCloseTo(1.25, 12);
  expect(describeAttention(t, by({ scheme: 'llama3' }))).toContain('no attention factor');
});

test("Phi-3's long list slows the slowest hand 64.81 times, twice the factor, and the short list slows it too", () => {
  const { dimensions, trained, factor } = phi3;
  const settings = { scheme: 'longrope', dimensions, factor } as const;
  const long = by({ ...settings, factors: 'phi-3-long', length: factor * trained });
  expect(1 / long.kept[47]!).toBeCloseTo(64.81, 9);
  expect(long.attentionFactor).toBeCloseTo(1.190238, 6);
  const short = by({ ...settings, factors: 'phi-3-short', length: trained });
  expect(1 / short.kept[47]!).toBeCloseTo(3.05, 9);
  for (const list of ['phi-3-long', 'phi-3-short'] as const) expect(getFactors(list, 48, factor)).toHaveLength(48);
});

test('every scheme and every pair has a description, by both formulas', () => {
  for (const scheme of schemes) expect(describeScheme(t, by({ scheme }))).not.toContain('{');
  expect(describePair(t, by({}), 32)).toMatch(/keeps 0\.596 .* it would keep 0\.281 of its speed\.$/);
  expect(describePair(t, by({}), 0)).toMatch(/^Hand 0 keeps its speed/);
  expect(describeNew(t, by({}))).toBe('No hand meets a new angle in a text of 32,768 positions.');
});

test("swapped limits aren't an error", () => {
  expect(() => by({ scheme: 'llama3', low: 8, high: 2 })).not.toThrow();
  expect(() => by({ fast: 1, slow: 32 })).not.toThrow();
});
