/** A figure's tag in the content. */
export interface FigureTag {
  readonly name: string;
  readonly closing: boolean;
  /** An attribute without a value has the empty string. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The tag's source with whitespace normalized. */
  readonly text: string;
}

const tagPattern = /<(\/?)(pe-[a-z-]+)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*>/g;

/** The figure tags in a piece of HTML, in order. */
export function figureTagsIn(html: string): FigureTag[] {
  return Array.from(html.matchAll(tagPattern), ([, slash, name = '', written = '']) => {
    const attributes = Object.fromEntries(
      Array.from(written.matchAll(/([a-z-]+)(?:="([^"]*)")?/g), ([, attribute = '', value = '']) => [attribute, value]),
    );
    return { name, closing: slash === '/', attributes, text: `<${slash ?? ''}${name}${written.replace(/\s+/g, ' ')}>` };
  });
}

const figuresOnLines = /^<(pe-[a-z-]+)([^>]*)>$/gm;

/**
 * Gives every figure on a line of its own an anchor: its `id`, or its name, numbered from the second one. `write` maps
 * the tag and the anchor to the replacement.
 */
export function anchorFigures(html: string, write: (tag: string, anchor: string) => string): string {
  const counts = new Map<string, number>();
  return html.replace(figuresOnLines, (tag: string, name: string, attributes: string) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return write(
      tag,
      / id="([^"]*)"/.exec(attributes)?.[1] ?? `${name.slice('pe-'.length)}${count === 1 ? '' : `-${count}`}`,
    );
  });
}

/** The figures of a page by anchor. */
export function anchorsIn(html: string): Map<string, FigureTag> {
  const anchors = new Map<string, FigureTag>();
  anchorFigures(html, (tag, anchor) => {
    const [found] = figureTagsIn(tag);
    if (found) anchors.set(anchor, found);
    return tag;
  });
  return anchors;
}

/** The attributes of each figure, by tag. */
export type KnownFigures = Readonly<Record<string, readonly string[]>>;

/** Errors in the figure tags of a piece of HTML, as sentences. */
export function getFigureTagErrors(html: string, known: KnownFigures): string[] {
  const tags = figureTagsIn(html);
  const unread = (html.match(/<\/?pe-/g)?.length ?? 0) - tags.length;
  const complaints =
    unread > 0
      ? [`a figure tag that cannot be read (attributes are lower case, values in double quotes): ${html.trim()}`]
      : [];
  for (const { name, attributes } of tags.filter(({ closing }) => !closing)) {
    const allowed = known[name];
    if (!allowed) complaints.push(`unknown figure <${name}>: known are ${Object.keys(known).join(', ')}`);
    for (const attribute of Object.keys(attributes)) {
      if (allowed && !allowed.includes(attribute))
        complaints.push(`<${name}> has no attribute ${attribute}: it has ${allowed.join(', ')}`);
    }
  }
  return complaints;
}
