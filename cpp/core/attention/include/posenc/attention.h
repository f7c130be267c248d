#pragma once

#include <span>
#include <string>
#include <vector>

#include <posenc/check.h>
#include <posenc/matrix_view.h>

namespace posenc {

/// Self-attention over one sentence, with seeded random embeddings and weights.
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
             "1 to 64 words of 1 to 40 characters, separated by newlines; equal words have equal embeddings.")
POSENC_FIELD(order, array_of(Type::integers, kMaxWords, integer(0, kMaxWords - 1)),
             "A permutation: the index of the word at each position, from 0; empty: the original order.")
POSENC_FIELD(seed, kAnySeed, "Of the embeddings and the weights.")
POSENC_FIELD(dimensions, even(2, kMaxAttentionDimensions), "Of an embedding.")
POSENC_FIELD(code, one_of("none|sinusoidal"), "The encoding added to each embedding.")
POSENC_FIELD(mask, one_of("none|causal"), "Which words a word sees: all, or itself and those before it.")
POSENC_END

std::optional<ValidationError> check(const AttentionSpec& spec);

/// The results of an attention layer; rows are in the permuted order of the sentence.
struct Attention {
  MatrixView vectors;           ///< (words x dimensions): the embeddings, without positions
  MatrixView inputs;            ///< (words x dimensions): X, the embeddings plus the encoding if there is one
  MatrixView scores;            ///< (words x words): Q K^T / sqrt(dimensions); -infinity where masked
  MatrixView weights;           ///< (words x words): row-wise softmax of the scores
  MatrixView outputs;           ///< (words x dimensions): weights V
  std::span<float> mean;        ///< (dimensions): the mean of all outputs
  std::span<float> max_change;  ///< (words): largest change of a component of each word's output, see below
};

/// Effect of the word order: the largest difference of any component between the permuted and the original sentence.
/// Sums in another order differ by float rounding.
struct AttentionChange {
  double outputs = 0;  ///< of any word's output, each compared with the same word's in the original sentence
  double mean = 0;     ///< of the mean of all outputs
};

/// softmax(Q K^T / sqrt(d)) V with Q = X W_Q, K = X W_K and V = X W_V (Vaswani et al. 2017, section 3.2.1), one head.
///
/// Embeddings are drawn from N(0, 1), i.e. N(0, 1/d) scaled by sqrt(d) as in the paper (section 3.4), and weights from
/// N(0, 1/d), so queries, keys and scores have a variance near 1. The encoding covers positions 0, 1, ... at base
/// 10,000, interleaved. Everything after the embeddings is computed in float, as in models, and summed in sentence
/// order, so that rounding is visible. Precondition: `spec` is valid and the result has those shapes.
AttentionChange fill_attention(const AttentionSpec& spec, const Attention& result);

}  // namespace posenc
