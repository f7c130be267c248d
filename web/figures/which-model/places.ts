import { schemes, type Row, type Scheme } from './row.js';

/** A dot of the timeline: how far right, in shares of the width, and in which line of its lane, on a phone and where there is room. */
export interface Dot {
  readonly row: Row;
  readonly across: number;
  readonly line: number;
  readonly wideLine: number;
}

export interface Lane {
  readonly scheme: Scheme;
  readonly dots: readonly Dot[];
  /** The number of lines that its dots need, so that none lies on another: at the narrowest, and in wide figures. */
  readonly lines: number;
  readonly wideLines: number;
  /** Whether its name fits in front of its dots; else it comes behind them. */
  readonly namedInFront: boolean;
}

export interface Timeline {
  /** Every January, and the one after the last dot. */
  readonly years: readonly number[];
  readonly lanes: readonly Lane[];
  /** Of models whose month was not found. */
  readonly undated: readonly Row[];
}

/**
 * The part of the width that a dot takes: 24 of 280 pixels at the narrowest, and 24 of 690 where the figure is at least
 * 44 rem wide.
 */
const [room, wideRoom] = [24 / 280, 24 / 690];

/** The places of the dots: packed once for phones and once for wider pages, so that nothing is measured. */
export function getTimeline(rows: readonly Row[]): Timeline {
  const dated = rows.filter(({ since }) => since);
  const all = dated.map(({ since }) => since!.year);
  const [first, last] = [Math.min(...all), Math.max(...all) + 1];
  const across = ({ since }: Row): number => (since!.year + (since!.month - 0.5) / 12 - first) / (last - first);
  const lanes = schemes.map((scheme) => getLane(scheme, dated, across));
  return {
    years: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    lanes: lanes.filter(({ dots }) => dots.length > 0),
    undated: rows.filter(({ since }) => !since),
  };
}

function getLane(scheme: Scheme, rows: readonly Row[], across: (row: Row) => number): Lane {
  const inLane = rows.filter((row) => row.scheme === scheme).toSorted((one, other) => across(one) - across(other));
  const places = inLane.map(across);
  const [lines, wideLines] = [getLines(places, room), getLines(places, wideRoom)];
  const count = (line: readonly number[]): number => 1 + Math.max(-1, ...line);
  return {
    ...{ scheme, lines: count(lines), wideLines: count(wideLines), namedInFront: (places[0] ?? 0) > 0.4 },
    dots: inLane.map((row, index) => ({
      ...{ row, across: places[index]!, line: lines[index]!, wideLine: wideLines[index]! },
    })),
  };
}

/** Each dot goes into the first line where it has room. */
function getLines(places: readonly number[], needed: number): readonly number[] {
  const ends: number[] = [];
  return places.map((place) => {
    const free = ends.findIndex((end) => end + needed <= place);
    const line = free < 0 ? ends.length : free;
    ends[line] = place;
    return line;
  });
}
