#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <posenc/training/predict_sentence.h>
#include <posenc/training/training_specs.h>

namespace posenc {

/// Training runs by number: 1, 2, 3 ... in order of creation, never reused. `end` frees the memory of a run.
class TrainingRuns {
 public:
  /// Returns the number of the new run, or 0 if there are `kMaxRuns`. Precondition: `spec` is valid.
  double start(const StartTrainingSpec& spec);

  /// The run, or nullptr if it was never started or has ended.
  Training* find(double run);

  /// Ends a run if it exists.
  void end(double run);

  /// The number of runs that have not ended.
  std::size_t size() const;

 private:
  struct Run {
    double number = 0;
    std::optional<Training> training;
  };

  std::array<Run, kMaxRuns> runs_;
  double last_ = 0;
};

/// Checks a spec against the run that it refers to.
std::optional<ValidationError> check_for(const Training& run, const EvaluateSpec& spec);
std::optional<ValidationError> check_for(const Training& run, const ContinueTrainingSpec& spec);
std::optional<ValidationError> check_for(const Training& run, const ReadSentenceSpec& spec);

/// The RoPE scaling for a longer context; the current one for `scaling` 'none'. Precondition: `check_for` returned no
/// error.
RopeScaling<float> rope_scaling_for(const Training& run, RunScaling scaling, double factor, double beta_fast);

/// A sentence (given or sampled) and the model's predictions for it.
struct RunSentence : SentencePrediction {
  std::vector<std::int32_t> words;
  std::vector<std::int32_t> targets;  ///< `kIgnoreIndex` where there is none, and for given sentences
};

/// Precondition: `check_for` returned no error.
RunSentence predict_sentence(const Training& run, const ReadSentenceSpec& spec);

/// The position embeddings of the first `kMaxTrainingLength` positions, (positions x dimensions): learned or
/// sinusoidal; empty for other encodings.
std::vector<float> position_table(const Training& run);

}  // namespace posenc
