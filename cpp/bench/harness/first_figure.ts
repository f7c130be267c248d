/** The tag of the figure that a page shows first, not counting those within sentences; none where the page itself needs no core. */
export const firstFigure = (html: string): string | undefined =>
  html.includes(' as="fetch"')
    ? /<main.*?<(pe-(?!act|predict|scrub|value|progress)[a-z-]+)/s.exec(html)?.[1]
    : undefined;
