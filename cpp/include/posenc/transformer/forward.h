#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include <posenc/transformer/model.h>

namespace posenc {

/// Sentences of one length, (sentences x length).
struct Batch {
  std::span<const std::int32_t> tokens;  ///< each 0 to vocabulary - 1
  std::size_t sentences = 0;
  std::size_t length = 0;

  std::size_t token_count() const { return sentences * length; }
};

/// Target of a token that does not contribute to the loss.
inline constexpr std::int32_t kIgnoreIndex = -1;

/// Loss and accuracy of a batch.
struct LossResult {
  double loss = 0;  ///< mean cross-entropy over all targets, in nats
  std::size_t n_targets = 0;
  std::size_t n_correct = 0;  ///< targets with the largest logit
};

/// The model's prediction for a token with a target.
struct Prediction {
  std::size_t token = 0;
  bool correct = false;
  std::int32_t best = 0;   ///< the token with the largest logit
  double probability = 0;  ///< of `best`
};

/// Changes to a rotary model for longer contexts.
template <typename Real>
struct RopeScaling {
  std::vector<double> frequencies;  ///< radians per position, one per pair of a head, the fastest first
  Real score_scale_factor = 1;      ///< multiplies all scores: the square of YaRN's attention factor
};

/// The embeddings of positions 0 to length - 1 (length x dimensions), learned or sinusoidal; empty for other encodings.
template <typename Real>
std::vector<Real> position_embeddings(const ModelShape& shape, std::span<const Real> parameters, std::size_t length);

template <typename Real>
struct Activations;

/// The forward pass of a small Transformer; stores the activations that `backward` needs.
template <typename Real>
class Forward {
 public:
  explicit Forward(const ModelShape& shape);
  ~Forward();
  Forward(Forward&&) noexcept;
  Forward& operator=(Forward&&) noexcept;

  /// Runs all layers on a batch. Precondition: `parameters` match the shape and tokens are in the vocabulary; with a
  /// learned table the length is at most `max_length`.
  void encode(std::span<const Real> parameters, const Batch& batch);

  /// Computes logits and loss for the last batch; `targets` has a token or `kIgnoreIndex` for each of its tokens.
  LossResult loss(std::span<const Real> parameters, std::span<const std::int32_t> targets);

  /// The predictions of the last `loss` call, in order.
  std::span<const Prediction> predictions() const;

  /// Attention weights of one head and sentence of the last batch, (length x length): row i belongs to query i.
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

/// Backpropagation: the gradient of the loss of the last `forward.loss` call with respect to every parameter.
/// Overwrites `gradient` (as many as parameters); all 0 if there was no target.
template <typename Real>
void backward(const Forward<Real>& forward, std::span<const Real> parameters, std::span<Real> gradient);

/// Upper bounds in bytes, in floats: what a `Forward` has after a batch, and what `backward` needs besides.
std::size_t forward_bytes(const ModelShape& shape, std::size_t sentences, std::size_t length);
std::size_t backward_bytes(const ModelShape& shape, std::size_t sentences, std::size_t length);

}  // namespace posenc
