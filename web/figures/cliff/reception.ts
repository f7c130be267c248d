import type { Core } from '../../core/core.js';
import { getCurve, type Curve } from '../shared/charts/likelihood-curve.js';
import type { CliffSettings } from './run.js';

/** One code as received with one width. */
export interface WidthReception {
  readonly dimensions: number;
  /** The score of each position from 0 to the last candidate. */
  readonly curve: Curve;
  /** The position with the highest score. */
  readonly found: number;
  /** Whether it's on a wrong peak. */
  readonly wrong: boolean;
}

/** The true position, as a fraction of the candidates. */
const trueFraction = 421 / 1024;
export const getTruePosition = (candidates: number): number => Math.floor(trueFraction * candidates);

/**
 * A fixed noise sample, scaled by σ. With this one, 16 dimensions fail between 0.6 and 0.7, 64 and 256 later, and each
 * at a peak that's clearly not the right one.
 */
const draw = { seed: 1, trial: 31 };

/** Picture columns, and samples per position; peaks can be a few tenths of a position wide. */
const columns = 256;
const samplesPerPosition = 2;

/** The same code received with each width at this noise. */
export function receiveAll(
  core: Core,
  { widths, base, candidates }: Pick<CliffSettings, 'widths' | 'base' | 'candidates'>,
  sigma: number,
): readonly WidthReception[] {
  return widths.map((dimensions) => {
    const pairs = dimensions / 2;
    const heard = '1'.repeat(pairs);
    const code = { position: getTruePosition(candidates), dimensions, base, sigma, heard, ...draw };
    const { position, wrongTurn } = core.receive({ ...code, searchFrom: 0, searchCount: candidates });
    const { product } = core.likelihood({
      ...code,
      order: 'slow-first',
      hands: pairs,
      rows: 0,
      from: 0,
      positions: candidates,
      pixels: columns * Math.max(1, Math.min(16, Math.floor((candidates * samplesPerPosition) / columns))),
    });
    return { dimensions, curve: getCurve(product, columns), found: position, wrong: wrongTurn };
  });
}
