import { nothing, type TemplateResult } from 'lit';
import { describePlot } from '../shared/charts/describe-plot.js';
import type { Point } from '../shared/charts/point.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { newArea } from '../shared/clock/seen-arcs.js';
import type { Mark, PlotSpec } from '../shared/plot/plot.js';
import { linear, log, type Scale } from '../shared/plot/scale.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { Published, Slowed, Stretched } from './data.js';

/** Up to this share a pair without a whole turn in training meets no new angle. */
export const getRoom = ({ settings: { trained, length } }: Stretched): number => Math.min(1, trained / length);

/** Powers from 0 to `last` for five or six ticks. */
function getPowers(last: number): readonly number[] {
  const step = Math.max(1, Math.ceil(last / 6));
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, k) => k * step);
}

/** Of the shares: whole powers of 2 down to the smallest. */
function getAxis(stretched: Stretched): { readonly scale: Scale; readonly ticks: readonly number[] } {
  const smallest = Math.min(0.5, getRoom(stretched), ...stretched.kept, ...(stretched.other?.kept ?? []));
  const powers = Math.ceil(-Math.log2(smallest) - 1e-9);
  return { scale: log(2 ** -(powers + 0.25), 1), ticks: getPowers(powers).map((power) => 2 ** -power) };
}

export const getScale = (stretched: Stretched): Scale => getAxis(stretched).scale;

/** The distance of the hatched area from its edge: the dot of a pair that is just slow enough lies outside. */
const gap = 0.05;

/** The area in which pairs from `first` on, which made no whole turn in training, meet new angles: they are too fast there. */
function getRegion({ pairs }: Stretched, first: number, edge: number): TemplateResult {
  const left = ((100 * first) / pairs).toFixed(2);
  const bottom = (100 * (1 - Math.min(1, edge + gap))).toFixed(2);
  return newArea([
    [left, '0'],
    ['100', '0'],
    ['100', bottom],
    [left, bottom],
  ]);
}

const points = ({ kept }: Slowed): readonly Point[] => Array.from(kept, (y, x) => ({ x, y }));

/** Where the name of each published curve stands: at a share of the pairs where no other one is near. */
const names: Readonly<Record<Published, readonly [across: number, place: string]>> = {
  linear: [0.04, 'above right'],
  ntk: [0.27, 'below left'],
  yarn: [0.48, 'below left'],
  llama3: [0.59, 'above right'],
};

/** Published curves, each with its name beside it. */
function ghosts(t: Translate, others: readonly Stretched[]): readonly Mark[] {
  return others.flatMap((other): readonly Mark[] => {
    const scheme = other.settings.scheme as Published;
    const [across, place] = names[scheme];
    const pair = Math.round(across * (other.pairs - 1));
    return [
      { type: 'line', points: points(other), color: 'var(--ink-soft)', width: 1.5, dash: [5, 4] },
      { type: 'text', x: pair, y: other.kept[pair]!, text: t(`stretch.scheme.${scheme}`), place, className: 'ghost' },
    ];
  });
}

/** What each pair keeps of its speed, where new angles are, and other curves. */
export function stretchPlot(
  t: Translate,
  stretched: Stretched,
  { pair, others, children }: { pair: number; others: readonly Stretched[]; children: unknown },
): PlotSpec {
  const { pairs, other, angles, settings } = stretched;
  const first = angles.seen.findIndex((seen) => seen < 1);
  const { scale, ticks } = getAxis(stretched);
  const own = points(stretched);
  const dot = { type: 'line', width: 0, marker: 'dot' } as const;
  const share = stretched.kept[pair]!;
  const second = settings.formula === 'code' ? 'paper' : 'code';
  return {
    label: describePlot(t, 'stretch.axis', 'stretch.share'),
    x: {
      scale: linear(-0.5, pairs - 0.5),
      ticks: [...new Set([...[0, 1, 2, 3].map((quarter) => Math.round((quarter * pairs) / 4)), pairs - 1])],
      grid: false,
      title: t('stretch.axis'),
    },
    y: {
      scale,
      ticks,
      format: (tick) => (tick === 1 ? '1' : `1/${formatNumber(1 / tick)}`),
      title: t('stretch.share'),
    },
    marks: [
      ...ghosts(t, others),
      other && { type: 'line', points: points(other), width: 1.5, dash: [2, 3] },
      other && {
        type: 'text',
        x: pairs / 2,
        y: other.kept[Math.floor(pairs / 2)]!,
        text: t(`stretch.by.${second}`),
        place: second === 'paper' ? 'below left' : 'above right',
      },
      { type: 'line', points: own, width: 1.25 },
      { ...dot, points: own.filter((_, index) => angles.unseen[index]! > 0), color: 'var(--warning)' },
      ...own.map((point, index) => ({ ...dot, points: [point], color: handColour(index, pairs) })),
      {
        type: 'text',
        x: pair,
        y: share,
        text: `× ${fixed(share, 3)}`,
        place: `${scale.at(share) > 0.8 ? 'below' : 'above'} ${pair < pairs / 2 ? 'right' : 'left'}`,
        className: 'value',
      },
    ],
    children: [first < 0 ? nothing : getRegion(stretched, first, scale.at(getRoom(stretched))), children],
  };
}
