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

export type PageName = Slug | 'cover' | (typeof pagesBeside)[number];

export const isChapter = (page: PageName): page is Slug =>
  page !== 'cover' && !pagesBeside.some((other) => other === page);

/** Whether figures of a page stand beside their text in wide windows. */
export const hasScenes = (page: PageName): boolean => page === 'short' || isChapter(page);
