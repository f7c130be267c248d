import { encodingLooks, type Encoding } from '../shared/encodings/encodings.js';
import type { Point } from '../shared/charts/point.js';
import { curvePoints, getStep } from './smooth-loss.js';
import { bagByPlace, getBag, getLines, type LabLine, type Spread } from './data.js';
import { experimentFacts, type LabView } from './experiments.js';
import type { LabRun } from './run.js';
import type { LabSettings } from './settings.js';

/** Views with lines, as opposed to attention maps. */
export type Plotted = Exclude<LabView, 'attention'>;

/** A labelled tick; `at` is from 0 to 1. */
export interface Tick {
  readonly at: number;
  readonly value: number;
}

/** The curve of an encoding in plot fractions, 0 to 1 from the left and bottom. */
export interface LabCurve {
  readonly encoding: Encoding;
  readonly places: readonly Point[];
  /** The interval of markers, and the first one. */
  readonly markers: readonly [every: number, first: number];
  /** From the smallest to the largest seed, at some points. */
  readonly whiskers: readonly (readonly [Point, Point])[];
}

export interface PlotView {
  readonly plotted: Plotted;
  readonly x: readonly Tick[];
  readonly y: readonly Tick[];
  /** The end of the trained length. */
  readonly trained: number | undefined;
  /** The best guess without order. */
  readonly bag: readonly Point[];
  readonly curves: readonly LabCurve[];
}

/** Slightly more than 0 to 1, so that the ends are not clipped. */
const accuracyUp = (fraction: number): number => 0.03 + 0.94 * fraction;
const accuracyTicks = [0, 0.25, 0.5, 0.75, 1].map((value) => ({ value, at: accuracyUp(value) }));

/** The centre of a place in a sentence of `length` places, 0 to 1. */
const placeAcross = (place: number, length: number): number => (place + 0.5) / length;

/** A logarithmic axis of lengths. */
const lengthAcross = (length: number, lengths: readonly number[]): number =>
  0.06 + (0.88 * Math.log(length / lengths[0]!)) / Math.log(lengths.at(-1)! / lengths[0]!);

/** The plot of a run, or an empty one with these settings. */
export function getPlot(plotted: Plotted, settings: LabSettings, run: LabRun | undefined): PlotView {
  const lines = run ? getLines(run, settings.encodings) : [];
  if (plotted === 'loss') return lossPlot(run?.settings ?? settings, run, lines);
  return plotted === 'length' ? lengthPlot(settings, run, lines) : placePlot(settings, run, lines);
}

function lossPlot(
  { experiment, steps, mask }: LabSettings,
  run: LabRun | undefined,
  lines: readonly LabLine[],
): PlotView {
  const { losses, length, ...facts } = experimentFacts[experiment];
  const top = losses.at(-1)! * 1.06;
  const up = (loss: number): number => Math.min(1, loss / top);
  const measured = run && getBag(run).find((at) => at.length === length)?.bagLoss;
  const bag = measured ?? (mask === facts.mask ? facts.bagLoss : undefined);
  return {
    plotted: 'loss',
    x: [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, value: Math.round(at * steps) })),
    y: losses.map((value) => ({ value, at: up(value) })),
    trained: undefined,
    bag: bag === undefined ? [] : level(0, 1, up(bag)),
    curves: lines.map(({ encoding, losses: spreads }, index) => ({
      encoding,
      ...drawnThrough(spreads, (point) => getStep(point, curvePoints) / (curvePoints - 1), up, [12, 3 + 2 * index]),
    })),
  };
}

function lengthPlot({ experiment }: LabSettings, run: LabRun | undefined, lines: readonly LabLine[]): PlotView {
  const { lengths } = experimentFacts[experiment];
  const across = (length: number): number => lengthAcross(length, lengths);
  return {
    plotted: 'length',
    x: lengths.map((value) => ({ value, at: across(value) })),
    y: accuracyTicks,
    trained: across(lengths[0]!),
    bag: (run ? getBag(run) : []).map(({ length, bag }) => ({ x: across(length), y: accuracyUp(bag) })),
    curves: lines.map(({ encoding, lengths: spreads }) => ({
      encoding,
      ...drawnThrough(spreads, (index) => across(lengths[index]!), accuracyUp, [1, 0]),
    })),
  };
}

function placePlot({ experiment, mask }: LabSettings, run: LabRun | undefined, lines: readonly LabLine[]): PlotView {
  const { length: trained, getPlaces } = experimentFacts[experiment];
  const length = getPlaces ?? trained;
  const isCausal = (run?.settings.mask ?? mask) === 'causal';
  const bag = bagByPlace(run ? getBag(run) : [], length, isCausal);
  return {
    plotted: 'position',
    x: [0, 0.25, 0.5, 0.75, 1].map((fraction) => {
      const value = Math.min(length - 1, fraction * length);
      return { value, at: placeAcross(value, length) };
    }),
    y: accuracyTicks,
    trained: trained < length ? trained / length : undefined,
    bag: bag.flatMap(({ from, to, share }) => level(from / length, to / length, accuracyUp(share))),
    curves: lines.map(({ encoding, places }, index) => ({
      encoding,
      ...drawnThrough(places, (place) => placeAcross(place, length), accuracyUp, [Math.ceil(length / 16), index % 4]),
    })),
  };
}

const level = (from: number, to: number, y: number): Point[] => [
  { x: from, y },
  { x: to, y },
];

/** A line through the medians, with ranges at some points. */
function drawnThrough(
  spreads: readonly (Spread | undefined)[],
  across: (index: number) => number,
  up: (value: number) => number,
  [every, first]: readonly [number, number],
): Pick<LabCurve, 'places' | 'markers' | 'whiskers'> {
  const known = spreads.flatMap((spread, index) => (spread ? [{ x: across(index), index, spread }] : []));
  return {
    places: known.map(({ x, spread }) => ({ x, y: up(spread.middle) })),
    markers: [every, Math.min(first, every - 1)],
    whiskers: known
      .filter(({ index, spread }) => index % every === first % every && spread.high > spread.low)
      .map(({ x, spread: { low, high } }) => [
        { x, y: up(low) },
        { x, y: up(high) },
      ]),
  };
}

/** Whether a place has a marker. */
export const isMarked = ([every, first]: LabCurve['markers'], place: number): boolean => place % every === first;

export const getLook = ({ encoding }: LabCurve) => encodingLooks[encoding];
