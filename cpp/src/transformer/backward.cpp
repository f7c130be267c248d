#include <posenc/transformer/forward.h>

#include <algorithm>

#include "layers.h"
#include "matrix_product.h"

namespace posenc {
namespace {

/// The transpose of a weight matrix.
template <typename Real>
std::vector<Real> transpose_of(std::span<const Real> matrix, const Slice& slice) {
  std::vector<Real> result(slice.size());
  for (std::size_t row = 0; row < slice.rows; ++row)
    for (std::size_t column = 0; column < slice.columns; ++column)
      result[column * slice.rows + row] = matrix[row * slice.columns + column];
  return result;
}

/// Backward pass of result = input x weights: fills the gradient of the input and accumulates that of the weights.
template <typename Real>
void product_backward(std::span<const Real> parameters, const Slice& weights, std::size_t token_count,
                      const Real* input, const Real* result_gradient, Real* input_gradient, std::span<Real> gradient) {
  const auto transpose = transpose_of(weights.of(parameters), weights);
  multiply({token_count, weights.columns, weights.rows}, row_major(result_gradient, weights.columns), transpose.data(),
           weights.rows, input_gradient, weights.rows);
  multiply({weights.rows, token_count, weights.columns}, transposed(input, weights.rows), result_gradient,
           weights.columns, weights.of(gradient).data(), weights.columns, Output::accumulate);
}

/// Accumulates the gradient of a bias.
template <typename Real>
void add_rows(const Real* from, std::size_t rows, std::span<Real> bias) {
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t column = 0; column < bias.size(); ++column) bias[column] += from[row * bias.size() + column];
}

/// One backward pass. `residual_gradient_` (tokens x dimensions) is the gradient of the residual stream.
template <typename Real>
class Backward {
 public:
  Backward(const Forward<Real>& forward, std::span<const Real> parameters, std::span<Real> gradient)
      : shape_(forward.shape()),
        slices_(forward.slices()),
        activations_(forward.activations()),
        score_scale_factor_(forward.rope_scaling().score_scale_factor),
        parameters_(parameters),
        gradient_(gradient),
        token_count_(activations_.tokens.size()),
        residual_gradient_(token_count_ * shape_.dimensions, Real{0}),
        mlp_hidden_gradient_(token_count_ * shape_.mlp_width()),
        norm_gradient_(token_count_ * shape_.dimensions),
        attn_out_gradient_(token_count_ * shape_.dimensions),
        qkv_gradient_(token_count_ * 3 * shape_.dimensions) {}

  void run() {
    logits();
    for (std::size_t layer = shape_.layers; layer-- > 0;) {
      feed_forward(slices_.layers[layer], activations_.layers[layer]);
      attention(slices_.layers[layer], activations_.layers[layer]);
    }
    embedding();
  }

 private:
  void logits() {
    const std::size_t d = shape_.dimensions;
    const std::size_t n_targets = activations_.predictions.size();
    std::vector<Real> norm_gradient(n_targets * d);
    std::vector<Real> token_gradients(n_targets * d, Real{0});
    product_backward(parameters_, slices_.lm_head, n_targets, activations_.final_norm.output.data(),
                     activations_.logit_gradient.data(), norm_gradient.data(), gradient_);
    add_rows(activations_.logit_gradient.data(), n_targets, slices_.lm_head_bias.of(gradient_));
    norm(slices_.final_norm, activations_.final_norm, norm_gradient, n_targets, token_gradients.data());
    for (std::size_t row = 0; row < n_targets; ++row)
      std::copy_n(&token_gradients[row * d], d, &residual_gradient_[activations_.predictions[row].token * d]);
  }

