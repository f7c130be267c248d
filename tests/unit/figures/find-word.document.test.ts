import '../exercises/document.js';

import { beforeAll, beforeEach, expect, test } from 'vitest';

import type { PeFindWord } from '../../../web/figures/find-word/pe-find-word.js';
import { bareWord, getSent, splitStory } from '../../../web/figures/find-word/puzzle.js';
import { readMessages } from '../../../web/generator/content/content.js';
import { languages } from '../../../web/figures/shared/reader/languages.js';
import { core } from '../../support/core.js';
import { defineFigures, shown } from './shared/figures-in-document.js';

const words = splitStory(readMessages(languages[0], 'messages')['find-word.story']!);
const seed = 20261129;
const { position } = getSent(words, seed);
const sent = bareWord(words[position]!);

let figure: PeFindWord;
const getText = (selector: string): string =>
  (figure.renderRoot.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
const getDials = (): HTMLButtonElement[] => [...figure.renderRoot.querySelectorAll<HTMLButtonElement>('.dial')];

async function press(dial: number): Promise<void> {
  getDials()[dial]!.click();
  await figure.updateComplete;
}

beforeAll(() => defineFigures(core));

beforeEach(async () => {
  figure = await shown<PeFindWord>('pe-find-word', `seed="${seed}"`);
});

test('each dial leaves fewer words, until the word that was sent is left', async () => {
  expect(getText('.answer')).toBe('1,024 words left');
  const left: number[] = [];
  for (const dial of [0, 7, 2, 5, 1, 3, 4, 6]) {
    await press(dial);
    expect(getDials()[dial]!.getAttribute('aria-pressed')).toBe('true');
    if (figure.renderRoot.querySelector('.quote')) break;
    left.push(parseInt(getText('.answer')));
  }
  expect(left.length).toBeGreaterThan(1);
  expect(left).toEqual(left.toSorted((one, other) => other - one));
  expect(getText('.quote strong')).toBe(sent);
  expect(getText('.story mark')).toBe(sent);
  expect(getText('.answer')).toMatch(
    new RegExp(`^“${sent}”, word ${position + 1}: ${left.length + 1} hands, \\d+\\.\\d s$`),
  );
});

test('the first words that fit are written in one line', async () => {
  await press(0);
  const [first, second] = [...figure.renderRoot.querySelectorAll('.story mark')];
  expect(getText('.several')).toContain(`${bareWord(first!.textContent)} · ${bareWord(second!.textContent)} · `);
});

test('where the story is too narrow to read, the drawers of the same words are lit', async () => {
  await press(0);
  const lit = figure.renderRoot.querySelector('.fits')!.getAttribute('d')!;
  expect(lit.match(/M/g)).toHaveLength(parseInt(getText('.answer')));
  for (const dial of [1, 2, 3, 4, 5, 6, 7]) await press(dial);
  const place = `M${position % 64} ${Math.floor(position / 64)}h.8`;
  expect(figure.renderRoot.querySelector('.fits')!.getAttribute('d')).toBe(place);
});

test('a dial runs again when it is pressed again', async () => {
  await press(1);
  expect(getDials()[1]!.querySelector('.runs')).toBeNull();
  await press(1);
  expect(getDials()[1]!.querySelector('.runs')).not.toBeNull();
  expect(getText('.answer')).toBe('1,024 words left');
});

test('arrow keys go from dial to dial', async () => {
  getDials()[0]!.focus();
  getDials()[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await figure.updateComplete;
  expect(figure.shadowRoot!.activeElement).toBe(getDials()[1]);
  expect(getDials().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1, -1, -1, -1, -1]);
});

test('a line that cannot be copied is shown', async () => {
  for (const dial of [0, 1, 2, 3, 4, 5, 6, 7]) await press(dial);
  const copy = [...figure.renderRoot.querySelectorAll('button')].find(({ innerText }) => innerText === 'Copy result')!;
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  copy.click();
  await new Promise((resolve) => setTimeout(resolve));
  await figure.updateComplete;
  const [, signs] = /^Find the word: (.*) 4 hands, \d+\.\d s http/.exec(getText('.shown-link')) ?? [];
  // Those that found the word, not those that were stopped after it.
  expect([...(signs ?? '')].filter((sign) => sign !== '⚪')).toHaveLength(4);
});
