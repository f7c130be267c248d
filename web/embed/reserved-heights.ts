/**
 * Heights by tag, or by tag and view (`pe-clock row`), in px at a font size of 16 px: in columns below 500 px, and in
 * wider ones.
 */
export type ReservedHeights = Readonly<Record<string, readonly [narrow: number, wide: number]>>;

const narrowColumn = 500;

/** A compact figure is at most 640 px high, with its caption. */
const compactHeight = 600;

/** The height to reserve for a figure in a column of this width, without its caption. */
export function getReservedHeight(
  heights: ReservedHeights,
  { localName, attributes }: Element,
  width: number,
): number | undefined {
  const views = Array.from(attributes, ({ value }) => `${localName} ${value}`);
  const [narrow, wide] = heights[views.find((name) => name in heights) ?? localName] ?? [];
  const height = width < narrowColumn ? narrow : wide;
  const isCompact = Array.from(attributes).some(({ name, value }) => name === 'size' && value === 'compact');
  return height !== undefined && isCompact ? Math.min(height, compactHeight) : height;
}
