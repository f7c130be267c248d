import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import type { Page } from '@playwright/test';

import { expect, post, test } from './host.js';

const icon = '<link rel="icon" href="data:,">';
const clock = (page: Page): ReturnType<Page['getByRole']> =>
  page.locator('pe-clock').getByRole('slider', { name: 'Position', exact: true });

/** The computed style of every element in the first clock, without its font, and its position in the figure. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = (
      'display color font-size font-weight font-style line-height letter-spacing word-spacing text-transform text-align ' +
      'text-indent text-shadow direction white-space visibility cursor box-sizing width height opacity filter transform ' +
      'padding margin border background-color position'
    ).split(' ');
    const figure = document.querySelector('pe-clock')!;
    const inside = figure.shadowRoot!.firstElementChild!.getBoundingClientRect();
    const within = (root: ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        element,
        ...(element.shadowRoot ? within(element.shadowRoot) : []),
      ]);
    return within(figure.shadowRoot!)
      .filter(({ localName }) => localName !== 'slot')
      .map((element) => {
        const { left, top } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const isShown = element.getClientRects().length > 0;
        const place = isShown ? `${(left - inside.left).toFixed(1)} ${(top - inside.top).toFixed(1)}` : 'no place';
        return `${element.localName}.${element.getAttribute('class') ?? ''} at ${place}: ${properties.map((name) => style.getPropertyValue(name)).join('; ')}`;
      });
  });
}

test("host styles don't affect a figure", { tag: '@more' }, async ({ page, visit }) => {
  const box = '<div style="width: 700px; font-family: monospace"><pe-clock position="5"></pe-clock></div>';
  await visit(box);
  await expect(clock(page)).toHaveValue('5');
  const plain = await looks(page);
  expect(plain.length).toBeGreaterThan(100);

  const hostile = `<style>
    html { font-size: 40px !important; line-height: 3; }
    * { all: unset; color: red !important; font-size: 40px !important; letter-spacing: 9px !important; text-transform: uppercase !important;
      line-height: 3 !important; text-align: right !important; direction: rtl !important; white-space: pre !important; cursor: wait !important;
      box-sizing: border-box !important; text-shadow: 2px 2px red !important; word-spacing: 2em !important; text-indent: 5em !important;
      font-style: italic !important; font-weight: 900 !important; visibility: visible; list-style: square !important; --ink: red; --paper: red; --hairline: red; --accent: red; --at: 1; --hand: red; --dial: 3; --turns: 2; }
    script, style, head { display: none !important; }
    div { display: block !important; }
  </style>`;
  await visit(box, { head: hostile });
  await expect(clock(page)).toHaveValue('5');
  expect(await looks(page)).toEqual(plain);
});

test("embedded code doesn't affect the host page", { tag: '@more' }, async ({ page, host, tour }) => {
  const text = '<p class="figure controls tool caption">A paragraph</p>';
  const outside = (): Promise<{ globals: string[] }> =>
    page.evaluate(() => {
      const style = getComputedStyle(document.querySelector('p.figure')!);
      return {
        style: [...style]
          .filter((name) => !/block-size|height|perspective-origin|transform-origin/.test(name))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`),
        head: document.head.innerHTML,
        sheets: document.adoptedStyleSheets.length,
        globals: Object.keys(window).filter((name) => /^(pe-|Pe|lit)/.test(name)),
        attributes: [...document.documentElement.attributes].length,
      };
    });
  await page.goto(host.publish(`<!doctype html><head>${icon}</head>${text}`));
  const before = await outside();
  await page.goto(
    host.publish(
      `<!doctype html><head>${icon}</head>${text}<pe-clock></pe-clock><pe-waves></pe-waves><script type="module" src="${tour}/embed/pe.js"></script>`,
    ),
  );
  await page.locator('pe-waves').scrollIntoViewIfNeeded();
  await expect(page.locator('pe-waves canvas')).toBeVisible();
  // Lit registers its versions globally, to detect duplicates.
  const lit = ['litElementVersions', 'litHtmlVersions', 'litPropertyMetadata', 'reactiveElementVersions'];
  const after = await outside();
  expect({ ...after, globals: after.globals.filter((name) => !lit.includes(name)) }).toEqual(before);
});

test('a figure inherits font, color scheme and width', { tag: '@more' }, async ({ page, visit }) => {
  await visit(
    '<div style="width: 500px; font-family: monospace; color-scheme: dark"><pe-clock><p>x</p></pe-clock></div>',
  );
  const inner = page.locator('pe-clock-figure');
  await expect(inner.locator('.caption')).toHaveCSS('font-family', 'monospace');
  await expect(inner).toHaveCSS('color-scheme', 'dark');
  await expect(inner).toHaveCSS('width', '500px');
  await page.locator('pe-clock').evaluate((figure) => figure.setAttribute('theme', 'light'));
  await expect(inner).toHaveCSS('color-scheme', 'light');
});

test('two versions of the script coexist on a page', { tag: '@more' }, async ({ page, visit, tour, complaints }) => {
  const second = `<script type="module" src="${tour}/embed/pe.js?version=2"></script>`;
  await visit(`<pe-clock position="5"></pe-clock>${second}`);
  await expect(clock(page)).toHaveValue('5');
  expect(complaints).toEqual([]);
});

test('attributes are validated and observed', async ({ page, visit }) => {
  await visit('<pe-clock position="-3" dimensions="7" view="nonsense"></pe-clock>');
  await expect(clock(page)).toHaveValue('37');
  const set = (value: string | null): Promise<void> =>
    page.locator('pe-clock').evaluate((figure, text) => {
      if (text === null) figure.removeAttribute('position');
      else figure.setAttribute('position', text);
    }, value);
  await set('12');
  await expect(clock(page)).toHaveValue('12');
  await set(null);
  await expect(clock(page)).toHaveValue('37');
});

test(
  "the host's own custom element of the same name is kept",
  { tag: '@more' },
  async ({ page, visit, complaints }) => {
    const own = '<script>customElements.define("pe-waves", class extends HTMLElement {});</script>';
    await visit(`${own}<pe-waves>ours</pe-waves><pe-clock position="5"></pe-clock>`);
    await expect(clock(page)).toHaveValue('5');
    await expect(page.getByText('ours')).toBeVisible();
    expect(complaints).toEqual([expect.stringContaining('This page defines <pe-waves> itself')]);
  },
);

test("a figure keeps its styles when it's moved to another document and back", async ({ page, visit }) => {
  await visit('<iframe></iframe><pe-clock position="5"></pe-clock>');
  await expect(clock(page)).toHaveValue('5');
  const displays = await page.evaluate(() => {
    const figure = document.querySelector('pe-clock')!;
    const display = (): readonly string[] => {
      const inside = figure.shadowRoot!.querySelector('pe-clock-figure')!;
      const parts = [
        figure,
        inside.shadowRoot!.querySelector('.lead')!,
        inside.shadowRoot!.querySelector('pe-number-field')!,
      ];
      return parts.map((part) => getComputedStyle(part).display);
    };
    const { parentElement: home } = figure;
    const before = display();
    document.querySelector('iframe')!.contentDocument!.body.append(figure);
    const away = display();
    home!.append(figure);
    return { before, away, back: display() };
  });
  expect(displays.away).toEqual(displays.before);
  expect(displays.back).toEqual(displays.before);
});

test("a name collision with a host's custom element is logged", { tag: '@more' }, async ({ page, visit }) => {
  const own = '<script>customElements.define("pe-number-field", class extends HTMLElement {});</script>';
  await visit(`${own}<pe-clock lang="zh-Hans"><p>caption</p></pe-clock>`);
  await expect(page.locator('pe-clock .fault')).toContainText('pe-number-field 已被本页面另作他用');
  await expect(page.getByText('caption')).toBeVisible();
});

for (const [what, pattern, sentence] of [
  ['wasm', '**/*.wasm', 'didn’t start'],
  ['code', '**/assets/pe-clock-*.js', 'pe-clock couldn’t be loaded from'],
] as const) {
  test(`if ${what} fails to load, the figure shows an error and the page keeps working`, async ({
    page,
    visit,
    tour,
  }) => {
    await page.route(pattern, (route) =>
      route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' }, body: 'Not found' }),
    );
    await visit('<pe-clock lang="en"><p>caption</p></pe-clock>');
    const fault = page.locator('pe-clock .fault');
    await expect(fault).toContainText(sentence);
    await expect(fault).toContainText(new URL(tour).host);
    await expect(fault.getByRole('link')).toHaveAttribute('href', `${tour}/en/clock-hands/#clock`);
    await expect(page.getByText('caption')).toBeVisible();
    await expect(page.getByText('After.')).toBeVisible();
  });
}

test(
  'a page opened from disk shows figures and runs a worker',
  { tag: '@more' },
  async ({ page, tour, complaints }, info) => {
    const file = info.outputPath('page.html');
    writeFileSync(
      file,
      post('<pe-clock position="5"></pe-clock><pe-cliff trials="100" seed="7" lang="en"></pe-cliff>', tour),
    );
    await page.goto(pathToFileURL(file).href);
    await expect(clock(page)).toHaveValue('5');
    await page.locator('pe-cliff').scrollIntoViewIfNeeded();
    await expect(page.locator('pe-cliff')).toContainText('100 trials each, seed 7');
    expect(complaints).toEqual([]);
  },
);
