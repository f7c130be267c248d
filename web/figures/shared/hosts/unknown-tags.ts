const logged = new Set<string>();

/** Logs tags on the page that start with our prefix but are not defined, each once. */
export function warnOfUnknownTags(known: readonly string[]): void {
  for (const { localName: tag } of document.querySelectorAll(':not(:defined)')) {
    if (!tag.startsWith('pe-') || known.includes(tag) || logged.has(tag)) continue;
    logged.add(tag);
    console.warn(`<${tag}> is no figure.`);
  }
}
