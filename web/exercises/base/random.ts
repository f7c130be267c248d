/**
 * A mulberry32 generator of numbers in [0, 1). Used only to choose parameters and to shuffle; the core computes
 * everything else.
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Seeded uniform integers in [from, to], both inclusive. */
export function seededIntegers(seed: number): (from: number, to: number) => number {
  const random = seededRandom(seed);
  return (from, to) => from + Math.floor(random() * (to - from + 1));
}

/** A seeded Fisher-Yates shuffle of 0 to count - 1. */
function shuffledIndices(count: number, seed: number): number[] {
  const random = seededRandom(seed);
  const places = Array.from({ length: count }, (_, place) => place);
  for (let place = count - 1; place > 0; --place) {
    const other = Math.floor(random() * (place + 1));
    [places[place], places[other]] = [places[other]!, places[place]!];
  }
  return places;
}

/**
 * The display order of an exercise's options. Depends on the ID too, so that the correct one isn't always in the same
 * place.
 */
export function displayOrder(id: string, seed: number, count: number): number[] {
  const own = Array.from(id).reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), 7);
  return shuffledIndices(count, seed ^ own);
}
