#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include <posenc/spec/call.h>
#include <posenc/training/training_runs.h>

namespace posenc {

/// The runs that the calls below refer to. Precondition of each: `check(spec)` found nothing, so the run exists.
TrainingRuns& training_runs();

/// The number of a new run, or what a step of a run costs.
struct TrainingState {
  double run = 0;
  double steps = 0;       ///< so far
  double parameters = 0;  ///< learned numbers
  double vocabulary = 0;
  double operations = 0;   ///< floating-point operations of a step
  double micro_steps = 0;  ///< per step
};

TrainingState start_training(const StartTrainingSpec& spec);

POSENC_CALL(StartTraining, start_training, "A new model, ready to be trained.")
POSENC_WORKSPACE(run_bytes(make_config(spec)))
POSENC_RESULT("StartedTraining", "The run, and what its steps cost.")
POSENC_VALUE("run", values.run, "Its number for the other calls; never reused.")
POSENC_VALUE("parameters", values.parameters, "The number of learned parameters.")
POSENC_VALUE("vocabulary", values.vocabulary, "Words of the task.")
POSENC_VALUE("operations", values.operations, "Floating-point operations of a step.")
POSENC_VALUE("pieces", values.micro_steps, "Micro-steps per step.")
POSENC_END

struct TrainedSteps {
  TrainingState state;
  StepResult last;       ///< NaN if no step ended
  std::size_t done = 0;  ///< steps that ended
};

/// Memory for steps of a run, in bytes.
std::size_t step_bytes(double run);
std::size_t step_bytes(const ContinueTrainingSpec& spec);

/// Runs steps, or at most `spec.pieces` micro-steps, and fills `losses` (steps) with the losses of those that ended.
TrainedSteps train(const TrainSpec& spec, std::span<double> losses);

/// Fine-tunes with another length, then runs steps.
TrainedSteps continue_training(const ContinueTrainingSpec& spec, std::span<double> losses);

// The results of both.
#define POSENC_TRAINED_STEPS                                                                                 \
  POSENC_RESULT("TrainedSteps", "The progress of the run.")                                                  \
  POSENC_ARRAY(nullptr, arrays, (spec.steps))                                                                \
  POSENC_VALUE("step", values.state.steps, "Steps of this run so far.")                                      \
  POSENC_VALUE("loss", values.last.loss, "Of the last step, in nats, before the update; NaN if none ended.") \
  POSENC_VALUE("gradientNorm", values.last.gradient_norm, "Of the last step, before clipping to 1.")         \
  POSENC_VALUE("losses", arrays.first(values.done), "Of every step that ended.")                             \
  POSENC_VALUE("operations", values.state.operations, "Floating-point operations of a step.")                \
  POSENC_VALUE("pieces", values.state.micro_steps, "Micro-steps per step.")                                  \
  POSENC_END

POSENC_CALL(Train, train, "Some steps of a run.")
POSENC_WORKSPACE(step_bytes(spec.run))
POSENC_TRAINED_STEPS
POSENC_CALL(ContinueTraining, continue_training, "Fine-tuning: continues a run on sentences of another length.")
POSENC_WORKSPACE(step_bytes(spec))
POSENC_TRAINED_STEPS

#undef POSENC_TRAINED_STEPS

/// Counts per position, for sentences of `length`.
struct EvaluatedPositions {
  std::span<double> n_targets;
  std::span<double> n_correct;
  std::span<double> accuracy;
};

/// Means over all targets.
struct Evaluated {
  double accuracy = 0;
  double loss = 0;
  double optimum_accuracy = 0;
  double optimum_loss = 0;
};

std::size_t evaluation_bytes(const EvaluateSpec& spec);

Evaluated evaluate(const EvaluateSpec& spec, const EvaluatedPositions& positions);

POSENC_CALL(Evaluate, evaluate, "The accuracy and loss of a model on held-out sentences.")
POSENC_WORKSPACE(evaluation_bytes(spec))
POSENC_RESULT("Evaluated", "Accuracy and loss, with the optimum of a bag of words.")
POSENC_VALUE("accuracy", values.accuracy, "The fraction of correct predictions over all targets.")
POSENC_VALUE("loss", values.loss, "The mean cross-entropy, in nats.")
POSENC_VALUE("bagAccuracy", values.optimum_accuracy, "The exact Bayes optimum given the other words as a bag.")
POSENC_VALUE("bagLoss", values.optimum_loss, "Its cross-entropy.")
POSENC_ARRAY("byPosition", arrays.accuracy, (spec.length), "The accuracy at each position; NaN without targets.")
POSENC_ARRAY("asked", arrays.n_targets, (spec.length), "The number of targets at each position, to combine parts.")
POSENC_ARRAY("right", arrays.n_correct, (spec.length), "The number of correct predictions at each position.")
POSENC_END

std::size_t prediction_bytes(const ReadSentenceSpec& spec);

RunSentence read_sentence(const ReadSentenceSpec& spec);

POSENC_CALL(AttentionOf, read_sentence, "The predictions of a model for a sentence, and its attention.")
POSENC_WORKSPACE(prediction_bytes(spec))
POSENC_RESULT("AttentionOfRun", "The sentence, the predictions, and the attention of every head.")
POSENC_VALUE("words", values.words, "The words of the sentence.")
POSENC_VALUE("targets", values.targets, "The targets of a sampled sentence; -1 where there is none.")
POSENC_PREDICTION
POSENC_END

std::vector<float> position_table_of(const RunSpec& spec);

POSENC_CALL(PositionTable, position_table_of, "The position embeddings of a model.")
POSENC_RESULT("", "Positions x dimensions: learned or sinusoidal; empty for other encodings.")
POSENC_VALUE("", values)
POSENC_END

double parameter_count(const RunSpec& spec);

/// Fills `weights` with the parameters.
void copy_weights(const RunSpec& spec, std::span<float> weights);

POSENC_CALL(Weights, copy_weights, "Every parameter of a model.")
POSENC_RESULT("", "In the order of the model's slices.")
POSENC_ARRAY("", arrays, (parameter_count(spec)))
POSENC_END

/// Ends the run if it exists, and returns whether it did.
bool end_training(const EndTrainingSpec& spec);

POSENC_CALL(EndTraining, end_training, "Ends a run and frees its memory, if it exists.")
POSENC_RESULT("EndedTraining", "Whether a run was ended.")
POSENC_VALUE("ended", values, "Whether the run existed.")
POSENC_END

}  // namespace posenc
