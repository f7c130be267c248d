#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include <posenc/adam.h>
#include <posenc/backward.h>
#include <posenc/forward.h>
#include <posenc/task.h>

namespace posenc {

/// What a run of training is made from.
struct TrainingPlan {
  TaskShape task;
  ModelShape model;  ///< its vocabulary is that of the task
  std::size_t length = 16;
  std::size_t shortest = 0;  ///< lengths are drawn from here to `length`; 0 means that all are `length`
  std::size_t batch = 32;    ///< sentences of a step
  double rate = 3e-3;
  int steps = 800;            ///< over which the rate falls; a run may go on longer, at the last rate
  double table_start = 0.02;  ///< deviation of a new learned table
  std::uint64_t seed = 1;
};

/// What a step found before it moved the parameters.
struct StepResult {
  double loss = 0;           ///< the mean cross-entropy of its batch, in nats
  double gradient_norm = 0;  ///< before clipping
};

/// How a model does on sentences that it was not trained on.
struct Evaluation {
  double accuracy = 0;          ///< share of the right answers
  double loss = 0;              ///< nats
  double optimum_accuracy = 0;  ///< of `optimum_at`, over the same places
  double optimum_loss = 0;
  std::vector<double> by_position;  ///< accuracy at each place; NaN where nothing was asked
};

/// One model in training. All its memory is its own, so several runs go on side by side; its steps depend on the plan
/// alone, however they are divided among calls.
class Training {
 public:
  explicit Training(const TrainingPlan& plan);

  /// One step down the gradient of a fresh batch.
  StepResult step();

  /// Reads `sentences` of this length, drawn from a seed that no training uses. Behind a learned table, places beyond
  /// its rows have no answer, so the length is at most `model.longest`.
  Evaluation evaluate(std::size_t length, std::size_t sentences, std::uint64_t seed);

  int steps() const { return steps_; }
  const TrainingPlan& plan() const { return plan_; }
  std::span<const float> parameters() const { return parameters_; }
  Forward<float>& forward() { return forward_; }

 private:
  void draw(Random& random, std::size_t length, std::size_t sentences);

  TrainingPlan plan_;
  Forward<float> forward_;
  std::vector<float> parameters_;
  std::vector<float> gradient_;
  Adam adam_;
  std::vector<std::int32_t> words_;
  std::vector<std::int32_t> targets_;
  int steps_ = 0;
};

}  // namespace posenc
