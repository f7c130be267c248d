import type { Point } from '../charts/point.js';

/** A line with a width that no label may overlap, on a dial of radius 100, y pointing down. */
export interface Obstacle {
  readonly from: Point;
  readonly to: Point;
  readonly halfWidth: number;
}

/** The anchor point of a text: its end, middle or start is at x. */
export interface Label extends Point {
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

// For the larger text of narrow figures and the widest fonts, including the outline.
const letterWidth = 6.9;
const ascent = 9.5;
const descent = 2;

/** The bounding box of a text whose baseline starts at the label. */
export function getBox({ x, y, anchor }: Label, letters: number): Box {
  const width = letters * letterWidth;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - ascent, bottom: y + descent };
}

/** Whether a line intersects a box, or is within half its width of it. */
export function covers({ left, right, top, bottom }: Box, { from, to, halfWidth }: Obstacle): boolean {
  // The part of the line inside the box, clipped side by side (Liang and Barsky 1984).
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

/** Offsets along a shadow to try, nearest to the best place first. */
const steps = [0, 6, -6, 12, -12, 18, -18, 24, -24, 30, -30, 36, -36, 42, -42, 48, -48];
const inward = 14;
const outward = 84;

/**
 * Places the names of the two shadows where no hand is: the sine's below or above its axis, first on the side away from
 * the hand; the cosine's first beyond the ray at its end. If there is no room, they go into a corner.
 *
 * @param letters - The lengths of the two names.
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

  // Near the rim there is no room beyond the ray, so the cosine's name goes before it, on the side without the hand.
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
