#include <posenc/training/training_runs.h>

#include <cmath>
#include <string>

#include "../catch.h"

using namespace posenc;

namespace {

void check_rejected(const std::optional<ValidationError>& error, const std::string& words) {
  CHECK(to_string(error) == words);
}

}  // namespace

TEST_CASE("inconsistent fields are rejected with a message") {
  CHECK_FALSE(check(StartTrainingSpec{}));
  check_rejected(check(StartTrainingSpec{.dimensions = 36}),
                 "dimensions must be a multiple of 8, twice the heads, got 36");
  check_rejected(check(StartTrainingSpec{.task = "words-before", .length = 15, .distance = 15}),
                 "length must be a whole number from 16 to 256, got 15");
  check_rejected(check(StartTrainingSpec{.shortest = 17}), "shortest must be a whole number from 0 to 16, got 17");
}

TEST_CASE("a step that costs too much is rejected with its cost") {
  const StartTrainingSpec dear{.layers = 2, .heads = 8, .dimensions = 128, .length = 256, .batch = 64};
  const double gigaflops = step_operations(make_config(dear)) / 1e9;
  REQUIRE(gigaflops > 2);
  const auto error = check(dear);
  REQUIRE(error);
  CHECK(error->message == "GFLOP of a step must be at most 2, got ");
  CHECK(error->value == gigaflops);
}

TEST_CASE("no micro-step of a valid run takes long") {
  for (const double length : {16.0, 64.0, 256.0}) {
    const StartTrainingSpec spec{.layers = 2, .heads = 8, .dimensions = 128, .length = length, .batch = 2};
    REQUIRE_FALSE(check(spec));
    const TrainingConfig config = make_config(spec);
    const double sentence = step_operations(config) / 2;
    // A micro-step is a forward pass, a third of the work, or a backward pass: 40 ms at 10 GFLOP/s.
    CHECK(std::max(sentence, 1e8) * 2 / 3 < 5e8);
    CHECK(static_cast<double>(micro_batch(config)) * sentence <= std::max(sentence, 1e8));
  }
}

TEST_CASE("run numbers are never reused") {
  TrainingRuns runs;
  const double first = runs.start({});
  const double second = runs.start({.encoding = "rotary"});
  CHECK(first == 1);
  CHECK(second == 2);
  REQUIRE(runs.find(second));
  CHECK(runs.find(second)->config().model.encoding == Encoding::rotary);
  runs.end(first);
  runs.end(first);
  CHECK(runs.find(first) == nullptr);
  CHECK(runs.find(0x1p53 - 1) == nullptr);
  const double third = runs.start({.encoding = "t5"});
  CHECK(third == 3);
  CHECK(runs.find(first) == nullptr);
  runs.end(first);  // ending a run twice ends no other run
  REQUIRE(runs.find(third));
  CHECK(runs.find(third)->config().model.encoding == Encoding::t5);
}

TEST_CASE("the number of runs is limited, and ending one makes room") {
  TrainingRuns runs;
  for (int k = 1; k <= kMaxRuns; ++k) CHECK(runs.start({}) == k);
  CHECK(runs.start({}) == 0);
  runs.end(3);
  CHECK(runs.start({}) == kMaxRuns + 1);
  CHECK(runs.find(3) == nullptr);
}

TEST_CASE("no valid run takes 64 MB") {
  for (const char* encoding : {"learned", "shaw", "rotary"}) {
    for (const double length : {4.0, 64.0, 256.0}) {
      for (const double batch : {1.0, 64.0, 1024.0}) {
        StartTrainingSpec spec{.encoding = EncodingName(encoding), .layers = 2, .heads = 8, .dimensions = 128};
        spec.length = length;
        spec.batch = batch;
        if (!check(spec)) CHECK(run_bytes(make_config(spec)) < 64'000'000);
      }
    }
  }
}

