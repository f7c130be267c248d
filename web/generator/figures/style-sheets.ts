import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import { figureStyles } from '../../figures/shared/frame/figure-styles.js';
import { relativeUrl, type Folder } from '../pages/addresses.js';

/** A page whose shadow roots have their style sheets: those that it needs once stand in it, to the others it links. */
export interface Styled {
  readonly html: string;
  /** The style sheets it links to, each with its text, by their files in dist. */
  readonly sheets: ReadonlyMap<string, string>;
  /** The texts of those that stand in it. */
  readonly within: readonly string[];
}

/** The beginning of every figure's style sheet. */
const shared = figureStyles.map(({ cssText }) => cssText).join('');

/** CSS without comments and line breaks. */
function minified(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .trim()
    .replace(/([{};,]?)\s*\n\s*/g, (_break, end: string) => end || ' ');
}

function getFile(css: string): string {
  return `assets/drawn-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
}

/**
 * A text of more bytes than this, compressed, has no room for styles: a page may weigh 60 KB, of which what is around its text takes
 * up to 17, and its styles 6.
 */
const heavy = 37 * 1024;

const getParts = (css: string): string[] =>
  (css.startsWith(shared) ? [shared, css.slice(shared.length)] : [css]).map(minified).filter((part) => part !== '');

/**
 * Makes links of the `<style>` elements in the shadow roots of a page: it has some figures many times, and compression does
 * not reach back far enough to find the same style sheet again. What all figures share is a file of its own. What a page needs once
 * stays in it: over HTTP/1.1 a browser fetches six files at once, and the parser waits at each link for its sheet, so with two rounds
 * of them the page would be drawn by halves, and the scripts would wait for the second one. A heavy page links to all.
 */
export function styled(page: string, folder: Folder): Styled {
  const sheets = new Map<string, string>();
  const counts = new Map<string, number>();
  const link = (file: string): string => `<link rel="stylesheet" href="${relativeUrl(folder, file)}">`;
  const linked = page.replace(/<style>(.*?)<\/style>/gs, (_, css: string) =>
    getParts(css)
      .map((part) => {
        const file = getFile(part);
        sheets.set(file, part);
        counts.set(file, (counts.get(file) ?? 0) + 1);
        return link(file);
      })
      .join(''),
  );
  if (gzipSync(linked).length > heavy) return { html: linked, sheets, within: [] };
  const once = [...sheets].filter(([file]) => counts.get(file) === 1);
  const html = once.reduce((text, [file, css]) => text.replace(link(file), () => `<style>${css}</style>`), linked);
  for (const [file] of once) sheets.delete(file);
  return { html, sheets, within: once.map(([, css]) => css) };
}
