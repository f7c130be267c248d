import { createHash } from 'node:crypto';

import { figureStyles } from '../../figures/shared/frame/figure-styles.js';
import { relativeUrl, type Folder } from '../pages/addresses.js';

/** A page whose shadow roots link to their style sheets. */
export interface Linked {
  readonly html: string;
  /** The style sheets it links to, each with its text, by their files in dist. */
  readonly sheets: ReadonlyMap<string, string>;
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

function fileOf(css: string): string {
  return `assets/drawn-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
}

/**
 * Takes the `<style>` elements out of the shadow roots of a page and puts links to files in their place: a page has some
 * figures many times, and compression does not reach back far enough to find the same style sheet again. What all figures
 * share is a file of its own.
 */
export function linkStyles(page: string, folder: Folder): Linked {
  const sheets = new Map<string, string>();
  const html = page.replace(/<style>(.*?)<\/style>/gs, (_, css: string) => {
    const parts = css.startsWith(shared) ? [shared, css.slice(shared.length)] : [css];
    return parts
      .map(minified)
      .filter((part) => part !== '')
      .map((part) => {
        const file = fileOf(part);
        sheets.set(file, part);
        return `<link rel="stylesheet" href="${relativeUrl(folder, file)}">`;
      })
      .join('');
  });
  return { html, sheets };
}
