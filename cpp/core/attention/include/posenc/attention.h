#pragma once

#include <span>
#include <string>
#include <vector>

#include <posenc/check.h>
#include <posenc/matrix_view.h>

namespace posenc {

/// Self-attention over one sentence, with words and weights drawn from a seed.
struct AttentionSpec {
  std::string words = "I\nlove\nNLP";
  std::vector<double> order;
  double seed = 1;
  double dimensions = 16;
  std::string code = "none";
  std::string mask = "none";
};

POSENC_SPEC(AttentionSpec, "Self-attention over one sentence.")
POSENC_FIELD(words, text_up_to(kMaxWordsBytes),
             "1 to 64 words of 1 to 40 characters, a newline between each two; equal texts have equal vectors.")
POSENC_FIELD(order, array_of(Type::integers, kMaxWords, integer(0, kMaxWords - 1)),
             "The word at each place, counted from 0, each once; none: as they are typed.")
POSENC_FIELD(seed, kAnySeed, "Of the words' vectors and of the weights.")
POSENC_FIELD(dimensions, even(2, kMaxAttentionDimensions), "Of a word's vector.")
POSENC_FIELD(code, one_of("none|sinusoidal"), "The code that is added to each word's vector.")
POSENC_FIELD(mask, one_of("none|causal"), "The words that a word sees: all of them, or itself and those before it.")
POSENC_END

std::optional<ValidationError> check(const AttentionSpec& spec);

/// The results of an attention layer, rows in the order of the sentence as it stands now.
struct Attention {
  MatrixView vectors;           ///< (words x dimensions) the words alone: the same wherever a word stands
  MatrixView inputs;            ///< (words x dimensions) X: the vectors, with the code if it is added
  MatrixView scores;            ///< (words x words) Q K^T / sqrt(dimensions); minus infinity where masked
  MatrixView weights;           ///< (words x words) softmax of each row of the scores: each sums to 1
  MatrixView outputs;           ///< (words x dimensions) weights V
  std::span<float> mean;        ///< (dimensions) the mean of all outputs
  std::span<float> max_change;  ///< (words) by how much each word's output changed at most, see below
};

/// The effect of the order: the largest difference of any component between this sentence and the same with its words
/// as they were typed. Exactly equal results differ by nothing; sums in another order, by the rounding of floats.
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
