/**
 * Tests of pages that `npm run check -- --NAME` runs and `npm test` leaves out, each marked with `{ tag: '@NAME' }`: what takes long
 * where another test in `npm test` shows the same for one of its kind.
 */
export const later = ['hosts', 'faults', 'axe', 'looks', 'soak'] as const;

export type Later = (typeof later)[number];
