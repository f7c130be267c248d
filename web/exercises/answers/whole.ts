import type { AttemptName } from '../../core/specs.js';
import { need, readingOf, type Answer, type Asked } from './answer.js';

const rotationOf = (core: Parameters<Answer>[0], asked: Asked) =>
  core.rotation({ ...readingOf({ position: 0, ...asked }), shift: need(asked, 'shift') });

const attemptOf = (core: Parameters<Answer>[0], asked: Asked) =>
  core.attempt({
    attempt: String(asked['attempt'] ?? 'sinusoidal') as AttemptName,
    length: need(asked, 'length'),
    shift: 1,
    dimensions: Number(asked['dimensions'] ?? 16),
    base: 10_000,
    seed: 1,
  });

/** Answers that need the whole core. */
export const wholeAnswers = {
  /** 2i/d. */
  exponent: (core, asked) =>
    core.workedExample(readingWithoutLayout({ position: 0, ...asked })).exponent[need(asked, 'pair')] ?? NaN,
  /** Radians, whole turns and all. */
  'whole-angle': (core, asked) => core.workedExample(readingWithoutLayout(asked)).angle[need(asked, 'pair')] ?? NaN,
  /** cos k omega and sin k omega of one pair: the numbers in the block of R_k. */
  'shift-cosine': (core, asked) => rotationOf(core, asked).blocks[2 * need(asked, 'pair')] ?? NaN,
  'shift-sine': (core, asked) => rotationOf(core, asked).blocks[2 * need(asked, 'pair') + 1] ?? NaN,
  /** Gauges of an attempt (`integer`, `fraction`, `binary`, `sinusoidal`, `random`) over `length` positions. */
  'attempt-largest': (core, asked) => attemptOf(core, asked).largest,
  'attempt-step': (core, asked) => attemptOf(core, asked).neighbourStep,
  'attempt-columns': (core, asked) => attemptOf(core, asked).columns,
} as const satisfies Record<string, Answer>;

function readingWithoutLayout(asked: Asked): { position: number; dimensions: number; base: number } {
  const { position, dimensions, base } = readingOf(asked);
  return { position, dimensions, base };
}
