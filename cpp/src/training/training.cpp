#include <posenc/training/training.h>

#include <algorithm>
#include <string_view>

#include "../transformer/layers.h"

namespace posenc {
namespace {

constexpr double kMicroBatchOperations = 1e8;  // ten milliseconds at 10 GFLOP/s
constexpr double kFineTuningRate = 0.3;        // times the peak learning rate

/// Independent seeds per purpose, so that evaluation data is not training data.
std::uint64_t derive_seed(std::uint64_t seed, std::string_view purpose) {
  return Random::stream(seed, fnv1a_hash(purpose)).next();
}

TrainingConfig with_vocabulary(TrainingConfig config) {
  config.model.vocabulary = vocabulary_size(config.task.task);
  return config;
}

/// Forward and backward pass of one sentence; backward costs twice as much.
double sentence_operations(const ModelShape& shape, std::size_t length) {
  const auto d = static_cast<double>(shape.dimensions);
  const auto words = static_cast<double>(length);
  const double layer = 2 * d * (4 * d + 2 * static_cast<double>(shape.mlp_width())) + 4 * words * d;
  return 3 * words * (static_cast<double>(shape.layers) * layer + 2 * d * static_cast<double>(shape.vocabulary));
}

std::size_t micro_batch_for(const ModelShape& shape, std::size_t length, std::size_t max) {
  const double fit = kMicroBatchOperations / sentence_operations(shape, length);
  return std::clamp<std::size_t>(static_cast<std::size_t>(std::min(fit, 1e6)), 1, max);
}

}  // namespace

double step_operations(const TrainingConfig& config) {
  const TrainingConfig full = with_vocabulary(config);
  return static_cast<double>(full.batch) * sentence_operations(full.model, full.length);
}

std::size_t step_bytes(const TrainingConfig& config) {
  const ModelShape shape = with_vocabulary(config).model;
  const std::size_t sentences = micro_batch(config);
  const std::size_t micro_batch_gradient = sizeof(float) * ModelSlices(shape).count;
  const std::size_t words_and_targets = 2 * sizeof(std::int32_t) * config.batch * config.length;
  return micro_batch_gradient + words_and_targets + forward_bytes(shape, sentences, config.length) +
         backward_bytes(shape, sentences, config.length);
}

std::size_t run_bytes(const TrainingConfig& config) {
  constexpr std::size_t kParameterCopies = 4;  // parameters, gradient, Adam's moments
  return kParameterCopies * sizeof(float) * ModelSlices(with_vocabulary(config).model).count + step_bytes(config);
}

std::size_t evaluation_bytes(const TrainingConfig& config, std::size_t length, std::size_t count) {
  const std::size_t sentences = micro_batch_for(config.model, length, count);
  return forward_bytes(config.model, sentences, length) + 2 * sizeof(std::int32_t) * sentences * length;
}

std::size_t micro_batch(const TrainingConfig& config) {
  return micro_batch_for(with_vocabulary(config).model, config.length, config.batch);
}

Training::Training(const TrainingConfig& config)
    : config_(with_vocabulary(config)),
      original_length_(config.length),
      forward_(config_.model),
      parameters_(forward_.slices().count),
      gradient_(parameters_.size()),
      adam_(parameters_.size()) {
  fill_parameters<float>(config_.model, config_.position_init_std, derive_seed(config_.seed, "parameters"),
                         parameters_);
}

void Training::draw_step(int step, std::span<std::int32_t> words, std::span<std::int32_t> targets) const {
  Random random = Random::stream(derive_seed(config_.seed, "batches"), static_cast<std::uint64_t>(step));
  const std::size_t length = words.size() / config_.batch;
  for (std::size_t first = 0; first < words.size(); first += length)
    fill_sentence(config_.task, random, words.subspan(first, length), targets.subspan(first, length));
}

void Training::begin_step() {
  const std::size_t shortest = config_.shortest > 0 ? config_.shortest : config_.length;
  const auto next = static_cast<std::uint64_t>(steps_) + 1;
  length_ = shortest + Random::stream(derive_seed(config_.seed, "lengths"), next).below(config_.length - shortest + 1);
  reset(words_, config_.batch * length_);
  reset(targets_, words_.size());
  draw_step(steps_ + 1, words_, targets_);
  n_targets_ = targets_.size() - static_cast<std::size_t>(std::count(targets_.begin(), targets_.end(), kIgnoreIndex));
  sentences_done_ = 0;
  loss_ = 0;
  is_encoded_ = false;
}

std::size_t Training::micro_steps() const {
  const std::size_t micro_batch_size = micro_batch(config_);
  return 2 * ((config_.batch + micro_batch_size - 1) / micro_batch_size);
}

std::optional<StepResult> Training::micro_step() {
  if (length_ == 0) begin_step();
  const std::size_t micro_batch_size = micro_batch(config_);
  const std::size_t count = std::min(micro_batch_size, config_.batch - sentences_done_);
  if (!is_encoded_) {
    const std::size_t first = sentences_done_ * length_;
    forward_.encode(parameters_, {std::span(words_).subspan(first, count * length_), count, length_});
    const LossResult result = forward_.loss(parameters_, std::span(targets_).subspan(first, count * length_));
    micro_batch_targets_ = result.n_targets;
    loss_ += result.loss * static_cast<double>(result.n_targets);
    is_encoded_ = true;
    return std::nullopt;
  }
  is_encoded_ = false;
  if (count == config_.batch) {
    backward<float>(forward_, parameters_, gradient_);
  } else {
    if (sentences_done_ == 0) std::fill(gradient_.begin(), gradient_.end(), 0.0f);
    micro_batch_gradient_.resize(gradient_.size());
    backward<float>(forward_, parameters_, micro_batch_gradient_);
    const float weight = n_targets_ > 0 ? static_cast<float>(micro_batch_targets_) / static_cast<float>(n_targets_) : 0;
    for (std::size_t k = 0; k < gradient_.size(); ++k) gradient_[k] += weight * micro_batch_gradient_[k];
  }
  sentences_done_ += count;
  if (sentences_done_ < config_.batch) return std::nullopt;
  return apply_update();
}

StepResult Training::apply_update() {
  ++steps_;
  length_ = 0;
  StepResult result;
  if (n_targets_ == 0) return result;  // short sentences may have no target
  result.loss = loss_ / static_cast<double>(n_targets_);
  const double rate = is_fine_tuned_ ? kFineTuningRate * config_.rate
                                     : learning_rate_at(config_.rate, std::min(steps_, config_.steps), config_.steps);
  result.gradient_norm = adam_.step(rate, gradient_, parameters_);
  return result;
}

StepResult Training::step() {
  while (true) {
    if (const auto result = micro_step()) return *result;
  }
}

void Training::fine_tune(std::size_t length, const RopeScaling<float>& rope_scaling) {
  config_.length = length;
  config_.shortest = 0;
  forward_.rope_scaling() = rope_scaling;
  is_fine_tuned_ = true;
  length_ = 0;
}

void Training::draw_held_out(std::uint64_t seed, std::uint64_t index, std::span<std::int32_t> words,
                             std::span<std::int32_t> targets) const {
  Random random = Random::stream(derive_seed(seed, "evaluation"), index);
  fill_sentence(config_.task, random, words, targets);
}

Evaluation Training::evaluate(std::size_t length, std::size_t count, std::uint64_t seed) const {
  return evaluate(length, 0, count, seed, forward_.rope_scaling());
}

Evaluation Training::evaluate(std::size_t length, std::size_t first, std::size_t count, std::uint64_t seed,
                              const RopeScaling<float>& rope_scaling) const {
  Forward<float> forward(config_.model);  // forward_ may wait for its backward pass
  forward.rope_scaling() = rope_scaling;
  Evaluation sums;
  sums.n_targets.resize(length);
  sums.n_correct.resize(length);
  const std::size_t micro_batch_size = micro_batch_for(config_.model, length, count);
  std::vector<std::int32_t> words(micro_batch_size * length);
  std::vector<std::int32_t> targets(micro_batch_size * length);
  for (std::size_t done = 0; done < count; done += micro_batch_size) {
    const std::size_t sentences = std::min(micro_batch_size, count - done);
    for (std::size_t k = 0; k < sentences; ++k) {
      draw_held_out(seed, first + done + k, std::span(words).subspan(k * length, length),
                    std::span(targets).subspan(k * length, length));
    }
    forward.encode(parameters_, {std::span(words).first(sentences * length), sentences, length});
    const LossResult result = forward.loss(parameters_, std::span(targets).first(sentences * length));
    sums.loss += result.loss * static_cast<double>(result.n_targets);
    for (const Prediction& prediction : forward.predictions()) {
      const std::size_t position = prediction.token % length;
      const std::size_t begin = prediction.token - position;
      const Optimum optimum =
          bayes_optimum(config_.task, std::span<const std::int32_t>(words).subspan(begin, length),
                        std::span<const std::int32_t>(targets).subspan(begin, length), position, config_.model.causal);
      sums.n_targets[position] += 1;
      sums.n_correct[position] += prediction.correct ? 1 : 0;
      sums.optimum_accuracy += optimum.accuracy;
      sums.optimum_loss += optimum.loss;
    }
  }
  return sums;
}

}  // namespace posenc
