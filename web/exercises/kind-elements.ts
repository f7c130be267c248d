/** Lazy imports of the kinds' elements, spelled out so that bundlers find them. */
export const kindElements: Readonly<Record<string, () => Promise<CustomElementConstructor>>> = {
  number: async () => (await import('./pe-exercise-number.js')).PeExerciseNumber,
  choice: async () => (await import('./pe-exercise-choice.js')).PeExerciseChoice,
  order: async () => (await import('./pe-exercise-order.js')).PeExerciseOrder,
  code: async () => (await import('./pe-exercise-code.js')).PeExerciseCode,
  bug: async () => (await import('./pe-exercise-bug.js')).PeExerciseBug,
  draw: async () => (await import('./pe-exercise-draw.js')).PeExerciseDraw,
};
