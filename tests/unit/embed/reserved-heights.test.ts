import { describe, expect, test } from 'vitest';

import { heightsOfFigures, getHeights } from '../../../web/generator/embed/reserved-heights.js';
import { exerciseTag } from '../../../web/generator/figures/element-files.js';
import { manifests } from '../../../web/generator/figures/manifests.js';
import { heightAt, registerHeights, packed, getReservedHeight, unpacked } from '../../../web/embed/reserved-heights.js';

describe('the height that is reserved for a figure', () => {
  test('survives its four digits, but for two pixels of its height', () => {
    const corners = [280, 1139, 300, 998, 1000, 37];
    const again = unpacked(packed(corners));
    expect(again.map((value, index) => Math.abs(value - corners[index]!) <= (index % 2 === 0 ? 0 : 2))).not.toContain(
      false,
    );
  });

  test('lies straight between its corners, and goes on as it ends', () => {
    const corners = [300, 1000, 500, 600];
    expect([280, 300, 400, 500, 900].map((width) => heightAt(corners, width))).toEqual([1000, 1000, 800, 600, 600]);
  });

  test('is that of the picture that one of its attributes makes, whatever the attribute is called', () => {
    registerHeights({
      'pe-a': [packed([300, 400]), packed([300, 800])],
      'pe-a drawn': [packed([300, 600]), packed([300, 600])],
    });
    const roomWith = (...values: readonly string[]): number | undefined =>
      getReservedHeight(
        { localName: 'pe-a', attributes: values.map((value) => ({ value })) } as unknown as Element,
        'en',
        300,
      );
    expect([roomWith(), roomWith('en', 'other'), roomWith('en', 'drawn')]).toEqual([400, 400, 600]);
  });

  test('was measured of every figure that stands alone, and of every view but the first', () => {
    const names = manifests
      .filter(({ display }) => display === 'block')
      .flatMap(({ tag, parameters, views }) => {
        const choice = parameters[views ?? ''];
        return [tag, ...(choice?.kind === 'choice' ? choice.words.slice(1).map((view) => `${tag} ${view}`) : [])];
      });
    expect(Object.keys(heightsOfFigures()).toSorted()).toEqual(names.toSorted());
    for (const texts of Object.values({ ...heightsOfFigures(), ...getHeights(exerciseTag) }))
      for (const text of texts) expect(unpacked(text).length).toBeGreaterThanOrEqual(4);
  });
});
