import type { AttemptName } from '../../core/specs.js';
import { requireNumber, getReaderState, type Solver, type SolverParams } from './answer.js';

const getRotation = (core: Parameters<Solver>[0], params: SolverParams) =>
  core.rotation({ ...getReaderState({ position: 0, ...params }), shift: requireNumber(params, 'shift') });

const getAttempt = (core: Parameters<Solver>[0], params: SolverParams) =>
  core.attempt({
    attempt: String(params['attempt'] ?? 'sinusoidal') as AttemptName,
    length: requireNumber(params, 'length'),
    shift: Number(params['shift'] ?? 1),
    dimensions: Number(params['dimensions'] ?? 16),
    base: 10_000,
    seed: 1,
  });

/** Solvers that need the full `core` module. */
export const fullCoreSolvers = {
  /** 2i/d. */
  exponent: (core, params) =>
    core.workedExample(stateWithoutLayout({ position: 0, ...params })).exponent[requireNumber(params, 'pair')] ?? NaN,
  /** Radians, not reduced to one turn. */
  'whole-angle': (core, params) =>
    core.workedExample(stateWithoutLayout(params)).angle[requireNumber(params, 'pair')] ?? NaN,
  /** cos k omega and sin k omega of one pair: the entries of its block in R_k. */
  'shift-cosine': (core, params) => getRotation(core, params).blocks[2 * requireNumber(params, 'pair')] ?? NaN,
  'shift-sine': (core, params) => getRotation(core, params).blocks[2 * requireNumber(params, 'pair') + 1] ?? NaN,
  /**
   * Metrics of a baseline encoding (`integer`, `fraction`, `binary`, `sinusoidal`, `random`) over `length` positions.
   */
  'attempt-largest': (core, params) => getAttempt(core, params).largest,
  'attempt-step': (core, params) => getAttempt(core, params).neighbourStep,
  'attempt-columns': (core, params) => getAttempt(core, params).columns,
  /** The error of the best-fit shift matrix on held-out positions. */
  'attempt-residual': (core, params) => getAttempt(core, params).linearResidual,
  /** One number of the encoding of `position`; column 0 by default. */
  'attempt-code': (core, params) => {
    const { codes, columns } = getAttempt(core, params);
    return codes[requireNumber(params, 'position') * columns + Number(params['column'] ?? 0)] ?? NaN;
  },
  /** The number of binary digits that change from `position` to `other`. */
  'bits-changed': (core, params) => {
    const [from, to] = ['position', 'other'].map((name) =>
      core.binary({ position: requireNumber(params, name), digits: 53 }),
    );
    return from?.reduce((changed, bit, place) => changed + (bit === to?.[place] ? 0 : 1), 0) ?? NaN;
  },
  /** The first number after a shift that wrongly treats a half-split encoding as interleaved. */
  'halves-turned-as-pairs': (core, params) => {
    const [first = NaN, second = NaN] = core.fingerprint({ ...getReaderState(params), layout: 'halves' });
    const [cosine = NaN, sine = NaN] = getRotation(core, params).blocks;
    return first * cosine + second * sine;
  },
  /** The norm of `word`'s vector, times sqrt(d) if `times` is `sqrt`; `none` for no factor. */
  'word-norm': (core, params) =>
    core.addition({
      ...stateWithoutLayout(params),
      word: String(params['word']),
      scale: 1,
      timesRoot: params['times'] === 'sqrt' ? 'sqrt' : 'none',
      seed: 1,
    }).wordNorm,
} as const satisfies Record<string, Solver>;

function stateWithoutLayout(params: SolverParams): { position: number; dimensions: number; base: number } {
  const { position, dimensions, base } = getReaderState(params);
  return { position, dimensions, base };
}
