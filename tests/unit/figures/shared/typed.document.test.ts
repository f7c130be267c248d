import '../../exercises/document.js';

import { beforeEach, expect, test } from 'vitest';
import { html, render } from 'lit';

import { typed } from '../../../../web/figures/shared/controls/live-input-directive.js';

// Simulates Chromium's events during composition. tests/e2e/accessibility-text/ime.spec.ts checks in a browser
// that composed text stays intact.

let place: HTMLElement;
let inputs: string[];

beforeEach(() => {
  place = document.createElement('div');
  document.body.replaceChildren(place);
  inputs = [];
  draw('');
});

function draw(text: string): void {
  render(
    html`<input
      .value=${typed(text)}
      @input=${(event: Event) => inputs.push((event.target as HTMLInputElement).value)}
    />`,
    place,
  );
}

const field = (): HTMLInputElement => place.querySelector('input')!;

/** Types into the field with a keyboard or an input method. */
function write(text: string, isComposing = false): void {
  field().value = text;
  field().dispatchEvent(new InputEvent('input', { isComposing, bubbles: true, composed: true }));
}

test('each keystroke is reported', () => {
  write('a');
  write('ab');
  expect(inputs).toEqual(['a', 'ab']);
});

test('composed letters are reported once, as the final text', () => {
  for (const letters of ['n', 'ni', "ni'hao", '你好']) write(letters, true);
  expect(inputs).toEqual([]);
  field().dispatchEvent(new CompositionEvent('compositionend', { data: '你好', bubbles: true }));
  expect(inputs).toEqual(['你好']);
});

test.each([true, false])('text being typed survives rerendering (composed: %s)', (isComposing) => {
  write("ni'h", isComposing);
  draw('');
  expect(field().value).toBe("ni'h");
});

test("on change, the field shows the figure's value", () => {
  write('０7');
  field().dispatchEvent(new Event('change', { bubbles: true }));
  draw('7');
  expect(field().value).toBe('7');
});
