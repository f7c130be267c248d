import type { Attention } from '../../core/specs.js';
import { need, type Answer, type Asked } from './answer.js';

const getWords = (asked: Asked): readonly string[] =>
  typeof asked['words'] === 'string'
    ? asked['words'].split(' ')
    : Array.from({ length: need(asked, 'length') }, (_, word) => `word${word}`);

/**
 * `words` with spaces between them, or `length` words that all differ; `order` with spaces between its numbers, `mask` and `code` as
 * the core has them.
 */
function attentionOf(core: Parameters<Answer>[0], asked: Asked): Attention {
  const words = getWords(asked);
  return core.attention({
    words: words.join('\n'),
    order: Int32Array.from(typeof asked['order'] === 'string' ? asked['order'].split(' ').map(Number) : words.keys()),
    seed: Number(asked['seed'] ?? 1),
    dimensions: 16,
    code: asked['code'] === 'sinusoidal' ? 'sinusoidal' : 'none',
    mask: asked['mask'] === 'causal' ? 'causal' : 'none',
  });
}

/** The number of weights of a stretch of the map that are not zero. */
const seen = (weights: readonly number[]): number => weights.filter((weight) => weight > 0).length;

const row = (weights: Float32Array, words: number, place: number): number[] =>
  Array.from(weights.slice(place * words, (place + 1) * words));

/** The answers about attention in a sentence; places are counted from 0. */
export const attentionAnswers = {
  /** The number of words that the word at `place` may look at, itself too, under a causal mask. */
  'words-seen': (core, asked) => {
    const { weights } = attentionOf(core, { ...asked, mask: 'causal' });
    return seen(row(weights, getWords(asked).length, need(asked, 'place')));
  },
  /** The number of words that look at it, which a mask with its sides exchanged would allow. */
  'seen-by-words': (core, asked) => {
    const { weights } = attentionOf(core, { ...asked, mask: 'causal' });
    const words = getWords(asked).length;
    return seen(Array.from(weights).filter((_, index) => index % words === need(asked, 'place')));
  },
  /** By how much the output of the word that stands at `place` in this `order` differs from its own in the order as typed. */
  'output-change': (core, asked) => attentionOf(core, asked).movement[need(asked, 'place')] ?? NaN,
  /** The same of the mean of all outputs. */
  'mean-change': (core, asked) => attentionOf(core, asked).meanChange,
} as const satisfies Record<string, Answer>;
