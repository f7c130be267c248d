#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <posenc/predict_sentence.h>
#include <posenc/training_specs.h>

namespace posenc {

/// Runs of training by their numbers: 1, 2, 3 ... in the order in which they start, so that a run that has ended is
/// never taken for another one. Each has memory of its own, which `end` gives back.
class TrainingRuns {
 public:
  /// The number of the new run; 0 where there are `kMaxRuns` already. Precondition: `check(spec)` found nothing.
  double start(const StartTrainingSpec& spec);

  /// The run of this number, or nothing: it was never started, or has been ended.
  Training* find(double run);

  /// Ends a run, if there is one of this number.
  void end(double run);

 private:
  struct Run {
    double number = 0;
    std::optional<Training> training;
  };

  std::array<Run, kMaxRuns> runs_;
  double last_ = 0;
};

/// The reason why a run cannot do what a spec wants of it, or nothing.
std::optional<ValidationError> check_for(const Training& run, const EvaluateSpec& spec);
std::optional<ValidationError> check_for(const Training& run, const ContinueTrainingSpec& spec);
std::optional<ValidationError> check_for(const Training& run, const ReadSentenceSpec& spec);

/// The turning of a rotary model whose context is stretched; the present one for other models. Precondition:
/// `check_for` found nothing.
RopeScaling<float> rope_scaling_for(const Training& run, const std::string& scaling, double factor, double beta_fast);

/// A sentence, which may have been drawn for it, and the results of a run's model that read it.
struct RunSentence : SentencePrediction {
  std::vector<std::int32_t> words;
  std::vector<std::int32_t> targets;  ///< the right answers; `kIgnoreIndex` where nothing is asked, or nobody knows
};

/// Precondition: `check_for` found nothing.
RunSentence predict_sentence(const Training& run, const ReadSentenceSpec& spec);

/// The vectors added to the word at each of the first `kMaxTrainingLength` positions, (positions x dimensions): a
/// learned table or sinusoids; nothing for other encodings.
std::vector<float> position_table(const Training& run);

}  // namespace posenc
