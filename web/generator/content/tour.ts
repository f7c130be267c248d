/** Chapter slugs in order. The text of a chapter is `web/content/<language>/<slug>.md`. */
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

/** Pages that aren't chapters. */
export const otherPages = ['exercises', 'model', 'embed', 'api', 'glossary', 'sources', 'notices'] as const;

export type PageName = Slug | 'cover' | (typeof otherPages)[number];

export const isChapter = (page: PageName): page is Slug =>
  page !== 'cover' && !otherPages.some((other) => other === page);
