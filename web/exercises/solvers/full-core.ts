import type { AttemptName } from '../../core/specs.js';
import { need, getReaderState, type Answer, type Asked } from './answer.js';

const getRotation = (core: Parameters<Answer>[0], asked: Asked) =>
  core.rotation({ ...getReaderState({ position: 0, ...asked }), shift: need(asked, 'shift') });

const getAttempt = (core: Parameters<Answer>[0], asked: Asked) =>
  core.attempt({
    attempt: String(asked['attempt'] ?? 'sinusoidal') as AttemptName,
    length: need(asked, 'length'),
    shift: Number(asked['shift'] ?? 1),
    dimensions: Number(asked['dimensions'] ?? 16),
    base: 10_000,
    seed: 1,
  });

/** Answers that need the whole core. */
export const wholeAnswers = {
  /** 2i/d. */
  exponent: (core, asked) =>
    core.workedExample(stateWithoutLayout({ position: 0, ...asked })).exponent[need(asked, 'pair')] ?? NaN,
  /** Radians, whole turns and all. */
  'whole-angle': (core, asked) => core.workedExample(stateWithoutLayout(asked)).angle[need(asked, 'pair')] ?? NaN,
  /** cos k omega and sin k omega of one pair: the numbers in the block of R_k. */
  'shift-cosine': (core, asked) => getRotation(core, asked).blocks[2 * need(asked, 'pair')] ?? NaN,
  'shift-sine': (core, asked) => getRotation(core, asked).blocks[2 * need(asked, 'pair') + 1] ?? NaN,
  /** Gauges of an attempt (`integer`, `fraction`, `binary`, `sinusoidal`, `random`) over `length` positions. */
  'attempt-largest': (core, asked) => getAttempt(core, asked).largest,
  'attempt-step': (core, asked) => getAttempt(core, asked).neighbourStep,
  'attempt-columns': (core, asked) => getAttempt(core, asked).columns,
  /** The error of the best matrix for `shift` on positions that it was not fitted to. */
  'attempt-residual': (core, asked) => getAttempt(core, asked).linearResidual,
  /** One number of the code of `position`; the first unless `column` says otherwise. */
  'attempt-code': (core, asked) => {
    const { codes, columns } = getAttempt(core, asked);
    return codes[need(asked, 'position') * columns + Number(asked['column'] ?? 0)] ?? NaN;
  },
  /** The number of binary digits of `position` that change on the way to `other`. */
  'bits-changed': (core, asked) => {
    const [from, to] = ['position', 'other'].map((name) => core.binary({ position: need(asked, name), digits: 53 }));
    return from?.reduce((changed, bit, place) => changed + (bit === to?.[place] ? 0 : 1), 0) ?? NaN;
  },
  /** First number of a code in halves, shifted by who takes its first two numbers for the sine and cosine of hand 0. */
  'halves-turned-as-pairs': (core, asked) => {
    const [first = NaN, second = NaN] = core.fingerprint({ ...getReaderState(asked), layout: 'halves' });
    const [cosine = NaN, sine = NaN] = getRotation(core, asked).blocks;
    return first * cosine + second * sine;
  },
  /** Length of the vector of `word`, with or without sqrt(d): `times` is `sqrt` or `none`. */
  'word-norm': (core, asked) =>
    core.addition({
      ...stateWithoutLayout(asked),
      word: String(asked['word']),
      scale: 1,
      timesRoot: asked['times'] === 'sqrt' ? 'sqrt' : 'none',
      seed: 1,
    }).wordNorm,
} as const satisfies Record<string, Answer>;

function stateWithoutLayout(asked: Asked): { position: number; dimensions: number; base: number } {
  const { position, dimensions, base } = getReaderState(asked);
  return { position, dimensions, base };
}
