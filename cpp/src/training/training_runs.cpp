#include <posenc/training/training_runs.h>

#include <algorithm>
#include <cmath>

#include <posenc/rotary/rotary_frequencies.h>

namespace posenc {
namespace {

std::optional<ValidationError> check_length(const Training& run, double length) {
  const auto shortest = static_cast<double>(min_length(run.config().task));
  return check_integer("length", length, shortest, kMaxTrainingLength);
}

std::optional<ValidationError> check_scaling(const Training& run, RunScaling scaling) {
  if (scaling == "none" || run.config().model.encoding == Encoding::rotary) return std::nullopt;
  return ValidationError{std::string("scaling must be 'none' unless the run's encoding is 'rotary', got '")
                             .append(scaling.word())
                             .append("'")};
}

}  // namespace

double TrainingRuns::start(const StartTrainingSpec& spec) {
  for (auto& [number, training] : runs_) {
    if (training) continue;
    training.emplace(make_config(spec));
    return number = ++last_;
  }
  return 0;
}

Training* TrainingRuns::find(double run) {
  for (auto& [number, training] : runs_) {
    if (training && number == run) return &*training;
  }
  return nullptr;
}

void TrainingRuns::end(double run) {
  for (auto& [number, training] : runs_) {
    if (number == run) training.reset();
  }
}

std::size_t TrainingRuns::size() const {
  return static_cast<std::size_t>(
      std::count_if(runs_.begin(), runs_.end(), [](const Run& run) { return run.training.has_value(); }));
}

std::optional<ValidationError> check_for(const Training& run, const EvaluateSpec& spec) {
  return first_error({check_length(run, spec.length), check_scaling(run, spec.scaling)});
}

std::optional<ValidationError> check_for(const Training& run, const ContinueTrainingSpec& spec) {
  TrainingConfig config = run.config();
  config.length = to_size(spec.length);
  return first_error({check_length(run, spec.length), check_scaling(run, spec.scaling),
                      check_max("GFLOP of a step", step_operations(config) / 1e9, kMaxStepGigaflops)});
}

std::optional<ValidationError> check_for(const Training& run, const ReadSentenceSpec& spec) {
  if (spec.words.empty()) return check_length(run, spec.length);
  return check_words(spec.words, run.config().model.vocabulary);
}

RopeScaling<float> rope_scaling_for(const Training& run, RunScaling scaling, double factor, double beta_fast) {
  if (scaling == "none") return run.rope_scaling();
  const ModelShape& model = run.config().model;
  RopeScaling<float> rope_scaling{.frequencies = std::vector<double>(model.head_width() / 2)};
  const RotaryFrequenciesSpec spec{.dimensions = static_cast<double>(model.head_width()),
                                   .base = model.base,
                                   .scaling = RotaryScaling(scaling.word()),
                                   .factor = factor,
                                   .original_length = static_cast<double>(run.original_length()),
                                   .beta_fast = beta_fast,
                                   .truncate = 0,
                                   .ramp = "paper",
                                   .factors = {}};
  const auto attention = static_cast<float>(fill_rotary_frequencies(spec, rope_scaling.frequencies));
  rope_scaling.score_scale_factor = attention * attention;
  return rope_scaling;
}

RunSentence predict_sentence(const Training& run, const ReadSentenceSpec& spec) {
  const std::size_t length = spec.words.empty() ? to_size(spec.length) : spec.words.size();
  RunSentence result;
  result.words.resize(length);
  result.targets.assign(length, kIgnoreIndex);
  if (spec.words.empty()) {
    run.draw_held_out(static_cast<std::uint64_t>(spec.seed), 0, result.words, result.targets);
  } else {
    std::transform(spec.words.begin(), spec.words.end(), result.words.begin(),
                   [](double word) { return static_cast<std::int32_t>(word); });
  }
  static_cast<SentencePrediction&>(result) =
      predict_sentence(run.config().model, &run.rope_scaling(), run.parameters(), result.words);
  return result;
}

std::vector<float> position_table(const Training& run) {
  return position_embeddings(run.config().model, run.parameters(), kMaxTrainingLength);
}

}  // namespace posenc