TEST_CASE("only rotary models accept scaling, and sentences must use the task's vocabulary") {
  TrainingRuns runs;
  const Training& bias = *runs.find(runs.start({.encoding = "t5"}));
  const Training& rotary = *runs.find(runs.start({.encoding = "rotary"}));
  check_rejected(check_for(bias, EvaluateSpec{.scaling = "yarn"}),
                 "scaling must be 'none' unless the run's encoding is 'rotary', got 'yarn'");
  CHECK_FALSE(check_for(rotary, EvaluateSpec{.scaling = "yarn"}));
  check_rejected(check_for(bias, ContinueTrainingSpec{.scaling = "ntk"}),
                 "scaling must be 'none' unless the run's encoding is 'rotary', got 'ntk'");
  const auto error = check_for(bias, ReadSentenceSpec{.words = {0, 17}});
  REQUIRE(error);
  CHECK(error->message == "each of words must be a whole number from 0 to 16, got ");
}

TEST_CASE("a scaled rotary model uses the frequencies of rotaryFrequencies") {
  TrainingRuns runs;
  Training& run = *runs.find(runs.start({.encoding = "rotary", .heads = 2, .length = 32}));
  const auto row_major = rope_scaling_for(run, "none", 4, 32).frequencies;
  const auto linear = rope_scaling_for(run, "linear", 4, 32);
  const auto yarn = rope_scaling_for(run, "yarn", 4, 2);
  REQUIRE(row_major.size() == 8);
  for (std::size_t pair = 0; pair < row_major.size(); ++pair) {
    CHECK(linear.frequencies[pair] == Approx(row_major[pair] / 4));
    const double turns = 32 * row_major[pair] / (2 * 3.141592653589793);
    if (turns > 2) CHECK(yarn.frequencies[pair] == Approx(row_major[pair]));
    if (turns < 1) CHECK(yarn.frequencies[pair] == Approx(row_major[pair] / 4));
  }
  CHECK(linear.score_scale_factor == 1);
  CHECK(static_cast<double>(yarn.score_scale_factor) == Approx(std::pow(0.1 * std::log(4) + 1, 2)));
  // Scaling starts from the trained length, even after fine-tuning.
  run.fine_tune(128, yarn);
  CHECK(rope_scaling_for(run, "yarn", 4, 2).frequencies == yarn.frequencies);
  CHECK(rope_scaling_for(run, "none", 4, 2).frequencies == yarn.frequencies);
}

TEST_CASE("a model trained on the nearest noun attends to it and predicts it") {
  TrainingRuns runs;
  Training& run = *runs.find(runs.start({.encoding = "shaw"}));
  for (int step = 0; step < 300; ++step) run.step();
  // noun 3, filler, noun 5, filler, pronoun.
  const RunSentence read = predict_sentence(run, {.words = {3, 9, 5, 10, 16}});
  CHECK(read.predictions[4] == 5);
  CHECK(read.probabilities[4] > 0.5f);
  REQUIRE(read.attention.size() == 4 * 25);
  double at_noun = 0;
  for (std::size_t head = 0; head < 4; ++head) {
    double row = 0;
    for (std::size_t place = 0; place < 5; ++place) row += static_cast<double>(read.attention[head * 25 + 20 + place]);
    CHECK(row == Approx(1).epsilon(1e-5));
    CHECK(read.attention[head * 25 + 4] == 0);  // row 0, behind the mask
    at_noun = std::max(at_noun, static_cast<double>(read.attention[head * 25 + 20 + 2]));
  }
  CHECK(at_noun > 0.5);
}

TEST_CASE("the forward pass gives the predictions of the run that trained its weights") {
  TrainingRuns runs;
  for (const char* encoding : {"learned", "shaw", "t5", "rotary"}) {
    Training& run = *runs.find(runs.start({.encoding = EncodingName(encoding), .layers = 2}));
    for (int step = 0; step < 3; ++step) run.step();
    const std::vector<double> words = {3, 9, 5, 10, 16};
    ForwardSpec spec{.encoding = EncodingName(encoding), .layers = 2, .words = words};
    spec.weights.assign(run.parameters().begin(), run.parameters().end());
    REQUIRE(!check(spec));
    const SentencePrediction alone = predict_sentence(spec);
    const RunSentence read = predict_sentence(run, {.words = words});
    CHECK(alone.predictions == read.predictions);
    CHECK(alone.probabilities == read.probabilities);
    CHECK(alone.attention == read.attention);
    REQUIRE(alone.attention.size() == 2 * 4 * 25);
  }
}

