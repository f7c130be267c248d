#pragma once

#include <vector>

#include <posenc/spec/check.h>
#include <posenc/training/training.h>
#include <posenc/transformer/model_fields.h>

namespace posenc {

/// Runs that train while a reader waits.
inline constexpr int kMaxTrainingBatch = 1'024;
inline constexpr int kMaxTrainingSteps = 100'000;
inline constexpr int kMaxTrainingDistance = 15;
inline constexpr int kMaxEvaluated = 16'384;

/// Models in training at a time.
inline constexpr int kMaxRuns = 64;
inline constexpr double kMaxStepGigaflops = 2;

constexpr Constraint kAnyRun = integer(1, kMaxPosition - 1);
constexpr Constraint kAnyLength = integer(4, kMaxTrainingLength);

using RunScaling = Choice<"none|linear|ntk|yarn">;
inline constexpr Constraint kAnyStretch =
    choice("RunScaling", "The scaling of a rotary model's frequencies to a longer context, as in `rotaryFrequencies`.");

/// A model and its task. The defaults are experiment C of the training lab, the nearest noun.
struct StartTrainingSpec {
  TaskName task = "nearest-noun";
  EncodingName encoding = "none";
  MaskName mask = "causal";
  double layers = 1;
  double heads = 4;
  double dimensions = 32;
  double length = 16;
  double shortest = 0;
  double batch = 32;
  double rate = 0.003;
  double steps = 800;
  double distance = 3;
  double repeated = 0;
  double table_start = 0.3;
  double clip = 8;
  double buckets = 16;
  double seed = 1;
};

POSENC_SPEC(StartTrainingSpec, "A small Transformer, its position encoding, and its training.")
POSENC_FIELD(task, kAnyTask,
             "What to predict: who did it and to whom, the word `distance` positions back, the mirrored word, the "
             "nearest noun to the left, a masked step of a walk, or the value of a key.")
POSENC_FIELD(encoding, kAnyEncoding)
POSENC_FIELD(mask, kAnyMask)
POSENC_FIELD(layers, kModelLayers)
POSENC_FIELD(heads, kModelHeads)
POSENC_FIELD(dimensions, kModelDimensions, "Of each word; a multiple of twice the heads.")
POSENC_FIELD(length, kAnyLength, "Words of a sentence.")
POSENC_FIELD(
    shortest, integer(0, kMaxTrainingLength),
    "Sentences have this to `length` words, at random, at least as many as the task needs; with 0 always `length`.")
POSENC_FIELD(batch, integer(1, kMaxTrainingBatch), "Sentences of a step.")
POSENC_FIELD(rate, real(1e-5, 0.1), "The peak learning rate of Adam.")
POSENC_FIELD(
    steps, integer(1, kMaxTrainingSteps),
    "Of the learning rate schedule: 50 warm-up steps, then decay to a tenth; further steps use the final rate.")
POSENC_FIELD(distance, integer(1, kMaxTrainingDistance), "Of 'words-before'.")
POSENC_FIELD(repeated, integer(0, 1),
             "Of 'words-before' and 'mirror': with 0 the words of a sentence are distinct unless it is longer than the "
             "vocabulary; with 1 they may repeat in every sentence.")
POSENC_FIELD(table_start, real(0, 2), "Of 'learned': the standard deviation of new position embeddings.")
POSENC_FIELD(clip, kModelClip, "Of 'shaw': distances beyond it share one vector.")
POSENC_FIELD(buckets, kModelBuckets,
             "Of 't5': buckets of a head per visible direction: one with a causal mask, otherwise two. The last begins "
             "near distance 16.")
POSENC_FIELD(seed, kAnySeed)
POSENC_END

/// Beyond the fields, checks their combinations, the cost of a step, and the number of runs.
std::optional<ValidationError> check(const StartTrainingSpec& spec);

/// Precondition: `spec` is valid.
TrainingConfig make_config(const StartTrainingSpec& spec);

/// Steps of a run.
struct TrainSpec {
  double run = 1;
  double steps = 1;
  double pieces = 0;
};

POSENC_SPEC(TrainSpec, "Some steps of a run, or a few micro-steps.")
POSENC_FIELD(run, kAnyRun)
POSENC_FIELD(steps, integer(1, 1'000), "The number of steps.")
POSENC_FIELD(pieces, integer(0, 1'000), "At most this many micro-steps, if a step takes long; 0 for no limit.")
POSENC_END

/// Evaluation on held-out sentences.
struct EvaluateSpec {
  double run = 1;
  double length = 16;
  double sequences = 512;
  double first_sequence = 0;
  double seed = 1;
  RunScaling scaling = "none";
  double factor = 1;
  double beta_fast = 32;
};

POSENC_SPEC(EvaluateSpec, "A model, and held-out sentences to evaluate it on.")
POSENC_FIELD(run, kAnyRun)
POSENC_FIELD(length, kAnyLength, "Words of each, possibly more than in training.")
POSENC_FIELD(sequences, integer(1, kMaxEvaluated), "The number of sentences.")
POSENC_FIELD(first_sequence, integer(0, 1e9), "The first of this part; sentence k depends on the seed and k only.")
POSENC_FIELD(seed, kAnySeed)
POSENC_FIELD(scaling, kAnyStretch)
POSENC_FIELD(factor, real(1, 64), "Factor of the context length.")
POSENC_FIELD(beta_fast, greater_than(0), "Of 'yarn'.")
POSENC_END

/// Fine-tuning on sentences of another length.
struct ContinueTrainingSpec {
  double run = 1;
  double length = 64;
  double steps = 0;
  RunScaling scaling = "none";
  double factor = 1;
  double beta_fast = 32;
};

POSENC_SPEC(ContinueTrainingSpec, "Fine-tuning: continues training with sentences of another length.")
POSENC_FIELD(run, kAnyRun)
POSENC_FIELD(length, kAnyLength, "Words of a sentence from now on.")
POSENC_FIELD(steps, integer(0, 1'000),
             "The number of steps to run now, at three tenths of the peak learning rate; `train` continues.")
POSENC_FIELD(scaling, kAnyStretch)
POSENC_FIELD(factor, real(1, 64), "Factor of the context length.")
POSENC_FIELD(beta_fast, greater_than(0), "Of 'yarn'.")
POSENC_END

/// A sentence for inference, given or sampled.
struct ReadSentenceSpec {
  double run = 1;
  std::vector<double> words;
  double length = 16;
  double seed = 1;
};

POSENC_SPEC(ReadSentenceSpec, "A sentence for inference, given or sampled.")
POSENC_FIELD(run, kAnyRun)
POSENC_FIELD(words, array_of(Type::integers, kMaxTrainingLength, integer(0, kMaxTaskWords - 1)),
             "Its words, as numbers of the task's vocabulary; if empty, a sentence is sampled.")
POSENC_FIELD(length, kAnyLength, "Of a sampled sentence.")
POSENC_FIELD(seed, kAnySeed)
POSENC_END

/// A run.
struct RunSpec {
  double run = 1;
};

POSENC_SPEC(RunSpec, "A run.")
POSENC_FIELD(run, kAnyRun)
POSENC_END

/// A run to end, which need not exist.
struct EndTrainingSpec {
  double run = 1;
};

POSENC_SPEC(EndTrainingSpec, "A run to end, which need not exist.")
POSENC_FIELD(run, kAnyRun)
POSENC_END

/// Beyond the fields, check that the run exists and accepts them.
std::optional<ValidationError> check(const TrainSpec& spec);
std::optional<ValidationError> check(const EvaluateSpec& spec);
std::optional<ValidationError> check(const ContinueTrainingSpec& spec);
std::optional<ValidationError> check(const ReadSentenceSpec& spec);
std::optional<ValidationError> check(const RunSpec& spec);

}  // namespace posenc
