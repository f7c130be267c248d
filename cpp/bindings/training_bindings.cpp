// The training lab: small Transformers trained in the browser.

#include <emscripten/bind.h>

#include <cmath>

#include <posenc/predict_sentence.h>
#include <posenc/training_runs.h>
#include "call.h"
#include "read_reply.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

TrainingRuns runs;

val unknown_run(double run) {
  return range_error({"run must be one that startTraining gave and endTraining has not ended, got ", run});
}

val start_training(const StartTrainingSpec& spec) {
  if (!has_room_for(run_bytes(make_config(spec)))) return out_of_memory();
  const double number = runs.start(spec);
  if (number == 0)
    return range_error({"a run must be ended before another one starts: the most at a time are ", kMaxRuns});
  const Training& run = *runs.find(number);
  val reply = val::object();
  POSENC_PART(reply, "run", number, "Its number for the other calls; never reused.");
  POSENC_PART(reply, "parameters", static_cast<double>(run.parameters().size()), "The number of learned parameters.");
  POSENC_PART(reply, "vocabulary", static_cast<double>(run.config().model.vocabulary), "Words of the task.");
  POSENC_PART(reply, "operations", step_operations(run.config()), "Floating-point operations of a step.");
  POSENC_PART(reply, "pieces", static_cast<double>(run.micro_steps()), "Micro-steps per step.");
  return reply;
}

/// Memory for inference on sentences of this length, in bytes.
std::size_t prediction_bytes(const Training& run, std::size_t length) {
  TrainingConfig config = run.config();
  config.length = length;
  return run_bytes(config);
}

Storage<double> losses_storage;
val train_steps(Training& run, double steps, double micro_steps) {
  if (!losses_storage.resize(to_size(steps), run_bytes(run.config()))) return out_of_memory();
  std::size_t done = 0;
  StepResult last{std::nan(""), std::nan("")};
  const std::size_t max = micro_steps > 0 ? to_size(micro_steps) : to_size(steps) * run.micro_steps();
  for (std::size_t piece = 0; piece < max && done < to_size(steps); ++piece) {
    if (const auto result = run.micro_step()) {
      last = *result;
      losses_storage.numbers()[done++] = last.loss;
    }
  }
  val reply = val::object();
  POSENC_PART(reply, "step", static_cast<double>(run.steps()), "Steps of this run so far.");
  POSENC_PART(reply, "loss", last.loss, "Of the last step, in nats, before the update; NaN if none ended.");
  POSENC_PART(reply, "gradientNorm", last.gradient_norm, "Of the last step, before clipping to 1.");
  POSENC_PART(reply, "losses", view(losses_storage.numbers().first(done)), "Of every step that ended.");
  POSENC_PART(reply, "operations", step_operations(run.config()), "Floating-point operations of a step.");
  POSENC_PART(reply, "pieces", static_cast<double>(run.micro_steps()), "Micro-steps per step.");
  return reply;
}

val train(const TrainSpec& spec) {
  Training* run = runs.find(spec.run);
  return run == nullptr ? unknown_run(spec.run) : train_steps(*run, spec.steps, spec.pieces);
}

Storage<double> evaluation_storage;
val evaluate(const EvaluateSpec& spec) {
  const Training* run = runs.find(spec.run);
  if (run == nullptr) return unknown_run(spec.run);
  if (const auto error = check_for(*run, spec)) return range_error(*error);
  const std::size_t length = to_size(spec.length);
  if (!evaluation_storage.resize(3 * length, prediction_bytes(*run, length))) return out_of_memory();
  const Evaluation sums = run->evaluate(length, to_size(spec.first_sequence), to_size(spec.sequences),
                                        static_cast<std::uint64_t>(spec.seed),
                                        rope_scaling_for(*run, spec.scaling, spec.factor, spec.beta_fast));
  const auto part = [length](std::size_t index) {
    return evaluation_storage.numbers().subspan(index * length, length);
  };
  double n_targets = 0;
  double n_correct = 0;
  for (std::size_t position = 0; position < length; ++position) {
    part(0)[position] = sums.n_targets[position];
    part(1)[position] = sums.n_correct[position];
    part(2)[position] = sums.n_correct[position] / sums.n_targets[position];  // 0 / 0 is NaN
    n_targets += sums.n_targets[position];
    n_correct += sums.n_correct[position];
  }
  val reply = val::object();
  POSENC_PART(reply, "accuracy", n_correct / n_targets, "The fraction of correct predictions over all targets.");
  POSENC_PART(reply, "loss", sums.loss / n_targets, "The mean cross-entropy, in nats.");
  POSENC_PART(reply, "bagAccuracy", sums.optimum_accuracy / n_targets,
              "The exact Bayes optimum given the other words as a bag.");
  POSENC_PART(reply, "bagLoss", sums.optimum_loss / n_targets, "Its cross-entropy.");
  POSENC_PART(reply, "byPosition", view(part(2)), "The accuracy at each position; NaN without targets.");
  POSENC_PART(reply, "asked", view(part(0)), "The number of targets at each position, to combine parts.");
  POSENC_PART(reply, "right", view(part(1)), "The number of correct predictions at each position.");
  return reply;
}