  void feed_forward(const LayerSlices& slices, const LayerActivations<Real>& layer) {
    product_backward(parameters_, slices.down_proj, token_count_, layer.mlp_hidden.data(), residual_gradient_.data(),
                     mlp_hidden_gradient_.data(), gradient_);
    add_rows(residual_gradient_.data(), token_count_, slices.down_bias.of(gradient_));
    for (std::size_t k = 0; k < mlp_hidden_gradient_.size(); ++k)
      mlp_hidden_gradient_[k] = layer.mlp_hidden[k] > 0 ? mlp_hidden_gradient_[k] : Real{0};
    product_backward(parameters_, slices.up_proj, token_count_, layer.mlp_norm.output.data(),
                     mlp_hidden_gradient_.data(), norm_gradient_.data(), gradient_);
    add_rows(mlp_hidden_gradient_.data(), token_count_, slices.up_bias.of(gradient_));
    norm(slices.mlp_norm, layer.mlp_norm, norm_gradient_, token_count_, residual_gradient_.data());
  }

  void attention(const LayerSlices& slices, const LayerActivations<Real>& layer) {
    const bool shaw = slices.relative_keys.size() > 0;
    product_backward(parameters_, slices.attn_proj, token_count_, layer.attn_out.data(), residual_gradient_.data(),
                     attn_out_gradient_.data(), gradient_);
    attend_backward(shape_, activations_, score_scale_factor_,
                    shaw ? slices.relative_keys.of(parameters_).data() : nullptr, layer, attn_out_gradient_.data(),
                    qkv_gradient_.data(), shaw ? slices.relative_keys.of(gradient_).data() : nullptr,
                    slices_.bucket_bias.size() > 0 ? slices_.bucket_bias.of(gradient_).data() : nullptr);
    if (shape_.encoding == Encoding::rotary) apply_rope(shape_, activations_, Real{-1}, qkv_gradient_.data());
    product_backward(parameters_, slices.qkv, token_count_, layer.attn_norm.output.data(), qkv_gradient_.data(),
                     norm_gradient_.data(), gradient_);
    norm(slices.attn_norm, layer.attn_norm, norm_gradient_, token_count_, residual_gradient_.data());
  }

  void embedding() {
    const std::size_t d = shape_.dimensions;
    const auto words = slices_.token_embedding.of(gradient_);
    const auto positions = slices_.position_embedding.of(gradient_);
    for (std::size_t token = 0; token < token_count_; ++token) {
      const Real* from = &residual_gradient_[token * d];
      Real* word = &words[static_cast<std::size_t>(activations_.tokens[token]) * d];
      for (std::size_t c = 0; c < d; ++c) word[c] += from[c];
      if (positions.empty()) continue;
      Real* position = &positions[token % activations_.length * d];
      for (std::size_t c = 0; c < d; ++c) position[c] += from[c];
    }
  }

  void norm(const Slice& slice, const LayerNormActivations<Real>& activations, const std::vector<Real>& from,
            std::size_t rows, Real* to) {
    normalize_backward(activations, from.data(), rows, shape_.dimensions, slice.of(parameters_).data(), to,
                       slice.of(gradient_).data());
  }

  const ModelShape& shape_;
  const ModelSlices& slices_;
  const Activations<Real>& activations_;
  Real score_scale_factor_;
  std::span<const Real> parameters_;
  std::span<Real> gradient_;
  std::size_t token_count_;
  std::vector<Real> residual_gradient_;
  std::vector<Real> mlp_hidden_gradient_;
  std::vector<Real> norm_gradient_;
  std::vector<Real> attn_out_gradient_;
  std::vector<Real> qkv_gradient_;
};

}  // namespace

std::size_t backward_bytes(const ModelShape& shape, std::size_t sentences, std::size_t length) {
  const std::size_t d = shape.dimensions;
  const std::size_t padded = padded_length(length);
  const std::size_t attention = padded * (padded + shape.head_width() + shape.relative_distances());
  const std::size_t transpose = d * std::max(3 * d, shape.vocabulary);
  return sizeof(float) * (sentences * length * 10 * d + std::max(attention, transpose));
}

template <typename Real>
void backward(const Forward<Real>& forward, std::span<const Real> parameters, std::span<Real> gradient) {
  std::fill(gradient.begin(), gradient.end(), Real{0});
  if (!forward.activations().predictions.empty()) Backward<Real>(forward, parameters, gradient).run();
}

template void backward(const Forward<float>&, std::span<const float>, std::span<float>);
template void backward(const Forward<double>&, std::span<const double>, std::span<double>);

}  // namespace posenc
