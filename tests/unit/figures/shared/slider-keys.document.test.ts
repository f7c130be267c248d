import '../../exercises/document.js';

import type { LitElement } from 'lit';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { defaultReaderState, readerStore } from '../../../../web/figures/shared/reader/reader-state.js';
import { core } from '../../../support/core.js';
import { defineFigures, shown } from './figures-in-document.js';

// The real elements in a document without layout. e2e/figures tries pointers and touch.

beforeAll(() => defineFigures(core));
afterEach(() => {
  document.body.replaceChildren();
  readerStore.set(defaultReaderState);
});

/** A figure, a slider in its picture, the keys pressed one after the other, and the slider's value before and after each. */
const sliders: readonly (readonly [written: string, name: string, keys: string, values: readonly number[]])[] = [
  ['pe-addition view="sum" dimensions="16"', 'Dimension', 'ArrowRight End Home', [0, 1, 15, 0]],
  ['pe-attempts attempt="binary" length="16"', 'ring', 'ArrowRight End Home', [2, 3, 15, 0]],
  ['pe-attempts attempt="fraction" length="16"', 'ring', 'ArrowRight End Home', [16, 15, 4, 1000]],
  ['pe-bias causal', 'Query', 'ArrowDown ArrowUp Home End', [15, 16, 15, 0, 23]],
  ['pe-cast rounded="positions"', 'Position of the key', 'Home End', [30_030, 0, 131_072]],
  ['pe-clock hand="2"', 'Hand 2', 'ArrowRight PageUp Home', [37, 38, 101, 0]],
  ['pe-clock', 'Dimension of the fingerprint', 'ArrowRight End Home', [2, 3, 15, 0]],
  [
    'pe-number-line position="255"',
    'Position',
    'ArrowRight PageUp PageDown Home End',
    [255, 256, 512, 256, 0, 2 ** 25],
  ],
  ['pe-panorama', 'query', 'Home PageUp ArrowRight ArrowDown', [24, 24, 0, 1, 5]],
  ['pe-partial-rotary', 'Pair of a head', 'ArrowDown Home End', [31, 32, 0, 127]],
  ['pe-receiver', 'Your guess', 'Home PageUp ArrowRight', [512, 0, 10, 11]],
  ['pe-rope', 'Position m of the query', 'ArrowRight', [6, 7]],
  ['pe-rope', 'Position n of the key', 'PageUp', [4, 14]],
  ['pe-rope', 'Both words together', 'Home End ArrowUp', [4, 0, 22, 23]],
  ['pe-rotation position="15"', 'Clock on the left', 'PageUp ArrowLeft PageDown PageDown', [15, 25, 24, 14, 4]],
  ['pe-rotation', 'Clock on the right', 'ArrowLeft', [20, 19]],
  ['pe-seen-angles', 'Hand', 'ArrowUp End Home', [52, 44, 63, 0]],
  ['pe-sentence', 'rose', 'End ArrowRight PageDown Home', [1, 11, 11, 8, 0]],
  ['pe-stretch', 'Rope', 'ArrowDown End Home', [100, 92, 13, 100]],
  ['pe-waves', 'Position', 'Home ArrowRight PageUp', [37, 0, 1, 11]],
];

function* elements(root: ParentNode): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    yield element;
    if (element.shadowRoot) yield* elements(element.shadowRoot);
  }
}

/** Whether an element takes a key from the browser. */
const press = (element: Element, init: KeyboardEventInit): boolean =>
  !element.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, composed: true, cancelable: true }));

/** The modifiers with which it takes a key. */
const withModifiers = (element: Element, key: string): readonly string[] =>
  ['ctrlKey', 'altKey', 'metaKey'].filter((modifier) => press(element, { key, [modifier]: true }));

test.each(sliders)('%s: the slider “%s” moves by %s', async (written, name, keys, values) => {
  const [tag = ''] = written.split(' ');
  const figure = await shown<LitElement>(tag, written.slice(tag.length));
  const slider = (): HTMLElement =>
    [...elements(figure.renderRoot)].find(
      (element) => element.getAttribute('role') === 'slider' && element.getAttribute('aria-label')?.includes(name),
    )!;
  const value = (): number => Number(slider().getAttribute('aria-valuenow'));
  slider().focus();
  await figure.updateComplete;
  const found = [value()];
  for (const key of keys.split(' ')) {
    expect(withModifiers(slider(), key)).toEqual([]);
    expect(press(slider(), { key })).toBe(true);
    await figure.updateComplete;
    found.push(value());
  }
  expect(found).toEqual(values);
});

test.each([
  ['pe-clock', 'input[type=range]'],
  ['pe-heatmap', '[role=application]'],
  ['pe-shuffle', '.chip'],
])('%s leaves keys with Ctrl, Alt or Command to the browser (%s)', async (tag, part) => {
  const figure = await shown<LitElement>(tag);
  const control = [...elements(figure.renderRoot)].find((element) => element.matches(part))!;
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', '+', '-', 'Enter'];
  expect(keys.flatMap((key) => withModifiers(control, key))).toEqual([]);
});
