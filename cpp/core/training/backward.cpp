#include <posenc/backward.h>

#include <algorithm>

#include "attention_pass.h"
#include "forward_trace.h"
#include "matrix_product.h"

namespace posenc {
namespace {

/// A matrix with its rows as columns, along which a product runs.
template <typename Real>
std::vector<Real> transpose_of(std::span<const Real> matrix, const Slice& slice) {
  std::vector<Real> result(slice.size());
  for (std::size_t row = 0; row < slice.rows; ++row)
    for (std::size_t column = 0; column < slice.columns; ++column)
      result[column * slice.rows + row] = matrix[row * slice.columns + column];
  return result;
}

/// The way back through result = input x weights: fills the gradient of the input, and adds to that of the weights.
template <typename Real>
void product_backward(std::span<const Real> parameters, const Slice& weights, std::size_t places, const Real* input,
                      const Real* result_gradient, Real* input_gradient, std::span<Real> gradient) {
  const auto transpose = transpose_of(weights.of(parameters), weights);
  multiply({places, weights.columns, weights.rows}, plain(result_gradient, weights.columns), transpose.data(),
           weights.rows, input_gradient, weights.rows);
  multiply({weights.rows, places, weights.columns}, transposed(input, weights.rows), result_gradient, weights.columns,
           weights.of(gradient).data(), weights.columns, Sum::added);
}

/// Adds each row of `from` to the gradient of a bias.
template <typename Real>
void add_rows(const Real* from, std::size_t rows, std::span<Real> bias) {
  for (std::size_t row = 0; row < rows; ++row)
    for (std::size_t column = 0; column < bias.size(); ++column) bias[column] += from[row * bias.size() + column];
}

/// One backward pass. `state` (places x dimensions) is the gradient of what flows past the layers.
template <typename Real>
class Backward {
 public:
  Backward(const Forward<Real>& forward, std::span<const Real> parameters, std::span<Real> gradient)
      : shape_(forward.shape()),
        slices_(forward.slices()),
        trace_(forward.trace()),
        score_factor_(forward.turning().score_factor),
        parameters_(parameters),
        gradient_(gradient),
        places_(trace_.words.size()),
        state_(places_ * shape_.dimensions, Real{0}),
        hidden_(places_ * shape_.hidden()),
        inner_(places_ * shape_.dimensions),
        mixed_(places_ * shape_.dimensions),
        query_key_value_(places_ * 3 * shape_.dimensions) {}

  void run() {
    logits();
    for (std::size_t layer = shape_.layers; layer-- > 0;) {
      feed_forward(slices_.layers[layer], trace_.layers[layer]);
      attention(slices_.layers[layer], trace_.layers[layer]);
    }
    embedding();
  }

 private:
  void logits() {
    const std::size_t d = shape_.dimensions;
    const std::size_t asked = trace_.asked.size();
    std::vector<Real> normed(asked * d);
    std::vector<Real> states(asked * d, Real{0});
    product_backward(parameters_, slices_.logits, asked, trace_.last_norm.result.data(), trace_.logit_gradient.data(),
                     normed.data(), gradient_);
    add_rows(trace_.logit_gradient.data(), asked, slices_.logits_bias.of(gradient_));
    norm(slices_.last_norm, trace_.last_norm, normed, asked, states.data());
    for (std::size_t row = 0; row < asked; ++row)
      std::copy_n(&states[row * d], d, &state_[trace_.asked[row].place * d]);
  }

  void feed_forward(const LayerSlices& slices, const LayerTrace<Real>& layer) {
    product_backward(parameters_, slices.narrowing, places_, layer.hidden.data(), state_.data(), hidden_.data(),
                     gradient_);
    add_rows(state_.data(), places_, slices.narrowing_bias.of(gradient_));
    for (std::size_t k = 0; k < hidden_.size(); ++k) hidden_[k] = layer.hidden[k] > 0 ? hidden_[k] : Real{0};
    product_backward(parameters_, slices.hidden, places_, layer.hidden_norm.result.data(), hidden_.data(),
                     inner_.data(), gradient_);
    add_rows(hidden_.data(), places_, slices.hidden_bias.of(gradient_));
    norm(slices.hidden_norm, layer.hidden_norm, inner_, places_, state_.data());
  }

  void attention(const LayerSlices& slices, const LayerTrace<Real>& layer) {
    const bool shaw = slices.distances.size() > 0;
    product_backward(parameters_, slices.output, places_, layer.mixed.data(), state_.data(), mixed_.data(), gradient_);
    attend_backward(shape_, trace_, score_factor_, shaw ? slices.distances.of(parameters_).data() : nullptr, layer,
                    mixed_.data(), query_key_value_.data(), shaw ? slices.distances.of(gradient_).data() : nullptr,
                    slices_.buckets.size() > 0 ? slices_.buckets.of(gradient_).data() : nullptr);
    if (shape_.encoding == Encoding::rotary) turn(shape_, trace_, Real{-1}, query_key_value_.data());
    product_backward(parameters_, slices.query_key_value, places_, layer.attention_norm.result.data(),
                     query_key_value_.data(), inner_.data(), gradient_);
    norm(slices.attention_norm, layer.attention_norm, inner_, places_, state_.data());
  }

  void embedding() {
    const std::size_t d = shape_.dimensions;
    const auto words = slices_.words.of(gradient_);
    const auto positions = slices_.positions.of(gradient_);
    for (std::size_t place = 0; place < places_; ++place) {
      const Real* from = &state_[place * d];
      Real* word = &words[static_cast<std::size_t>(trace_.words[place]) * d];
      for (std::size_t c = 0; c < d; ++c) word[c] += from[c];
      if (positions.empty()) continue;
      Real* position = &positions[place % trace_.length * d];
      for (std::size_t c = 0; c < d; ++c) position[c] += from[c];
    }
  }

  void norm(const Slice& slice, const NormTrace<Real>& trace, const std::vector<Real>& from, std::size_t rows,
            Real* to) {
    normalize_backward(trace, from.data(), rows, shape_.dimensions, slice.of(parameters_).data(), to,
                       slice.of(gradient_).data());
  }

  const ModelShape& shape_;
  const ModelSlices& slices_;
  const ForwardTrace<Real>& trace_;
  Real score_factor_;
  std::span<const Real> parameters_;
  std::span<Real> gradient_;
  std::size_t places_;
  std::vector<Real> state_;
  std::vector<Real> hidden_;
  std::vector<Real> inner_;
  std::vector<Real> mixed_;
  std::vector<Real> query_key_value_;
};

}  // namespace

template <typename Real>
void backward(const Forward<Real>& forward, std::span<const Real> parameters, std::span<Real> gradient) {
  std::fill(gradient.begin(), gradient.end(), Real{0});
  if (!forward.trace().asked.empty()) Backward<Real>(forward, parameters, gradient).run();
}

template void backward(const Forward<float>&, std::span<const float>, std::span<float>);
template void backward(const Forward<double>&, std::span<const double>, std::span<double>);

}  // namespace posenc
