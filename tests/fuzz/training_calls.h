#pragma once

#include <cmath>
#include <vector>

#include <posenc/training/training_calls.h>
#include "checks.h"
#include "specs.h"

namespace posenc::fuzz {

/// Operations per step that a fuzzer can wait for.
inline constexpr double kMaxOperations = 1e7;

inline void require_prediction(const SentencePrediction& read) {
  for (const float share : read.probabilities) require(share > 0 && share <= 1);
  for (const float weight : read.attention) require(weight >= 0 && weight <= 1);
}

/// The model of a run and a sentence of its task, for inference.
inline ForwardSpec forward_of(const StartTrainingSpec& spec, const Training& run) {
  return {.task = spec.task,
          .encoding = spec.encoding,
          .mask = spec.mask,
          .layers = spec.layers,
          .heads = spec.heads,
          .dimensions = spec.dimensions,
          .clip = spec.clip,
          .buckets = spec.buckets,
          .weights = {run.parameters().begin(), run.parameters().end()},
          .words = {0, 1}};
}

/// The operations of a step with other lengths and batch sizes.
inline double operations_of(const Training& run, double length, double sentences) {
  TrainingConfig config = run.config();
  config.length = to_size(length);
  config.batch = to_size(sentences);
  return step_operations(config);
}

inline void try_steps(const TrainedSteps& steps) {
  require(steps.done == 1 && std::isfinite(steps.last.loss) && steps.last.loss >= 0);
  require(std::isfinite(steps.last.gradient_norm));
}

inline void try_evaluation(const EvaluateSpec& spec) {
  const Computed<EvaluateCall> result(spec);
  for (std::size_t place = 0; place < to_size(spec.length); ++place) {
    const double right = result.arrays.n_correct[place];
    const double asked = result.arrays.n_targets[place];
    require(right >= 0 && right <= asked && asked <= spec.sequences);
  }
}

inline void try_training(Specs& specs) {
  const auto spec = specs.spec<StartTrainingSpec>();
  if (check(spec)) return;
  const TrainingConfig config = make_config(spec);
  require(step_operations(config) <= 2e9 && run_bytes(config) < (std::size_t{64} << 20));
  if (step_operations(config) > kMaxOperations) return;
  const double number = Computed<StartTrainingCall>(spec).values.run;
  const Training& run = *training_runs().find(number);
  try_steps(Computed<TrainCall>({.run = number}).values);
  require_valid(forward_of(spec, run));
  const auto of_run = [number](auto& of) { of.run = number; };
  const auto sentence = specs.spec<ReadSentenceSpec>(of_run);
  if (!check(sentence)) require_prediction(Computed<AttentionOfCall>(sentence).values);
  const auto evaluation = specs.spec<EvaluateSpec>(of_run);
  if (!check(evaluation) && operations_of(run, evaluation.length, evaluation.sequences) <= kMaxOperations) {
    try_evaluation(evaluation);
  }
  auto longer = specs.spec<ContinueTrainingSpec>(of_run);
  longer.steps = 1;
  if (!check(longer) && operations_of(run, longer.length, spec.batch) <= kMaxOperations) {
    try_steps(Computed<ContinueTrainingCall>(longer).values);
  }
  require(Computed<EndTrainingCall>({.run = number}).values);
}

/// Repeats the weights until their number fits.
template <typename Spec>
void complete_weights(Spec& spec) {
  if (check_fields(spec) || check_dimensions(spec.dimensions, spec.heads)) return;
  if (spec.weights.empty()) spec.weights = {0.01};
  const std::size_t given = spec.weights.size();
  spec.weights.resize(ModelSlices(make_shape(spec)).count);
  for (std::size_t k = given; k < spec.weights.size(); ++k) spec.weights[k] = spec.weights[k - given];
}

inline void try_forward(Specs& specs) {
  const auto spec = specs.spec<ForwardSpec>(complete_weights<ForwardSpec>);
  if (check(spec)) return;
  const SentencePrediction read = Computed<ForwardCall>(spec).values;
  require(read.predictions.size() == spec.words.size());
  require_prediction(read);
}

inline void try_trace(Specs& specs) {
  const auto spec = specs.spec<TraceForwardSpec>(complete_weights<TraceForwardSpec>);
  if (check(spec)) return;
  const SentencePrediction read = predict_sentence(spec);
  const SentenceTrace trace = Computed<TraceForwardCall>(spec).values;
  require(trace.attention.size() == read.attention.size() && trace.predictions.size() == spec.words.size());
}

}  // namespace posenc::fuzz
