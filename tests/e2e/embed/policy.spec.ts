import type { Page } from '@playwright/test';

import { framePolicy, hostPolicy } from '../../../web/embed/host-policy.js';
import type { replies } from '../../support/exercise-replies.js';
import { failAndSolve } from '../exercises/exercise-drivers.js';
import { embeddedPictures, viewAttributes } from './embedded-tags.js';
import { openSettings } from '../fixtures.js';
import { expect, post, test } from './host.js';

/** The CSP directives that a host needs according to the documentation, with their sources. */
const needed = (tour: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    hostPolicy(tour).map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );

const getPolicy = (directives: Readonly<Record<string, string>>): string =>
  ["default-src 'none'", ...Object.entries(directives).map(([name, value]) => `${name} ${value}`)].join('; ');

const tags = ['pe-clock', 'pe-cliff', 'pe-heatmap', 'pe-waves', 'pe-shuffle'];
const figures = tags.map((tag) => `<${tag} lang="en"></${tag}>`).join('');

async function violations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    addEventListener('securitypolicyviolation', (event) => {
      // Chrome styles text typed over a selection. That violation has no source file, and the editor discards the
      // styles.
      const [target] = event.composedPath();
      const isTyped = event.sourceFile === '' && target instanceof Element && target.closest('.cm-content') !== null;
      if (!isTyped) seen.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test('the documented CSP directives suffice for every kind of figure', async ({ page, visit, tour, complaints }) => {
  const broken = await violations(page);
  const short = figures.replace('<pe-cliff', '<pe-cliff trials="50"');
  await visit(short, { policy: getPolicy(needed(tour)) });
  for (const tag of tags) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect(page.locator(`${tag}-figure`)).toBeVisible();
  }
  // Far away they unmount.
  await page.locator('pe-cliff').scrollIntoViewIfNeeded();
  await openSettings(page.locator('pe-cliff'));
  await page.locator('pe-cliff').getByRole('button', { name: 'Run with another seed' }).click();
  await expect(page.locator('pe-cliff')).toContainText('seed 2');
  await page.locator('pe-waves').scrollIntoViewIfNeeded();
  await expect(page.locator('pe-waves canvas')).toBeVisible();
  expect(await broken()).toEqual([]);
  expect(complaints).toEqual([]);
});

test('no figure needs inline styles', { tag: '@more' }, async ({ page, visit, tour, complaints }) => {
  test.setTimeout(600_000);
  const broken = await violations(page);
  await visit('', { policy: getPolicy(needed(tour)) });
  for (const picture of embeddedPictures) {
    const [tag = '', view] = picture.split(' ');
    await page.evaluate(
      ([name, attribute, value]) => {
        const figure = document.createElement(name);
        if (value) figure.setAttribute(attribute, value);
        document.querySelector('p')!.after(figure);
      },
      [tag, viewAttributes.get(tag) ?? '', view ?? ''] as const,
    );
    await expect(page.locator(`${tag}-figure .picture`)).toBeVisible();
    await page.evaluate((name) => document.querySelector(name)!.remove(), tag);
  }
  expect(await broken()).toEqual([]);
  expect(complaints).toEqual([]);
});

/** The console also logs the styles of Chrome's editing; `violations` distinguishes them. */
const notOfEditing = (complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => !complaint.startsWith('Applying inline style violates'));

/** One exercise per kind; code first, because it needs the most directives. */
const kinds = {
  code: 'write-encode',
  number: 'second-shadow',
  choice: 'what-hands-do',
  order: 'fast-to-slow',
  bug: 'odd-width',
  draw: 'draw-shadow',
} as const satisfies Record<keyof typeof replies, string>;

for (const [kind, id] of Object.entries(kinds))
  test(
    `the directives suffice for exercises of kind ${kind}`,
    kind === 'code' ? {} : { tag: '@hosts' },
    async ({ page, visit, tour, complaints }) => {
      const broken = await violations(page);
      const tag = `<pe-exercise exercise="${id}" lang="en"></pe-exercise>`;
      await visit(tag, { policy: getPolicy(needed(tour)) });
      await failAndSolve(page.locator(`pe-exercise-${kind}-embedded`));
      expect(await broken()).toEqual([]);
      expect(notOfEditing(complaints)).toEqual([]);
    },
  );

test('figures and exercises work with Trusted Types', { tag: '@more' }, async ({ page, visit, tour, complaints }) => {
  const broken = await violations(page);
  // The names documented in the guide.
  const types = { 'require-trusted-types-for': "'script'", 'trusted-types': 'lit-html positional-encoding-worker' };
  const policy = getPolicy({ ...needed(tour), ...types });
  const exercises = [kinds.choice, kinds.code].map((id) => `<pe-exercise exercise="${id}" lang="en"></pe-exercise>`);
  const all = `${figures}<pe-attempts lang="en"></pe-attempts>${exercises.join('')}`;
  await visit(all, { policy });
  for (const tag of [...tags, 'pe-attempts']) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect(page.locator(`${tag}-figure`)).toBeVisible();
  }
  await page.locator('pe-cliff').scrollIntoViewIfNeeded();
  await openSettings(page.locator('pe-cliff'));
  await page.locator('pe-cliff').getByRole('button', { name: 'Run with another seed' }).click();
  await expect(page.locator('pe-cliff')).toContainText('seed 2');
  for (const [index, kind] of ['choice', 'code'].entries()) {
    await page.locator('pe-exercise').nth(index).scrollIntoViewIfNeeded();
    await failAndSolve(page.locator(`pe-exercise-${kind}-embedded`));
  }
  expect(await broken()).toEqual([]);
  expect(notOfEditing(complaints)).toEqual([]);
});