val continue_training(const ContinueTrainingSpec& spec) {
  Training* run = runs.find(spec.run);
  if (run == nullptr) return unknown_run(spec.run);
  if (const auto error = check_for(*run, spec)) return range_error(*error);
  run->fine_tune(to_size(spec.length), rope_scaling_for(*run, spec.scaling, spec.factor, spec.beta_fast));
  return train_steps(*run, spec.steps, 0);
}

RunSentence sentence;
val attention_of(const ReadSentenceSpec& spec) {
  const Training* run = runs.find(spec.run);
  if (run == nullptr) return unknown_run(spec.run);
  if (const auto error = check_for(*run, spec)) return range_error(*error);
  const std::size_t length = spec.words.empty() ? to_size(spec.length) : spec.words.size();
  if (!has_room_for(prediction_bytes(*run, length))) return out_of_memory();
  sentence = predict_sentence(*run, spec);
  val reply = val::object();
  POSENC_PART(reply, "words", view(std::span(sentence.words)), "The words of the sentence.");
  POSENC_PART(reply, "targets", view(std::span(sentence.targets)),
              "The targets of a sampled sentence; -1 where there is none.");
  add_prediction(reply, sentence);
  return reply;
}

std::vector<float> positions_table;
val table_of(const RunSpec& spec) {
  const Training* run = runs.find(spec.run);
  if (run == nullptr) return unknown_run(spec.run);
  positions_table = position_table(*run);
  return view(std::span(positions_table));
}

Storage<float> weights_storage;
val weights_of(const RunSpec& spec) {
  const Training* run = runs.find(spec.run);
  if (run == nullptr) return unknown_run(spec.run);
  const auto parameters = run->parameters();
  if (!weights_storage.resize(parameters.size())) return out_of_memory();
  std::copy(parameters.begin(), parameters.end(), weights_storage.numbers().begin());
  return view(weights_storage.numbers());
}

val end_training(const RunSpec& spec) {
  const bool existed = runs.find(spec.run) != nullptr;
  runs.end(spec.run);
  val reply = val::object();
  POSENC_PART(reply, "ended", existed, "Whether the run existed.");
  return reply;
}

}  // namespace

POSENC_CALL(startTraining, StartTrainingSpec, start_training, "A new model, ready to be trained.", "StartedTraining",
            "The run, and what its steps cost.")
POSENC_CALL(train, TrainSpec, train, "Some steps of a run.", "TrainedSteps", "The progress of the run.")
POSENC_CALL(evaluate, EvaluateSpec, evaluate, "The accuracy and loss of a model on held-out sentences.", "Evaluated",
            "Accuracy and loss, with the optimum of a bag of words.")
POSENC_CALL(continueTraining, ContinueTrainingSpec, continue_training,
            "Fine-tuning: continues a run on sentences of another length.", "TrainedSteps", "The progress of the run.")
POSENC_CALL(attentionOf, ReadSentenceSpec, attention_of,
            "The predictions of a model for a sentence, and its attention.", "AttentionOfRun",
            "The sentence, the predictions, and the attention of every head.")
POSENC_CALL(positionTable, RunSpec, table_of, "The position embeddings of a model.", "",
            "Positions x dimensions: learned or sinusoidal; empty for other encodings.")
POSENC_CALL(weights, RunSpec, weights_of, "Every parameter of a model.", "", "In the order of the model's slices.")
POSENC_CALL(endTraining, RunSpec, end_training, "Ends a run and frees its memory, if it exists.", "EndedTraining",
            "Whether a run was ended.")

}  // namespace posenc::bindings
