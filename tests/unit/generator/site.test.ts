import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { getFolder, relativeUrl, siteUrl } from '../../../web/generator/pages/addresses.js';
import { getSrgb } from '../../../web/generator/figures/colour.js';
import { pager } from '../../../web/generator/pages/layout.js';
import { contentSecurityPolicy } from '../../../web/generator/pages/csp.js';
import { write } from '../../../web/generator/files.js';
import { brokenLinks } from '../../../web/generator/pages/links.js';
import { escapeHtml, markup } from '../../../web/generator/pages/markup.js';
import { renderNotFound } from '../../../web/generator/pages/not-found.js';
import { robots, sitemap } from '../../../web/generator/pages/sitemap.js';
import { languages } from '../../../web/figures/shared/reader/languages.js';
import type { PageName } from '../../../web/generator/content/tour.js';

const tour = new URL('https://example.org/tour/');
const [english, simplified] = languages;

describe('URLs', () => {
  test('links are relative between all depths', () => {
    expect(relativeUrl('', 'en/gps/')).toBe('en/gps/');
    expect(relativeUrl('en/gps/', 'assets/main.js')).toBe('../../assets/main.js');
    expect(relativeUrl('zh-hans/', 'zh-hans/gps/')).toBe('../zh-hans/gps/');
    expect(relativeUrl('', '')).toBe('./');
    expect(relativeUrl('en/gps/', '')).toBe('../../');
  });

  test('a relative link resolves correctly, also if the site is in a subfolder', () => {
    for (const root of ['https://example.org/', 'https://example.org/a/b/']) {
      for (const from of ['', 'en/', 'en/gps/'])
        expect(new URL(relativeUrl(from, 'zh-hans/rope/'), root + from).href).toBe(`${root}zh-hans/rope/`);
    }
  });

  test("the home page of the first language is the site's root", () => {
    expect(getFolder(english, 'cover')).toBe('');
    expect(getFolder(simplified, 'cover')).toBe('zh-hans/');
    expect(getFolder(english, 'gps')).toBe('en/gps/');
  });

  test("SITE_URL is accepted with or without a trailing slash, and rejected if it isn't a web URL", () => {
    expect(siteUrl('https://example.org/tour')?.href).toBe('https://example.org/tour/');
    expect(siteUrl('https://example.org/tour/')?.href).toBe('https://example.org/tour/');
    for (const setting of [
      'example.org',
      'ftp://example.org',
      '/tour/',
      'https://example.org/a?b=1#c',
      'https://example.org/?',
      'https://me@example.org/',
    ])
      expect(() => siteUrl(setting)).toThrow(
        `SITE_URL must be an address such as https://example.org/tour/, without a user name, ? or #, got ${setting}`,
      );
  });

  test('without SITE_URL no tag has an absolute URL', () => {
    expect(siteUrl(undefined)).toBeUndefined();
    expect(siteUrl('')).toBeUndefined();
    expect(robots(undefined)).toBe('User-agent: *\nAllow: /\n');
    expect(robots(tour)).toContain('Sitemap: https://example.org/tour/sitemap.xml');
  });

  test('the 404 page links home from its header and in each language', () => {
    const words = { 'tour.title': 'Clock Hands and GPS', 'missing.home': 'To the start' };
    const hrefs = (where: URL | undefined): string[] => {
      const page = renderNotFound(
        [
          [english, words],
          [simplified, words],
        ],
        where,
        '<svg></svg>',
      );
      expect(page).toMatch(/<header><a class="home" [^>]*><svg aria-hidden="true"><\/svg><span>Clock Hands and GPS</);
      return [...page.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href!);
    };
    expect(hrefs(undefined)).toEqual(['/', '/', '/zh-hans/']);
    expect(hrefs(tour)).toEqual(['/tour/', '/tour/', '/tour/zh-hans/']);
  });

  test('the sitemap lists each page with its translations', () => {
    const map = sitemap(new Map([['gps', [english, simplified]]]), tour);
    expect(map.match(/<url>/g)).toHaveLength(2);
    expect(map).toContain('<loc>https://example.org/tour/zh-hans/gps/</loc>');
    expect(map).toContain('hreflang="x-default" href="https://example.org/tour/en/gps/"');
  });
});

