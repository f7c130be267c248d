import { readFileSync, readdirSync } from 'node:fs';
import type { CDPSession, Locator, Page } from '@playwright/test';

import { expect, test, openPage, openFigure, more } from '../fixtures.js';
import { waitFrames } from '../page-assertions.js';
import { openExercise } from '../exercises/exercise-drivers.js';

/**
 * A text field and what an input method types there. Most figures' fields use the `typed` directive: two of them stand
 * for all.
 */
interface Composed {
  /** The field's source file, in web/. */
  readonly source: string;
  readonly open: (page: Page) => Promise<Locator>;
  /** The initial text. */
  readonly before?: string;
  /** The states of the text while composing. */
  readonly letters: readonly string[];
  readonly text: string;
  /** The part of the page that may change after the whole text, but not after single letters. */
  readonly answering: (page: Page, field: Locator) => Locator;
  /** Whether the field is only read on change. */
  readonly byEnter?: boolean;
}

const hello = { letters: ['n', 'ni', "ni'h", "ni'hao"], text: '你好' };

/** The element whose shadow root contains the field. */
const getHost =
  (tag: string) =>
  (page: Page): Locator =>
    page.locator(tag).first();

const fields: Readonly<Record<string, Composed>> = {
  'a number of a figure': {
    source: 'figures/shared/controls/pe-number-field.ts',
    open: async (page) =>
      (await openFigure(page, '/zh-hans/clock-hands/', 'pe-clock')).getByRole('textbox', { name: '位置' }),
    letters: ['４', '４２'],
    text: '４２',
    answering: getHost('pe-clock'),
    byEnter: true,
  },
  'the word to which a code is added': {
    source: 'figures/addition/pe-addition.ts',
    open: async (page) =>
      (await openFigure(page, '/zh-hant/add-or-join/', 'pe-addition')).locator('.word input').first(),
    ...hello,
    answering: getHost('pe-addition'),
    byEnter: true,
  },
  'an attribute in the guide': {
    source: 'generator/embed/figure-pages.ts',
    open: async (page) => {
      await openPage(page, '/zh-hans/embed/clock/');
      return page.locator('#pe-clock [data-attribute=position]');
    },
    letters: ['4', '4x', '42'],
    text: '420',
    answering: (page) => page.locator('#pe-clock > .copied'),
  },
  'the search': {
    source: 'generator/pages/layout.ts',
    open: async (page) => {
      await openPage(page, '/zh-hans/glossary/');
      await page.locator('details.contents > summary').click();
      return page.getByRole('searchbox');
    },
    letters: ['z', 'zh', 'zhi'],
    text: '指针',
    answering: (page) => page.locator('.search'),
  },
  'the number of an exercise': {
    source: 'exercises/pe-exercise-number.ts',
    open: async (page) => {
      await openPage(page, '/zh-hans/exercises/');
      return (await openExercise(page, 'second-shadow')).getByRole('textbox');
    },
    letters: ['１', '１．', '１．５'],
    text: '１．５',
    answering: (page) => page.locator('#exercise-second-shadow'),
  },
  'code before its editor has come': {
    source: 'exercises/pe-exercise-code.ts',
    open: async (page) => {
      await page.route('**/code-editor*.js', () => undefined); // never answered
      await openPage(page, '/zh-hans/exercises/?exercise=write-encode&seed=3');
      const exercise = page.locator('#exercise-write-encode');
      await exercise.locator('.open').click();
      return exercise.locator('textarea');
    },
    before: '// ',
    ...hello,
    answering: (page) => page.locator('#exercise-write-encode'),
  },
  'code in its editor': {
    source: 'exercises/code/code-editor.ts',
    open: async (page) => {
      await openPage(page, '/zh-hans/exercises/?exercise=write-encode&seed=3');
      const exercise = page.locator('#exercise-write-encode');
      await exercise.locator('.open').click();
      return exercise.locator('.cm-content');
    },
    before: '// ',
    ...hello,
    answering: (page) => page.locator('#exercise-write-encode'),
  },
};

/** The text of the part, including shadow roots, and whether fields are invalid; without the fields' own text. */
const shown = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    const own = (node: Node): string => {
      if (node instanceof Text) return node.data.trim();
      if (!(node instanceof Element) || node.matches('style, .cm-editor, textarea, .visually-hidden')) return '';
      const refused = node.ariaInvalid === 'true' ? '(refused)' : '';
      return refused + [...(node.shadowRoot ?? node).childNodes].map(own).filter(Boolean).join(' ');
    };
    return own(element);
  });

const written = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : (element as HTMLElement).innerText.trim(),
  );

async function compose(input: CDPSession, page: Page, letters: string): Promise<void> {
  await input.send('Input.imeSetComposition', {
    text: letters,
    selectionStart: letters.length,
    selectionEnd: letters.length,
  });
  await waitFrames(page, 2);
}

/** A field of a figure and the code editor, the two kinds in `npm test`. */
const often: readonly string[] = ['the word to which a code is added', 'code in its editor'];

for (const [name, composed] of Object.entries(fields))
  test(`text isn't committed during IME composition: ${name}`, more(!often.includes(name)), async ({ page }) => {
    const { open, before = '', letters, text, answering, byEnter = false } = composed;
    const field = await open(page);
    await field.fill(before);
    await field.press('End');
    await waitFrames(page, 2);
    const part = answering(page, field);
    const still = await shown(part);
    const input = await page.context().newCDPSession(page);
    for (const state of letters) {
      await compose(input, page, state);
      expect(await written(field)).toBe((before + state).trim());
      expect(await shown(part)).toBe(still);
    }
    // Keys handled by the input method: Enter commits the letters, so Enter and Ctrl+Enter must not run anything.
    await field.evaluate((element) => {
      for (const ctrlKey of [false, true])
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', ctrlKey, isComposing: true, bubbles: true, composed: true }),
        );
    });
    await waitFrames(page, 2);
    expect(await shown(part)).toBe(still);
    await input.send('Input.insertText', { text });
    await waitFrames(page, 2);
    expect(await written(field)).toBe(before + text);
    if (byEnter) expect(await shown(part)).toBe(still);
    if (byEnter) await field.press('Enter');
    if (!/exercise-|code-editor/.test(composed.source)) await expect.poll(() => shown(part)).not.toBe(still);
  });

test('all other text fields use the `typed` directive', () => {
  const web = new URL('../../../web/', import.meta.url);
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.d)\.ts$/.test(file));
  const others = files.filter((file) => {
    const code = readFileSync(new URL(file, web), 'utf8').replace(/\/\*.*?\*\//gs, '');
    const tags = code.match(/<(?:input|textarea)\s[^`>]*/g) ?? [];
    const isSafe = (tag: string): boolean =>
      /type=(?:"|\$\{[^}]*')(?:radio|checkbox|file|range)/.test(tag) || tag.includes('.value=${typed(');
    return /contenteditable=|new EditorView\(/.test(code) || !tags.every(isSafe);
  });
  const tried = Object.values(fields).map(({ source }) => source);
  expect(others.map((file) => file.replaceAll('\\', '/')).filter((file) => !tried.includes(file))).toEqual([]);
});
