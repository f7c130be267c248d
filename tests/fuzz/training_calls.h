#pragma once

#include <cmath>
#include <vector>

#include <posenc/training_runs.h>
#include "promises.h"
#include "specs.h"

namespace posenc::fuzz {

/// Operations of a step that a fuzzer may wait for.
inline constexpr double kMaxOperations = 1e7;

inline void require_answers(const ReadSentence& read) {
  for (const float share : read.shares) require(share > 0 && share <= 1);
  for (const float weight : read.attention) require(weight >= 0 && weight <= 1);
}

/// The model of a run and a sentence of its task, for whoever reads without training.
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

/// The operations of a step of this run with so many sentences of this length.
inline double operations_of(const Training& run, double length, double sentences) {
  TrainingPlan plan = run.plan();
  plan.length = to_size(length);
  plan.batch = to_size(sentences);
  return step_operations(plan);
}

inline void try_evaluation(const Training& run, const EvaluateSpec& spec) {
  if (operations_of(run, spec.length, spec.sequences) > kMaxOperations) return;
  const Evaluation sums =
      run.evaluate(to_size(spec.length), to_size(spec.first_sequence), to_size(spec.sequences),
                   static_cast<std::uint64_t>(spec.seed), turning_of(run, spec.scaling, spec.factor, spec.beta_fast));
  require(std::isfinite(sums.loss) && sums.loss >= 0 && std::isfinite(sums.optimum_loss));
  for (std::size_t place = 0; place < to_size(spec.length); ++place) {
    require(sums.right[place] >= 0 && sums.right[place] <= sums.asked[place] && sums.asked[place] <= spec.sequences);
  }
}

inline void try_longer(Training& run, const ContinueTrainingSpec& spec) {
  run.fine_tune(to_size(spec.length), turning_of(run, spec.scaling, spec.factor, spec.beta_fast));
  if (step_operations(run.plan()) > kMaxOperations) return;
  const StepResult result = run.step();
  require(std::isfinite(result.loss) && result.loss >= 0 && std::isfinite(result.gradient_norm));
}

inline void try_training(Specs& specs) {
  const auto spec = specs.spec<StartTrainingSpec>();
  if (check(spec)) return;
  const TrainingPlan plan = plan_of(spec);
  require(step_operations(plan) <= 2e9 && run_bytes(plan) < (std::size_t{64} << 20));
  if (step_operations(plan) > kMaxOperations) return;
  Training run(plan);
  const StepResult result = run.step();
  require(std::isfinite(result.loss) && result.loss >= 0 && std::isfinite(result.gradient_norm));
  require_taken(forward_of(spec, run));
  const auto sentence = specs.spec<ReadSentenceSpec>();
  if (!check(sentence) && !check_for(run, sentence)) require_answers(read_sentence(run, sentence));
  const auto judged = specs.spec<EvaluateSpec>();
  if (!check(judged) && !check_for(run, judged)) try_evaluation(run, judged);
  const auto longer = specs.spec<ContinueTrainingSpec>();
  if (!check(longer) && !check_for(run, longer)) try_longer(run, longer);
}

/// Nobody guesses how many weights there have to be: those that are there are repeated.
template <typename Spec>
void complete_weights(Spec& spec) {
  if (check_fields(spec) || check_dimensions(spec.dimensions, spec.heads)) return;
  if (spec.weights.empty()) spec.weights = {0.01};
  const std::size_t given = spec.weights.size();
  spec.weights.resize(ModelSlices(shape_of(spec)).count);
  for (std::size_t k = given; k < spec.weights.size(); ++k) spec.weights[k] = spec.weights[k - given];
}

inline void try_forward(Specs& specs) {
  const auto spec = specs.spec<ForwardSpec>(complete_weights<ForwardSpec>);
  if (check(spec)) return;
  const ReadSentence read = read_sentence(spec);
  require(read.answers.size() == spec.words.size());
  require_answers(read);
}

inline void try_trace(Specs& specs) {
  const auto spec = specs.spec<TraceForwardSpec>(complete_weights<TraceForwardSpec>);
  if (check(spec)) return;
  const ReadSentence read = read_sentence(spec);
  const SentenceTrace traced = trace_sentence(spec);
  require(traced.attention.size() == read.attention.size() && traced.answers.size() == spec.words.size());
}

}  // namespace posenc::fuzz
