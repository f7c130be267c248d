import type { TemplateResult } from 'lit';
import { newArea } from '../clock/seen-arcs.js';
import type { Scale } from './scale.js';

/** The axis of a plot over pairs in which some quantities bring new angles. */
export interface RegionAxis {
  readonly scale: Scale;
  /** Up to here, or from here on, a pair without a whole turn in training meets no new angle. */
  readonly edge: (pair: number) => number;
  /** On which side of the edge new angles are: 1 above, -1 below. */
  readonly side: 1 | -1;
}

/** The distance of the hatched area from its edge: the dot of a pair that is just slow enough lies outside. */
const gap = 0.05;

/** The area in which pairs from `first` on, which made no whole turn in training, meet new angles: they are too fast there. */
export function newRegion(pairs: number, first: number, { scale, edge, side }: RegionAxis): TemplateResult {
  const percent = (fraction: number): string => (100 * fraction).toFixed(2);
  const end = side === 1 ? '0' : '100';
  const steps = Array.from({ length: pairs - first }, (_, index) => {
    const pair = first + index;
    const top = percent(1 - Math.min(1, Math.max(0, scale.at(edge(pair)) + side * gap)));
    return [[percent(pair / pairs), top] as const, [percent((pair + 1) / pairs), top] as const];
  }).flat();
  return newArea([...steps, ['100', end], [percent(first / pairs), end]]);
}
