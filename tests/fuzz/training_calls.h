#pragma once

#include <cmath>
#include <vector>

#include <posenc/training_runs.h>
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

inline void try_evaluation(const Training& run, const EvaluateSpec& spec) {
  if (operations_of(run, spec.length, spec.sequences) > kMaxOperations) return;
  const Evaluation sums = run.evaluate(to_size(spec.length), to_size(spec.first_sequence), to_size(spec.sequences),
                                       static_cast<std::uint64_t>(spec.seed),
                                       rope_scaling_for(run, spec.scaling, spec.factor, spec.beta_fast));
  require(std::isfinite(sums.loss) && sums.loss >= 0 && std::isfinite(sums.optimum_loss));
  for (std::size_t place = 0; place < to_size(spec.length); ++place) {
    require(sums.n_correct[place] >= 0 && sums.n_correct[place] <= sums.n_targets[place] &&
            sums.n_targets[place] <= spec.sequences);
  }
}

inline void try_longer(Training& run, const ContinueTrainingSpec& spec) {
  run.fine_tune(to_size(spec.length), rope_scaling_for(run, spec.scaling, spec.factor, spec.beta_fast));
  if (step_operations(run.config()) > kMaxOperations) return;
  const StepResult result = run.step();
  require(std::isfinite(result.loss) && result.loss >= 0 && std::isfinite(result.gradient_norm));
}

inline void try_training(Specs& specs) {
  const auto spec = specs.spec<StartTrainingSpec>();
  if (check(spec)) return;
  const TrainingConfig config = make_config(spec);
  require(step_operations(config) <= 2e9 && run_bytes(config) < (std::size_t{64} << 20));
  if (step_operations(config) > kMaxOperations) return;
  Training run(config);
  const StepResult result = run.step();
  require(std::isfinite(result.loss) && result.loss >= 0 && std::isfinite(result.gradient_norm));
  require_valid(forward_of(spec, run));
  const auto sentence = specs.spec<ReadSentenceSpec>();
  if (!check(sentence) && !check_for(run, sentence)) require_prediction(predict_sentence(run, sentence));
  const auto evaluation = specs.spec<EvaluateSpec>();
  if (!check(evaluation) && !check_for(run, evaluation)) try_evaluation(run, evaluation);
  const auto longer = specs.spec<ContinueTrainingSpec>();
  if (!check(longer) && !check_for(run, longer)) try_longer(run, longer);
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
  const SentencePrediction read = predict_sentence(spec);
  require(read.predictions.size() == spec.words.size());
  require_prediction(read);
}

inline void try_trace(Specs& specs) {
  const auto spec = specs.spec<TraceForwardSpec>(complete_weights<TraceForwardSpec>);
  if (check(spec)) return;
  const SentencePrediction read = predict_sentence(spec);
  const SentenceTrace trace = trace_sentence(spec);
  require(trace.attention.size() == read.attention.size() && trace.predictions.size() == spec.words.size());
}

}  // namespace posenc::fuzz
