#include <posenc/training.h>

#include <algorithm>
#include <string_view>

namespace posenc {
namespace {

constexpr std::size_t kPlacesAtOnce = 2'048;  // of an evaluation: what a batch of them keeps stays small

/// Seeds of their own: what a model is judged by must not be what it has seen.
std::uint64_t own_seed(std::uint64_t seed, std::string_view purpose) {
  return Random::stream(seed, seed_of(purpose)).next();
}

TrainingPlan with_vocabulary(TrainingPlan plan) {
  plan.model.vocabulary = vocabulary_of(plan.task.task);
  return plan;
}

}  // namespace

Training::Training(const TrainingPlan& plan)
    : plan_(with_vocabulary(plan)),
      forward_(plan_.model),
      parameters_(forward_.slices().count),
      gradient_(parameters_.size()),
      adam_(parameters_.size()) {
  fill_parameters<float>(plan_.model, plan_.table_start, own_seed(plan_.seed, "parameters"), parameters_);
}

void Training::draw(Random& random, std::size_t length, std::size_t sentences) {
  words_.resize(sentences * length);
  targets_.resize(words_.size());
  for (std::size_t sentence = 0; sentence < sentences; ++sentence) {
    const std::size_t first = sentence * length;
    fill_sentence(plan_.task, random, std::span(words_).subspan(first, length),
                  std::span(targets_).subspan(first, length));
  }
}

StepResult Training::step() {
  ++steps_;
  Random random = Random::stream(own_seed(plan_.seed, "batches"), static_cast<std::uint64_t>(steps_));
  const std::size_t shortest = plan_.shortest > 0 ? plan_.shortest : plan_.length;
  const std::size_t length = shortest + random.below(plan_.length - shortest + 1);
  draw(random, length, plan_.batch);
  forward_.read(parameters_, {words_, plan_.batch, length});
  StepResult result{.loss = forward_.answer(parameters_, targets_).loss};
  backward<float>(forward_, parameters_, gradient_);
  const double rate = scheduled_rate(plan_.rate, std::min(steps_, plan_.steps), plan_.steps);
  result.gradient_norm = adam_.step(rate, gradient_, parameters_);
  return result;
}

Evaluation Training::evaluate(std::size_t length, std::size_t sentences, std::uint64_t seed) {
  Random random(own_seed(seed, "evaluation"));
  Evaluation sums;
  sums.by_position.resize(length);
  std::vector<double> asked_at(length);
  double asked = 0;
  const std::size_t at_once = std::clamp<std::size_t>(kPlacesAtOnce / length, 1, sentences);
  for (std::size_t done = 0; done < sentences; done += at_once) {
    const std::size_t count = std::min(at_once, sentences - done);
    draw(random, length, count);
    forward_.read(parameters_, {words_, count, length});
    const Answers answers = forward_.answer(parameters_, targets_);
    sums.loss += answers.loss * static_cast<double>(answers.asked);
    asked += static_cast<double>(answers.asked);
    for (const Answered& answer : forward_.answered()) {
      const std::size_t position = answer.place % length;
      const std::size_t first = answer.place - position;
      const Optimum optimum =
          optimum_at(plan_.task, std::span<const std::int32_t>(words_).subspan(first, length),
                     std::span<const std::int32_t>(targets_).subspan(first, length), position, plan_.model.causal);
      sums.accuracy += answer.right ? 1 : 0;
      sums.by_position[position] += answer.right ? 1 : 0;
      sums.optimum_accuracy += optimum.right;
      sums.optimum_loss += optimum.loss;
      asked_at[position] += 1;
    }
  }
  for (double* sum : {&sums.accuracy, &sums.loss, &sums.optimum_accuracy, &sums.optimum_loss}) *sum /= asked;
  for (std::size_t position = 0; position < length; ++position)
    sums.by_position[position] /= asked_at[position];  // nothing over nothing is NaN
  return sums;
}

}  // namespace posenc
