import { handColour } from './hand-colour.js';

/** The look of one hand of the big dial; it does not depend on the position. */
export interface ClockHand {
  readonly colour: string;
  /** From the hub to the tip, on a dial of radius 100. */
  readonly length: number;
  /** Half of its width where it is widest. */
  readonly halfWidth: number;
  /** The outline of the hand pointing to 12. */
  readonly outline: string;
  /** The pale line along its middle, as wide as `inlayWidth`; empty for none. */
  readonly inlay: string;
  readonly inlayWidth: number;
  /** Radius of the bead at the tip, 0 for none. */
  readonly bead: number;
}

const longest = 90;
const shortest = 36;
/** More hands than this are drawn without beads and orbits: they would only be noise. */
export const fewHands = 16;

const number = (value: number): string => value.toFixed(2);

/** A leaf: it springs from the hub, is widest a quarter of the way out, and ends in a point. */
function leaf(length: number, width: number): string {
  const [neck, belly] = [number(width * 0.22), number(width * 0.62)];
  const [low, high] = [number(-length * 0.22), number(-length * 0.5)];
  return `M0 ${number(-length)}C${belly} ${high} ${belly} ${low} ${neck} 0H-${neck}C-${belly} ${low} -${belly} ${high} 0 ${number(-length)}Z`;
}

function clockHand(pair: number, pairs: number): ClockHand {
  const slow = pairs > 1 ? pair / (pairs - 1) : 0;
  const crowd = Math.min(1, Math.sqrt(8 / pairs));
  const length = longest - (longest - shortest) * slow;
  const width = (3.4 + 5.6 * slow) * crowd;
  const few = pairs <= fewHands;
  const bead = few ? (1.9 + 0.9 * slow) * Math.sqrt(crowd) : 0;
  return {
    colour: handColour(pair, pairs),
    length,
    halfWidth: Math.max(width / 2, bead),
    outline: leaf(length, width),
    inlay: few ? `M0 ${number(-length * 0.2)}V${number(-length * 0.55)}` : '',
    inlayWidth: width * 0.2,
    bead,
  };
}

const drawn = new Map<number, readonly ClockHand[]>();

/** The hands of a clock, the fastest first: that one long and thin, the slowest short and stout. Drawn once per count. */
export function clockHands(pairs: number): readonly ClockHand[] {
  const known = drawn.get(pairs);
  if (known) return known;
  const hands = Array.from({ length: pairs }, (_, pair) => clockHand(pair, pairs));
  drawn.set(pairs, hands);
  return hands;
}
