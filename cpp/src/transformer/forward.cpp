#include <posenc/transformer/forward.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include <posenc/bias/position_bias.h>
#include <posenc/phase/frequency.h>
#include <posenc/phase/phase.h>
#include <posenc/table/sinusoidal.h>

#include "layers.h"
#include "matrix_product.h"

namespace posenc {
namespace {

/// Token embedding plus position embedding, if any.
template <typename Real>
void embed(std::span<const Real> parameters, const ModelSlices& slices, const ModelShape& shape,
           Activations<Real>& activations) {
  const std::size_t d = shape.dimensions;
  const auto words = slices.token_embedding.of(parameters);
  const auto positions = position_embeddings(shape, parameters, activations.length);
  reset(activations.residual, activations.tokens.size() * d);
  for (std::size_t token = 0; token < activations.tokens.size(); ++token) {
    const Real* word = &words[static_cast<std::size_t>(activations.tokens[token]) * d];
    const Real* position = positions.empty() ? nullptr : &positions[token % activations.length * d];
    Real* residual = &activations.residual[token * d];
    for (std::size_t c = 0; c < d; ++c) residual[c] = position ? word[c] + position[c] : word[c];
  }
}

/// RoPE angles of all positions.
template <typename Real>
void fill_angles(const std::vector<double>& frequencies, Activations<Real>& activations) {
  reset(activations.sine, activations.length * frequencies.size());
  reset(activations.cosine, activations.sine.size());
  for (std::size_t position = 0; position < activations.length; ++position) {
    for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
      const double angle = static_cast<double>(position) * frequencies[pair];
      const auto [sine, cosine] = sincos(phase_from_turns(angle / (2 * std::numbers::pi)));
      activations.sine[position * frequencies.size() + pair] = static_cast<Real>(sine);
      activations.cosine[position * frequencies.size() + pair] = static_cast<Real>(cosine);
    }
  }
}

template <typename Real>
void fill_buckets(const ModelShape& shape, Activations<Real>& activations) {
  const auto last = static_cast<std::int64_t>(activations.length) - 1;
  activations.buckets.clear();
  for (std::int64_t offset = -last; offset <= last; ++offset)
    activations.buckets.push_back(t5_bucket(offset, shape.causal, shape.buckets, shape.max_bucket_distance));
}

/// Fills every row of `to` with `row`, e.g. a bias to accumulate into.
template <typename Real>
void broadcast_row(std::span<const Real> row, std::size_t rows, std::vector<Real>& to) {
  reset(to, rows * row.size());
  for (std::size_t k = 0; k < rows; ++k) std::copy(row.begin(), row.end(), &to[k * row.size()]);
}

/// The ReLU MLP: up_proj, ReLU, down_proj, added to the residual stream.
template <typename Real>
void feed_forward(std::span<const Real> parameters, const LayerSlices& slices, const ModelShape& shape,
                  LayerActivations<Real>& layer, std::vector<Real>& residual) {
  const std::size_t d = shape.dimensions;
  const std::size_t token_count = residual.size() / d;
  const std::size_t hidden = shape.mlp_width();
  normalize(residual.data(), token_count, d, slices.mlp_norm.of(parameters).data(), layer.mlp_norm);
  broadcast_row(slices.up_bias.of(parameters), token_count, layer.mlp_hidden);
  multiply({token_count, d, hidden}, row_major(layer.mlp_norm.output.data(), d), slices.up_proj.of(parameters).data(),
           hidden, layer.mlp_hidden.data(), hidden, Output::accumulate);
  for (Real& number : layer.mlp_hidden) number = std::max(number, Real{0});
  const auto bias = slices.down_bias.of(parameters);
  for (std::size_t token = 0; token < token_count; ++token)
    for (std::size_t c = 0; c < d; ++c) residual[token * d + c] += bias[c];
  multiply({token_count, hidden, d}, row_major(layer.mlp_hidden.data(), hidden), slices.down_proj.of(parameters).data(),
           d, residual.data(), d, Output::accumulate);
}

}  // namespace

template <typename Real>
std::vector<Real> position_embeddings(const ModelShape& shape, std::span<const Real> parameters, std::size_t length) {
  if (shape.encoding == Encoding::learned) {
    const auto table = ModelSlices(shape).position_embedding.of(parameters).first(length * shape.dimensions);
    return {table.begin(), table.end()};
  }
  if (shape.encoding != Encoding::sinusoidal) return {};
  std::vector<float> table(length * shape.dimensions);
  const SinusoidalSpec spec{.positions = static_cast<double>(length),
                            .dimensions = static_cast<double>(shape.dimensions),
                            .base = shape.base,
                            .offset = 0,
                            .layout = "interleaved"};
  fill_sinusoidal(spec, MatrixView(table, length, shape.dimensions));
  return {table.begin(), table.end()};
}

std::size_t forward_bytes(const ModelShape& shape, std::size_t sentences, std::size_t length) {
  const std::size_t d = shape.dimensions;
  const std::size_t padded = padded_length(length);
  const std::size_t token = shape.layers * (10 * d + 2 + shape.heads * padded) + 4 * d + 2 + shape.vocabulary;
  // Position embeddings, RoPE angles, transposed keys, and the scores of Shaw's keys.
  const std::size_t position = 2 * d + 2 * shape.head_width() + shape.relative_distances();
  return sentences * length * (sizeof(float) * token + sizeof(Prediction)) + sizeof(float) * padded * position;
}

template <typename Real>
Forward<Real>::Forward(const ModelShape& shape)
    : shape_(shape), slices_(shape), activations_(std::make_unique<Activations<Real>>()) {
  for (const Frequency& frequency : pair_frequencies(shape.head_width(), shape.base))
    rope_scaling_.frequencies.push_back(frequency.omega);
}

