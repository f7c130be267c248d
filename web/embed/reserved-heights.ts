/** Corners of a height over the width, straight between them: width, height, width, height ..., in px where text has 16 px. */
export type Corners = readonly number[];

/**
 * For each tag, or for a tag with the attribute that makes another picture of it, the corners in English and in Chinese. They
 * weigh in the one script that every host's page loads, so a corner is four digits to the base 36: two for its width, two for
 * its height.
 */
export type ReservedHeights = Readonly<Record<string, readonly [english: string, chinese: string]>>;

/** The height that a one in those digits stands for, in px. Heights between are rounded, so they are up to 2 px off. */
const [widthUnit, heightUnit] = [20, 4];

const digits = (value: number, unit: number): string =>
  Math.round(value / unit)
    .toString(36)
    .padStart(2, '0');

export const packed = (corners: Corners): string =>
  corners.map((value, index) => digits(value, index % 2 === 0 ? widthUnit : heightUnit)).join('');

export const unpacked = (text: string): Corners =>
  (text.match(/../g) ?? []).map((pair, index) => parseInt(pair, 36) * (index % 2 === 0 ? widthUnit : heightUnit));

export function heightAt(corners: Corners, width: number): number {
  const last = corners.length - 2;
  let right = 0;
  while (right < last && (corners[right] ?? 0) < width) right += 2;
  const left = Math.max(0, right - 2);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [corners[left], corners[left + 1], corners[right], corners[right + 1]];
  const share = x1 > x0 ? Math.min(1, Math.max(0, (width - x0) / (x1 - x0))) : 0;
  return y0 + share * (y1 - y0);
}

const reservedHeights = new Map<string, readonly [string, string]>();

/** Registers the heights of more figures, without their captions. A test holds them to the figures (`tests/e2e/embed/reserved-heights.spec.ts`). */
export function registerHeights(more: ReservedHeights): void {
  for (const [name, texts] of Object.entries(more)) reservedHeights.set(name, texts);
}

/** A compact figure is 640 px high at most, with its caption. */
const compactHeight = 600;

/**
 * The height, in px, of a figure at a width, its caption aside; undefined for what no table knows. Whichever attribute
 * makes another picture, its value is in the name of that height.
 */
export function getReservedHeight(
  { localName, attributes }: Element,
  language: string,
  width: number,
): number | undefined {
  const names = Array.from(attributes, ({ value }) => `${localName} ${value}`);
  const [english, chinese] = reservedHeights.get(names.find((name) => reservedHeights.has(name)) ?? localName) ?? [];
  const text = language.startsWith('zh') ? chinese : english;
  if (text === undefined) return undefined;
  const height = heightAt(unpacked(text), width);
  const isCompact = Array.from(attributes).some(({ name, value }) => name === 'size' && value === 'compact');
  return isCompact ? Math.min(height, compactHeight) : height;
}
