import type { Core, SeenAngles } from '../../core/index.js';
import { shownHands } from '../shared/clock/clock-data.js';

/** As many dials as stay readable; wider heads show a selection. */
const maxDials = 64;
/** Dials per row. */
export const columns = 8;

/** The settings that determine the picture. */
export interface CoverageSettings {
  /** Even; of one head. */
  readonly dimensions: number;
  readonly base: number;
  /** Training length in positions. */
  readonly trained: number;
  /** Length of the reader's text in positions. */
  readonly length: number;
}

/** A head, and the angles its hands reach beyond training. */
export interface HeadCoverage {
  readonly settings: CoverageSettings;
  readonly pairs: number;
  /** Radians per position. */
  readonly frequencies: Float64Array;
  readonly angles: SeenAngles;
  /** The number of hands that reach unseen angles; always the slowest ones. */
  readonly unseenCount: number;
}

export function getCoverage(core: Core, settings: CoverageSettings): HeadCoverage {
  const { dimensions, base, trained, length } = settings;
  const { frequencies } = core.rotaryFrequencies({ dimensions, base });
  const angles = core.seenAngles({
    frequencies,
    trainedFrequencies: new Float64Array(),
    trainedLength: trained,
    length,
  });
  const unseenCount = angles.unseen.filter((fraction) => fraction > 0).length;
  return { settings, pairs: dimensions / 2, frequencies, angles, unseenCount };
}

/** The pairs with a dial, fastest first, and the number of rows. */
export function getDials(
  pairs: number,
  selected: number,
): { readonly shown: readonly number[]; readonly rows: number } {
  const shown = shownHands(pairs, selected, maxDials);
  return { shown, rows: Math.ceil(shown.length / columns) };
}
