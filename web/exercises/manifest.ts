import type { Manifest } from '../figures/shared/manifest/manifest.js';
import { number, text } from '../figures/shared/manifest/parameters.js';
import { seedRange } from './base/spec.js';

export const parameters = {
  lang: text(),
  exercise: text(),
  seed: number(seedRange, seedRange.min),
};

/** The generic tag that other sites use; the elements of the kinds aren't in the manifest. */
export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-exercise',
  summary: "One exercise of the tour in another site's page. It keeps no progress.",
  display: 'block',
  heights: { '': [730, 590] },
  calls: [
    ...([
      'hands',
      'wave',
      'binary',
      'fingerprint',
      'compare',
      'attention',
      'attempt',
      'workedExample',
      'rotation',
    ] as const),
    ...(['receive', 'cliff', 'addition'] as const),
  ],
  words: ['exercise', 'embedded', 'code', 'bug', 'draw', 'sketch'],
  parameters,
  help: {
    lang: 'The language of the exercise, a BCP 47 tag; without it, that of the nearest element that has one.',
    exercise: "The exercise's name, which stands in its address in the tour.",
    seed: 'The numbers of the exercise are drawn from it.',
  },
  slot: 'What stands below the exercise, and in its place without scripts: a caption, a link.',
  events: [
    {
      name: 'exercise-solved',
      detail: '{ exercise: string; seed: number; attempts: number; hints: number }',
      help: 'The answer is right: `detail` has the name of the exercise, the seed of its numbers, how often the reader has answered and how many hints were shown.',
    },
    { name: 'case-drawn', detail: 'null', help: 'The exercise has got other numbers than its first.' },
  ],
};
