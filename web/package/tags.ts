// Made from the manifests of the figures by web/build/package/tags-file.ts; do not edit.

/** The code of each element by its tag: spelled out, since that is how bundlers find what is imported when it is needed. */
export const classes = {
  'pe-act': () => import('../figures/act/pe-act.js').then(({ PeAct }) => PeAct),
  'pe-add-or-turn': () => import('../figures/add-or-turn/pe-add-or-turn.js').then(({ PeAddOrTurn }) => PeAddOrTurn),
  'pe-addition': () => import('../figures/addition/pe-addition.js').then(({ PeAddition }) => PeAddition),
  'pe-attempt': () => import('../figures/attempt/pe-attempt.js').then(({ PeAttempt }) => PeAttempt),
  'pe-attempts': () => import('../figures/attempts/pe-attempts.js').then(({ PeAttempts }) => PeAttempts),
  'pe-bias': () => import('../figures/bias/pe-bias.js').then(({ PeBias }) => PeBias),
  'pe-cast': () => import('../figures/cast/pe-cast.js').then(({ PeCast }) => PeCast),
  'pe-cliff': () => import('../figures/cliff/pe-cliff.js').then(({ PeCliff }) => PeCliff),
  'pe-clock': () => import('../figures/clock/pe-clock.js').then(({ PeClock }) => PeClock),
  'pe-context-base': () =>
    import('../figures/context-base/pe-context-base.js').then(({ PeContextBase }) => PeContextBase),
  'pe-counter': () => import('../figures/counter/pe-counter.js').then(({ PeCounter }) => PeCounter),
  'pe-exercise': () => import('./pe-exercise.js').then(({ PeExercise }) => PeExercise),
  'pe-explosion': () => import('../figures/explosion/pe-explosion.js').then(({ PeExplosion }) => PeExplosion),
  'pe-heatmap': () => import('../figures/heatmap/pe-heatmap.js').then(({ PeHeatmap }) => PeHeatmap),
  'pe-lab': () => import('../figures/lab/pe-lab.js').then(({ PeLab }) => PeLab),
  'pe-layouts': () => import('../figures/layouts/pe-layouts.js').then(({ PeLayouts }) => PeLayouts),
  'pe-learned-table': () =>
    import('../figures/learned-table/pe-learned-table.js').then(({ PeLearnedTable }) => PeLearnedTable),
  'pe-model-clock': () => import('../figures/model-clock/pe-model-clock.js').then(({ PeModelClock }) => PeModelClock),
  'pe-number-line': () => import('../figures/number-line/pe-number-line.js').then(({ PeNumberLine }) => PeNumberLine),
  'pe-panorama': () => import('../figures/panorama/pe-panorama.js').then(({ PePanorama }) => PePanorama),
  'pe-partial-rotary': () =>
    import('../figures/partial-rotary/pe-partial-rotary.js').then(({ PePartialRotary }) => PePartialRotary),
  'pe-perplexity': () => import('../figures/perplexity/pe-perplexity.js').then(({ PePerplexity }) => PePerplexity),
  'pe-predict': () => import('../figures/predict/pe-predict.js').then(({ PePredict }) => PePredict),
  'pe-pronoun': () => import('../figures/pronoun/pe-pronoun.js').then(({ PePronoun }) => PePronoun),
  'pe-receiver': () => import('../figures/receiver/pe-receiver.js').then(({ PeReceiver }) => PeReceiver),
  'pe-rope': () => import('../figures/rope/pe-rope.js').then(({ PeRope }) => PeRope),
  'pe-rope-decay': () => import('../figures/rope-decay/pe-rope-decay.js').then(({ PeRopeDecay }) => PeRopeDecay),
  'pe-rotation': () => import('../figures/rotation/pe-rotation.js').then(({ PeRotation }) => PeRotation),
  'pe-score-terms': () => import('../figures/score-terms/pe-score-terms.js').then(({ PeScoreTerms }) => PeScoreTerms),
  'pe-scrub': () => import('../figures/scrub/pe-scrub.js').then(({ PeScrub }) => PeScrub),
  'pe-seen-angles': () => import('../figures/seen-angles/pe-seen-angles.js').then(({ PeSeenAngles }) => PeSeenAngles),
  'pe-sentence': () => import('../figures/sentence/pe-sentence.js').then(({ PeSentence }) => PeSentence),
  'pe-shuffle': () => import('../figures/shuffle/pe-shuffle.js').then(({ PeShuffle }) => PeShuffle),
  'pe-similarity': () => import('../figures/similarity/pe-similarity.js').then(({ PeSimilarity }) => PeSimilarity),
  'pe-stretch': () => import('../figures/stretch/pe-stretch.js').then(({ PeStretch }) => PeStretch),
  'pe-stretch-lab': () => import('../figures/stretch-lab/pe-stretch-lab.js').then(({ PeStretchLab }) => PeStretchLab),
  'pe-table-cost': () => import('../figures/table-cost/pe-table-cost.js').then(({ PeTableCost }) => PeTableCost),
  'pe-value': () => import('../figures/value/pe-value.js').then(({ PeValue }) => PeValue),
  'pe-waves': () => import('../figures/waves/pe-waves.js').then(({ PeWaves }) => PeWaves),
  'pe-which-model': () => import('../figures/which-model/pe-which-model.js').then(({ PeWhichModel }) => PeWhichModel),
  'pe-worked-example': () =>
    import('../figures/worked-example/pe-worked-example.js').then(({ PeWorkedExample }) => PeWorkedExample),
} as const satisfies Record<string, () => Promise<CustomElementConstructor>>;

/** The tag of a figure, or that of all exercises. */
export type Tag = keyof typeof classes;

/** Every tag, in alphabetical order. */
export const tags: readonly Tag[] = Object.keys(classes) as Tag[];
