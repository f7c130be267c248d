import { valueAt, type ComputedBias } from './data.js';
import { significant, formatNumber } from '../shared/reader/format.js';
import type { MessageKey } from '../shared/reader/messages.js';

/** Nine samples of viridis (van der Walt and Smith 2015): perceptually uniform and colour-blind safe. */
const viridis = [
  ...['#440154', '#472d7b', '#3b528b', '#2c728e', '#21918c', '#28ae80', '#5ec962', '#addc30', '#fde725'],
] as const;

/** The number of distinguishable colours; limits the number of paths. */
export const shades = 40;

/** The colour of a shade from 0 to `shades` - 1. */
export function shadeColour(shade: number): string {
  const place = (shade / (shades - 1)) * (viridis.length - 1);
  const first = Math.min(Math.floor(place), viridis.length - 2);
  const channels = [1, 3, 5].map((at) => {
    const [one, other] = [viridis[first]!, viridis[first + 1]!].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return Math.round(one! + (place - first) * (other! - one!));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export interface Tick {
  readonly value: number;
  readonly label: string;
}

/** The plot's y range, which is also the matrix's colour range. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly Tick[];
  readonly title: MessageKey;
}

const plain = (values: readonly number[]): readonly Tick[] =>
  values.map((value) => ({ value, label: formatNumber(value) }));

/** The same scale for all heads of ALiBi, so that small slopes look flat. */
export function getScale({ settings, slopes }: ComputedBias): Scale {
  const { scheme, length, buckets, clip, causal } = settings;
  if (scheme === 'alibi') {
    const min = -Math.max(...slopes) * (length - 1);
    const ticks = [0, min / 2, min].map((value) => ({ value, label: significant(value, 3) }));
    return { min, max: 0, ticks, title: 'bias.height.alibi' };
  }
  if (scheme === 't5') {
    const last = buckets - 1;
    const middle = Math.round(last / 2);
    return { min: 0, max: last, ticks: plain([0, middle, last]), title: 'bias.height.t5' };
  }
  if (scheme === 'shaw') {
    const max = causal ? 0 : clip;
    return { min: -clip, max, ticks: plain(causal ? [-clip, 0] : [-clip, 0, clip]), title: 'bias.height.shaw' };
  }
  const ticks = [
    { value: 0, label: '0' },
    { value: -1, label: '−∞' },
  ];
  return { min: -1, max: 0, ticks, title: 'bias.height.alibi' };
}

/** Normalizes a value: 0 at the bottom, 1 at the top. */
export const normalize = (value: number, { min, max }: Scale): number =>
  max === min ? 1 : (value - min) / (max - min);

/** The shade of a value. All visible cells of a window have the same shade. */
export function getShade(value: number, scale: Scale, { settings }: ComputedBias): number {
  if (settings.scheme === 'window') return Math.round(0.62 * (shades - 1));
  return Math.round(normalize(value, scale) * (shades - 1));
}

/** A range of distances (key - query) with the same colour. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly shade: number;
}

/** The diagonal bands of the matrix, in ascending order, without masked distances. */
export function getBands(added: ComputedBias, scale: Scale, distances: readonly number[]): readonly Band[] {
  const bands: Band[] = [];
  for (const distance of distances) {
    const value = valueAt(added, distance);
    if (value === undefined) continue;
    const shade = getShade(value, scale, added);
    const last = bands.at(-1);
    if (last?.shade === shade && last.to === distance - 1) bands[bands.length - 1] = { ...last, to: distance };
    else bands.push({ from: distance, to: distance, shade });
  }
  return bands;
}