const getPolicyWithout = (directive: string, tour: string): string =>
  getPolicy(Object.fromEntries(Object.entries(needed(tour)).filter(([name]) => name !== directive)));

/** Browsers also request a favicon; only the heat map's image counts. */
const refused: Readonly<Record<string, string>> = { 'img-src': 'img-src data' };

for (const directive of Object.keys(needed(''))) {
  test(`without ${directive} the CSP blocks a request`, { tag: '@more' }, async ({ page, host, tour }) => {
    const broken = await violations(page);
    const text = '<pe-cliff trials="100" seed="7" lang="en"></pe-cliff><pe-heatmap></pe-heatmap>';
    await page.goto(
      host.publish(post(text, tour).replace(/<link rel="icon"[^>]*>/, ''), getPolicyWithout(directive, tour)),
    );
    if (directive === 'img-src') await page.locator('pe-heatmap').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await broken()).join(' ')).toContain(refused[directive] ?? directive);
  });
}

const withoutWorkers = (tour: string): string => getPolicy({ ...needed(tour), 'worker-src': "'none'" });
const noWorker = 'none could be started here';

test('a figure whose worker is blocked says so and shows the rest', async ({ page, visit, tour }) => {
  const figure = (tag: string, more = ''): string => `<${tag} lang="en" ${more}></${tag}>`;
  const text = [
    figure('pe-cliff', 'trials="100"'),
    figure('pe-receiver', 'range="1000000"'),
    figure('pe-addition', 'view="read-back"'),
    figure('pe-rotation', 'view="learn" dimensions="32" examples="512"'),
  ].join('');
  await visit(text, { policy: withoutWorkers(tour) });
  for (const tag of ['pe-cliff', 'pe-receiver', 'pe-addition']) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect(page.locator(tag).getByText(noWorker).first()).toBeVisible();
  }
  await expect(page.locator('pe-cliff .state')).toContainText(noWorker);
  // What it learns in a worker elsewhere, it learns by itself here.
  await page.locator('pe-rotation').scrollIntoViewIfNeeded();
  await expect(page.locator('pe-rotation').getByRole('slider').first()).toBeVisible();
  await expect(page.locator('pe-rotation').locator('.matrices')).toBeVisible();
  await expect(page.locator('pe-rotation')).not.toContainText(noWorker);
  expect(page.workers()).toEqual([]);
});

for (const tag of ['<pe-clock lang="en">', '<pe-exercise exercise="second-shadow" lang="en">'])
  test(`without 'wasm-unsafe-eval' ${tag} names the missing CSP source`, async ({ page, visit, tour }) => {
    const policy = getPolicy({ ...needed(tour), 'script-src': tour });
    await visit(`${tag}<p>caption</p></${tag.slice(1).split(' ')[0]!}>`, { policy });
    await expect(page.locator('.fault')).toContainText("'wasm-unsafe-eval' in script-src");
    await expect(page.getByText('caption')).toBeVisible();
  });

test('an iframe needs no CSP directive but frame-src', { tag: '@more' }, async ({ page, host, tour }) => {
  const policy = ["default-src 'none'", ...framePolicy(tour)].join('; ');
  const frame = `<iframe src="${tour}/embed/?exercise=write-encode&lang=en" width="600" height="900"></iframe>`;
  await page.goto(host.publish(frame, policy));
  await failAndSolve(page.locator('iframe').contentFrame().locator('pe-exercise-code-embedded'));
});
