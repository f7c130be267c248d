import { readFileSync, writeFileSync } from 'node:fs';

import { run } from '../../support/programs.js';
import { getExample, expect, test } from './host.js';

/** A notebook that hasn't been run, in Jupyter's format. */
const getNotebook = (cells: readonly string[]): string =>
  JSON.stringify({
    nbformat: 4,
    nbformat_minor: 5,
    metadata: { kernelspec: { name: 'python3', display_name: 'Python 3', language: 'python' } },
    cells: cells.map((source, index) => ({
      cell_type: 'code',
      id: `cell-${index}`,
      metadata: {},
      execution_count: null,
      outputs: [],
      source,
    })),
  });

/** Scripts that nbconvert's pages load from a CDN, which depends on nbconvert's distribution. */
const elsewhere = ['require_js_url', 'jquery_url', 'mathjax_url'].map(
  (name) => `--HTMLExporter.${name}=https://scripts.invalid/${name}.js`,
);

for (const [path, template] of [
  ['/en/embed/', 'lab'],
  ['/zh-hans/embed/', 'classic'],
] as const)
  test(
    `a notebook with the snippet of ${path}, exported by nbconvert's template "${template}", shows both figures`,
    { tag: '@hosts' },
    async ({ page, host, complaints }, info) => {
      await page.goto(path);
      const [imports = '', ...shown] = (await getExample(page, 'IPython.display')).trim().split(/\n+/);
      expect(shown).toHaveLength(2);
      const notebook = info.outputPath('figures.ipynb');
      writeFileSync(notebook, getNotebook([imports, ...shown]));
      const convert = ['jupyter-nbconvert', '--log-level=ERROR', '--execute', '--to', 'html', '--template', template];
      const { ok, output } = await run([...convert, ...elsewhere, notebook], 240, { HOME: info.outputDir });
      expect(ok, output).toBe(true);

      await page.route('https://scripts.invalid/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.goto(host.publish(readFileSync(info.outputPath('figures.html'), 'utf8')));
      const name = /^(?:Position|位置)$/;
      const position = page.locator('pe-clock').getByRole('slider', { name });
      await expect(position).toHaveValue('37');
      await position.press('ArrowRight');
      await expect(position).toHaveValue('38');

      const frame = page.locator('iframe');
      await frame.scrollIntoViewIfNeeded();
      const inFrame = frame.contentFrame().getByRole('slider', { name });
      await inFrame.press('ArrowRight');
      await expect(inFrame).toHaveValue('38');
      // The iframe height in the guide is enough for a compact figure.
      const cut = await frame
        .contentFrame()
        .locator('html')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(cut).toBe(0);
      await page.screenshot({ path: info.outputPath('notebook.png'), fullPage: true });
      expect(complaints).toEqual([]);
    },
  );
