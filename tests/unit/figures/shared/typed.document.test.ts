import '../../exercises/document.js';

import { beforeEach, expect, test } from 'vitest';
import { html, render } from 'lit';

import { typed } from '../../../../web/figures/shared/controls/live-input-directive.js';

// What Chromium sends while an input method composes. That its composed text stays whole is proved in a browser:
// tests/e2e/aloud/composition.spec.ts.

let place: HTMLElement;
let heard: string[];

beforeEach(() => {
  place = document.createElement('div');
  document.body.replaceChildren(place);
  heard = [];
  draw('');
});

function draw(text: string): void {
  render(
    html`<input
      .value=${typed(text)}
      @input=${(event: Event) => heard.push((event.target as HTMLInputElement).value)}
    />`,
    place,
  );
}

const field = (): HTMLInputElement => place.querySelector('input')!;

/** Writes into the field as a keyboard does, or an input method. */
function write(text: string, isComposing = false): void {
  field().value = text;
  field().dispatchEvent(new InputEvent('input', { isComposing, bubbles: true, composed: true }));
}

test('each letter of a keyboard is told', () => {
  write('a');
  write('ab');
  expect(heard).toEqual(['a', 'ab']);
});

test('letters that an input method composes are told as the text that they become, once', () => {
  for (const letters of ['n', 'ni', "ni'hao", '你好']) write(letters, true);
  expect(heard).toEqual([]);
  field().dispatchEvent(new CompositionEvent('compositionend', { data: '你好', bubbles: true }));
  expect(heard).toEqual(['你好']);
});

test('a text that is being composed stays, however often the figure is drawn', () => {
  write("ni'h", true);
  draw('');
  expect(field().value).toBe("ni'h");
});

test('when the reader is done, the field says what the figure says', () => {
  write('０7');
  field().dispatchEvent(new Event('change', { bubbles: true }));
  draw('7');
  expect(field().value).toBe('7');
});
