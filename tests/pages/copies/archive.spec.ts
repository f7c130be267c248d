import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { unzipSync } from 'fflate';

import { makeCopies } from '../../../web/build/copies/copies.js';
import { filesUnder, write } from '../../../web/build/files.js';
import { footer, type Surroundings } from '../../../web/build/pages/chrome.js';
import { expect, test } from '../fixtures.js';

const dist = fileURLToPath(new URL('../../../dist/', import.meta.url));

const around = (slug: Surroundings['slug']): string => {
  const language = { folder: 'en', tag: 'en', name: 'English', locale: 'en_GB' } as Surroundings['language'];
  const words = { 'tour.archive': 'All of it ({megabytes} MB)' };
  const surroundings = { folder: '', slug, language, words, hasModel: false } as unknown as Surroundings;
  return footer(surroundings, true).text;
};

test(
  'the cover alone links to the archive, with its size, and the archive leads to itself nowhere',
  { tag: '@more' },
  () => {
    expect(around('cover')).toContain('<a href="tour.zip" download>All of it ({megabytes} MB)</a>');
    expect(around('gps')).not.toContain('tour.zip');

    const site = mkdtempSync(join(tmpdir(), 'site-'));
    try {
      for (const part of [
        'assets',
        'embed/exercise-words',
        'embed/exercises/en',
        'icon.svg',
        'icon.png',
        'LICENSE.txt',
        'NOTICES.txt',
      ]) {
        mkdirSync(join(site, part, '..'), { recursive: true });
        cpSync(join(dist, part), join(site, part), { recursive: true });
      }
      const page = (path: string): string => readFileSync(join(dist, path), 'utf8');
      const cover = page('index.html').replace(/<p class="archive">.*?<\/p>/s, '');
      write(
        site,
        'index.html',
        cover.replace('</footer>', `<p class="archive"><a href="./tour.zip" download>{megabytes} MB</a></p></footer>`),
      );
      write(site, 'en/gps/index.html', page('en/gps/index.html'));

      const { files, bytes } = makeCopies(site, join(site, 'single'), undefined);
      expect(files).toBe(2);
      expect(filesUnder(join(site, 'single'))).toEqual(['en/gps.html', 'index.html']);
      expect(statSync(join(site, 'tour.zip')).size).toBe(bytes);
      expect(readFileSync(join(site, 'index.html'), 'utf8')).toContain(`${Math.round(bytes / 1e6)} MB</a>`);
      const unpacked = Object.entries(unzipSync(readFileSync(join(site, 'tour.zip'))));
      expect(unpacked.map(([name]) => name)).toContain('clock-hands-and-gps/en/gps/index.html');
      for (const [name, content] of unpacked)
        if (name.endsWith('.html'))
          expect(Buffer.from(content).toString('utf8')).not.toMatch(/tour\.zip|class="device"/);
    } finally {
      rmSync(site, { recursive: true });
    }
  },
);
