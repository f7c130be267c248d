#pragma once

#include <span>
#include <string>

#include <posenc/check.h>
#include <posenc/matrix_view.h>

namespace posenc {

/// Self-attention over one sentence, with words and weights drawn from a seed.
struct AttentionSpec {
  std::string words = "I\nlove\nNLP";  ///< 1 to kMaxWords words, a newline between each two (sentence.h)
  std::string order = "0 1 2";         ///< which word stands at each place, a space between each two
  double seed = 1;                     ///< of the words' vectors and of the weights: whole, 0 to kMaxSeed
  double dimensions = 16;              ///< of a word's vector: an even number, 2 to kMaxAttentionDimensions
  std::string code = "none";           ///< 'none', or 'sinusoidal': the code of each place is added to its word
  std::string mask = "none";           ///< 'none', or 'causal': a word sees itself and what stands before it
};

Reason check(const AttentionSpec& spec);

/// What comes out, rows in the order of the sentence as it stands now.
struct Attention {
  MatrixView vectors;         ///< (words x dimensions) the words alone: the same wherever a word stands
  MatrixView inputs;          ///< (words x dimensions) X: the vectors, with the code if it is added
  MatrixView scores;          ///< (words x words) Q K^T / sqrt(dimensions); minus infinity where masked
  MatrixView weights;         ///< (words x words) softmax of each row of the scores: each sums to 1
  MatrixView outputs;         ///< (words x dimensions) weights V
  std::span<float> mean;      ///< (dimensions) the mean of all outputs
  std::span<float> movement;  ///< (words) by how much each word's output changed at most, see below
};

/// How much the order matters: the largest difference of any component between this sentence and the same with its
/// words as they were typed. Exactly equal results differ by nothing; sums in another order, by the rounding of floats.
struct AttentionChange {
  double outputs = 0;  ///< of any word's output, compared with its own wherever the word went
  double mean = 0;     ///< of the mean of all outputs
};

/// softmax(Q K^T / sqrt(d)) V with Q = X W_Q, K = X W_K and V = X W_V (Vaswani et al. 2017, section 3.2.1), one head.
///
/// A word's vector has components from N(0, 1): N(0, 1/d) scaled by sqrt(d) as the paper does (section 3.4). The
/// weights are from N(0, 1/d), so that queries, keys and scores have a variance near 1 and softmax neither flattens nor
/// picks one. The code is that of positions 0, 1, ... at base 10,000, interleaved. Everything from the vectors on is
/// computed in float, as models do, and summed in the order of the sentence, so that the rounding can be seen.
/// Precondition: `check(spec)` found nothing, and the result has those shapes.
AttentionChange fill_attention(const AttentionSpec& spec, const Attention& result);

}  // namespace posenc
