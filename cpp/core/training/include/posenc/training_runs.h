#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

#include <posenc/training_specs.h>

namespace posenc {

/// So many models are trained side by side at most.
inline constexpr std::size_t kMaxRuns = 16;

/// Runs of training by their numbers. Each has memory of its own, which `end` gives back.
class TrainingRuns {
 public:
  /// The number of a new run, from 1 on; 0 where there are `kMaxRuns` already. Precondition: `check(spec)` found
  /// nothing.
  std::uint64_t start(const StartTrainingSpec& spec);

  /// The run of this number, or nothing: it was never started, or has been ended.
  Training* find(double run);

  void end(double run) { runs_.erase(static_cast<std::uint64_t>(run)); }

 private:
  std::map<std::uint64_t, Training> runs_;
  std::uint64_t last_ = 0;
};

/// Why a run cannot do what a spec wants of it, or nothing.
Reason check_for(const Training& run, const EvaluateSpec& spec);
Reason check_for(const Training& run, const ContinueTrainingSpec& spec);
Reason check_for(const Training& run, const ReadSentenceSpec& spec);

/// How a rotary model turns when its context is stretched; as it does now for other models. Precondition: `check_for`
/// found nothing.
Turning<float> turning_of(const Training& run, const std::string& scaling, double factor, double beta_fast);

/// What a model makes of a sentence.
struct ReadSentence {
  std::vector<std::int32_t> words;
  std::vector<std::int32_t> targets;  ///< the right answers; `kNoTarget` where nothing is asked, or nobody knows
  std::vector<std::int32_t> answers;  ///< the likeliest word of each place, asked for or not
  std::vector<float> shares;          ///< how likely it is, for the model
  std::vector<float> weights;         ///< (layers x heads x length x length): row i is where place i looks
};

/// Precondition: `check_for` found nothing.
ReadSentence read_sentence(const Training& run, const ReadSentenceSpec& spec);

/// What is added to the word at each of the first `kMaxTrainingLength` positions, (positions x dimensions): a learned
/// table or sinusoids; nothing for other encodings.
std::vector<float> position_table(const Training& run);

}  // namespace posenc
