import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import sirv from 'sirv';
import { parse } from 'yaml';

import { findProgram, root, run } from '../../support/programs.js';
import { getExample, expect, test } from './host.js';

/** Where setup.mjs unpacks MkDocs and its theme if they aren't installed. */
const unpacked = join(root, 'build/servers/usr');
const material = join(unpacked, 'share/mkdocs/themes/material');

async function makeSite(folder: string): Promise<void> {
  const own = findProgram('mkdocs');
  const words = own === undefined ? ['/usr/bin/python3', '-m', 'mkdocs'] : [own];
  const { ok, output } = await run(
    ['env', '-C', folder, ...words, 'build', '--quiet'],
    240,
    own === undefined ? { PYTHONPATH: join(unpacked, 'lib/python3/dist-packages') } : {},
  );
  if (!ok) throw new Error(output);
}

/** Theme settings. A theme given by its folder lacks its default settings. */
const settings: Readonly<Record<'mkdocs' | 'material', () => object>> = {
  mkdocs: () => ({ name: 'mkdocs', highlightjs: false }), // a third-party script
  material: () => ({
    ...(parse(readFileSync(join(material, 'mkdocs_theme.yml'), 'utf8')) as object),
    name: null,
    custom_dir: material,
    font: false,
  }),
};

for (const name of ['mkdocs', 'material'] as const)
  test(
    `the guide's snippet works in MkDocs with the theme "${name}", with captions`,
    { tag: '@hosts' },
    async ({ page, complaints }, info) => {
      test.skip(name === 'material' && !existsSync(material), 'the theme is not here');
      await page.goto('/en/embed/');
      const [figure, sentence, frame] = [
        await getExample(page, '<script type="module"'),
        await getExample(page, '<pe-scrub'),
        await getExample(page, '<iframe'),
      ];
      const words = /<p>(<pe-act.*)<\/p>/s.exec(sentence)?.[1] ?? '';
      const folder = info.outputPath('site');
      mkdirSync(join(folder, 'docs'), { recursive: true });
      writeFileSync(join(folder, 'mkdocs.yml'), JSON.stringify({ site_name: 'Docs', theme: settings[name]() }));
      writeFileSync(
        join(folder, 'docs/index.md'),
        `# A page\n\nSome *text* before.\n\n${figure.replace('<pe-clock', '<pe-clock id="clock"')}\nNow ${words}, and **go on**.\n\n${frame}\nThe end.\n`,
      );
      await makeSite(folder);
      const site = createServer(sirv(join(folder, 'site')));
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
      try {
        await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
        const clock = page.locator('pe-clock');
        const position = clock.getByRole('slider', { name: 'Position', exact: true });
        await expect(position).toHaveValue('37');
        const caption = page.locator('pe-clock > p');
        await expect(caption).toHaveText('Take a hand and pull.');
        await expect(caption).toBeVisible();

        // The sentence is one paragraph, with the action link and the number inline.
        const paragraph = page.locator('p', { hasText: 'and go on.' });
        await expect(paragraph).toHaveText(/^Now Go to position 10\. 37, and go on\.$/);
        await paragraph.getByRole('button').click();
        await expect(position).toHaveValue('10');
        await paragraph.getByRole('slider').press('ArrowRight');
        await expect(position).toHaveValue('11');

        const outside = page.locator('iframe');
        await outside.scrollIntoViewIfNeeded();
        const inside = outside.contentFrame().locator('main');
        await expect(inside.getByRole('slider', { name: 'Position', exact: true })).toHaveValue('37');
        const getHeight = async (): Promise<number> => Math.round((await inside.boundingBox())!.height);
        await expect
          .poll(async () => (await outside.boundingBox())!.height - (await getHeight()))
          .toBeLessThanOrEqual(1);
        await page.screenshot({ path: info.outputPath('page.png'), fullPage: true });
        expect(complaints).toEqual([]);
      } finally {
        site.close().closeAllConnections();
      }
    },
  );
