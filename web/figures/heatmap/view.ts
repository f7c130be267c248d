/** The visible rectangle of (position, dimension) space, in real numbers, because a zoom may end between positions. */
export interface HeatMapView {
  readonly from: number;
  readonly positions: number;
  readonly firstDimension: number;
  readonly shownDimensions: number;
}

/** A point as fractions of the picture. */
export interface Share {
  readonly x: number;
  readonly y: number;
}

/** A cell of the table. */
export interface Cell {
  readonly position: number;
  readonly dimension: number;
}

export const farthestPosition = 1e12;
/** At eight rows cells are readable; at a million all but the slowest hands have completed turns. */
const positionsSpan = { min: 8, max: 1_000_000 } as const;
const minDimensions = 4;
const tableRows = 5_000;

/** A view as attribute text, `0 5000 0 512`. */
export const viewText = {
  fromAttribute(text: string): HeatMapView | undefined {
    const numbers = text.split(' ').map((part) => (part === '' ? NaN : Number(part)));
    const [from, positions, firstDimension, shownDimensions] = numbers;
    if (numbers.length !== 4 || !numbers.every((number) => Number.isFinite(number) && number >= 0)) return undefined;
    return { from: from!, positions: positions!, firstDimension: firstDimension!, shownDimensions: shownDimensions! };
  },
  toAttribute: ({ from, positions, firstDimension, shownDimensions }: HeatMapView): string =>
    [from, positions, firstDimension, shownDimensions].map((number) => Number(number.toFixed(2))).join(' '),
  /** Zooms at a constant relative speed. */
  between(from: HeatMapView = wholeTable(512), to: HeatMapView, progress: number): HeatMapView {
    const [positions, first] = glided([from.positions, from.from], [to.positions, to.from], progress);
    const [shown, firstDimension] = glided(
      [from.shownDimensions, from.firstDimension],
      [to.shownDimensions, to.firstDimension],
      progress,
    );
    return { from: first, positions, firstDimension, shownDimensions: shown };
  },
};

/** Interpolates between two ranges given as length and start: lengths change by equal factors, starts accordingly. */
function glided(
  [length, start]: readonly [number, number],
  [length1, start1]: readonly [number, number],
  fraction: number,
): [number, number] {
  const now = length * (length1 / length) ** fraction;
  const way = length1 === length ? fraction : (now - length) / (length1 - length);
  return [now, start + (start1 - start) * way];
}

/** The initial view: 5,000 positions, all dimensions. */
export function wholeTable(dimensions: number): HeatMapView {
  return { from: 0, positions: tableRows, firstDimension: 0, shownDimensions: dimensions };
}

/** Zoom factors relative to the whole table, from a million rows to 8. */
export const closenessRange = {
  min: tableRows / positionsSpan.max,
  max: tableRows / positionsSpan.min,
  kind: 'real',
} as const;

/** The zoom of a view relative to the whole table, rounded to three digits. */
export const closeness = ({ positions }: HeatMapView): number => Number((tableRows / positions).toPrecision(3));

/** Moves a view inside the table. */
export function within(view: HeatMapView, dimensions: number): HeatMapView {
  const positions = clamp(view.positions, positionsSpan.min, positionsSpan.max);
  const shownDimensions = clamp(view.shownDimensions, Math.min(minDimensions, dimensions), dimensions);
  const from = clamp(view.from, 0, farthestPosition + 1 - positions);
  return {
    positions,
    shownDimensions,
    from: from < 1e-9 ? 0 : from, // zooming in and out again leaves a rounding error
    firstDimension: clamp(view.firstDimension, 0, dimensions - shownDimensions),
  };
}

/** Zooms by `factor` (above 1: closer) around a fixed point. */
export function zoomed(view: HeatMapView, factor: number, at: Share, dimensions: number): HeatMapView {
  const positions = clamp(view.positions / factor, positionsSpan.min, positionsSpan.max);
  const shownDimensions = clamp(view.shownDimensions / factor, Math.min(minDimensions, dimensions), dimensions);
  return within(
    {
      positions,
      shownDimensions,
      from: view.from + at.y * (view.positions - positions),
      firstDimension: view.firstDimension + at.x * (view.shownDimensions - shownDimensions),
    },
    dimensions,
  );
}

/** Sets the zoom relative to the whole table. */
export const zoomedTo = (view: HeatMapView, times: number, at: Share, dimensions: number): HeatMapView =>
  zoomed(view, (times * view.positions) / tableRows, at, dimensions);

/** Moves the view by fractions of its size. */
export function panned(view: HeatMapView, by: Share, dimensions: number): HeatMapView {
  return within(
    {
      ...view,
      from: view.from + by.y * view.positions,
      firstDimension: view.firstDimension + by.x * view.shownDimensions,
    },
    dimensions,
  );
}

/** Moves a view as little as needed to contain a cell. */
export function showing(view: HeatMapView, { position, dimension }: Cell, dimensions: number): HeatMapView {
  const { from, positions, firstDimension, shownDimensions } = view;
  return within(
    {
      ...view,
      from: clamp(from, position + 1 - positions, position),
      firstDimension: clamp(firstDimension, dimension + 1 - shownDimensions, dimension),
    },
    dimensions,
  );
}

export function cellAt(view: HeatMapView, at: Share): Cell {
  return {
    position: Math.floor(view.from + Math.min(at.y, 1 - 1e-9) * view.positions),
    dimension: Math.floor(view.firstDimension + Math.min(at.x, 1 - 1e-9) * view.shownDimensions),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
