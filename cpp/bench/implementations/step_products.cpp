// Only the matrix products of a training step, as the baseline for its speed.

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "table_implementations.h"
#include "training/matrix_product.h"

namespace posenc::bench {
namespace {

using Floats = std::vector<float>;

constexpr std::size_t kHeads = 4;
constexpr std::size_t kWords = 17;   // of the nearest-noun task
constexpr std::size_t kAskedOf = 4;  // about one token in four is a target

/// The products of a step, in memory of its own as the step has it: a model of one layer, its gradients, and what
/// flows.
class StepProducts {
 public:
  StepProducts(std::size_t places, std::size_t dimensions, std::size_t length)
      : places_(places), d_(dimensions), length_(length), padded_((length + 3) / 4 * 4), asked_(places / kAskedOf) {}

  bool is_of(std::size_t places, std::size_t dimensions, std::size_t length) const {
    return places_ == places && d_ == dimensions && length_ == length;
  }

  /// Forward, then back, the products in the order of the step. Returns a number that hangs on them.
  float run() {
    std::fill(gradients_.begin(), gradients_.end(), 0.0f);  // products are accumulated
    forward(places_, d_, 3 * d_, normed_, query_key_value_, Output::overwrite);
    heads_forward();
    forward(places_, d_, d_, mixed_, state_, Output::accumulate);
    forward(places_, d_, 2 * d_, normed_, hidden_, Output::accumulate);
    forward(places_, 2 * d_, d_, hidden_, state_, Output::accumulate);
    forward(asked_, d_, kWords, normed_, logits_, Output::accumulate);

    back(asked_, d_, kWords, normed_, logits_, inner_);
    back(places_, 2 * d_, d_, hidden_, state_, wide_);
    back(places_, d_, 2 * d_, normed_, wide_, inner_);
    back(places_, d_, d_, mixed_, state_, inner_);
    heads_back();
    back(places_, d_, 3 * d_, normed_, query_key_value_gradient_, inner_);
    begin();
    return gradients_[0] + inner_[0];
  }

 private:
  /// Small numbers again, since sums of products of sums would leave the range of floats after some steps.
  void begin() {
    for (Floats* sums : {&state_, &hidden_, &logits_}) std::fill(sums->begin(), sums->end(), 0.01f);
  }

  void forward(std::size_t rows, std::size_t inner, std::size_t columns, const Floats& from, Floats& to,
               Output output) {
    multiply({rows, inner, columns}, row_major(from.data(), inner), weights_.data(), columns, to.data(), columns,
             output);
  }

  void back(std::size_t rows, std::size_t inner, std::size_t columns, const Floats& input, const Floats& gradient,
            Floats& input_gradient) {
    multiply({rows, columns, inner}, row_major(gradient.data(), columns), weights_.data(), inner, input_gradient.data(),
             inner);
    multiply({inner, rows, columns}, transposed(input.data(), inner), gradient.data(), columns, gradients_.data(),
             columns, Output::accumulate);
  }

  template <typename OfHead>
  void each_head(OfHead of_head) {
    for (std::size_t head = 0; head < kHeads; ++head)
      for (std::size_t first = 0; first < places_; first += length_)
        of_head(first * 3 * d_ + head * width(), first * d_ + head * width(),
                (first * kHeads + head * length_) * padded_);
  }

  void heads_forward() {
    each_head([this](std::size_t at, std::size_t of_mixed, std::size_t of_scores) {
      const float* queries = &query_key_value_[at];
      float* scores = &scores_[of_scores];
      multiply({length_, width(), padded_}, row_major(queries, 3 * d_), turned_.data(), padded_, scores, padded_);
      multiply({length_, length_, width()}, row_major<float>(scores, padded_), queries + 2 * d_, 3 * d_,
               &mixed_[of_mixed], d_);
    });
  }

  void heads_back() {
    each_head([this](std::size_t at, std::size_t of_mixed, std::size_t of_scores) {
      const float* queries = &query_key_value_[at];
      const float* scores = &scores_[of_scores];
      float* gradient = &query_key_value_gradient_[at];
      multiply({length_, length_, width()}, transposed(scores, padded_), &mixed_[of_mixed], d_, gradient + 2 * d_,
               3 * d_);
      multiply({length_, width(), padded_}, row_major<float>(&mixed_[of_mixed], d_), turned_.data(), padded_,
               score_gradient_.data(), padded_);
      const float* back = score_gradient_.data();
      multiply({length_, length_, width()}, row_major(back, padded_), queries + d_, 3 * d_, gradient, 3 * d_);
      multiply({length_, length_, width()}, transposed(back, padded_), queries, 3 * d_, gradient + d_, 3 * d_);
    });
  }

  std::size_t width() const { return d_ / kHeads; }

  std::size_t places_, d_, length_, padded_, asked_;
  Floats weights_ = Floats(3 * d_ * std::max(d_, kWords), 0.01f);
  Floats gradients_ = Floats(weights_.size());
  Floats normed_ = Floats(places_ * d_, 0.5f);
  Floats state_ = Floats(places_ * d_, 0.01f);
  Floats mixed_ = Floats(places_ * d_);
  Floats inner_ = Floats(places_ * d_);
  Floats hidden_ = Floats(places_ * 2 * d_, 0.01f);
  Floats wide_ = Floats(places_ * 2 * d_);
  Floats query_key_value_ = Floats(places_ * 3 * d_);
  Floats query_key_value_gradient_ = Floats(places_ * 3 * d_);
  Floats scores_ = Floats(places_ * kHeads * padded_);
  Floats score_gradient_ = Floats(length_ * padded_);
  Floats turned_ = Floats(width() * padded_, 0.1f);
  Floats logits_ = Floats(asked_ * kWords, 0.01f);
};

}  // namespace

void multiply_step(const SinusoidalSpec& spec, std::span<float> table) {
  static std::vector<StepProducts> kept;  // kept between steps, like a training run's memory
  const auto places = static_cast<std::size_t>(spec.positions);
  const auto dimensions = static_cast<std::size_t>(spec.dimensions);
  const auto length = static_cast<std::size_t>(spec.offset);
  if (kept.empty() || !kept[0].is_of(places, dimensions, length)) {
    kept.clear();
    kept.emplace_back(places, dimensions, length);
  }
  table[0] = kept[0].run();
}

}  // namespace posenc::bench
