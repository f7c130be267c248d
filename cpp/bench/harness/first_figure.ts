/** The tag of a page's first figure, not counting inline ones; undefined if the page needs no core. */
export const firstFigure = (html: string): string | undefined =>
  html.includes(' as="fetch"')
    ? /<main.*?<(pe-(?!act|predict|scrub|value|progress)[a-z-]+)/s.exec(html)?.[1]
    : undefined;
