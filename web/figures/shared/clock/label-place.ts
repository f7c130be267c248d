import type { Point } from '../charts/point.js';

/** A line that no label may lie on: it has some breadth, on a dial of radius 100, y downwards. */
export interface Obstacle {
  readonly from: Point;
  readonly to: Point;
  readonly halfWidth: number;
}

/** The place of a text: its end, its middle or its start is at x. */
export interface Label extends Point {
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

// Of the larger letters, those of a narrow figure, in the widest fonts; with the paper around them.
const letterWidth = 6.9;
const ascent = 9.5;
const descent = 2;

/** The room that a text takes with its base line at the label. */
export function getBox({ x, y, anchor }: Label, letters: number): Box {
  const width = letters * letterWidth;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - ascent, bottom: y + descent };
}

/** True if a line runs through a box, or nearer to it than half its width. */
export function covers({ left, right, top, bottom }: Box, { from, to, halfWidth }: Obstacle): boolean {
  // The share of the line that lies within the box, side by side (Liang and Barsky 1984).
  let [first, last] = [0, 1];
  const sides = [
    [from.x, to.x - from.x, left, right],
    [from.y, to.y - from.y, top, bottom],
  ] as const;
  for (const [start, way, min, max] of sides) {
    const ends = [min - halfWidth - start, max + halfWidth - start];
    if (way === 0) {
      if (ends[0]! > 0 || ends[1]! < 0) return false;
      continue;
    }
    const shares = ends.map((end) => end / way).sort((one, other) => one - other);
    first = Math.max(first, shares[0]!);
    last = Math.min(last, shares[1]!);
  }
  return first <= last;
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const sign = (value: number): number => (value < 0 ? -1 : 1);

/** Steps outwards and inwards along a shadow, the nearest to the best place first. */
const steps = [0, 6, -6, 12, -12, 18, -18, 24, -24, 30, -30, 36, -36, 42, -42, 48, -48];
const inward = 14;
const outward = 84;

/**
 * The places of the two shadows' names, each at its shadow where no hand lies: the sine under or over its axis, first on the side away
 * from the hand; the cosine first beyond the ray that ends it. Where hands leave no room there, it is beside the dial, in a corner.
 *
 * @param letters - How long the two names are.
 */
export function shadowLabels(
  { sine, cosine }: { readonly sine: number; readonly cosine: number },
  letters: { readonly sine: number; readonly cosine: number },
  obstacles: readonly Obstacle[],
): { readonly sine: Label; readonly cosine: Label } {
  const isFree = (label: Label, length: number): boolean =>
    !obstacles.some((obstacle) => covers(getBox(label, length), obstacle));
  const away = cosine < 0 ? [-6, 12] : [12, -6];
  const [right, up] = [sign(sine), -sign(cosine)];
  const besideDial = { x: 128 * right, anchor: right < 0 ? 'start' : 'end' } as const;

  const at = Math.max(34, Math.abs(sine) * 60);
  const sinePlaces = away.flatMap((y) => along(at).map((x): Label => ({ x: right * x, y, anchor: 'middle' })));
  const sineLabel = sinePlaces.find((label) => isFree(label, letters.sine)) ?? { ...besideDial, y: 115 };

  // At the rim there is no room beyond the ray: the cosine stands before it then, where the hand is not.
  const atRim = Math.abs(cosine) > 0.86;
  const left = atRim ? sine >= 0 : sine < 0 || Math.abs(cosine) < 0.5;
  const height = atRim ? 82 : Math.max(34, Math.abs(cosine) * 100) + 7;
  const cosinePlaces = [left, !left].flatMap((isLeft) =>
    along(height).map((y): Label => ({ x: isLeft ? -5 : 5, y: up * y + 3, anchor: isLeft ? 'end' : 'start' })),
  );
  const sineBox = getBox(sineLabel, letters.sine);
  const cosineLabel = cosinePlaces.find(
    (label) => isFree(label, letters.cosine) && !meet(getBox(label, letters.cosine), sineBox),
  ) ?? { ...besideDial, y: -109 };
  return { sine: sineLabel, cosine: cosineLabel };
}

const along = (best: number): number[] =>
  steps.map((step) => best + step).filter((place) => place >= inward && place <= outward);
