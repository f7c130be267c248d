import { describe, expect, it } from 'vitest';

import { getFaults, type Asking } from './plan.js';
import { ways } from './ways.js';

const page = (kind: Asking['place']['kind'], path: string, ...assets: string[]): Asking => ({
  place: { kind, path },
  whole: { assets, letters: 0, parts: [] },
});

/** The files that are drilled, each with its page. */
const drilled = (...pages: Asking[]): string[] => [
  ...new Set(getFaults(pages).map(({ place, fault }) => `${place.path} ${fault.asset}`)),
];

describe('the plan of a drill', () => {
  it('has each file fail in every way, with a name for each', () => {
    const faults = getFaults([page('cover', 'en/', 'main.js', 'core.wasm')]);
    expect(faults.map(({ fault }) => fault.way)).toEqual([...ways, ...ways]);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(2 * ways.length);
  });

  it('takes a file once for a kind of page, on the page that asks for the fewest files', () => {
    expect(
      drilled(
        page('chapter', 'en/gps/', 'main.js', 'gps.js', 'core.wasm'),
        page('chapter', 'en/rope/', 'main.js', 'rope.js'),
        page('cover', 'en/', 'main.js'),
      ),
    ).toEqual(['en/ main.js', 'en/rope/ main.js', 'en/rope/ rope.js', 'en/gps/ gps.js', 'en/gps/ core.wasm']);
  });

  it('takes the first of files that fail alike', () => {
    const fonts = ['assets/KaTeX_Main-Bold-0a.woff2', 'assets/KaTeX_Math-Italic-0b.woff2'];
    const sheets = ['assets/drawn-01234567.css', 'assets/drawn-89abcdef.css'];
    expect(drilled(page('chapter', 'en/gps/', ...fonts, ...sheets))).toEqual([
      `en/gps/ ${fonts[0]}`,
      `en/gps/ ${sheets[0]}`,
    ]);
  });

  it('leaves the files of single figures in the guide to posts, but not what all posts or none ask for', () => {
    const posts = [page('post', 'a-post', 'pe.js', 'clock.js'), page('post', 'another', 'pe.js', 'waves.js')];
    const guide = page('guide', 'en/embed/', 'main.js', 'pe.js', 'clock.js', 'waves.js');
    expect(drilled(...posts, guide)).toEqual([
      'a-post pe.js',
      'a-post clock.js',
      'another waves.js',
      'en/embed/ main.js',
      'en/embed/ pe.js',
    ]);
  });
});
