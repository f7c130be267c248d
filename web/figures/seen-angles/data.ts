import type { Core, SeenAngles } from '../../core/index.js';
import { shownHands } from '../shared/clock/clock-data.js';

/** As many dials as can be told apart; of a wider head these stand for all. */
const maxDials = 64;
/** Dials in a row. */
export const columns = 8;

/** The settings that decide every number of the picture. */
export interface SeenSettings {
  /** Of a head, an even number. */
  readonly dimensions: number;
  readonly base: number;
  /** Positions of a text in training. */
  readonly trained: number;
  /** Positions of the reader's text. */
  readonly length: number;
}

/** A head of which some hands meet angles that training never had. */
export interface SeenHead {
  readonly settings: SeenSettings;
  readonly pairs: number;
  /** Radians per position. */
  readonly frequencies: Float64Array;
  readonly angles: SeenAngles;
  /** The number of hands that meet new angles; they are the slowest. */
  readonly meetNew: number;
}

export function seenHead(core: Core, settings: SeenSettings): SeenHead {
  const { dimensions, base, trained, length } = settings;
  const { frequencies } = core.rotaryFrequencies({ dimensions, base });
  const angles = core.seenAngles({
    frequencies,
    trainedFrequencies: new Float64Array(),
    trainedLength: trained,
    length,
  });
  const meetNew = angles.unseen.filter((share) => share > 0).length;
  return { settings, pairs: dimensions / 2, frequencies, angles, meetNew };
}

/** The pairs that have a dial, the fastest first, and the rows that they fill. */
export function getDials(
  pairs: number,
  selected: number,
): { readonly shown: readonly number[]; readonly rows: number } {
  const shown = shownHands(pairs, selected, maxDials);
  return { shown, rows: Math.ceil(shown.length / columns) };
}
