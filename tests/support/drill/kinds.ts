import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { chapters } from '../../../web/generator/content/tour.js';
import { blockTags } from '../figure-tags.js';

/** A page under test. Each file is tested once per kind of page, because the same code handles its failure there. */
export interface Drilled {
  readonly kind: 'cover' | 'chapter' | 'exercises' | 'reference' | 'guide' | 'frame' | 'post';
  /** Without the leading slash. */
  readonly path: string;
  /** The HTML of a page outside the tour. */
  readonly html?: string;
}

const getKind = (slug: string): Drilled['kind'] => {
  if (chapters.some((chapter) => chapter === slug)) return 'chapter';
  return slug === 'exercises' ? slug : slug === 'embed' ? 'guide' : 'reference';
};

/** A page of another site with elements of the tour. */
const post = (...elements: readonly string[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>A post</title>
<main><h1>A post</h1><p>Before.</p>
${elements.join('\n')}
<p>After.</p></main><script type="module" src="embed/pe.js"></script></html>`;

const severalFigures = post(
  '<pe-clock><p>A clock that turns with the position.</p></pe-clock>',
  '<pe-waves><p>Waves of the same position.</p></pe-waves>',
  '<pe-exercise exercise="second-shadow"><p>An exercise about shadows.</p></pe-exercise>',
);

/**
 * Every English page (languages differ only in words), iframes, and pages of other sites with several figures and with
 * each one.
 */
export function drilledPages(dist: string): Drilled[] {
  const slugs = readdirSync(join(dist, 'en'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [
    { kind: 'cover', path: 'en/' },
    ...slugs.map(({ name }) => ({ kind: getKind(name), path: `en/${name}/` })),
    { kind: 'frame', path: 'embed/?figure=pe-clock&lang=en' },
    { kind: 'frame', path: 'embed/?exercise=second-shadow&lang=en' },
    { kind: 'post', path: 'a-post', html: severalFigures },
    ...blockTags.map((tag): Drilled => {
      return { kind: 'post', path: `a-post-of-${tag}`, html: post(`<${tag}><p>A caption.</p></${tag}>`) };
    }),
  ];
}
