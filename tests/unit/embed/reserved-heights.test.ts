import { describe, expect, test } from 'vitest';

import { exerciseManifest, manifests } from '../../../web/generator/figures/manifests.js';
import { getReservedHeight } from '../../../web/embed/reserved-heights.js';

describe("a figure's reserved height", () => {
  const heights = { 'pe-a': [800, 400], 'pe-a drawn': [900, 650] } as const;
  const getHeight = (width: number, attributes: Readonly<Record<string, string>> = {}): number | undefined => {
    const pairs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
    return getReservedHeight(heights, { localName: 'pe-a', attributes: pairs } as unknown as Element, width);
  };

  test('depends on the width of its column and on its view', () => {
    expect([getHeight(320), getHeight(700)]).toEqual([800, 400]);
    expect(getHeight(700, { lang: 'en', view: 'drawn' })).toBe(650);
    expect(getHeight(700, { view: 'drawn', size: 'compact' })).toBe(600);
  });

  test('is in the manifest of every block, for every view', () => {
    for (const { tag, display, heights, parameters, views } of [...manifests, exerciseManifest]) {
      const choice = parameters[views ?? ''];
      const others = choice?.kind === 'choice' ? choice.words.slice(1) : [];
      expect(Object.keys(heights ?? {}), tag).toEqual(display === 'block' ? ['', ...others] : []);
    }
  });
});
