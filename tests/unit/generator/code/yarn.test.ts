import { expect, test } from 'vitest';

import { chapterCode } from '../../../support/chapter-code.js';
import { core } from '../../../support/core.js';
import { printedByPython } from '../../../support/other-languages.js';

const code = chapterCode('longer');

/** A golden case of the core's tests, heads like gpt-oss's, and training lengths so short that the ramp is clipped. */
const heads = [
  { dimensions: 128, base: 10_000, factor: 8, originalLength: 4_096 },
  { dimensions: 64, base: 150_000, factor: 32, originalLength: 4_096 },
  { dimensions: 128, base: 1_000_000, factor: 4, originalLength: 32_768 },
  { dimensions: 16, base: 10_000, factor: 4, originalLength: 32 },
] as const;
const cases = heads.flatMap((head) => (['code', 'paper'] as const).map((ramp) => ({ ...head, ramp })));

test("the code of the chapter on longer texts gives the core's YaRN frequencies, by code and by paper", () => {
  const calls = cases.map(
    ({ dimensions, base, factor, originalLength, ramp }) =>
      `print(json.dumps(yarn(${dimensions}, ${base}.0, ${factor}, ${originalLength}, ramp='${ramp}').tolist()))`,
  );
  const printed = printedByPython(`${code}\nimport json\n${calls.join('\n')}`)
    .trim()
    .split('\n');
  expect(printed).toHaveLength(cases.length);
  printed.forEach((line, index) => {
    const { frequencies } = core.rotaryFrequencies({ scaling: 'yarn', ...cases[index]! });
    const values = JSON.parse(line) as number[];
    expect(values).toHaveLength(frequencies.length);
    values.forEach((value, pair) => expect(value / frequencies[pair]!).toBeCloseTo(1, 9));
  });
});
