#include <posenc/attention/attention.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <vector>

#include "../catch.h"
#include "../support.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

/// Owning attention results.
struct OwningAttention {
  explicit OwningAttention(const AttentionSpec& spec)
      : words(split_words(spec.words).size()), d(static_cast<std::size_t>(spec.dimensions)) {
    REQUIRE_FALSE(check(spec));
    change = fill_attention(spec, result);
  }
  OwningAttention(const OwningAttention&) = delete;

  std::size_t words, d;
  std::vector<float> numbers = std::vector<float>(4 * words * d + 2 * words * words + d + words, -7.0F);
  std::size_t taken = 0;
  Attention result{matrix(d), matrix(d), matrix(words), matrix(words), matrix(d), part(d), part(words)};
  AttentionChange change;

 private:
  std::span<float> part(std::size_t count) {
    taken += count;
    return std::span(numbers).subspan(taken - count, count);
  }
  MatrixView matrix(std::size_t columns) { return {part(words * columns), words, columns}; }
};

struct GoldenAttention {
  AttentionSpec spec;
  std::vector<double> weights, outputs, mean;
};

const GoldenAttention kGoldenAttentions[] = {
#include "../reference/attention.inc"
};

/// Joins part(0) ... part(count - 1) with a separator.
template <typename Part>
std::string joined(std::size_t count, char separator, Part part) {
  std::string text = part(0);
  for (std::size_t i = 1; i < count; ++i) text.append(1, separator).append(part(i));
  return text;
}

std::string numbered_words(std::size_t count) {
  return joined(count, '\n', [](std::size_t i) { return std::string("w").append(std::to_string(i)); });
}

/// A permutation if count and step are coprime.
std::vector<double> stepped_order(std::size_t count, std::size_t step) {
  std::vector<double> order;
  for (std::size_t i = 0; i < count; ++i) order.push_back(static_cast<double>((i * step + 1) % count));
  return order;
}

void check_near(std::span<const float> values, const std::vector<double>& expected, double tolerance) {
  REQUIRE(values.size() == expected.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    CAPTURE(i);
    REQUIRE_THAT(values[i], WithinAbs(expected[i], tolerance));
  }
}

}  // namespace

TEST_CASE("attention matches a double-precision reference of softmax(Q K^T / sqrt(d)) V", "[attention][golden]") {
  for (const auto& golden : kGoldenAttentions) {
    const OwningAttention attention(golden.spec);
    CAPTURE(golden.spec.words, golden.spec.order);
    // Sums of up to 64 floats of magnitude 1 to 3: a few roundings of 6e-8 each.
    check_near(attention.result.weights.numbers(), golden.weights, 1e-6);
    check_near(attention.result.outputs.numbers(), golden.outputs, 2e-6);
    check_near(attention.result.mean, golden.mean, 2e-6);
  }
}

TEST_CASE("without a code, permuting the words permutes their outputs and nothing else", "[attention][property]") {
  const std::size_t words = GENERATE(std::size_t{2}, std::size_t{3}, std::size_t{17}, std::size_t{64});
  const double dimensions = GENERATE(2.0, 16.0, 64.0);
  const std::size_t step = words == 17 || words == 64 ? 5 : 1;
  const AttentionSpec spec{
      .words = numbered_words(words), .order = stepped_order(words, step), .dimensions = dimensions};
  AttentionSpec typed = spec;
  typed.order = {};
  const OwningAttention shuffled(spec);
  const OwningAttention before(typed);
  CAPTURE(words, dimensions);
  const auto order = spec.order;
  for (std::size_t i = 0; i < words; ++i) {
    for (std::size_t c = 0; c < before.d; ++c) {
      REQUIRE(shuffled.result.vectors(i, c) == before.result.vectors(static_cast<std::size_t>(order[i]), c));
      REQUIRE_THAT(shuffled.result.outputs(i, c),
                   WithinAbs(before.result.outputs(static_cast<std::size_t>(order[i]), c), 1e-6));
    }
    for (std::size_t j = 0; j < words; ++j) {
      REQUIRE_THAT(shuffled.result.weights(i, j), WithinAbs(before.result.weights(static_cast<std::size_t>(order[i]),
                                                                                  static_cast<std::size_t>(order[j])),
                                                            1e-6));
    }
  }
  CHECK(shuffled.change.outputs < 1e-6);
  CHECK(shuffled.change.mean < 1e-6);
}

TEST_CASE("with the encoding or a causal mask, the order matters", "[attention][property]") {
  const char* code = GENERATE("none", "sinusoidal");
  const char* mask = GENERATE("none", "causal");
  const double seed = GENERATE(1.0, 2.0, 3.0);
  const OwningAttention shuffled(
      {.order = {2, 0, 1}, .seed = seed, .code = AttentionCode(code), .mask = MaskName(mask)});
  CAPTURE(code, mask, seed);
  const bool is_blind = std::string(code) == "none" && std::string(mask) == "none";
  CHECK((shuffled.change.outputs < 1e-6) == is_blind);
  CHECK((shuffled.change.mean < 1e-6) == is_blind);
  if (!is_blind) CHECK(shuffled.change.outputs > 0.01);
}

