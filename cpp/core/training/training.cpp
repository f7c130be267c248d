#include <posenc/training.h>

#include <algorithm>
#include <string_view>

namespace posenc {
namespace {

constexpr double kOperationsAtOnce = 1e8;  // ten milliseconds where a second has ten billion
constexpr double kFineTuningShare = 0.3;   // of the largest rate

/// Seeds of their own: what a model is judged by must not be what it has seen.
std::uint64_t own_seed(std::uint64_t seed, std::string_view purpose) {
  return Random::stream(seed, fnv1a_hash(purpose)).next();
}

TrainingPlan with_vocabulary(TrainingPlan plan) {
  plan.model.vocabulary = vocabulary_of(plan.task.task);
  return plan;
}

/// A sentence of this length, forward and back: back costs twice as much.
double sentence_operations(const ModelShape& shape, std::size_t length) {
  const auto d = static_cast<double>(shape.dimensions);
  const auto words = static_cast<double>(length);
  const double layer = 2 * d * (4 * d + 2 * static_cast<double>(shape.hidden())) + 4 * words * d;
  return 3 * words * (static_cast<double>(shape.layers) * layer + 2 * d * static_cast<double>(shape.vocabulary));
}

std::size_t at_once(const ModelShape& shape, std::size_t length, std::size_t max) {
  const double fit = kOperationsAtOnce / sentence_operations(shape, length);
  return std::clamp<std::size_t>(static_cast<std::size_t>(std::min(fit, 1e6)), 1, max);
}

}  // namespace

double step_operations(const TrainingPlan& plan) {
  const TrainingPlan whole = with_vocabulary(plan);
  return static_cast<double>(whole.batch) * sentence_operations(whole.model, whole.length);
}

std::size_t run_bytes(const TrainingPlan& plan) {
  const ModelShape& shape = plan.model;
  constexpr std::size_t kRowsOfParameters = 6;  // themselves, gradients, Adam's two, and what is copied on the way
  constexpr std::size_t kRowsOfLayer = 14;      // of so many dimensions, which a layer keeps of each word
  constexpr std::size_t kRowsBack = 12;         // and which the way back takes
  const std::size_t places = sentences_at_once(plan) * plan.length;
  const std::size_t attention = shape.layers * shape.heads * (plan.length + 4);
  const std::size_t of_place = (shape.layers * kRowsOfLayer + kRowsBack) * shape.dimensions + attention;
  const std::size_t drawn = 2 * plan.batch * plan.length;
  const std::size_t numbers = kRowsOfParameters * ModelSlices(shape).count + places * of_place + drawn;
  return sizeof(float) * numbers;
}

std::size_t sentences_at_once(const TrainingPlan& plan) {
  return at_once(with_vocabulary(plan).model, plan.length, plan.batch);
}

Training::Training(const TrainingPlan& plan)
    : plan_(with_vocabulary(plan)),
      original_length_(plan.length),
      forward_(plan_.model),
      parameters_(forward_.slices().count),
      gradient_(parameters_.size()),
      adam_(parameters_.size()) {
  fill_parameters<float>(plan_.model, plan_.table_start, own_seed(plan_.seed, "parameters"), parameters_);
}

void Training::draw_step(int step, std::span<std::int32_t> words, std::span<std::int32_t> targets) const {
  Random random = Random::stream(own_seed(plan_.seed, "batches"), static_cast<std::uint64_t>(step));
  const std::size_t length = words.size() / plan_.batch;
  for (std::size_t first = 0; first < words.size(); first += length)
    fill_sentence(plan_.task, random, words.subspan(first, length), targets.subspan(first, length));
}

void Training::begin_step() {
  const std::size_t shortest = plan_.shortest > 0 ? plan_.shortest : plan_.length;
  const auto next = static_cast<std::uint64_t>(steps_) + 1;
  length_ = shortest + Random::stream(own_seed(plan_.seed, "lengths"), next).below(plan_.length - shortest + 1);
  words_.resize(plan_.batch * length_);
  targets_.resize(words_.size());
  draw_step(steps_ + 1, words_, targets_);
  asked_ = targets_.size() - static_cast<std::size_t>(std::count(targets_.begin(), targets_.end(), kNoTarget));
  done_ = 0;
  loss_ = 0;
  is_read_ = false;
}

std::size_t Training::pieces() const {
  const std::size_t group = sentences_at_once(plan_);
  return 2 * ((plan_.batch + group - 1) / group);
}

std::optional<StepResult> Training::advance() {
  if (length_ == 0) begin_step();
  const std::size_t group = sentences_at_once(plan_);
  const std::size_t count = std::min(group, plan_.batch - done_);
  if (!is_read_) {
    const std::size_t first = done_ * length_;
    forward_.read(parameters_, {std::span(words_).subspan(first, count * length_), count, length_});
    const Answers answers = forward_.answer(parameters_, std::span(targets_).subspan(first, count * length_));
    group_asked_ = answers.asked;
    loss_ += answers.loss * static_cast<double>(answers.asked);
    is_read_ = true;
    return std::nullopt;
  }
  is_read_ = false;
  if (count == plan_.batch) {
    backward<float>(forward_, parameters_, gradient_);
  } else {
    if (done_ == 0) std::fill(gradient_.begin(), gradient_.end(), 0.0f);
    group_gradient_.resize(gradient_.size());
    backward<float>(forward_, parameters_, group_gradient_);
    const float share = asked_ > 0 ? static_cast<float>(group_asked_) / static_cast<float>(asked_) : 0;
    for (std::size_t k = 0; k < gradient_.size(); ++k) gradient_[k] += share * group_gradient_[k];
  }
  done_ += count;
  if (done_ < plan_.batch) return std::nullopt;
  return descend();
}

StepResult Training::descend() {
  ++steps_;
  length_ = 0;
  StepResult result;
  if (asked_ == 0) return result;  // of a few short sentences it may be that none asks
  result.loss = loss_ / static_cast<double>(asked_);
  const double rate = is_fine_tuned_ ? kFineTuningShare * plan_.rate
                                     : scheduled_rate(plan_.rate, std::min(steps_, plan_.steps), plan_.steps);
  result.gradient_norm = adam_.step(rate, gradient_, parameters_);
  return result;
}

StepResult Training::step() {
  while (true) {
    if (const auto result = advance()) return *result;
  }
}

void Training::fine_tune(std::size_t length, const Turning<float>& turning) {
  plan_.length = length;
  plan_.shortest = 0;
  forward_.turning() = turning;
  is_fine_tuned_ = true;
  length_ = 0;
}

void Training::draw_unseen(std::uint64_t seed, std::uint64_t index, std::span<std::int32_t> words,
                           std::span<std::int32_t> targets) const {
  Random random = Random::stream(own_seed(seed, "evaluation"), index);
  fill_sentence(plan_.task, random, words, targets);
}

Evaluation Training::evaluate(std::size_t length, std::size_t count, std::uint64_t seed) const {
  return evaluate(length, 0, count, seed, forward_.turning());
}

Evaluation Training::evaluate(std::size_t length, std::size_t first, std::size_t count, std::uint64_t seed,
                              const Turning<float>& turning) const {
  Forward<float> forward(plan_.model);  // that of the training may wait for its gradient
  forward.turning() = turning;
  Evaluation sums;
  sums.asked.resize(length);
  sums.right.resize(length);
  const std::size_t group = at_once(plan_.model, length, count);
  std::vector<std::int32_t> words(group * length);
  std::vector<std::int32_t> targets(group * length);
  for (std::size_t done = 0; done < count; done += group) {
    const std::size_t sentences = std::min(group, count - done);
    for (std::size_t k = 0; k < sentences; ++k) {
      draw_unseen(seed, first + done + k, std::span(words).subspan(k * length, length),
                  std::span(targets).subspan(k * length, length));
    }
    forward.read(parameters_, {std::span(words).first(sentences * length), sentences, length});
    const Answers answers = forward.answer(parameters_, std::span(targets).first(sentences * length));
    sums.loss += answers.loss * static_cast<double>(answers.asked);
    for (const Answered& answer : forward.answered()) {
      const std::size_t position = answer.place % length;
      const std::size_t begin = answer.place - position;
      const Optimum optimum =
          optimum_at(plan_.task, std::span<const std::int32_t>(words).subspan(begin, length),
                     std::span<const std::int32_t>(targets).subspan(begin, length), position, plan_.model.causal);
      sums.asked[position] += 1;
      sums.right[position] += answer.right ? 1 : 0;
      sums.optimum_right += optimum.right;
      sums.optimum_loss += optimum.loss;
    }
  }
  return sums;
}

}  // namespace posenc