TEST_CASE("a forward pass needs the weights of its model and words of its vocabulary") {
  const std::size_t count = ModelSlices(make_shape(ForwardSpec{})).count;
  const std::vector<double> weights(count, 0.1);
  const auto sentence = [](ForwardSpec spec) { return to_string(check(spec)); };
  CHECK(sentence({.weights = weights, .words = {16}}).empty());
  CHECK(sentence({.weights = {1, 2}, .words = {16}}) ==
        "weights must be the " + std::to_string(count) + " numbers of this model, got 2");
  CHECK(sentence({.heads = 0}) == "heads must be a whole number from 1 to 8, got 0");
  CHECK(predict_sentence(ForwardSpec{}).predictions.empty());
  CHECK(sentence({.weights = weights, .words = {17}}) == "each of words must be a whole number from 0 to 16, got 17");
  CHECK(sentence({.heads = 3, .weights = weights, .words = {16}}) ==
        "dimensions must be a multiple of 6, twice the heads, got 32");
}

TEST_CASE("a sampled sentence is one of the evaluation sentences") {
  TrainingRuns runs;
  const Training& run = *runs.find(runs.start({}));
  const RunSentence read = predict_sentence(run, {.words = {}, .length = 16, .seed = 9});
  std::vector<std::int32_t> words(16);
  std::vector<std::int32_t> targets(16);
  run.draw_held_out(9, 0, words, targets);
  CHECK(read.words == words);
  CHECK(read.targets == targets);
}

TEST_CASE("the table of positions is the learned one, sinusoids, or nothing") {
  TrainingRuns runs;
  const auto table = [&runs](const char* encoding) {
    const Training& run = *runs.find(runs.start({.encoding = EncodingName(encoding), .table_start = 0.02}));
    return position_table(run);
  };
  const auto learned = table("learned");
  REQUIRE(learned.size() == 256 * 32);
  double squares = 0;
  for (const float number : learned) squares += static_cast<double>(number) * static_cast<double>(number);
  CHECK(std::sqrt(squares / static_cast<double>(learned.size())) == Approx(0.02).epsilon(0.05));
  const auto sinusoids = table("sinusoidal");
  REQUIRE(sinusoids.size() == 256 * 32);
  CHECK(static_cast<double>(sinusoids[32]) == Approx(std::sin(1.0)));
  CHECK(table("alibi").empty());
}

TEST_CASE("fine-tuning continues from the trained weights with longer sentences") {
  TrainingRuns runs;
  Training& run = *runs.find(runs.start({.encoding = "rotary"}));
  for (int step = 0; step < 300; ++step) run.step();
  const double before = run.evaluate(64, 64, 1).loss;
  run.fine_tune(64, run.rope_scaling());
  CHECK(run.step().loss < 2);  // training continues: a new model starts above ln 8 = 2.08
  for (int step = 0; step < 60; ++step) run.step();
  CHECK(run.steps() == 361);
  CHECK(run.evaluate(64, 64, 1).loss < before);
}

TEST_CASE("a seed gives the same sentences and nearly the same losses on every machine") {
  // Native and wasm differ only in the last digit of exp, which does not propagate far in a hundred steps.
  struct Expected {
    const char* task;
    const char* encoding;
    std::uint64_t words;  // FNV-1a of the hundredth batch
    double loss;
  };
  for (const Expected& expected : {
           Expected{"who-bit-whom", "learned", 15794043466643457735U, 1.47230414},
           Expected{"words-before", "shaw", 17391903212946864893U, 0.214988333},
           Expected{"mirror", "sinusoidal", 17391903212946864893U, 2.73472207},
           Expected{"nearest-noun", "rotary", 3929596148831435618U, 0.492421842},
           Expected{"random-walk", "t5", 2984154279381952672U, 1.64597073},
           Expected{"recall", "alibi", 5967890678806539789U, 2.27280751},
       }) {
    CAPTURE(expected.task);
    Training run(
        make_config({.task = TaskName(expected.task), .encoding = EncodingName(expected.encoding), .seed = 42}));
    StepResult last;
    for (int step = 0; step < 100; ++step) last = run.step();
    std::vector<std::int32_t> words(32 * 16);
    std::vector<std::int32_t> targets(words.size());
    run.draw_step(100, words, targets);
    std::string text;
    for (const std::int32_t word : words) text += static_cast<char>(word);
    CHECK(fnv1a_hash(text) == expected.words);
    CHECK(std::abs(last.loss - expected.loss) < 1e-4);
  }
}
