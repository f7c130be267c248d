#include <posenc/addition/addition.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include <posenc/numbers/random.h>
#include <posenc/phase/frequency.h>
#include <posenc/spec/limits.h>

namespace posenc {
namespace {

/// N(0, 1 / dimensions).
void draw_word(Random random, std::span<float> word) {
  const double scale = 1 / std::sqrt(static_cast<double>(word.size()));
  for (auto& number : word) number = static_cast<float>(scale * random.normal());
}

double dot(std::span<const float> a, std::span<const float> b) {
  double sum = 0;
  for (std::size_t k = 0; k < a.size(); ++k) sum += static_cast<double>(a[k]) * static_cast<double>(b[k]);
  return sum;
}

double norm(std::span<const float> a) { return std::sqrt(dot(a, a)); }

double angle_between(std::span<const float> a, std::span<const float> b) {
  return std::acos(std::clamp(dot(a, b) / (norm(a) * norm(b)), -1.0, 1.0));  // NaN stays NaN
}

}  // namespace

AdditionNorms fill_addition(const AdditionSpec& spec, const Addition& addition) {
  draw_word(Random::stream(static_cast<std::uint64_t>(spec.seed), fnv1a_hash(spec.word)), addition.word);
  encode_position(pair_frequencies(addition.code.size(), spec.base), spec.position, addition.code);
  const auto factor = static_cast<float>(spec.times_root == "sqrt" ? std::sqrt(spec.dimensions) : 1);
  const auto scale = static_cast<float>(spec.scale);
  for (std::size_t k = 0; k < addition.sum.size(); ++k) {
    addition.word[k] *= factor;
    addition.code[k] *= scale;
    addition.sum[k] = addition.word[k] + addition.code[k];
  }
  return {norm(addition.word), norm(addition.code), norm(addition.sum), angle_between(addition.word, addition.code)};
}

AnglesMoments fill_angles(const AnglesSpec& spec, std::span<double> counts) {
  const auto dimensions = to_size(spec.dimensions);
  const auto frequencies = pair_frequencies(dimensions, 10'000);
  std::vector<float> word(dimensions);
  std::vector<float> code(dimensions);
  std::fill(counts.begin(), counts.end(), 0.0);
  double sum = 0;  // of deviations from a right angle
  double squares = 0;
  for (double k = spec.first_word; k < spec.first_word + spec.words; ++k) {
    draw_word(Random::stream(static_cast<std::uint64_t>(spec.seed), static_cast<std::uint64_t>(k)), word);
    encode_position<float>(frequencies, k, code);
    const double angle = angle_between(word, code);
    const double distance = angle - std::numbers::pi / 2;
    sum += distance;
    squares += distance * distance;
    const auto bin = static_cast<std::size_t>(angle / std::numbers::pi * spec.bins);
    ++counts[std::min(bin, counts.size() - 1)];
  }
  const double mean = sum / spec.words;
  return {.mean = std::numbers::pi / 2 + mean,
          .standard_deviation = std::sqrt(std::max(0.0, squares / spec.words - mean * mean)),
          .words = spec.words};
}

}  // namespace posenc
