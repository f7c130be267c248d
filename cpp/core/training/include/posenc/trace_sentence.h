#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <posenc/model.h>

namespace posenc {

/// All intermediate results of a forward pass: T words, d dimensions, H heads of d / H, L layers. Matrices are
/// row-major, layers one after another; the table of `traceForward` describes them (predict_sentence.h).
struct SentenceTrace {
  std::vector<float> token_embedding;
  std::vector<float> position_embedding;
  std::vector<float> embedded;
  std::vector<float> attn_norm;
  std::vector<float> queries;
  std::vector<float> keys;
  std::vector<float> values;
  std::vector<float> rotated_queries;
  std::vector<float> rotated_keys;
  std::vector<float> scores;
  std::vector<float> biases;
  std::vector<float> attention;
  std::vector<float> attn_out;
  std::vector<float> attn_proj;
  std::vector<float> after_attention;
  std::vector<float> mlp_norm;
  std::vector<float> mlp_hidden;
  std::vector<float> mlp_out;
  std::vector<float> after_mlp;
  std::vector<float> final_norm;
  std::vector<float> logits;
  std::vector<float> probabilities;
  std::vector<std::int32_t> predictions;
  std::vector<std::int32_t> slices;
};

/// The activations of one forward pass, and the products that it doesn't store. Precondition: `parameters` match the
/// shape and words are in the vocabulary; with a learned table there are at most `max_length`.
SentenceTrace trace_sentence(const ModelShape& shape, std::span<const float> parameters,
                             std::span<const std::int32_t> words);

}  // namespace posenc
