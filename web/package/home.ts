import { sources } from '#sources/figures';
import { provideTourAddress } from '../figures/shared/links/tour-address.js';
import { tourLink } from '../figures/shared/links/tour-link.js';
import type { Tag } from './tags.js';

/** The address of the tour, for links and for the snippets of “Embed this”. */
export interface HomeOptions {
  /** Its address, an absolute URL: that of the folder in which `embed/pe.js` lies. */
  readonly root: string | URL;
  /** A link that shows what the figure shows now. Without it, one to the chapter of the tour that has this figure. */
  readonly link?: (figure: HTMLElement) => string;
}

/**
 * Says where the tour is. Call it before `defineFigures`: without it, figures and exercises offer no link and no snippet.
 *
 * @throws TypeError when `root` is no absolute URL.
 */
export function provideHome({ root, link }: HomeOptions): void {
  const { href } = new URL(root);
  const folder = href.endsWith('/') ? href : `${href}/`;
  provideTourAddress({
    root: folder,
    link: link ?? ((figure) => tourLink(figure, folder, sources[figure.localName as Tag].place)),
  });
}
