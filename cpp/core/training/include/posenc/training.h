#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <posenc/adam.h>
#include <posenc/backward.h>
#include <posenc/forward.h>
#include <posenc/task.h>

namespace posenc {

/// The settings of a training run.
struct TrainingConfig {
  TaskConfig task;
  ModelShape model;  ///< its vocabulary is that of the task
  std::size_t length = 16;
  std::size_t shortest = 0;  ///< lengths are drawn from here to `length`; 0 means that all are `length`
  std::size_t batch = 32;    ///< sentences of a step
  double rate = 3e-3;
  int steps = 800;                  ///< over which the rate falls; a run may go on longer, at the last rate
  double position_init_std = 0.02;  ///< deviation of a new learned table
  std::uint64_t seed = 1;
};

/// The measurements of a step, taken before it moved the parameters.
struct StepResult {
  double loss = 0;           ///< the mean cross-entropy of its batch, in nats
  double gradient_norm = 0;  ///< before clipping
};

/// Floating-point operations of a step: multiplications and additions of its matrix products, forward and back.
double step_operations(const TrainingConfig& config);

/// Bytes that a run of this plan takes at most, with what a piece of a step needs for its while: an estimate that is
/// rather too large.
std::size_t run_bytes(const TrainingConfig& config);

/// The number of sentences that are read at once: as many as a piece of a step, some ten milliseconds of work, has room
/// for.
std::size_t micro_batch(const TrainingConfig& config);

/// The results of a model on sentences that it was not trained on: sums, so that those of several parts add up. The
/// lists have a number for each place of a sentence.
struct Evaluation {
  double loss = 0;  ///< nats, over the places that are asked for
  double optimum_accuracy = 0;
  double optimum_loss = 0;        ///< of `bayes_optimum`, over the same places
  std::vector<double> n_targets;  ///< how often each place was asked for
  std::vector<double> n_correct;  ///< how often it was answered rightly
};

/// One model in training. All its memory is its own, so several runs go on side by side; its steps depend on the plan
/// alone, however they are divided among calls.
class Training {
 public:
  explicit Training(const TrainingConfig& config);

  /// One step down the gradient of a fresh batch, or the rest of one that has begun.
  StepResult step();

  /// A piece of a step: some sentences forward, or back. The result of the step comes with its last piece.
  std::optional<StepResult> micro_step();

  /// The number of pieces of a step.
  std::size_t micro_steps() const;

  /// From the next step on sentences have this length, and a rotary model turns so. The rate is three tenths of the
  /// largest from then on. A step that has begun is begun anew.
  void fine_tune(std::size_t length, const RopeScaling<float>& rope_scaling);

  /// Reads sentences `first` to `first + count - 1` of this length, drawn from a seed that no training uses, in which a
  /// rotary model turns so. Behind a learned table the length is at most `model.longest`.
  Evaluation evaluate(std::size_t length, std::size_t first, std::size_t count, std::uint64_t seed,
                      const RopeScaling<float>& rope_scaling) const;
  Evaluation evaluate(std::size_t length, std::size_t count, std::uint64_t seed) const;

  /// Draws the batch of a step, counted from 1; all of its sentences are `words.size() / batch` long.
  void draw_step(int step, std::span<std::int32_t> words, std::span<std::int32_t> targets) const;

  /// Draws a sentence and its answers as `evaluate` does.
  void draw_held_out(std::uint64_t seed, std::uint64_t index, std::span<std::int32_t> words,
                     std::span<std::int32_t> targets) const;

  /// Words of a sentence before any fine-tuning: what a longer context is stretched from.
  std::size_t original_length() const { return original_length_; }

  int steps() const { return steps_; }
  const TrainingConfig& config() const { return config_; }
  std::span<const float> parameters() const { return parameters_; }
  const ModelSlices& slices() const { return forward_.slices(); }
  const RopeScaling<float>& rope_scaling() const { return forward_.rope_scaling(); }

 private:
  void begin_step();
  StepResult apply_update();

  TrainingConfig config_;
  std::size_t original_length_;
  Forward<float> forward_;
  std::vector<float> parameters_;
  std::vector<float> gradient_;
  std::vector<float> micro_batch_gradient_;  ///< of the sentences at hand, where a step takes several groups
  Adam adam_;
  std::vector<std::int32_t> words_;  ///< of the step that has begun, (batch x length_)
  std::vector<std::int32_t> targets_;
  std::size_t length_ = 0;          ///< of this step's sentences; 0 before it begins
  std::size_t n_targets_ = 0;       ///< places of this step
  std::size_t sentences_done_ = 0;  ///< sentences of it
  bool is_encoded_ = false;         ///< the next ones, and they wait for their gradient
  double loss_ = 0;                 ///< sum over places so far
  std::size_t micro_batch_targets_ = 0;
  int steps_ = 0;
  bool is_fine_tuned_ = false;
};

}  // namespace posenc
