#pragma once

#include <posenc/spec/check.h>
#include <posenc/training/task.h>
#include <posenc/transformer/model.h>

namespace posenc {

/// Models that train while a reader waits.
inline constexpr int kMaxTrainingLength = 256;
inline constexpr int kMaxTrainingClip = 64;
inline constexpr int kMaxTrainingBuckets = 28;  // per direction; the exact half ends before distance 16
inline constexpr int kMaxTaskWords = 24;        // of `recall`, the largest vocabulary

/// Constraints shared by the specs of training and inference.
using TaskName = Choice<"who-bit-whom|words-before|mirror|nearest-noun|random-walk|recall">;
inline constexpr Constraint kAnyTask = choice("TrainingTask", "The task of a model.");
using EncodingName = Choice<"none|learned|sinusoidal|shaw|t5|alibi|rotary">;
inline constexpr Constraint kAnyEncoding = choice("TrainingEncoding", "How a model encodes positions.");
inline constexpr Constraint kAnyMask = choice("TrainingMask", "Whether words see later ones.");
inline constexpr Constraint kModelLayers = integer(1, 2);
inline constexpr Constraint kModelHeads = integer(1, 8);
inline constexpr Constraint kModelDimensions = even(16, 128);
inline constexpr Constraint kModelClip = integer(1, kMaxTrainingClip);
inline constexpr Constraint kModelBuckets = even(4, kMaxTrainingBuckets);

/// `dimensions` must be a multiple of 2 x heads.
std::optional<ValidationError> check_dimensions(double dimensions, double heads);

/// The model of a spec with these fields. Precondition: its fields are valid.
template <typename Spec>
ModelShape make_shape(const Spec& spec) {
  const auto count = [](double number) { return static_cast<std::size_t>(number); };
  return {.layers = count(spec.layers),
          .heads = count(spec.heads),
          .dimensions = count(spec.dimensions),
          .vocabulary = vocabulary_size(static_cast<Task>(spec.task)),
          .max_length = kMaxTrainingLength,
          .encoding = static_cast<Encoding>(spec.encoding),
          .causal = spec.mask == "causal",
          .clip = count(spec.clip),
          .buckets = count(spec.buckets) * (spec.mask == "causal" ? 1 : 2)};
}

}  // namespace posenc
