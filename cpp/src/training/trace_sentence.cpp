#include <posenc/training/predict_sentence.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include <posenc/transformer/forward.h>

#include "../transformer/layers.h"
#include "../transformer/matrix_product.h"

namespace posenc {
namespace {

using Numbers = std::vector<float>;

void append(Numbers& all, const Numbers& part) { all.insert(all.end(), part.begin(), part.end()); }

Numbers sum(Numbers a, const Numbers& b) {
  for (std::size_t k = 0; k < b.size(); ++k) a[k] += b[k];
  return a;
}

/// Rows times a weight matrix, plus its bias if any.
Numbers product(std::span<const float> parameters, const Numbers& rows, const Slice& weights, const Slice& bias = {}) {
  const std::size_t count = rows.size() / weights.rows;
  Numbers result;
  for (std::size_t row = 0; row < count && bias.size() > 0; ++row) {
    const auto numbers = bias.of(parameters);
    result.insert(result.end(), numbers.begin(), numbers.end());
  }
  result.resize(count * weights.columns);
  multiply({count, weights.rows, weights.columns}, row_major(rows.data(), weights.rows), weights.of(parameters).data(),
           weights.columns, result.data(), weights.columns, Output::accumulate);
  return result;
}

/// Queries (0), keys (1) or values (2) of a matrix (rows x 3 d).
Numbers third(const Numbers& qkv, std::size_t d, std::size_t index) {
  Numbers result;
  for (std::size_t first = index * d; first < qkv.size(); first += 3 * d)
    result.insert(result.end(), &qkv[first], &qkv[first] + d);
  return result;
}

/// Appends the scores of all heads, and their biases if the encoding has any.
void append_scores(const Forward<float>& forward, std::span<const float> parameters, std::size_t layer,
                   SentenceTrace& trace) {
  const ModelShape& shape = forward.shape();
  const Activations<float>& activations = forward.activations();
  const std::size_t length = activations.length;
  const std::size_t d = shape.dimensions;
  const std::size_t width = shape.head_width();
  const float* relative_keys = forward.slices().layers[layer].relative_keys.of(parameters).data();
  const auto dot = [&](const float* a, const float* b) {
    return std::inner_product(a, a + width, b, 0.0F) / std::sqrt(static_cast<float>(width));
  };
  for (std::size_t head = 0; head < shape.heads; ++head) {
    const Numbers biases =
        distance_biases(shape, activations, head, forward.slices().bucket_bias.of(parameters).data());
    for (std::size_t i = 0; i < length; ++i) {
      for (std::size_t j = 0; j < length; ++j) {
        const float* query = &activations.layers[layer].qkv[i * 3 * d + head * width];
        const float* key = &activations.layers[layer].qkv[j * 3 * d + d + head * width];
        trace.scores.push_back(dot(query, key));
        const auto offset = static_cast<std::ptrdiff_t>(j) - static_cast<std::ptrdiff_t>(i);
        if (shape.encoding == Encoding::shaw)
          trace.biases.push_back(dot(query, relative_keys + relative_index(offset, shape.clip) * width));
        if (shape.encoding == Encoding::alibi || shape.encoding == Encoding::t5)
          trace.biases.push_back(biases[length - 1 + j - i]);
      }
    }
  }
}

/// Softmax of each row.
Numbers softmax_rows(Numbers rows, std::size_t columns) {
  for (std::size_t first = 0; first < rows.size(); first += columns) {
    const auto row = std::span(rows).subspan(first, columns);
    const float max = *std::max_element(row.begin(), row.end());
    for (float& number : row) number = std::exp(number - max);
    const float sum = std::accumulate(row.begin(), row.end(), 0.0F);
    for (float& number : row) number /= sum;
  }
  return rows;
}

std::vector<std::int32_t> list_slices(const ModelSlices& slices) {
  std::vector<std::int32_t> numbers;
  const auto list = [&numbers](const Slice& slice) {
    for (const std::size_t number : {slice.offset, slice.rows, slice.columns})
      numbers.push_back(static_cast<std::int32_t>(number));
  };
  for (const Slice& slice : {slices.token_embedding, slices.position_embedding, slices.bucket_bias}) list(slice);
  for (const LayerSlices& layer : slices.layers)
    for (const Slice& slice : {layer.attn_norm, layer.qkv, layer.attn_proj, layer.relative_keys, layer.mlp_norm,
                               layer.up_proj, layer.up_bias, layer.down_proj, layer.down_bias})
      list(slice);
  for (const Slice& slice : {slices.final_norm, slices.lm_head, slices.lm_head_bias}) list(slice);
  return numbers;
}

}  // namespace

SentenceTrace trace_sentence(const ModelShape& shape, std::span<const float> parameters,
                             std::span<const std::int32_t> words) {
  const std::size_t length = words.size();
  const std::size_t d = shape.dimensions;
  Forward<float> forward(shape);
  forward.encode(parameters, {words, 1, length});
  forward.loss(parameters, std::vector<std::int32_t>(length, 0));  // any target will do
  const ModelSlices& slices = forward.slices();

  SentenceTrace trace;
  const float* embeddings = slices.token_embedding.of(parameters).data();
  for (const std::int32_t word : words) {
    const float* row = embeddings + static_cast<std::size_t>(word) * d;
    trace.token_embedding.insert(trace.token_embedding.end(), row, row + d);
  }
  trace.position_embedding = position_embeddings(shape, parameters, length);
  trace.embedded = sum(trace.token_embedding, trace.position_embedding);
  Numbers residual = trace.embedded;
  for (std::size_t index = 0; index < shape.layers; ++index) {
    const LayerActivations<float>& layer = forward.activations().layers[index];
    const Numbers qkv = product(parameters, layer.attn_norm.output, slices.layers[index].qkv);
    append(trace.attn_norm, layer.attn_norm.output);
    append(trace.queries, third(qkv, d, 0));
    append(trace.keys, third(qkv, d, 1));
    append(trace.values, third(qkv, d, 2));
    if (shape.encoding == Encoding::rotary) {
      append(trace.rotated_queries, third(layer.qkv, d, 0));
      append(trace.rotated_keys, third(layer.qkv, d, 1));
    }
    append_scores(forward, parameters, index, trace);
    for (std::size_t head = 0; head < shape.heads; ++head) {
      trace.attention.resize(trace.attention.size() + length * length);
      forward.attention(index, 0, head, std::span(trace.attention).last(length * length));
    }
    append(trace.attn_out, layer.attn_out);
    const Numbers attn_proj = product(parameters, layer.attn_out, slices.layers[index].attn_proj);
    append(trace.attn_proj, attn_proj);
    residual = sum(residual, attn_proj);
    append(trace.after_attention, residual);
    append(trace.mlp_norm, layer.mlp_norm.output);
    append(trace.mlp_hidden, layer.mlp_hidden);
    const Numbers mlp_out =
        product(parameters, layer.mlp_hidden, slices.layers[index].down_proj, slices.layers[index].down_bias);
    append(trace.mlp_out, mlp_out);
    residual = sum(residual, mlp_out);
    append(trace.after_mlp, residual);
  }
  trace.final_norm = forward.activations().final_norm.output;
  trace.logits = product(parameters, trace.final_norm, slices.lm_head, slices.lm_head_bias);
  trace.probabilities = softmax_rows(trace.logits, shape.vocabulary);
  for (const Prediction& prediction : forward.predictions()) trace.predictions.push_back(prediction.best);
  trace.slices = list_slices(slices);
  return trace;
}

}  // namespace posenc