TEST_CASE("the reported changes are the differences between the two sentences", "[attention]") {
  const AttentionSpec spec{.words = numbered_words(7), .order = stepped_order(7, 3), .code = "sinusoidal"};
  AttentionSpec typed = spec;
  typed.order = {};
  const OwningAttention shuffled(spec);
  const OwningAttention before(typed);
  const auto order = spec.order;
  float largest = 0;
  for (std::size_t i = 0; i < 7; ++i) {
    float change = 0;
    for (std::size_t c = 0; c < 16; ++c) {
      change = std::max(change, std::abs(shuffled.result.outputs(i, c) -
                                         before.result.outputs(static_cast<std::size_t>(order[i]), c)));
    }
    CHECK(shuffled.result.max_change[i] == change);
    largest = std::max(largest, change);
  }
  CHECK(shuffled.change.outputs == static_cast<double>(largest));
  float mean = 0;
  for (std::size_t c = 0; c < 16; ++c) mean = std::max(mean, std::abs(shuffled.result.mean[c] - before.result.mean[c]));
  CHECK(shuffled.change.mean == static_cast<double>(mean));
  CHECK(before.change.outputs == 0);
  CHECK(before.change.mean == 0);
}

TEST_CASE("every row of the weights sums to one", "[attention][property]") {
  const char* code = GENERATE("none", "sinusoidal");
  const char* mask = GENERATE("none", "causal");
  const OwningAttention attention({.words = numbered_words(64),
                                   .order = stepped_order(64, 5),
                                   .code = AttentionCode(code),
                                   .mask = MaskName(mask)});
  for (std::size_t i = 0; i < 64; ++i) {
    const auto row = attention.result.weights.row(i);
    CHECK_THAT(std::accumulate(row.begin(), row.end(), 0.0), WithinAbs(1, 64 * 6e-8));  // one rounding a word
    CHECK(std::all_of(row.begin(), row.end(), [](float weight) { return weight >= 0 && weight <= 1; }));
  }
}

TEST_CASE("with a causal mask later words have weight 0", "[attention][property]") {
  const OwningAttention all({.words = numbered_words(9), .code = "sinusoidal", .mask = "causal"});
  for (std::size_t i = 0; i < 9; ++i) {
    for (std::size_t j = i + 1; j < 9; ++j) {
      CHECK(all.result.weights(i, j) == 0);
      CHECK(all.result.scores(i, j) == -std::numeric_limits<float>::infinity());
    }
  }
  // So a shorter sentence has the same outputs for its words.
  const OwningAttention first({.words = numbered_words(4), .code = "sinusoidal", .mask = "causal"});
  for (std::size_t i = 0; i < 4; ++i) {
    const auto a = all.result.outputs.row(i);
    CHECK(std::equal(a.begin(), a.end(), first.result.outputs.row(i).begin()));
  }
}

TEST_CASE("a word's embedding depends on its text and the seed only", "[attention][property]") {
  const OwningAttention one({.words = "love"});
  const OwningAttention three({.order = {1, 2, 0}});
  const OwningAttention other_seed({.words = "love", .seed = 2});
  const OwningAttention twice({.words = "love\nI\nlove"});
  const auto love = one.result.vectors.row(0);
  CHECK(std::equal(love.begin(), love.end(), three.result.vectors.row(0).begin()));
  CHECK(std::equal(love.begin(), love.end(), twice.result.vectors.row(2).begin()));
  CHECK_FALSE(std::equal(love.begin(), love.end(), other_seed.result.vectors.row(0).begin()));
}

TEST_CASE("the input of attention is the embedding plus the row of the sinusoidal table", "[attention]") {
  const OwningAttention attention({.order = {2, 0, 1}, .dimensions = 8, .code = "sinusoidal"});
  const Table table({.positions = 3, .dimensions = 8});
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t c = 0; c < 8; ++c) {
      CHECK(attention.result.inputs(i, c) == attention.result.vectors(i, c) + table.view(i, c));
    }
  }
  const OwningAttention plain({.dimensions = 8});
  CHECK(std::equal(plain.result.inputs.numbers().begin(), plain.result.inputs.numbers().end(),
                   plain.result.vectors.numbers().begin()));
}

TEST_CASE("a single word attends to itself", "[attention][edges]") {
  const OwningAttention attention({.words = "🧭", .dimensions = 2});
  CHECK(attention.result.weights(0, 0) == 1);
  CHECK(attention.change.outputs == 0);
  CHECK(
      std::equal(attention.result.mean.begin(), attention.result.mean.end(), attention.result.outputs.row(0).begin()));
}

TEST_CASE("words and scores have a variance near one, so softmax neither flattens nor picks", "[attention][property]") {
  double vectors = 0;
  double scores = 0;
  for (const double seed : {1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0}) {
    const OwningAttention attention({.words = numbered_words(64), .seed = seed, .dimensions = 64});
    vectors += dot(attention.result.vectors.numbers(), attention.result.vectors.numbers()) / (8 * 64 * 64);
    scores += dot(attention.result.scores.numbers(), attention.result.scores.numbers()) / (8 * 64 * 64);
  }
  CHECK_THAT(vectors, WithinAbs(1, 0.04));  // 32,768 numbers: four standard deviations of sqrt(2/n) are 0.03
  CHECK_THAT(scores, WithinAbs(1, 0.2));    // they depend on each other through 8 draws of W_Q and W_K
}
