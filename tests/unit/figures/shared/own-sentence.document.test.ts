import '../../exercises/document.js';

import { afterEach, beforeAll, expect, test } from 'vitest';
import type { LitElement } from 'lit';

import { readerStore } from '../../../../web/figures/shared/reader/reader-state.js';
import { messagesFor } from '../../../../web/figures/shared/reader/messages.js';
import { core } from '../../../support/core.js';
import { defineFigures } from './figures-in-document.js';

const t = messagesFor('en');
const tags = ['pe-shuffle', 'pe-sentence', 'pe-attempts'] as const;

beforeAll(() => defineFigures(core));
afterEach(() => (readerStore.sentence = undefined));

/** Shows the figures that take a sentence, with all of their controls. */
async function showAll(attributes = ''): Promise<(LitElement & { sentence?: string | null })[]> {
  document.body.innerHTML = tags.map((tag) => `<${tag} controls="all" ${attributes}></${tag}>`).join('');
  const figures = tags.map((tag) => document.querySelector<LitElement>(tag)!);
  await settled(figures);
  return figures;
}

async function settled(figures: readonly LitElement[]): Promise<void> {
  for (const figure of figures) await figure.updateComplete;
}

const field = (figure: LitElement): HTMLInputElement =>
  figure.shadowRoot!.querySelector<HTMLInputElement>('.sentence input')!;
const getRefusal = (figure: LitElement): string => figure.shadowRoot!.querySelector('#refusal')!.textContent.trim();
const texts = (figures: readonly LitElement[]): string[] => figures.map((figure) => field(figure).value);

async function write(figures: readonly LitElement[], at: number, text: string): Promise<void> {
  const input = field(figures[at]!);
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await settled(figures);
  // The reader leaves the field.
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

test('a sentence typed in one figure is shown in all of them, and each leads back to its example', async () => {
  const figures = await showAll();
  const examples = texts(figures);
  await write(figures, 0, 'Time flies like an arrow ');
  expect(texts(figures.slice(1))).toEqual(['Time flies like an arrow', 'Time flies like an arrow']);
  expect(figures[2]!.shadowRoot!.querySelector('.ruler')!.textContent).toContain('flies');
  await write(figures, 2, 'Fruit flies like a banana');
  expect(figures.map(({ sentence }) => sentence)).toEqual([undefined, undefined, 'Fruit flies like a banana']);
  expect(texts(figures)).toEqual(Array(3).fill('Fruit flies like a banana'));
  const back = [...figures[1]!.shadowRoot!.querySelectorAll('button')].find(
    (button) => button.textContent.trim() === t('ownSentence.example'),
  )!;
  back.click();
  await settled(figures);
  expect(texts(figures)).toEqual(examples);
  expect(readerStore.sentence).toBeUndefined();
});

test('a stored sentence is shown from the second render on; a damaged one is not', async () => {
  readerStore.sentence = 'Time flies';
  expect(texts(await showAll())).toEqual(Array(3).fill('Time flies'));
  readerStore.sentence = '';
  const [, , attempts] = await showAll();
  expect(attempts!.shadowRoot!.querySelector('.ruler')!.textContent).toContain('cat');
});

test('an attribute goes before the stored sentence', async () => {
  readerStore.sentence = 'Time flies';
  expect(texts(await showAll('sentence="as the author wrote"'))).toEqual(Array(3).fill('as the author wrote'));
});

test('a sentence that no figure can show is refused in one sentence, and the others keep theirs', async () => {
  const figures = await showAll();
  const before = texts(figures);
  await write(figures, 1, 'word '.repeat(65));
  expect(getRefusal(figures[1]!)).toBe(t('ownSentence.tooMany', { max: 64, count: 65 }));
  expect([texts(figures)[0], texts(figures)[2]]).toEqual([before[0], before[2]]);
});
