import type { Point } from '../shared/charts/point.js';
import { encodingColour, encodingLooks } from '../shared/encodings/encodings.js';
import type { Axis, Mark, PlotSpec } from '../shared/plot/plot.js';
import { linear, log } from '../shared/plot/scale.js';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { bagByPlace, getBag, type LabLine, type Spread } from './data.js';
import { experimentFacts, type LabView } from './experiments.js';
import type { LabRun } from './run.js';
import type { LabSettings } from './settings.js';
import { getStep } from './smooth-loss.js';

/** Views with lines, as opposed to attention maps. */
export type Plotted = Exclude<LabView, 'attention'>;

export type LabPlot = Pick<PlotSpec, 'x' | 'y' | 'marks'>;

/** Slightly more than 0 to 1, so that the ends are not clipped. */
const accuracyAxis: Axis = {
  scale: linear(-0.03, 1.03),
  ticks: [0, 0.25, 0.5, 0.75, 1],
  format: (share) => `${formatNumber(100 * share)}%`,
};

const quarters = [0, 0.25, 0.5, 0.75, 1];

/** The plot of a run, or an empty one with these settings. */
export function getPlot(
  t: Translate,
  plotted: Plotted,
  settings: LabSettings,
  run: LabRun | undefined,
  lines: readonly LabLine[],
): LabPlot {
  if (plotted === 'loss') return lossPlot(t, run?.settings ?? settings, run, lines);
  return plotted === 'length' ? lengthPlot(t, settings, run, lines) : placePlot(t, settings, run, lines);
}

function lossPlot(
  t: Translate,
  { experiment, steps, mask }: LabSettings,
  run: LabRun | undefined,
  lines: readonly LabLine[],
): LabPlot {
  const { losses, length, ...facts } = experimentFacts[experiment];
  const top = losses.at(-1)! * 1.06;
  const measured = run && getBag(run).find((at) => at.length === length)?.bagLoss;
  const bag = measured ?? (mask === facts.mask ? facts.bagLoss : undefined);
  return {
    x: {
      scale: linear(0, steps),
      ticks: quarters.map((share) => Math.round(share * steps)),
      title: t('lab.steps'),
    },
    y: { scale: linear(0, top), ticks: losses, format: (loss) => formatNumber(loss, 1), title: t('lab.loss') },
    marks: [
      ...(bag === undefined ? [] : [bagMark(t, level(0, steps, bag))]),
      ...lines.flatMap((line) => lineMarks(line, line.losses, (point) => getStep(point, steps), 12, top)),
    ],
  };
}

function lengthPlot(
  t: Translate,
  { experiment }: LabSettings,
  run: LabRun | undefined,
  lines: readonly LabLine[],
): LabPlot {
  const { lengths } = experimentFacts[experiment];
  const scale = log(lengths[0]! / 1.1, lengths.at(-1)! * 1.1);
  const bag = (run ? getBag(run) : []).map(({ length, bag }) => ({ x: length, y: bag }));
  return {
    x: { scale, ticks: lengths, title: t('lab.length') },
    y: { ...accuracyAxis, title: t('lab.accuracy') },
    marks: [
      ...trainedMarks(t, scale.min, lengths[0]!),
      ...(bag.length > 0 ? [bagMark(t, bag)] : []),
      ...lines.flatMap((line) => lineMarks(line, line.lengths, (index) => lengths[index]!, 1)),
    ],
  };
}

function placePlot(
  t: Translate,
  { experiment, mask }: LabSettings,
  run: LabRun | undefined,
  lines: readonly LabLine[],
): LabPlot {
  const { length: trained, getPlaces } = experimentFacts[experiment];
  const length = getPlaces ?? trained;
  const isCausal = (run?.settings.mask ?? mask) === 'causal';
  const bag = bagByPlace(run ? getBag(run) : [], length, isCausal);
  return {
    x: {
      scale: linear(-0.5, length - 0.5),
      ticks: quarters.map((share) => Math.min(length - 1, share * length)),
      title: t('lab.position'),
    },
    y: { ...accuracyAxis, title: t('lab.accuracy') },
    marks: [
      ...(trained < length ? trainedMarks(t, -0.5, trained - 0.5) : []),
      ...(bag.length > 0
        ? [
            bagMark(
              t,
              bag.flatMap(({ from, to, share }) => level(from - 0.5, to - 0.5, share)),
            ),
          ]
        : []),
      ...lines.flatMap((line) => lineMarks(line, line.places, (place) => place, Math.ceil(length / 16))),
    ],
  };
}

const level = (from: number, to: number, y: number): Point[] => [
  { x: from, y },
  { x: to, y },
];

const bagMark = (t: Translate, points: readonly Point[]): Mark => ({
  ...{ type: 'line', points, width: 1.5, dash: [1, 3], legend: t('lab.bag') },
});

const trainedMarks = (t: Translate, from: number, to: number): readonly Mark[] => [
  { type: 'band', from, to, opacity: 0.07 },
  { type: 'text', x: to, y: 0, place: 'above left', text: t('lab.trained') },
];

/** A line through the medians, with ranges of the seeds and markers at some points. */
function lineMarks(
  { encoding }: LabLine,
  spreads: readonly (Spread | undefined)[],
  across: (index: number) => number,
  every: number,
  top = 1,
): readonly Mark[] {
  const color = encodingColour(encoding);
  const known = spreads.flatMap((spread, index) => (spread ? [{ x: across(index), ...spread }] : []));
  const at = (x: number, y: number): Point => ({ x, y: Math.min(top, y) });
  const ranges = known.filter(({ low, high }, index) => index % every === 0 && high > low);
  return [
    { type: 'errorBars', color, bars: ranges.map(({ x, low, high }) => [at(x, low), at(x, high)]) },
    { type: 'line', color, ...encodingLooks[encoding], every, points: known.map(({ x, middle }) => at(x, middle)) },
  ];
}
