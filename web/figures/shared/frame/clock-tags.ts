/**
 * The elements that need no calls of the core but those of the clock (`callsOf.clock`): a page with no others loads the smaller
 * module.
 */
export const clockTags: readonly string[] = [
  'pe-clock',
  'pe-counter',
  'pe-waves',
  'pe-act',
  'pe-predict',
  'pe-scrub',
  'pe-value',
];
