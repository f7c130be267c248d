/** The code of each element by its tag: spelled out, since that is how bundlers find what is imported when it is needed. */
export const classes = {
  'pe-addition': () => import('../figures/pe-addition.js').then(({ PeAddition }) => PeAddition),
  'pe-attempts': () => import('../figures/pe-attempts.js').then(({ PeAttempts }) => PeAttempts),
  'pe-cliff': () => import('../figures/pe-cliff.js').then(({ PeCliff }) => PeCliff),
  'pe-clock': () => import('../figures/pe-clock.js').then(({ PeClock }) => PeClock),
  'pe-counter': () => import('../figures/pe-counter.js').then(({ PeCounter }) => PeCounter),
  'pe-exercise': () => import('./pe-exercise.js').then(({ PeExercise }) => PeExercise),
  'pe-heatmap': () => import('../figures/pe-heatmap.js').then(({ PeHeatmap }) => PeHeatmap),
  'pe-predict': () => import('../figures/pe-predict.js').then(({ PePredict }) => PePredict),
  'pe-receiver': () => import('../figures/pe-receiver.js').then(({ PeReceiver }) => PeReceiver),
  'pe-rotation': () => import('../figures/pe-rotation.js').then(({ PeRotation }) => PeRotation),
  'pe-scrub': () => import('../figures/pe-scrub.js').then(({ PeScrub }) => PeScrub),
  'pe-shuffle': () => import('../figures/pe-shuffle.js').then(({ PeShuffle }) => PeShuffle),
  'pe-similarity': () => import('../figures/pe-similarity.js').then(({ PeSimilarity }) => PeSimilarity),
  'pe-value': () => import('../figures/pe-value.js').then(({ PeValue }) => PeValue),
  'pe-waves': () => import('../figures/pe-waves.js').then(({ PeWaves }) => PeWaves),
  'pe-worked-example': () => import('../figures/pe-worked-example.js').then(({ PeWorkedExample }) => PeWorkedExample),
} as const satisfies Record<string, () => Promise<CustomElementConstructor>>;

/** The tag of a figure, or that of all exercises. */
export type Tag = keyof typeof classes;

/** Every tag, in alphabetical order. */
export const tags: readonly Tag[] = Object.keys(classes) as Tag[];
