import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Core } from '../../core/core.js';
import { readMessages, type Source, type Sources } from '../content/content.js';
import { getFirstDrawing } from '../figures/drawings.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { chapters, getStyledPage, isChapter, type PageName } from '../content/tour.js';
import { png } from '../figures/png.js';
import { write } from '../files.js';
import { original } from '../pages/addresses.js';
import { paths } from '../paths.js';
import { cardDrawing, type CardText } from './card.js';
import { chineseFont, type Font } from './chinese-font.js';
import { storyDrawing } from './story-drawing.js';

/** The position on the clock of pages that are neither chapters nor the cover. */
const otherPosition = 37;

function getText(language: Language, slug: PageName, title: string): CardText {
  const messages = readMessages(language, 'site');
  const tour = messages['tour.title'] ?? '';
  const number = isChapter(slug) ? chapters.indexOf(slug) + 1 : 0;
  const kicker = number > 0 ? (messages['tour.chapter'] ?? '').replace('{number}', String(number)) : '';
  return { kicker, title, tour: slug === 'cover' ? '' : tour, position: number > 0 ? number : otherPosition };
}

/**
 * The social images of all pages. Without a Chinese font on this machine, Chinese pages use the image of the original.
 */
export class Cards {
  readonly #core: Core;
  readonly #cacheFolder: string;
  readonly #fonts: ReadonlyMap<string, Font | undefined>;
  readonly without: readonly Language[];

  /** @param cacheFolder - The cache folder; drawing all images takes longer than most of a build. */
  constructor(
    core: Core,
    cacheFolder: string = paths.cards,
    fontFor: (language: Language) => Font | undefined = chineseFont,
  ) {
    const translations = languages.filter((language) => language !== original);
    this.#core = core;
    this.#cacheFolder = cacheFolder;
    this.#fonts = new Map(translations.map((language) => [language.folder, fontFor(language)]));
    this.without = translations.filter(({ folder }) => !this.#fonts.get(folder));
  }

  /** The file in dist with the image of a page. */
  getFile(language: Language, slug: PageName): string {
    const { folder } = this.without.includes(language) ? original : language;
    return `social/${folder}/${getStyledPage(slug)}.png`;
  }

  /** The image as PNG, 1200 x 630. */
  async getPicture(language: Language, page: Pick<Source, 'slug' | 'title' | 'body'>): Promise<Buffer> {
    const font = this.#fonts.get(language.folder);
    const svg = cardDrawing(
      this.#core,
      {
        ...getText(language, page.slug, page.title),
        figure: await this.#getFigure(page),
      },
      font ? `'${font.family}', KaTeX_Main` : 'KaTeX_Main',
    );
    const file = `${createHash('sha256')
      .update(JSON.stringify([svg, font]))
      .digest('hex')
      .slice(0, 32)}.png`;
    const path = join(this.#cacheFolder, file);
    if (existsSync(path)) return readFileSync(path);
    const image = png(svg, 1200, font ? [font.file] : []);
    write(this.#cacheFolder, file, image);
    return image;
  }

  async #getFigure({ slug, body }: Pick<Source, 'slug' | 'body'>): Promise<string | undefined> {
    if (slug === 'cover') return storyDrawing(this.#core);
    return isChapter(slug) ? getFirstDrawing(body) : undefined;
  }

  /** Writes all images below a folder. */
  async writeAll(folder: string, sources: Sources): Promise<void> {
    for (const [language, pages] of sources)
      if (!this.without.includes(language))
        for (const page of pages)
          write(folder, this.getFile(language, page.slug), await this.getPicture(language, page));
  }
}
