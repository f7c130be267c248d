import '../../exercises/document.js';

import type { LitElement } from 'lit';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { figures } from '../../../../web/generator/figures/elements.js';
import { exerciseManifest, manifests } from '../../../../web/generator/figures/manifests.js';
import type { PeClock } from '../../../../web/figures/clock/pe-clock.js';
import { warnOfMistakes } from '../../../../web/figures/shared/hosts/mistakes.js';
import { getField } from '../../../../web/figures/shared/frame/figure-property.js';
import { restoreField, shownFields } from '../../../../web/figures/shared/frame/changed-attributes.js';
import { attributeName, type Parameter } from '../../../../web/figures/shared/manifest/parameters.js';
import { readerStore } from '../../../../web/figures/shared/reader/reader-state.js';
import { PeExercise } from '../../../../web/exercises/pe-exercise.js';
import { core } from '../../../support/core.js';
import { defineFigures, shown } from './figures-in-document.js';

// The real elements in a document without layout. Frameworks that set properties: tests/hosts/frameworks.

class AnExercise extends PeExercise {
  protected override readonly source = { find: () => Promise.resolve(undefined), define: (tag: string) => tag };
}

let warnings: string[];

beforeAll(() => {
  Object.values(figures).forEach(warnOfMistakes);
  defineFigures(core);
  customElements.define('pe-exercise', AnExercise);
});

beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((said: string) => void warnings.push(said));
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const ofElement = [...manifests, exerciseManifest].flatMap(({ tag, common, parameters }) =>
  Object.entries({ ...common?.parameters, ...parameters } as Record<string, Parameter>)
    .filter(([property]) => property !== 'lang')
    .map(([property, parameter]) => ({ tag, property, parameter, name: `${tag} ${property}` })),
);

describe('a value is equal as attribute, in a link and as property', () => {
  const texts = '|0|1|-0|2|37|2.5|1e3|１２|x|false|true|halves|0 1|1,2|NaN'.split('|');

  test.each(ofElement)('$name', ({ tag, property, parameter }) => {
    const attribute = attributeName(property, parameter);
    const made = (): LitElement => document.createElement(tag) as unknown as LitElement;
    const [written, set, linked] = [made(), made(), made()];
    for (const text of texts) {
      Reflect.set(linked, property, undefined);
      written.setAttribute(attribute, text);
      Reflect.set(set, property, text);
      restoreField(linked, attribute, text);
      const value: unknown = Reflect.get(set, property);
      // What a link says restores the value.
      const said = shownFields(set).get(attribute);
      if (said !== undefined) restoreField(linked, attribute, said);
      expect(Reflect.get(written, property), text).toEqual(value);
      expect(Reflect.get(linked, property), text).toEqual(value);
      if (parameter.kind === 'number') expect(value === undefined || typeof value === 'number', text).toBe(true);
      expect(Object.is(value, -0), text).toBe(false);
      // Setting it to its value changes nothing.
      Reflect.set(set, property, value);
      expect(Reflect.get(set, property), text).toEqual(value);
    }
  });
});

describe('an invalid property is ignored and logged once', () => {
  const long = new Array<number>(100_000).fill(1);
  const objects = [{}, [1, 2, {}], long, () => 1, Symbol('s'), { toString: () => '8' }];
  const numbers = [NaN, Infinity, -1e300, 'x', '', [8], [], true, 8n, ...objects];

  test.each(ofElement)('$name', ({ tag, property, parameter }) => {
    const element = document.createElement(tag);
    const bad = {
      number: numbers,
      choice: ['foo', 7.5, ...objects],
      switch: ['perhaps', 7, ...objects],
      text: objects,
    };
    for (const value of bad[parameter.kind]) {
      if (parameter.kind === 'text' && Array.isArray(value) && value !== long) continue; // some are valid lists
      warnings = [];
      Reflect.set(element, property, value);
      Reflect.set(element, property, value);
      const now: unknown = Reflect.get(element, property);
      expect(now, String(value).slice(0, 40)).toBe(parameter.kind === 'switch' ? false : undefined);
      expect(warnings.length).toBeLessThanOrEqual(1); // invalid lists of 3 and more give the same message
    }
    warnings = [];
    Reflect.set(element, property, long);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(new RegExp(`^<${tag}>: ${property} must be .*, got .*: it counts as not given\\.$`));
  });

  test('the log message names tag, property, range and value', async () => {
    const clock = await shown<PeClock>('pe-clock');
    const t = (property: string, value: unknown): string | undefined => {
      Reflect.set(clock, property, value);
      return warnings.pop();
    };
    expect(t('position', 'far')).toBe(
      '<pe-clock>: position must be a number from 0 to 1000000000000, got "far": it counts as not given.',
    );
    expect(t('dimensions', 7)).toBe(
      '<pe-clock>: dimensions must be an even number from 2 to 512, got 7: it counts as not given.',
    );
    expect(t('hand', 1.5)).toContain('must be a whole number from 0 to 255, got 1.5');
    expect(t('layout', 'foo')).toContain('layout must be one of interleaved, halves, got "foo"');
    expect(t('running', 'off')).toContain('running must be true or false, got "off"');
    expect(t('speed', {})).toContain('got an object');
    expect(t('other', [1, 2])).toContain('got a list of 2');
    expect(t('base', 'x'.repeat(99))).toContain(`got "${'x'.repeat(40)}…"`);
    expect(t('base', undefined)).toBeUndefined();
    expect(t('base', null)).toBeUndefined();
  });
});

test('intermediate fractions of an animation are accepted for real ranges', async () => {
  const clock = await shown<PeClock>('pe-clock');
  clock.position = 3;
  const field = getField(clock, 'position')!;
  field.set(field.between(3, 4, 0.25));
  expect(clock.position).toBe(3.25);
  const view = getField(await shown('pe-heatmap'), 'view')!;
  const [from, to] = ['0 5000 0 16', '0 8 0 4'].map((text) => view.read(text));
  const between = view.between(from, to, 1 / 3);
  view.set(between);
  expect(view.value).toBe(between); // not rounded like in a link
  expect(readerStore.state.position).toBe(37);
  expect(warnings).toEqual([]);
});
