import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Window, type Element } from 'happy-dom';
import { beforeAll, expect, test } from 'vitest';

import { defineFigures, renderFigure } from '../../../../web/generator/figures/figures.js';
import { manifests } from '../../../../web/generator/figures/manifests.js';

const { document } = new Window();
const content = join(import.meta.dirname, '../../../../web/content/en');

/** Counts decisions of a reader: a field with its slider is one, and so is a choice. */
const control = 'pe-number-field, fieldset.choice, label, button, textarea, select, input';

beforeAll(async () => {
  await defineFigures();
});

/** Every figure without attributes, in each view, and as used in the chapters. */
function tags(): string[] {
  const plain = manifests
    .filter(({ display }) => display === 'block')
    .flatMap(({ tag, views, parameters }) => {
      const view = views ? parameters[views] : undefined;
      const words = view?.kind === 'choice' ? view.words.map((word) => ` ${views}="${word}"`) : [];
      return ['', ...words].map((attribute) => `<${tag}${attribute}></${tag}>`);
    });
  const figure = new RegExp(`^<(${manifests.map(({ tag }) => tag).join('|')})(\\s[^>]*)?>`, 'gm');
  const inChapters = readdirSync(content)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readFileSync(join(content, file), 'utf8').matchAll(figure)])
    .map(([begin, tag]) => `${begin}</${tag}>`);
  return [...new Set([...plain, ...inChapters])];
}

/** The names of the controls next to the picture, without "More settings". */
async function inSight(tag: string): Promise<string[]> {
  document.body.innerHTML = await renderFigure(tag);
  const root = document.querySelector('template') as unknown as { readonly content: Element };
  const found = [...root.content.querySelectorAll('.controls')]
    .filter((bar) => !bar.closest('details'))
    .flatMap((bar) => [...bar.querySelectorAll(control)])
    .filter((one) => !one.closest('details, [hidden]') && !one.parentElement!.closest(control));
  return found.map((one) => one.getAttribute('label') ?? one.textContent.trim().replaceAll(/\s+/g, ' '));
}

const all = tags();

test('figures with controls next to their picture are counted too', async () => {
  expect(all.length).toBeGreaterThan(60);
  expect(await inSight('<pe-counter></pe-counter>')).toEqual(['Speed × π']);
});

test.each(all)('%s has at most two primary controls', async (tag) => {
  expect((await inSight(tag)).length).toBeLessThanOrEqual(2);
});
