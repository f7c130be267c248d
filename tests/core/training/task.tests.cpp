#include <posenc/training/task.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <vector>

#include <posenc/transformer/forward.h>
#include "../catch.h"

using namespace posenc;

namespace {

struct Drawn {
  std::vector<std::int32_t> words;
  std::vector<std::int32_t> targets;
};

Drawn sentence(const TaskConfig& shape, Random& random, std::size_t length) {
  Drawn drawn{std::vector<std::int32_t>(length), std::vector<std::int32_t>(length)};
  fill_sentence(shape, random, drawn.words, drawn.targets);
  return drawn;
}

/// The bag at a position: the other words (or those before) as a sorted multiset.
std::vector<std::int32_t> bag(const Drawn& drawn, std::size_t place, bool causal) {
  std::vector<std::int32_t> known;
  const std::size_t end = causal ? place : drawn.words.size();
  for (std::size_t other = 0; other < end; ++other)
    if (other != place) known.push_back(drawn.words[other]);
  std::sort(known.begin(), known.end());
  return known;
}

}  // namespace

TEST_CASE("targets are in the vocabulary, and every sentence has one") {
  const Task task = GENERATE(Task::who_bit_whom, Task::words_before, Task::mirror, Task::nearest_noun,
                             Task::random_walk, Task::recall);
  const std::size_t length = GENERATE(std::size_t{8}, std::size_t{16}, std::size_t{40});
  Random random(1);
  const TaskConfig shape{task, 3};
  const auto vocabulary = static_cast<std::int32_t>(vocabulary_size(task));
  int n_targets = 0;
  for (int k = 0; k < 50; ++k) {
    const auto drawn = sentence(shape, random, length);
    for (const auto word : drawn.words) CHECK((word >= 0 && word < vocabulary));
    for (const auto target : drawn.targets) {
      if (target == kIgnoreIndex) continue;
      ++n_targets;
      CHECK((target >= 0 && target < vocabulary));
    }
  }
  CHECK(n_targets > 0);
}

TEST_CASE("the bag optimum matches counts over many sentences") {
  struct Case {
    Task task;
    std::size_t length;
    bool causal;
    bool repeated = false;
  };
  // Short, so that bags repeat.
  const auto [task, length, causal, repeated] = GENERATE(
      Case{Task::nearest_noun, 4, true}, Case{Task::nearest_noun, 3, false}, Case{Task::who_bit_whom, 4, false},
      Case{Task::words_before, 3, false, true}, Case{Task::words_before, 3, true, true},
      Case{Task::words_before, 3, false}, Case{Task::mirror, 3, false, true});
  const TaskConfig shape{task, 1, repeated};
  const std::size_t place = length - 1;
  Random random(2);
  std::map<std::vector<std::int32_t>, std::map<std::int32_t, double>> counted;
  std::map<std::vector<std::int32_t>, std::map<std::int32_t, double>> promised;  // target -> exp(-loss)
  std::map<std::vector<std::int32_t>, double> best;
  for (int k = 0; k < 200'000; ++k) {
    const auto drawn = sentence(shape, random, length);
    if (drawn.targets[place] == kIgnoreIndex) continue;
    auto known = bag(drawn, place, causal);
    known.push_back(drawn.words[place]);  // the question itself
    const Optimum optimum = bayes_optimum(shape, drawn.words, drawn.targets, place, causal);
    counted[known][drawn.targets[place]] += 1;
    promised[known][drawn.targets[place]] = std::exp(-optimum.loss);
    best[known] = optimum.accuracy;
  }
  int often = 0;
  for (const auto& [known, targets] : counted) {
    double all = 0;
    for (const auto& [target, count] : targets) all += count;
    if (all < 60) continue;
    ++often;
    for (const auto& [target, count] : targets) {
      const double share = promised[known][target];
      // Five standard deviations of a count, plus one for rounding.
      CHECK(std::abs(count - all * share) <= 5 * std::sqrt(all * share * (1 - share)) + 1);
      CHECK(share <= best[known] + 1e-12);
    }
  }
  CHECK(often > 20);
}

TEST_CASE("words repeat only where they may or must") {
  const Task task = GENERATE(Task::words_before, Task::mirror);
  const bool repeated = GENERATE(false, true);
  Random random(4);
  int again = 0;
  for (int k = 0; k < 20; ++k) {
    auto words = sentence({task, 3, repeated}, random, 16).words;
    std::sort(words.begin(), words.end());
    again += std::adjacent_find(words.begin(), words.end()) != words.end();
  }
  CHECK(again == (repeated ? 20 : 0));  // sixteen of sixteen are all different once in 880,000 sentences
}

TEST_CASE("with distinct words every remaining one is equally likely") {
  Random random(3);
  const TaskConfig shape{Task::words_before, 3};
  const auto drawn = sentence(shape, random, 16);
  const Optimum optimum = bayes_optimum(shape, drawn.words, drawn.targets, 9, false);
  CHECK(optimum.accuracy == Approx(1.0 / 15));
  CHECK(optimum.loss == Approx(std::log(15)));
}

TEST_CASE("in a bag of keys and values the counts determine the possible assignments") {
  const TaskConfig shape{Task::recall, 1};
  const auto at_the_end = [&](std::vector<std::int32_t> words, std::int32_t target) {
    std::vector<std::int32_t> targets(words.size(), kIgnoreIndex);
    targets.back() = target;
    return bayes_optimum(shape, words, targets, words.size() - 1, true).accuracy;
  };
  CHECK(at_the_end({0, 8, 0}, 8) == 1);
  CHECK(at_the_end({0, 8, 1, 9, 0}, 8) == 0.5);
  CHECK(at_the_end({0, 8, 0, 8, 1, 9, 0}, 8) == 1);  // twice each: the key and its value
  CHECK(at_the_end({0, 8, 1, 8, 0}, 8) == 1);        // one value for both
  CHECK(at_the_end({0, 8, 1, 9, 2, 8, 0}, 8) == Approx(2.0 / 3));
}

TEST_CASE("neighbours two steps apart determine the masked word between them") {
  const TaskConfig shape{Task::random_walk, 1};
  const std::vector<std::int32_t> words{3, 16, 5};
  const std::vector<std::int32_t> targets{kIgnoreIndex, 4, kIgnoreIndex};
  CHECK(bayes_optimum(shape, words, targets, 1, false).accuracy == 1);
  CHECK(bayes_optimum(shape, words, targets, 1, false).loss == Approx(0).margin(1e-12));
  CHECK(bayes_optimum(shape, words, targets, 1, true).accuracy == Approx(1.0 / 3));
}

TEST_CASE("a future mirror image is uniform over the words not yet seen") {
  const TaskConfig shape{Task::mirror, 1};
  const std::vector<std::int32_t> words{3, 1, 4, 2};
  const std::vector<std::int32_t> targets{2, 4, 1, 3};
  CHECK(bayes_optimum(shape, words, targets, 1, true).accuracy == Approx(1.0 / 14));
  CHECK(bayes_optimum(shape, words, targets, 3, true).accuracy == Approx(1.0 / 3));
  const TaskConfig repeated{Task::mirror, 1, true};
  CHECK(bayes_optimum(repeated, words, targets, 1, true).accuracy == Approx(1.0 / 16));
}
