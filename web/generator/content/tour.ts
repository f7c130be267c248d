/** The slugs of the chapters, in their order. A chapter's text is `web/content/<language>/<slug>.md`. */
export const chapters = [
  'position-blind',
  'three-attempts',
  'clock-hands',
  'formula',
  'heat-map',
  'same-turn',
  'gps',
  'add-or-join',
  'learned-or-fixed',
  'relative',
  'rope',
  'longer',
  'precision',
  'panorama',
  'questions',
] as const;

export type Slug = (typeof chapters)[number];

/** The pages that stand outside of the order of chapters. */
export const pagesBeside = ['exercises', 'model', 'embed', 'api', 'glossary', 'sources', 'notices'] as const;

/** Every page: a chapter, or one that stands outside of their order. */
export type PageName = Slug | 'cover' | (typeof pagesBeside)[number];

export const isChapter = (page: PageName): page is Slug =>
  page !== 'cover' && !pagesBeside.some((other) => other === page);
