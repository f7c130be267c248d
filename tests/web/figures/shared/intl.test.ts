import { afterEach, expect, test, vi } from 'vitest';

import { substituteIntl } from '../../../../web/figures/shared/platform/intl.js';

afterEach(() => vi.unstubAllGlobals());

const values = [0, -0, 1, -0.001, -0.01, 0.4, 999.99, 1_000, 12_345.678, -1_409, 62_831.85, 123_456_789, 1e14];
const written = (): string[] =>
  [
    [0, 2],
    [2, 2],
    [0, 0],
    [0, 7],
  ].flatMap(([minimumFractionDigits, maximumFractionDigits]) => {
    const digits = { minimumFractionDigits, maximumFractionDigits } as Intl.NumberFormatOptions;
    const format = new Intl.NumberFormat('en-US', { ...digits, signDisplay: 'negative' });
    return values.map((value) => format.format(value));
  });

const forms = (): string[] =>
  ['en', 'zh-hans'].flatMap((language) =>
    [0, 1].flatMap((minimumFractionDigits) => {
      const rules = new Intl.PluralRules(language, { minimumFractionDigits });
      return [...rules.resolvedOptions().pluralCategories, ...[0, 1, 2, 12_345].map((value) => rules.select(value))];
    }),
  );

for (const [which, left] of [
  ['Intl', undefined],
  ['its parts', {}],
] as const)
  test(`a browser built without ${which} writes the same numbers and chooses the same forms of words`, () => {
    const before = [...written(), ...forms()];
    const { NumberFormat } = Intl;
    vi.stubGlobal('Intl', left);
    substituteIntl();
    expect(Intl.NumberFormat).not.toBe(NumberFormat);
    expect([...written(), ...forms()]).toEqual(before);
  });

test('parts that a browser has stay its own', () => {
  const { NumberFormat } = Intl;
  vi.stubGlobal('Intl', { NumberFormat });
  substituteIntl();
  expect(Intl.NumberFormat).toBe(NumberFormat);
  expect(Intl.PluralRules).toBeTypeOf('function');
});
