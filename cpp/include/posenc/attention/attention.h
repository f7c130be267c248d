#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <posenc/spec/call.h>
#include <posenc/spec/check.h>
#include <posenc/spec/matrix_view.h>

namespace posenc {

/// 1 to kMaxWords words separated by newlines, each of 1 to kMaxWordCharacters Unicode code points (UTF-8, not
/// normalised).
std::optional<ValidationError> validate_words(std::string_view text);

/// The words, as views into `text`. Precondition: `validate_words(text)` returned no error.
std::vector<std::string_view> split_words(std::string_view text);

/// A permutation of 0 to count - 1, or empty for the original order.
std::optional<ValidationError> validate_order(std::span<const double> order, std::size_t count);

/// The index of the word at each of `count` positions. Precondition: `validate_order(order, count)` returned no error.
std::vector<std::size_t> to_permutation(std::span<const double> order, std::size_t count);

using AttentionCode = Choice<"none|sinusoidal">;

/// Self-attention over one sentence, with seeded random embeddings and weights.
struct AttentionSpec {
  std::string words = "I\nlove\nNLP";
  std::vector<double> order;
  double seed = 1;
  double dimensions = 16;
  AttentionCode code = "none";
  MaskName mask = "none";
};

POSENC_SPEC(AttentionSpec, "Self-attention over one sentence.")
POSENC_FIELD(words, text_up_to(kMaxWordsBytes),
             "1 to 64 words of 1 to 40 characters, separated by newlines; equal words have equal embeddings.")
POSENC_FIELD(order, array_of(Type::integers, kMaxWords, integer(0, kMaxWords - 1)),
             "A permutation: the index of the word at each position, from 0; empty: the original order.")
POSENC_FIELD(seed, kAnySeed, "Of the embeddings and the weights.")
POSENC_FIELD(dimensions, even(2, kMaxAttentionDimensions), "Of an embedding.")
POSENC_FIELD(code, choice(), "The encoding added to each embedding.")
POSENC_FIELD(mask, choice(), "Which words a word sees: all, or itself and those before it.")
POSENC_END

std::optional<ValidationError> check(const AttentionSpec& spec);

/// Precondition: `spec` is valid.
inline std::size_t word_count(const AttentionSpec& spec) { return split_words(spec.words).size(); }

/// The results of an attention layer; rows are in the permuted order of the sentence.
struct Attention {
  MatrixView vectors;
  MatrixView inputs;
  MatrixView scores;
  MatrixView weights;
  MatrixView outputs;
  std::span<float> mean;
  std::span<float> max_change;
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

POSENC_CALL(Attention, fill_attention, "Self-attention over a sentence, and the effect of the word order.")
POSENC_RESULT(
    "Attention",
    "Self-attention, computed in float. Matrices are row-major, a row for each word, in the order of the sentence.")
POSENC_ARRAY("vectors", arrays.vectors, (word_count(spec), spec.dimensions),
             "Words x dimensions: the embeddings, without positions.")
POSENC_ARRAY("inputs", arrays.inputs, (word_count(spec), spec.dimensions),
             "Words x dimensions: with the encoding, if any.")
POSENC_ARRAY("scores", arrays.scores, (word_count(spec), word_count(spec)),
             "Words x words: Q K^T / sqrt(dimensions); -Infinity where masked.")
POSENC_ARRAY("weights", arrays.weights, (word_count(spec), word_count(spec)),
             "Words x words: softmax of each row of the scores.")
POSENC_ARRAY("outputs", arrays.outputs, (word_count(spec), spec.dimensions),
             "Words x dimensions: the weighted sums of the values.")
POSENC_ARRAY("mean", arrays.mean, (spec.dimensions), "Dimensions: the mean of all outputs.")
POSENC_ARRAY("movement", arrays.max_change, (word_count(spec)),
             "Words: the largest difference of a component of each word's output from the original sentence.")
POSENC_VALUE("outputChange", values.outputs, "The largest of `movement`.")
POSENC_VALUE("meanChange", values.mean, "The largest difference of a component of the mean from the original sentence.")
POSENC_END

}  // namespace posenc
