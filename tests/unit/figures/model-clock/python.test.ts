import { expect, test } from 'vitest';

import { getPython } from '../../../../web/figures/shared/model-config/python.js';
import type { LayerClock } from '../../../../web/figures/shared/model-config/model-clock.js';
import { modelKeys, getText } from '../../../../web/figures/shared/model-catalog/catalog.js';
import { readConfig } from '../../../../web/figures/shared/model-config/read-config.js';
import { core } from '../../../support/core.js';
import { printedByPython } from '../../../support/other-languages.js';
import { clockIn } from './render-messages.js';

const lengths = [1000, 100_000] as const;

const clocks = modelKeys.flatMap((key) => {
  const { positions } = clockIn(readConfig(getText(key)));
  return positions.scheme === 'rotary'
    ? positions.clocks.map((clock) => ({ name: `${key}, ${clock.layers}`, clock }))
    : [];
});

const made = (spec: Partial<LayerClock['spec']>): LayerClock => ({
  layers: 'global',
  spec: { dimensions: 64, base: 10_000, scaling: 'none', factor: 6.5, originalLength: 3000, ...spec },
  attention: { rule: 'none' },
});
const others = [
  made({ scaling: 'ntk' }),
  made({ scaling: 'dynamic' }),
  made({ scaling: 'yarn', betaFast: 7.25, betaSlow: 0.5 }),
  made({ scaling: 'yarn', betaFast: 3, betaSlow: 3 }),
  made({ scaling: 'llama3', lowFactor: 1.5, highFactor: 1.5 }),
  made({ scaling: 'proportional', share: 0.3 }),
  made({ base: 1.5 }),
].map((clock) => ({ name: clock.spec.scaling, clock }));

test("the Python code gives the core's frequencies for every model and scheme", () => {
  const cases = [...clocks, ...others].flatMap((each) => lengths.map((length) => ({ ...each, length })));
  const programs = cases.map(({ clock, length }) => `${getPython(clock, length)}\nprint(w)`);
  const printed = printedByPython(programs.join('\n')).trim().split('\n');
  expect(printed).toHaveLength(cases.length);
  cases.forEach(({ name, clock, length }, at) => {
    const { spec, shortFactors } = clock;
    const short = shortFactors && length <= spec.originalLength! && { factors: shortFactors };
    const { frequencies } = core.rotaryFrequencies({ ...spec, ...short, length });
    const values = JSON.parse(printed[at]!) as number[];
    expect(values, name).toHaveLength(frequencies.length);
    values.forEach((value, pair) =>
      expect(Math.abs(value - frequencies[pair]!), `${name}, pair ${pair}`).toBeLessThanOrEqual(
        1e-12 * frequencies[pair]!,
      ),
    );
  });
});

test('it has at most five lines', () => {
  const counts = [...clocks, ...others].map(({ clock }) => getPython(clock, 1000).split('\n').length);
  expect(Math.max(...counts)).toBe(5);
});
