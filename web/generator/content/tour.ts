/** The chapters in their order, by the part of the tour. A chapter's text is `web/content/<language>/<slug>.md`. */
export const parts = [
  {
    name: 'why',
    chapters: [
      'position-blind',
      'three-attempts',
      'clock-hands',
      'formula',
      'heat-map',
      'same-turn',
      'gps',
      'add-or-join',
      'learned-or-fixed',
    ],
  },
  { name: 'models', chapters: ['relative', 'rope', 'longer'] },
  { name: 'practice', chapters: ['precision', 'panorama'] },
  { name: 'test', chapters: ['questions'] },
] as const;

export type Slug = (typeof parts)[number]['chapters'][number];

/** The slugs of the chapters, in their order. */
export const chapters: readonly Slug[] = parts.flatMap((part): readonly Slug[] => part.chapters);

/** The pages that stand outside of the order of chapters. A page's text is `web/content/<language>/pages/<slug>.md`. */
export const pagesBeside = [
  'short',
  'exercises',
  'model',
  'slips',
  'bugs',
  'embed',
  'api',
  'glossary',
  'sources',
  'notices',
] as const;

/** A page that is written in Markdown. */
export type MarkdownPage = Slug | 'cover' | (typeof pagesBeside)[number];

/** The page of the embedding guide about one figure: `embed/clock`. The build writes it from the figure's manifest. */
export type FigurePage = `embed/${string}`;

export type PageName = MarkdownPage | FigurePage;

export const isChapter = (page: PageName): page is Slug => chapters.some((chapter) => chapter === page);

export const isFigurePage = (page: PageName): page is FigurePage => page.startsWith('embed/');

/** The page whose styles and social image a page has: for the page of a figure the guide, otherwise itself. */
export const getStyledPage = (page: PageName): MarkdownPage => (isFigurePage(page) ? 'embed' : page);

/** Whether figures of a page stand beside their text in wide windows. */
export const hasScenes = (page: PageName): boolean => page === 'short' || isChapter(page);
