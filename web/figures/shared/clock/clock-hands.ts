import { handColour } from './hand-colour.js';

/** The shape of a hand of the large dial, independent of the position. */
export interface ClockHand {
  readonly colour: string;
  /** From the hub to the tip, on a dial of radius 100. */
  readonly length: number;
  readonly halfWidth: number;
  /** The path of the hand's outline, pointing to 12. */
  readonly outline: string;
  /** The path of the pale line along its middle, `inlayWidth` wide; empty for none. */
  readonly inlay: string;
  readonly inlayWidth: number;
  /** Radius of the bead at the tip, 0 for none. */
  readonly bead: number;
}

const longest = 90;
const shortest = 36;
/** With more hands than this, beads and orbits are omitted. */
export const fewHands = 16;

const number = (value: number): string => value.toFixed(2);

/** A leaf shape: widest at a quarter of its length, with a pointed tip. */
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

/**
 * The shapes of a clock's hands, the fastest first: it is long and thin, the slowest short and wide. Cached per count.
 */
export function clockHands(pairs: number): readonly ClockHand[] {
  const known = drawn.get(pairs);
  if (known) return known;
  const hands = Array.from({ length: pairs }, (_, pair) => clockHand(pair, pairs));
  drawn.set(pairs, hands);
  return hands;
}
