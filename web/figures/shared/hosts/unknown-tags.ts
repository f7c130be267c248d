const told = new Set<string>();

/** Says on the console, once each, which tags of the page begin as ours do and are none of these. */
export function warnOfUnknownTags(known: readonly string[]): void {
  for (const { localName: tag } of document.querySelectorAll(':not(:defined)')) {
    if (!tag.startsWith('pe-') || known.includes(tag) || told.has(tag)) continue;
    told.add(tag);
    console.warn(`<${tag}> is no figure.`);
  }
}