// Defined here, where Activations is complete.
template <typename Real>
Forward<Real>::~Forward() = default;
template <typename Real>
Forward<Real>::Forward(Forward&&) noexcept = default;
template <typename Real>
Forward<Real>& Forward<Real>::operator=(Forward&&) noexcept = default;

template <typename Real>
void Forward<Real>::encode(std::span<const Real> parameters, const Batch& batch) {
  Activations<Real>& activations = *activations_;
  const std::size_t d = shape_.dimensions;
  const std::size_t token_count = batch.token_count();
  const bool rotary = shape_.encoding == Encoding::rotary;
  activations.sentences = batch.sentences;
  activations.length = batch.length;
  activations.padded = padded_length(batch.length);
  activations.tokens.assign(batch.tokens.begin(), batch.tokens.end());
  activations.layers.resize(shape_.layers);
  if (rotary) fill_angles(rope_scaling_.frequencies, activations);
  if (shape_.encoding == Encoding::t5) fill_buckets(shape_, activations);
  embed(parameters, slices_, shape_, activations);
  for (std::size_t index = 0; index < shape_.layers; ++index) {
    LayerActivations<Real>& layer = activations.layers[index];
    const LayerSlices& slices = slices_.layers[index];
    normalize(activations.residual.data(), token_count, d, slices.attn_norm.of(parameters).data(), layer.attn_norm);
    reset(layer.qkv, token_count * 3 * d);
    multiply({token_count, d, 3 * d}, row_major(layer.attn_norm.output.data(), d), slices.qkv.of(parameters).data(),
             3 * d, layer.qkv.data(), 3 * d);
    if (rotary) apply_rope(shape_, activations, Real{1}, layer.qkv.data());
    attend(shape_, activations, rope_scaling_.score_scale_factor,
           slices.relative_keys.size() > 0 ? slices.relative_keys.of(parameters).data() : nullptr,
           slices_.bucket_bias.of(parameters).data(), layer);
    multiply({token_count, d, d}, row_major(layer.attn_out.data(), d), slices.attn_proj.of(parameters).data(), d,
             activations.residual.data(), d, Output::accumulate);
    feed_forward(parameters, slices, shape_, layer, activations.residual);
  }
}

template <typename Real>
LossResult Forward<Real>::loss(std::span<const Real> parameters, std::span<const std::int32_t> targets) {
  Activations<Real>& activations = *activations_;
  const std::size_t d = shape_.dimensions;
  const std::size_t vocabulary = shape_.vocabulary;
  activations.predictions = {};
  activations.predictions.reserve(targets.size());
  std::vector<Real> residuals;
  residuals.reserve(targets.size() * d);
  for (std::size_t token = 0; token < targets.size(); ++token) {
    if (targets[token] == kIgnoreIndex) continue;
    activations.predictions.push_back({.token = token});
    residuals.insert(residuals.end(), &activations.residual[token * d], &activations.residual[token * d] + d);
  }
  const std::size_t n_targets = activations.predictions.size();
  LossResult result{.n_targets = n_targets};
  normalize(residuals.data(), n_targets, d, slices_.final_norm.of(parameters).data(), activations.final_norm);
  broadcast_row(slices_.lm_head_bias.of(parameters), n_targets, activations.logit_gradient);
  multiply({n_targets, d, vocabulary}, row_major(activations.final_norm.output.data(), d),
           slices_.lm_head.of(parameters).data(), vocabulary, activations.logit_gradient.data(), vocabulary,
           Output::accumulate);
  for (std::size_t row = 0; row < n_targets; ++row) {
    Real* logits = &activations.logit_gradient[row * vocabulary];
    const auto target = static_cast<std::size_t>(targets[activations.predictions[row].token]);
    const Real* largest = std::max_element(logits, logits + vocabulary);
    activations.predictions[row].correct = largest == logits + target;
    activations.predictions[row].best = static_cast<std::int32_t>(largest - logits);
    result.n_correct += activations.predictions[row].correct ? 1 : 0;
    const Real shift = *largest;
    const Real own = logits[target] - shift;
    double sum = 0;
    for (std::size_t word = 0; word < vocabulary; ++word) {
      logits[word] = std::exp(logits[word] - shift);
      sum += static_cast<double>(logits[word]);
    }
    activations.predictions[row].probability = 1 / sum;  // the shifted logit of `best` is 0
    result.loss += std::log1p(sum - 1) - static_cast<double>(own);
    for (std::size_t word = 0; word < vocabulary; ++word)
      logits[word] = static_cast<Real>(static_cast<double>(logits[word]) / sum / static_cast<double>(n_targets));
    logits[target] -= 1 / static_cast<Real>(n_targets);
  }
  if (n_targets > 0) result.loss /= static_cast<double>(n_targets);
  return result;
}

template <typename Real>
std::span<const Prediction> Forward<Real>::predictions() const {
  return activations_->predictions;
}

template <typename Real>
void Forward<Real>::attention(std::size_t layer, std::size_t sentence, std::size_t head,
                              std::span<Real> weights) const {
  const Activations<Real>& activations = *activations_;
  const Real* from = activations.layers[layer].weights.data() +
                     (sentence * shape_.heads + head) * activations.length * activations.padded;
  for (std::size_t row = 0; row < activations.length; ++row)
    std::copy_n(from + row * activations.padded, activations.length, weights.data() + row * activations.length);
}

template std::vector<float> position_embeddings(const ModelShape&, std::span<const float>, std::size_t);
template std::vector<double> position_embeddings(const ModelShape&, std::span<const double>, std::size_t);
template class Forward<float>;
template class Forward<double>;

}  // namespace posenc
