#include <posenc/training/training_calls.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace posenc {
namespace {

Training& run_of(double run) { return *training_runs().find(run); }

std::optional<ValidationError> check_run(double run) {
  if (training_runs().find(run) != nullptr) return std::nullopt;
  return ValidationError{"run must be one that startTraining gave and endTraining has not ended, got ", run};
}

/// The fields, that the run exists, then what depends on it.
template <typename Spec>
std::optional<ValidationError> check_with_run(const Spec& spec) {
  if (auto error = check_fields(spec)) return error;
  if (auto error = check_run(spec.run)) return error;
  return check_for(run_of(spec.run), spec);
}

template <typename Spec>
std::optional<ValidationError> check_run_exists(const Spec& spec) {
  if (auto error = check_fields(spec)) return error;
  return check_run(spec.run);
}

TrainingState state_of(double run) {
  const Training& training = run_of(run);
  return {.run = run,
          .steps = static_cast<double>(training.steps()),
          .parameters = static_cast<double>(training.parameters().size()),
          .vocabulary = static_cast<double>(training.config().model.vocabulary),
          .operations = step_operations(training.config()),
          .micro_steps = static_cast<double>(training.micro_steps())};
}

TrainedSteps run_steps(double run, std::size_t max_micro_steps, std::span<double> losses) {
  TrainedSteps result{.state = {}, .last = {std::nan(""), std::nan("")}};
  for (std::size_t k = 0; k < max_micro_steps && result.done < losses.size(); ++k) {
    if (const auto step = run_of(run).micro_step()) {
      result.last = *step;
      losses[result.done++] = step->loss;
    }
  }
  result.state = state_of(run);
  return result;
}

}  // namespace

TrainingRuns& training_runs() {
  static TrainingRuns runs;
  return runs;
}

std::optional<ValidationError> check(const TrainSpec& spec) { return check_run_exists(spec); }
std::optional<ValidationError> check(const RunSpec& spec) { return check_run_exists(spec); }
std::optional<ValidationError> check(const EvaluateSpec& spec) { return check_with_run(spec); }
std::optional<ValidationError> check(const ContinueTrainingSpec& spec) { return check_with_run(spec); }
std::optional<ValidationError> check(const ReadSentenceSpec& spec) { return check_with_run(spec); }

TrainingState start_training(const StartTrainingSpec& spec) { return state_of(training_runs().start(spec)); }

std::size_t step_bytes(double run) { return step_bytes(run_of(run).config()); }

std::size_t step_bytes(const ContinueTrainingSpec& spec) {
  TrainingConfig config = run_of(spec.run).config();
  config.length = to_size(spec.length);
  return step_bytes(config);
}

TrainedSteps train(const TrainSpec& spec, std::span<double> losses) {
  const std::size_t all = losses.size() * run_of(spec.run).micro_steps();
  return run_steps(spec.run, spec.pieces > 0 ? to_size(spec.pieces) : all, losses);
}

TrainedSteps continue_training(const ContinueTrainingSpec& spec, std::span<double> losses) {
  Training& run = run_of(spec.run);
  run.fine_tune(to_size(spec.length), rope_scaling_for(run, spec.scaling, spec.factor, spec.beta_fast));
  return run_steps(spec.run, losses.size() * run.micro_steps(), losses);
}

std::size_t evaluation_bytes(const EvaluateSpec& spec) {
  return evaluation_bytes(run_of(spec.run).config(), to_size(spec.length), to_size(spec.sequences));
}

Evaluated evaluate(const EvaluateSpec& spec, const EvaluatedPositions& positions) {
  const Training& run = run_of(spec.run);
  const Evaluation sums = run.evaluate(to_size(spec.length), to_size(spec.first_sequence), to_size(spec.sequences),
                                       static_cast<std::uint64_t>(spec.seed),
                                       rope_scaling_for(run, spec.scaling, spec.factor, spec.beta_fast));
  double n_targets = 0;
  double n_correct = 0;
  for (std::size_t position = 0; position < sums.n_targets.size(); ++position) {
    positions.n_targets[position] = sums.n_targets[position];
    positions.n_correct[position] = sums.n_correct[position];
    positions.accuracy[position] = sums.n_correct[position] / sums.n_targets[position];  // 0 / 0 is NaN
    n_targets += sums.n_targets[position];
    n_correct += sums.n_correct[position];
  }
  return {.accuracy = n_correct / n_targets,
          .loss = sums.loss / n_targets,
          .optimum_accuracy = sums.optimum_accuracy / n_targets,
          .optimum_loss = sums.optimum_loss / n_targets};
}

std::size_t prediction_bytes(const ReadSentenceSpec& spec) {
  const std::size_t length = spec.words.empty() ? to_size(spec.length) : spec.words.size();
  return prediction_bytes(run_of(spec.run).config().model, length);
}

RunSentence read_sentence(const ReadSentenceSpec& spec) { return predict_sentence(run_of(spec.run), spec); }

std::vector<float> position_table_of(const RunSpec& spec) { return position_table(run_of(spec.run)); }

double parameter_count(const RunSpec& spec) { return static_cast<double>(run_of(spec.run).parameters().size()); }

void copy_weights(const RunSpec& spec, std::span<float> weights) {
  const auto parameters = run_of(spec.run).parameters();
  std::copy(parameters.begin(), parameters.end(), weights.begin());
}

bool end_training(const EndTrainingSpec& spec) {
  const bool existed = training_runs().find(spec.run) != nullptr;
  training_runs().end(spec.run);
  return existed;
}

}  // namespace posenc
