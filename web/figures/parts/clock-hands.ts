import { handColour } from './hand-colour.js';

/** How one hand of the big dial looks; it does not depend on the position. */
export interface ClockHand {
  readonly colour: string;
  /** From the hub to the tip, on a dial of radius 100. */
  readonly length: number;
  /** The outline of the hand pointing to 12. */
  readonly outline: string;
  /** Radius of the bead at the tip, 0 for none. */
  readonly bead: number;
}

const longest = 90;
const shortest = 34;
/** More hands than this are drawn without beads and orbits: they would only be noise. */
export const fewHands = 16;

const number = (value: number): string => value.toFixed(2);

/** A leaf: narrow at the hub, widest a third of the way out, pointed, with a tail to balance it. */
function leaf(length: number, width: number): string {
  const half = width / 2;
  const tail = 8 + length / 12;
  const [neck, belly] = [number(half * 0.45), number(half)];
  const [low, high] = [number(-length * 0.12), number(-length * 0.62)];
  return `M0 ${number(-length)}C${belly} ${high} ${belly} ${low} ${neck} ${number(tail)}H-${neck}C-${belly} ${low} -${belly} ${high} 0 ${number(-length)}Z`;
}

function clockHand(pair: number, pairs: number): ClockHand {
  const slow = pairs > 1 ? pair / (pairs - 1) : 0;
  const crowd = Math.min(1, Math.sqrt(8 / pairs));
  const length = longest - (longest - shortest) * slow;
  return {
    colour: handColour(pair, pairs),
    length,
    outline: leaf(length, (3.2 + 8.8 * slow) * crowd),
    bead: pairs <= fewHands ? (2.1 + 1.1 * slow) * Math.sqrt(crowd) : 0,
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
