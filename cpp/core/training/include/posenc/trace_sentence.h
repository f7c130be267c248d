#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <posenc/model.h>

namespace posenc {

/// All intermediate results of a forward pass: T words, d dimensions, H heads of d / H, L layers. Matrices are
/// row-major, layers one after another.
struct SentenceTrace {
  std::vector<float> token_embedding;     ///< (T x d)
  std::vector<float> position_embedding;  ///< (T x d), as added; empty without absolute positions
  std::vector<float> embedded;            ///< (T x d): sum of both

  std::vector<float> attn_norm;        ///< (L x T x d): input of attention
  std::vector<float> queries;          ///< (L x T x d), heads side by side, before RoPE
  std::vector<float> keys;             ///< (L x T x d), likewise
  std::vector<float> values;           ///< (L x T x d), heads side by side
  std::vector<float> rotated_queries;  ///< (L x T x d); empty unless 'rotary'
  std::vector<float> rotated_keys;     ///< (L x T x d); empty unless 'rotary'
  std::vector<float> scores;           ///< (L x H x T x T): q k / sqrt(d / H), before bias and mask
  std::vector<float> biases;           ///< (L x H x T x T): added to the scores; empty without a bias
  std::vector<float> attention;        ///< (L x H x T x T): row-wise softmax, 0 where masked
  std::vector<float> attn_out;         ///< (L x T x d): attention x values, heads side by side
  std::vector<float> attn_proj;        ///< (L x T x d): attn_out W_O
  std::vector<float> after_attention;  ///< (L x T x d): residual stream
  std::vector<float> mlp_norm;         ///< (L x T x d): input of the MLP
  std::vector<float> mlp_hidden;       ///< (L x T x 2 d), after the ReLU
  std::vector<float> mlp_out;          ///< (L x T x d): output of the MLP
  std::vector<float> after_mlp;        ///< (L x T x d): residual stream

  std::vector<float> final_norm;          ///< (T x d)
  std::vector<float> logits;              ///< (T x vocabulary)
  std::vector<float> probabilities;       ///< (T x vocabulary): row-wise softmax
  std::vector<std::int32_t> predictions;  ///< (T): the most likely token

  /// (matrices x 3): offset in the parameters, rows, columns. In order: token embedding, position embedding, bucket
  /// bias; per layer attention norm, qkv, W_O, relative keys, MLP norm, up_proj, its bias, down_proj, its bias; then
  /// final norm, LM head, its bias.
  std::vector<std::int32_t> slices;
};

/// The activations of one forward pass, and the products that it doesn't store. Precondition: `parameters` match the
/// shape and words are in the vocabulary; with a learned table there are at most `max_length`.
SentenceTrace trace_sentence(const ModelShape& shape, std::span<const float> parameters,
                             std::span<const std::int32_t> words);

}  // namespace posenc
