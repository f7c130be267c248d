import { schemes, type Row, type Scheme } from './row.js';

/**
 * A dot of the timeline: its x as a fraction of the width, and its line within the lane, on phones and in wide figures.
 */
export interface Dot {
  readonly row: Row;
  readonly across: number;
  readonly line: number;
  readonly wideLine: number;
}

export interface Lane {
  readonly scheme: Scheme;
  readonly dots: readonly Dot[];
  /** The number of lines that keep dots apart, at minimum width and in wide figures. */
  readonly lines: number;
  readonly wideLines: number;
  /** Whether its name fits before its dots; otherwise it is after them. */
  readonly namedInFront: boolean;
}

export interface Timeline {
  /** Every January, including the one after the last dot. */
  readonly years: readonly number[];
  readonly lanes: readonly Lane[];
  /** Models without a known month. */
  readonly undated: readonly Row[];
}

/**
 * A dot's width as a fraction: 24 of 280 pixels at minimum width, and 24 of 690 if the figure is at least 44 rem wide.
 */
const [room, wideRoom] = [24 / 280, 24 / 690];

/** The layout of the dots, for phones and wide pages, so that nothing is measured at run time. */
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

/** Puts each dot into the first line with room for it. */
function getLines(places: readonly number[], needed: number): readonly number[] {
  const ends: number[] = [];
  return places.map((place) => {
    const free = ends.findIndex((end) => end + needed <= place);
    const line = free < 0 ? ends.length : free;
    ends[line] = place;
    return line;
  });
}
