#pragma once

#include <cmath>
#include <vector>

#include <posenc/training_runs.h>
#include "bytes.h"
#include "promises.h"

namespace posenc::fuzz {

/// Operations of a step that a fuzzer may wait for.
inline constexpr double kMostOperations = 1e7;

inline void try_training(Bytes& bytes) {
  const auto spec = bytes.spec<StartTrainingSpec>();
  if (check(spec)) return;
  const TrainingPlan plan = plan_of(spec);
  require(step_operations(plan) <= 2e9 && run_bytes(plan) < (std::size_t{64} << 20));
  if (step_operations(plan) > kMostOperations) return;
  Training run(plan);
  const StepResult result = run.step();
  require(std::isfinite(result.loss) && result.loss >= 0 && std::isfinite(result.gradient_norm));
  const ReadSentenceSpec sentence = bytes.spec<ReadSentenceSpec>();
  if (check(sentence) || check_for(run, sentence)) return;
  const SentenceOfRun read = read_sentence(run, sentence);
  require(read.answers.size() == read.words.size());
  for (const float share : read.shares) require(share > 0 && share <= 1);
}

inline void try_forward(Bytes& bytes) {
  auto spec = bytes.spec<ForwardSpec>();
  if (!check_fields(spec) && !check_dimensions(spec.dimensions, spec.heads)) {
    spec.weights.resize(ModelSlices(shape_of(spec)).count, 0.01);  // nobody guesses how many there have to be
  }
  if (check(spec)) return;
  const ReadSentence read = read_sentence(spec);
  require(read.answers.size() == spec.words.size());
  for (const float share : read.shares) require(share > 0 && share <= 1);
  const SentenceTrace traced = trace_sentence(spec);
  require(traced.attention.size() == read.attention.size() && traced.answers.size() == read.answers.size());
}

}  // namespace posenc::fuzz
