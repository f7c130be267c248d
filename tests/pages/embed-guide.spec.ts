import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, post, test } from './host.js';

const guides = ['en', 'zh-hans', 'zh-hant'].map((folder) => `/${folder}/embed/`);

/** The examples of the guide that hold this text, as a reader copies them. */
async function example(page: Page, text: string): Promise<string> {
  return (await page.locator('article > pre', { hasText: text }).first().textContent()) ?? '';
}

for (const path of guides) {
  test(`a value in the table of ${path} sets the figure and its tag`, async ({ page, complaints }) => {
    await page.goto(path);
    const section = page.locator('#pe-clock');
    const clock = section.locator('pe-clock');
    const field = section.getByRole('textbox', { name: 'position', exact: true });
    await field.fill('99');
    await expect(clock).toHaveAttribute('position', '99');
    await expect(clock.locator('.picture')).toContainText('99');
    await expect(section.locator('code.tag')).toContainText('position="99"');
    await section.getByRole('combobox', { name: 'view', exact: true }).selectOption('row');
    await expect(section.locator('code.tag')).toContainText('view="row"');
    await field.fill('');
    await expect(clock).not.toHaveAttribute('position');
    expect(complaints).toEqual([]);
  });

  test(`${path} names the host that serves it, and fits a narrow screen`, async ({ page, tour }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await expect.poll(() => example(page, '<script type="module"')).toContain(`src="${tour}/embed/pe.js"`);
    expect(await example(page, 'pe_host')).toContain(`${tour}/`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await page.locator('#pe-clock').scrollIntoViewIfNeeded();
      await expect(page.locator('#pe-clock').getByRole('slider').first()).toBeVisible({ timeout: 20_000 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
    });
  }
}

test('a number that a figure refuses stays in its field, with the reason', async ({ page }) => {
  await page.goto('/en/embed/');
  const row = page.locator('#pe-waves tr', { has: page.locator('[data-attribute=dimensions]') });
  const field = row.getByRole('textbox');
  await field.fill('7');
  await expect(row.getByRole('status')).toHaveText('dimensions must be an even number from 2 to 512, got 7');
  await expect(field).toHaveValue('7');
  await expect(page.locator('#pe-waves pe-waves')).not.toHaveAttribute('dimensions');
});

test('every figure of the table has a field for each of its attributes, and only those', async ({ page }) => {
  await page.goto('/en/embed/');
  await page.waitForFunction(() => customElements.get('pe-clock') !== undefined);
  for (const section of await page.locator('.embeddable').all()) {
    const tag = await section.getAttribute('id');
    expect(
      await section
        .locator('.live')
        .locator(tag ?? '')
        .count(),
    ).toBe(1);
    const rows = await section.locator('tbody th').allTextContents();
    const fields = await section
      .locator('[data-attribute]')
      .evaluateAll((all) => all.map((field) => (field as HTMLElement).dataset['attribute']));
    expect(fields).toEqual(rows.filter((name) => name !== 'lang'));
  }
});

// Between them they draw, plot, count in a worker and stand in a sentence.
const figures =
  '<pe-cliff trials="100" seed="7"></pe-cliff><pe-clock></pe-clock><pe-waves></pe-waves><p><pe-value></pe-value></p>';

/** Shows the figures in a page with this policy. Resolves with what the policy refused. */
async function refusedBy(policy: string, page: Page, publish: (policy: string) => string): Promise<string[]> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { refused: [] as string[] });
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      (globalThis as unknown as { refused: string[] }).refused.push(effectiveDirective),
    );
  });
  await page.goto(publish(policy));
  for (const tag of ['pe-cliff', 'pe-clock', 'pe-waves']) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await page.waitForTimeout(700);
  }
  return page.evaluate(() => [...new Set((globalThis as unknown as { refused: string[] }).refused)]);
}

test('the directives that the guide names suffice for every kind of figure', async ({ page, host, tour }) => {
  await page.goto('/en/embed/');
  await expect.poll(() => example(page, 'worker-src')).toContain(tour);
  const directives = (await example(page, 'worker-src')).trim();
  const policy = `default-src 'none'; img-src data:; ${directives}`;
  expect(await refusedBy(policy, page, (text) => host.publish(post(figures, tour), text))).toEqual([]);
  await expect(page.locator('pe-cliff').getByRole('row', { name: /d = 64/ })).toContainText('%', { timeout: 20_000 });
  expect(page.workers().length).toBe(1);
  await expect(page.locator('pe-waves').locator('canvas')).toBeVisible();
  await expect(page.locator('pe-value')).toContainText(/\d/);
});

for (const directive of ['script-src', 'connect-src', 'worker-src', 'style-src-attr']) {
  test(`without ${directive} something of the figures is refused`, async ({ page, host, tour }) => {
    await page.goto('/en/embed/');
    await expect.poll(() => example(page, 'worker-src')).toContain(tour);
    const directives = (await example(page, 'worker-src')).trim().split('; ');
    const others = directives.filter((each) => !each.startsWith(directive));
    expect(others.length).toBe(directives.length - 1);
    const policy = ["default-src 'none'", 'img-src data:', ...others].join('; ');
    const refused = await refusedBy(policy, page, (text) => host.publish(post(figures, tour), text));
    expect(refused.join(' ')).toContain(directive.slice(0, 6));
  });
}

test('without the permission to compile wasm the figure says which word is missing', async ({ page, host, tour }) => {
  const policy = `default-src 'none'; img-src data:; script-src ${tour}; connect-src ${tour}; style-src-attr 'unsafe-inline'`;
  await page.goto(host.publish(post('<pe-clock></pe-clock>', tour), policy));
  await expect(page.locator('pe-clock').locator('.fault')).toContainText("'wasm-unsafe-eval'");
});

test('one directive suffices for a frame', async ({ page, host, tour }) => {
  await page.goto('/en/embed/');
  await expect.poll(() => example(page, 'frame-src')).toContain(tour);
  const policy = `default-src 'none'; img-src data:; ${(await example(page, 'frame-src')).trim()}`;
  const frame = `<iframe src="${tour}/embed/?figure=pe-clock&amp;position=41" title="A clock" sandbox="allow-scripts allow-same-origin allow-popups"></iframe>`;
  const html = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>A post</title></head><body>${frame}</body></html>`;
  await page.goto(host.publish(html, policy));
  const position = page.frameLocator('iframe').getByRole('slider', { name: 'Position', exact: true });
  await expect(position).toHaveValue('41', { timeout: 20_000 });
});
