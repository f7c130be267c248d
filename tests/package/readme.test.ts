import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { chromium } from '@playwright/test';
import { describe, expect, inject, test } from 'vitest';

import { describedFigures } from '../../web/generator/figures/figure-attributes.js';
import { chromiumFlags, headlessPath } from '../support/browsers.js';
import { exerciseFiles } from '../../web/generator/exercises/files.js';
import { manifests } from '../../web/generator/figures/manifests.js';
import { root as project } from '../support/programs.js';
import { blocks, getBlocks, readme } from './readme-blocks.js';
import { getAddress, built, getComplaints, served } from './vite-project.js';

const consumer = inject('consumer');
const isOfCore = (code: string): boolean => code.includes('positional-encoding-tour/core');

test("the README is the package's", () => {
  expect(readme).toMatch(/^# positional-encoding-tour\n/);
});

test("every figure's tag is listed with a description", () => {
  for (const { tag } of manifests) expect(readme, tag).toMatch(new RegExp(`^\\| \`${tag}\` \\| [A-Z].*\\. \\|$`, 'm'));
});

test('every exercise is listed', () => {
  const ids = exerciseFiles().flatMap(({ exercises }) => exercises.map(({ spec: { id } }) => id));
  expect(ids.length).toBeGreaterThan(50);
  for (const id of ids) expect(readme, id).toMatch(new RegExp(`^- .*\`${id}\``, 'm'));
});

test('every code block is of a kind that some test compiles, runs or opens', () => {
  // tsx, ts, vue and svelte: framework-types.test.ts. astro, jsx and mjs: below. The block without a language is the
  // CSP.
  const tried = ['', 'astro', 'css', 'html', 'js', 'jsx', 'mjs', 'sh', 'svelte', 'ts', 'tsx', 'vue'];
  expect([...new Set(blocks.map(({ language }) => language))].toSorted()).toEqual(tried);
  expect(getBlocks('').map(({ heading }) => heading)).toEqual(['The policy of your page']);
  expect(getBlocks('sh').map(({ code }) => code)).toEqual(['npm install positional-encoding-tour\n']); // same as install.ts
});

test('the code blocks for server rendering are those that tests/hosts/frameworks builds and opens', () => {
  const sites = join(project, 'tests/hosts/frameworks/sites');
  const filePaths: Readonly<Record<string, string>> = {
    jsx: 'next/app/figures.jsx',
    astro: 'astro/src/pages/index.astro',
    mjs: 'vitepress/.vitepress/theme/index.js',
  };
  const lines = (code: string): string[] =>
    code
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  for (const [language, file] of Object.entries(filePaths)) {
    const [block, ...more] = getBlocks(language);
    expect(more).toEqual([]);
    expect(lines(readFileSync(join(sites, file), 'utf8'))).toEqual(expect.arrayContaining(lines(block?.code ?? '-')));
  }
  expect(readFileSync(join(sites, 'vitepress/.vitepress/config.js'), 'utf8')).toContain(
    /`(vue: \{.*\})`/.exec(readme)?.[1],
  );
});

test('every event and its details are in the table', () => {
  for (const { name, detail } of describedFigures.flatMap(({ manifest, events }) =>
    manifest.display === 'wrapper' ? [] : events,
  )) {
    const [row] = readme.split('\n').filter((line) => line.startsWith(`| \`${name}\``));
    expect(row, name).toBeDefined();
    for (const [, part = ''] of detail.matchAll(/(\w+):/g)) if (part) expect(row).toContain(part);
  }
});

describe('the blocks of the core run in Node', () => {
  const said: Readonly<Record<string, RegExp>> = {
    'A table': /^5000 512 0\.540302/,
    'The position in a noisy code': /found: 13[67]\.\d+,[\s\S]*numbers: 64/,
    'The position in a vector of your own': /^36\.(?:6|59)\d* (?:1|0\.9999)/,
    'The frequencies of a rotary model': /^64 1\.2/,
    'A small transformer in training': /step: 50, loss: \d[\d.]+, accuracy: [\d.]+/,
  };
  const ofCore = getBlocks('js').filter(({ code }) => isOfCore(code));

  test('without errors', () => {
    expect(ofCore.map(({ heading }) => heading)).toEqual(Object.keys(said));
  });

  test.each(ofCore.map(({ heading, code }) => [heading, code] as const))('%s', async (heading, code) => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: consumer,
    });
    expect(stdout.trim()).toMatch(said[heading]!);
  });
});

describe("the code blocks of pages, built by Vite and opened with the README's CSP", () => {
  const policy = `default-src 'none'; ${getBlocks('')[0]?.code.trim() ?? ''}`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const pages = getBlocks('html').map(({ heading, code }) => {
    const [script] = getBlocks('js').filter((block) => block.heading === heading && !isOfCore(block.code));
    return [heading, code.replace(/<script.*<\/script>\n/, ''), script?.code ?? ''] as const;
  });

  test('each page script has its markup', () => {
    expect(pages.map(([, , script]) => script)).toEqual(
      getBlocks('js')
        .filter(({ code }) => !isOfCore(code))
        .map(({ code }) => code),
    );
  });

  test.each(pages)('%s', async (heading, body, script) => {
    const folder = heading.toLowerCase().replaceAll(/\W+/g, '-');
    const { root } = await built(folder, meta + body, script);
    const server = await served(root);
    const browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
    try {
      const page = await browser.newPage();
      const complaints = getComplaints(page);
      await page.goto(getAddress(server));
      const shown = body.includes('pe-clock')
        ? page.locator('pe-clock').getByRole('slider', { name: 'Position', exact: true })
        : page.getByRole('button', { name: 'Check' });
      await shown.waitFor();
      const paper = async (): Promise<string> =>
        page.locator('pe-clock').evaluate((clock) => getComputedStyle(clock).getPropertyValue('--accent'));
      if (body.includes('pe-clock')) {
        const before = await paper();
        // Adopted style sheets aren't subject to the CSP, like the figures' own.
        await page.evaluate(
          (css) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(css);
            document.adoptedStyleSheets = [sheet];
          },
          getBlocks('css')[0]!.code.replace(/--pe-accent: [^;]+/, '--pe-accent: rebeccapurple'),
        );
        expect(before).not.toContain('rebeccapurple');
        expect(await paper()).toContain('rebeccapurple');
      }
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });
});
