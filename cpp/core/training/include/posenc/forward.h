#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include <posenc/model.h>

namespace posenc {

/// Sentences of one length: their words side by side, (sentences x length).
struct Batch {
  std::span<const std::int32_t> tokens;  ///< each 0 to vocabulary - 1
  std::size_t sentences = 0;
  std::size_t length = 0;

  std::size_t token_count() const { return sentences * length; }
};

/// No answer is asked for at this place.
inline constexpr std::int32_t kIgnoreIndex = -1;

/// The loss and the right answers of a batch.
struct LossResult {
  double loss = 0;            ///< the mean cross-entropy of all places that are asked for, in nats
  std::size_t n_targets = 0;  ///< how many places
  std::size_t n_correct = 0;  ///< places where the true answer has the largest logit
};

/// One place that was asked for.
struct Prediction {
  std::size_t token = 0;
  bool correct = false;
  std::int32_t best = 0;   ///< the word with the largest logit
  double probability = 0;  ///< how likely it is, for the model
};

/// The changes to a trained rotary model at longer lengths.
template <typename Real>
struct RopeScaling {
  std::vector<double> frequencies;  ///< radians per position, head width / 2 of them, the fastest first
  Real score_scale_factor = 1;      ///< by which all scores are multiplied: the square of YaRN's attention factor
};

template <typename Real>
struct Activations;

/// The forward pass of a small Transformer: a module of its own, without gradients. It keeps what a backward pass
/// needs.
template <typename Real>
class Forward {
 public:
  explicit Forward(const ModelShape& shape);
  ~Forward();
  Forward(Forward&&) noexcept;
  Forward& operator=(Forward&&) noexcept;

  /// Reads a batch. Precondition: `parameters` are those of the shape, and words lie in the vocabulary; behind a
  /// learned table the length is at most `longest`.
  void encode(std::span<const Real> parameters, const Batch& batch);

  /// LossResult the places of the batch just read that have a target, a word or `kIgnoreIndex` for each of its places.
  LossResult loss(std::span<const Real> parameters, std::span<const std::int32_t> targets);

  /// The places that were asked for last, in order.
  std::span<const Prediction> predictions() const;

  /// The attention of a head in a sentence of the batch just read, (length x length): row i is where place i looks.
  void attention(std::size_t layer, std::size_t sentence, std::size_t head, std::span<Real> weights) const;

  const ModelShape& shape() const { return shape_; }
  const ModelSlices& slices() const { return slices_; }
  RopeScaling<Real>& rope_scaling() { return rope_scaling_; }
  const RopeScaling<Real>& rope_scaling() const { return rope_scaling_; }
  const Activations<Real>& activations() const { return *activations_; }

 private:
  ModelShape shape_;
  ModelSlices slices_;
  RopeScaling<Real> rope_scaling_;
  std::unique_ptr<Activations<Real>> activations_;
};

}  // namespace posenc