describe('the way on at the end of a page', () => {
  const page = { title: 'Title', description: '', minutes: 10, lead: 'Where is it?' };
  const written = new Map<PageName, typeof page>([
    ['gps', page],
    ['questions', page],
    ['exercises', page],
  ]);
  const around = {
    language: english,
    written,
    words: {},
    translations: languages,
  };
  const endOf = (slug: PageName, picture?: string): string =>
    pager({ ...around, slug, folder: getFolder(english, slug), dial: (chapter) => `<svg>${chapter}</svg>` }, picture)
      .text;
  const waysFrom = (slug: PageName): string[] =>
    Array.from(endOf(slug).matchAll(/ href="([^"]+)"/g), ([, href = '']) => href);

  test('leads from chapter to chapter, then to the exercises, and ends there', () => {
    expect(waysFrom('gps')).toEqual(['../../', '../../en/questions/']);
    expect(waysFrom('questions')).toEqual(['../../en/gps/', '../../en/exercises/']);
    expect(waysFrom('exercises')).toEqual(['../../en/questions/']);
  });

  test('shows the lead of the next chapter with a picture, or with its dial', () => {
    expect(endOf('gps', 'pictures/questions.svg')).toMatch(
      /Title.*<p>Where is it\?<\/p><img src="\.\.\/\.\.\/pictures\/questions\.svg" alt=""/,
    );
    expect(endOf('gps')).toContain('<svg>15</svg>');
    expect(endOf('questions')).not.toContain('Where is it?');
  });

  test("leads from other pages to the tour's start", () => {
    expect(waysFrom('embed')).toEqual(['../../']);
  });
});

describe("a page's CSP", () => {
  const alone = contentSecurityPolicy();

  test('allows no inline scripts, no style elements and no other origin', () => {
    expect(alone).toContain("default-src 'none'");
    expect(alone).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(alone).toContain("style-src 'self';");
    expect(alone).not.toMatch(/https?:|script-src[^;]*unsafe-inline|\*/);
  });

  test("allows a page's inline script and styles by their hashes only", () => {
    const hash = "'sha256-qtc3jf64UXA5J6U02kfQ0Cvn9Uz4wXUaN3NNUVgR2v4='";
    const policy = contentSecurityPolicy({ script: 'let x = 1;', styles: ['a {}', 'let x = 1;'] });
    expect(policy.replaceAll(/ 'sha256-[^']+'/g, '')).toBe(alone);
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hash};`);
    expect(policy).toMatch(/style-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
    expect(policy).toContain(`${hash}; style-src-attr`);
  });
});

describe('HTML', () => {
  test("interpolated values are escaped, and markup isn't escaped twice", () => {
    expect(escapeHtml('a < b & "c"')).toBe('a &lt; b &amp; &quot;c&quot;');
    const inner = markup`<b>${'<i>'}</b>`;
    expect(markup`<p>${inner}${['x', '&']}${false}${undefined}${7}</p>`.text).toBe('<p><b>&lt;i&gt;</b>x&amp;7</p>');
  });

  test('links to missing files and anchors are found', () => {
    const folder = mkdtempSync(join(tmpdir(), 'links-'));
    try {
      write(
        folder,
        'index.html',
        '<a href="en/">x</a> <a href="gone/">x</a> <img src="icon.svg"> <a href="https://x.org/gone">x</a>',
      );
      write(folder, 'en/index.html', '<h2 id="here">x</h2> <a href="#here">x</a> <a href="../en/#there">x</a>');
      write(folder, 'icon.svg', '');
      const broken = brokenLinks(folder, ['index.html', 'en/index.html', 'icon.svg']);
      expect(broken.map(({ file, message }) => `${file}: ${message}`)).toEqual([
        'dist/index.html: links to gone/, and there is no gone/index.html',
        'dist/en/index.html: links to ../en/#there, and en/index.html has no such anchor',
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test('OKLCH colours are converted as in browsers', () => {
  // White, black and grey are exact; the sRGB primaries as CSS Color 4 lists them in OKLCH.
  expect(getSrgb('oklch(1 0 0)')).toBe('#ffffff');
  expect(getSrgb('oklch(0 0 0)')).toBe('#000000');
  expect(getSrgb('oklch(0.62796 0.25768 29.234)')).toBe('#ff0000');
  expect(getSrgb('oklch(0.86644 0.29483 142.495)')).toBe('#00ff00');
  expect(getSrgb('oklch(0.45201 0.31321 264.052)')).toBe('#0000ff');
});
