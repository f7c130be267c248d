#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <posenc/model.h>

namespace posenc {

/// Everything between the words of a sentence and the answers of a model: T words, d dimensions, H heads, each of
/// d / H, L layers. All matrices are row-major; those of layers stand one behind the other.
struct SentenceTrace {
  std::vector<float> token_embedding;     ///< (T x d): the row of each word in the table
  std::vector<float> position_embedding;  ///< (T x d): what is added to them; empty where nothing is
  std::vector<float> embedded;            ///< (T x d): their sum

  std::vector<float> attn_norm;        ///< (L x T x d): what attention reads
  std::vector<float> queries;          ///< (L x T x d), heads side by side, before they are turned
  std::vector<float> keys;             ///< (L x T x d), likewise
  std::vector<float> values;           ///< (L x T x d), heads side by side
  std::vector<float> rotated_queries;  ///< (L x T x d) of 'rotary', else empty
  std::vector<float> rotated_keys;     ///< (L x T x d) of 'rotary', else empty
  std::vector<float> scores;           ///< (L x H x T x T): q k / sqrt(d / H), before bias and mask
  std::vector<float> biases;           ///< (L x H x T x T): what is added to them; empty where nothing is
  std::vector<float> attention;        ///< (L x H x T x T): the softmax of each row, 0 where masked
  std::vector<float> attn_out;         ///< (L x T x d): the values, weighted by attention, heads side by side
  std::vector<float> attn_proj;        ///< (L x T x d): their product with W_O
  std::vector<float> after_attention;  ///< (L x T x d): that, added to what came in
  std::vector<float> mlp_norm;         ///< (L x T x d): what the feed-forward network reads
  std::vector<float> mlp_hidden;       ///< (L x T x 2 d), after the ReLU
  std::vector<float> mlp_out;          ///< (L x T x d)
  std::vector<float> after_mlp;        ///< (L x T x d): that, added to what came in

  std::vector<float> final_norm;          ///< (T x d)
  std::vector<float> logits;              ///< (T x vocabulary)
  std::vector<float> probabilities;       ///< (T x vocabulary): the softmax of each row
  std::vector<std::int32_t> predictions;  ///< (T): the likeliest word

  /// (matrices x 3): offset in the parameters, rows, columns, in the order of `ModelSlices`: words, positions, buckets;
  /// of each layer its norm, W_Q W_K W_V, W_O, distances, norm, widening, its bias, down_proj, its bias; then the last
  /// norm, logits, their bias.
  std::vector<std::int32_t> slices;
};

/// The forward pass of one sentence, number by number: the readable reference beside `Forward`, which keeps less and is
/// faster. Precondition: `parameters` are those of the shape, and words lie in the vocabulary; behind a learned table
/// there are at most `longest`.
SentenceTrace trace_sentence(const ModelShape& shape, std::span<const float> parameters,
                             std::span<const std::int32_t> words);

}  // namespace posenc
