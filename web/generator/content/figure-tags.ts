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

/** Names figures by their `id`, or by their name, numbered from the second on. */
export function getAnchors(tags: readonly Pick<FigureTag, 'name' | 'attributes'>[]): string[] {
  const counts = new Map<string, number>();
  return tags.map(({ name, attributes: { id } }) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return id ?? `${name.slice('pe-'.length)}${count === 1 ? '' : `-${count}`}`;
  });
}

/** The opening tags that stand on lines of their own. */
export const tagsOnLines = (html: string): FigureTag[] =>
  (html.match(/^<pe-[^>]*>$/gm) ?? []).flatMap((line) => figureTagsIn(line));

/** The figures of a text by anchor. */
export function anchorsIn(html: string): Map<string, FigureTag> {
  const tags = tagsOnLines(html);
  const anchors = getAnchors(tags);
  return new Map(tags.map((tag, index) => [anchors[index]!, tag]));
}

/** The attributes of each figure, by tag. */
export type KnownFigures = Readonly<Record<string, readonly string[]>>;

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
