// Five training steps against PyTorch (reference/training/make_training.py).

#include <posenc/transformer/adam.h>
#include <posenc/transformer/forward.h>

#include <cmath>
#include <vector>

#include "../catch.h"

using namespace posenc;

namespace {

struct GoldenSteps {
  Encoding encoding;
  bool causal;
  std::size_t layers;
  double losses[5];
  double norms[5];
};

constexpr GoldenSteps kGoldenSteps[] = {
#include "../reference/training/training.inc"
};

constexpr std::size_t kBatch = 3;
constexpr std::size_t kLength = 9;

std::vector<float> parameters_of(const ModelSlices& slices) {
  std::vector<float> parameters(slices.count);
  for (std::size_t k = 0; k < parameters.size(); ++k) {
    const auto index = static_cast<double>(k);
    parameters[k] = static_cast<float>(0.3 * std::sin(0.37 * index * index + 0.1 * index));
  }
  const auto add_gain = [&parameters](const Slice& norm) {
    for (std::size_t k = 0; k < norm.columns; ++k) parameters[norm.offset + k] += 1;
  };
  add_gain(slices.final_norm);
  for (const LayerSlices& layer : slices.layers) {
    add_gain(layer.attn_norm);
    add_gain(layer.mlp_norm);
  }
  return parameters;
}

}  // namespace

TEST_CASE("five steps match the losses and gradients of PyTorch, with every encoding") {
  for (const GoldenSteps& golden : kGoldenSteps) {
    const ModelShape shape{.layers = golden.layers,
                           .heads = 2,
                           .dimensions = 16,
                           .vocabulary = 11,
                           .max_length = 12,
                           .encoding = golden.encoding,
                           .causal = golden.causal,
                           .clip = 3,
                           .buckets = 8,
                           .max_bucket_distance = 16};
    CAPTURE(static_cast<int>(golden.encoding), golden.causal);
    Forward<float> forward(shape);
    std::vector<float> parameters = parameters_of(forward.slices());
    std::vector<float> gradient(parameters.size());
    Adam adam(parameters.size());
    for (int step = 1; step <= 5; ++step) {
      CAPTURE(step);
      std::vector<std::int32_t> words;
      std::vector<std::int32_t> targets;
      for (std::size_t place = 0; place < kBatch * kLength; ++place) {
        const auto k = static_cast<std::int64_t>(place) + 1'000 * step;
        words.push_back(static_cast<std::int32_t>((k * k * 7 + 3 * k) % 11));
        targets.push_back(place % kLength < 2 ? kIgnoreIndex : words[place - 2]);
      }
      forward.encode(parameters, {words, kBatch, kLength});
      const LossResult answers = forward.loss(parameters, targets);
      backward<float>(forward, parameters, gradient);
      const double norm = adam.step(learning_rate_at(3e-3, step, 800), gradient, parameters);
      CHECK(answers.loss == Approx(golden.losses[step - 1]).epsilon(1e-5));
      CHECK(norm == Approx(golden.norms[step - 1]).epsilon(1e-4));
    }
  }
}
