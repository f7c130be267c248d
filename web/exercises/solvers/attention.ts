import type { Attention } from '../../core/specs.js';
import { requireNumber, type Solver, type SolverParams } from './answer.js';

const getWords = (params: SolverParams): readonly string[] =>
  typeof params['words'] === 'string'
    ? params['words'].split(' ')
    : Array.from({ length: requireNumber(params, 'length') }, (_, word) => `word${word}`);

/**
 * `words` are separated by spaces, or `length` gives that many different words; `order` has indices separated by
 * spaces; `mask` and `code` are passed to the core.
 */
function attentionOf(core: Parameters<Solver>[0], params: SolverParams): Attention {
  const words = getWords(params);
  return core.attention({
    words: words.join('\n'),
    order: Int32Array.from(typeof params['order'] === 'string' ? params['order'].split(' ').map(Number) : words.keys()),
    seed: Number(params['seed'] ?? 1),
    dimensions: 16,
    code: params['code'] === 'sinusoidal' ? 'sinusoidal' : 'none',
    mask: params['mask'] === 'causal' ? 'causal' : 'none',
  });
}

const countNonzero = (weights: readonly number[]): number => weights.filter((weight) => weight > 0).length;

const row = (weights: Float32Array, words: number, place: number): number[] =>
  Array.from(weights.slice(place * words, (place + 1) * words));

/** Solvers about attention in a sentence. Places are 0-based. */
export const attentionSolvers = {
  /** The number of words that `place` attends to under a causal mask, including itself. */
  'words-seen': (core, params) => {
    const { weights } = attentionOf(core, { ...params, mask: 'causal' });
    return countNonzero(row(weights, getWords(params).length, requireNumber(params, 'place')));
  },
  /** The number of words that attend to `place`: the result of a transposed causal mask. */
  'seen-by-words': (core, params) => {
    const { weights } = attentionOf(core, { ...params, mask: 'causal' });
    const words = getWords(params).length;
    return countNonzero(Array.from(weights).filter((_, index) => index % words === requireNumber(params, 'place')));
  },
  /** How much the output of the word at `place` changes when the words are in this `order`. */
  'output-change': (core, params) => attentionOf(core, params).movement[requireNumber(params, 'place')] ?? NaN,
  /** The same for the mean of all outputs. */
  'mean-change': (core, params) => attentionOf(core, params).meanChange,
} as const satisfies Record<string, Solver>;
