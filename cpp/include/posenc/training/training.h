#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <posenc/training/task.h>
#include <posenc/transformer/adam.h>
#include <posenc/transformer/forward.h>

namespace posenc {

/// The hyperparameters of a training run.
struct TrainingConfig {
  TaskConfig task;
  ModelShape model;  ///< the vocabulary is set from the task
  std::size_t length = 16;
  std::size_t shortest = 0;  ///< lengths are uniform from here to `length`; 0: always `length`
  std::size_t batch = 32;    ///< sentences per step
  double rate = 3e-3;
  int steps = 800;                  ///< of the learning rate schedule; a run may continue at the final rate
  double position_init_std = 0.02;  ///< standard deviation of a new position embedding
  std::uint64_t seed = 1;
};

/// Measured before the update.
struct StepResult {
  double loss = 0;           ///< mean cross-entropy of the batch, in nats
  double gradient_norm = 0;  ///< before clipping
};

/// Floating-point operations of the matrix products of a step, forward and backward.
double step_operations(const TrainingConfig& config);

/// Upper bounds in bytes: a run, what its steps need beyond the new run, and an evaluation with `count` sentences.
std::size_t run_bytes(const TrainingConfig& config);
std::size_t step_bytes(const TrainingConfig& config);
std::size_t evaluation_bytes(const TrainingConfig& config, std::size_t length, std::size_t count);

/// Sentences per micro-step, which takes some ten milliseconds.
std::size_t micro_batch(const TrainingConfig& config);

/// Sums over held-out sentences; those of several parts add up. Vectors have one number per position.
struct Evaluation {
  double loss = 0;  ///< sum over the targets, in nats
  double optimum_accuracy = 0;
  double optimum_loss = 0;        ///< of `bayes_optimum`, over the same targets
  std::vector<double> n_targets;  ///< targets at each position
  std::vector<double> n_correct;  ///< correct predictions at each position
};

/// One model in training. Runs are independent of each other, and steps depend on the config only, not on how they are
/// split into calls.
class Training {
 public:
  explicit Training(const TrainingConfig& config);

  /// Runs one step on a fresh batch, or finishes the current one.
  StepResult step();

  /// Runs the forward or backward pass of one micro-batch. Returns the result with the last micro-step of a step.
  std::optional<StepResult> micro_step();

  /// Micro-steps per step.
  std::size_t micro_steps() const;

  /// From the next step on, uses this length, RoPE scaling, and three tenths of the peak learning rate. Restarts an
  /// unfinished step.
  void fine_tune(std::size_t length, const RopeScaling<float>& rope_scaling);

  /// Evaluates held-out sentences `first` to `first + count - 1` of this length, seeded independently of training. With
  /// a learned table the length is at most `model.max_length`.
  Evaluation evaluate(std::size_t length, std::size_t first, std::size_t count, std::uint64_t seed,
                      const RopeScaling<float>& rope_scaling) const;
  Evaluation evaluate(std::size_t length, std::size_t count, std::uint64_t seed) const;

  /// Draws the batch of a step, counted from 1; each sentence has `words.size() / batch` words.
  void draw_step(int step, std::span<std::int32_t> words, std::span<std::int32_t> targets) const;

  /// Draws a sentence and its targets like `evaluate`.
  void draw_held_out(std::uint64_t seed, std::uint64_t index, std::span<std::int32_t> words,
                     std::span<std::int32_t> targets) const;

  /// The length before any fine-tuning, from which RoPE scaling starts.
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
  std::vector<float> micro_batch_gradient_;  ///< of the current micro-batch, if a step has several
  Adam adam_;
  std::vector<std::int32_t> words_;  ///< of the current step, (batch x length_)
  std::vector<std::int32_t> targets_;
  std::size_t length_ = 0;          ///< of the current step's sentences; 0 before it begins
  std::size_t n_targets_ = 0;       ///< of the current step
  std::size_t sentences_done_ = 0;  ///< of the current step
  bool is_encoded_ = false;         ///< whether the current micro-batch waits for its backward pass
  double loss_ = 0;                 ///< sum over targets so far
  std::size_t micro_batch_targets_ = 0;
  int steps_ = 0;
  bool is_fine_tuned_ = false;
};

}  // namespace posenc
