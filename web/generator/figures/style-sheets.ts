import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import { figureStyles } from '../../figures/shared/styles/figure-styles.js';
import { relativeUrl, type Folder } from '../pages/addresses.js';

/** A page with style sheets for its shadow roots: inlined where used once, else linked. */
export interface Styled {
  readonly html: string;
  /** The text of each linked style sheet, by its file in dist. */
  readonly sheets: ReadonlyMap<string, string>;
  /** The texts of the inlined style sheets. */
  readonly within: readonly string[];
}

/** The start of every figure's style sheet. */
const shared = figureStyles.map(({ cssText }) => cssText).join('');

/** Removes comments and needless spaces from CSS, also from templates with placeholders. */
export const minified = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/([a-z-]): /g, '$1:')
    .replaceAll(';}', '}')
    .trim();

function getFile(css: string): string {
  return `assets/drawn-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
}

/** Pages with more compressed HTML than this (bytes) inline no styles: 60 KB is the budget of a page with what surrounds it. */
const heavy = 38.5 * 1024;

const getParts = (css: string): string[] =>
  (css.startsWith(shared) ? [shared, css.slice(shared.length)] : [css]).map(minified).filter((part) => part !== '');

/**
 * Replaces `<style>` elements in shadow roots by links, because pages repeat figures and compression does not reach
 * back far enough to deduplicate them. The styles that all figures share are one file. Styles that a page needs once
 * stay inline: over HTTP/1.1 a browser fetches six files at once and the parser blocks on each link, so a second round
 * would delay first paint and scripts. Heavy pages link everything.
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
  const once = [...sheets].filter(([file]) => counts.get(file) === 1);
  const html = once.reduce((text, [file, css]) => text.replace(link(file), () => `<style>${css}</style>`), linked);
  if (gzipSync(html).length > heavy) return { html: linked, sheets, within: [] };
  for (const [file] of once) sheets.delete(file);
  return { html, sheets, within: once.map(([, css]) => css) };
}
