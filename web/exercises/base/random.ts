/**
 * Numbers from 0 to below 1 that depend on the seed alone (mulberry32). They choose parameters and shuffle what is shown;
 * whatever is computed from those comes from the core.
 */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Whole numbers from one bound to the other, both included, that depend on the seed alone. */
export function getDraws(seed: number): (from: number, to: number) => number {
  const random = randomFrom(seed);
  return (from, to) => from + Math.floor(random() * (to - from + 1));
}

/** 0 to count - 1 in an order of the seed's (Fisher and Yates). */
function shuffledPlaces(count: number, seed: number): number[] {
  const random = randomFrom(seed);
  const places = Array.from({ length: count }, (_, place) => place);
  for (let place = count - 1; place > 0; --place) {
    const other = Math.floor(random() * (place + 1));
    [places[place], places[other]] = [places[other]!, places[place]!];
  }
  return places;
}

/** The order in which an exercise shows its parts: another one for each exercise, or the right option would always stand at the same place. */
export function placesFor(id: string, seed: number, count: number): number[] {
  const own = Array.from(id).reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), 7);
  return shuffledPlaces(count, seed ^ own);
}
