/** One language of the tour. */
export interface Language {
  /** Folder of web/content and part of the address. */
  readonly folder: string;
  /** BCP 47 tag: `lang`, `hreflang`. */
  readonly tag: string;
  /** Its own name in its own script, as the language switch shows it. */
  readonly name: string;
  /** As Open Graph writes a locale. */
  readonly locale: string;
}

/** The first one is the original: its headings name the anchors, and its cover is the cover of the site. */
export const languages: readonly [Language, ...Language[]] = [
  { folder: 'en', tag: 'en', name: 'English', locale: 'en_US' },
  { folder: 'zh-hans', tag: 'zh-Hans', name: '简体中文', locale: 'zh_CN' },
  { folder: 'zh-hant', tag: 'zh-Hant', name: '繁體中文', locale: 'zh_TW' },
];

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
