import type { Core } from '../../core/core.js';
import { getCurve, type Curve } from '../shared/charts/likelihood-curve.js';
import type { CliffSettings } from './run.js';

/** One code as all hands of a width hear it. */
export interface Hearing {
  readonly dimensions: number;
  /** The fit of each place from 0 to the last candidate, from left to right. */
  readonly curve: Curve;
  /** The highest place. */
  readonly found: number;
  /** Whether that is on another peak than the right one. */
  readonly wrong: boolean;
}

/** The position that the code comes from, as a share of the candidates: 421 of 1,024. */
const place = 421 / 1024;
export const getHidden = (candidates: number): number => Math.floor(place * candidates);

/**
 * One draw of noise, which grows with σ and keeps its shape. In this one 16 dimensions go wrong between 0.6 and 0.7, 64 and 256
 * further on, each to a peak that readers can tell from the right one.
 */
const draw = { seed: 1, trial: 31 };

/** Columns of the picture, and samples of a position: two, since a peak may be as narrow as a few tenths of one. */
const columns = 256;
const samplesOfPosition = 2;

/** The receptions of the same code by each width, at this noise. */
export function hearings(
  core: Core,
  { widths, base, candidates }: Pick<CliffSettings, 'widths' | 'base' | 'candidates'>,
  sigma: number,
): readonly Hearing[] {
  return widths.map((dimensions) => {
    const pairs = dimensions / 2;
    const heard = '1'.repeat(pairs);
    const code = { position: getHidden(candidates), dimensions, base, sigma, heard, ...draw };
    const { position, wrongTurn } = core.receive({ ...code, searchFrom: 0, searchCount: candidates });
    const { product } = core.likelihood({
      ...code,
      order: 'slow-first',
      hands: pairs,
      rows: 0,
      from: 0,
      positions: candidates,
      pixels: columns * Math.max(1, Math.min(16, Math.floor((candidates * samplesOfPosition) / columns))),
    });
    return { dimensions, curve: getCurve(product, columns), found: position, wrong: wrongTurn };
  });
}
