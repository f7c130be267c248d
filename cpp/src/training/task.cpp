#include <posenc/training/task.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>

#include <posenc/transformer/forward.h>

namespace posenc {
namespace {

using Tokens = std::span<std::int32_t>;
using ConstTokens = std::span<const std::int32_t>;

constexpr std::size_t kVocabulary =
    16;                            // of `words_before`, `mirror` and the ring of `random_walk`; values of `recall`
constexpr std::size_t kNames = 8;  // also the number of nouns and of keys
constexpr std::size_t kVerbs = 4;
constexpr std::size_t kFillers = 8;
constexpr std::int32_t kWho = kNames + kVerbs + kFillers;
constexpr std::int32_t kPronoun = kNames + kFillers;
constexpr std::int32_t kMaskToken = kVocabulary;
constexpr double kNounProbability = 0.3;
constexpr double kPronounThreshold = 0.7;  // 0.3 nouns, 0.4 fillers, 0.3 pronouns
constexpr double kMaskProbability = 0.25;

std::int32_t draw_token(Random& random, std::size_t first, std::size_t count) {
  return static_cast<std::int32_t>(first + random.below(count));
}

void fill_who(Random& random, Tokens words, Tokens targets) {
  const std::size_t last = words.size() - 1;
  for (auto& word : words) word = draw_token(random, kNames + kVerbs, kFillers);
  const std::int32_t first = draw_token(random, 0, kNames);
  std::int32_t second = draw_token(random, 0, kNames - 1);
  if (second >= first) ++second;
  std::array<std::size_t, 3> positions{};
  do {
    for (auto& position : positions) position = random.below(last);
    std::sort(positions.begin(), positions.end());
  } while (positions[0] == positions[1] || positions[1] == positions[2]);
  words[positions[0]] = first;
  words[positions[1]] = draw_token(random, kNames, kVerbs);
  words[positions[2]] = second;
  const std::size_t whom = random.below(2);
  words[last] = kWho + static_cast<std::int32_t>(whom);
  targets[last] = whom == 1 ? second : first;
}

/// Whether the words of a sentence are all different: if so configured, and there are enough.
bool is_distinct(const TaskConfig& config, std::size_t length) { return !config.repeated && length <= kVocabulary; }

void fill_uniform_tokens(const TaskConfig& config, Random& random, Tokens words) {
  if (!is_distinct(config, words.size())) {
    for (auto& word : words) word = draw_token(random, 0, kVocabulary);
    return;
  }
  std::array<std::int32_t, kVocabulary> deck{};
  std::iota(deck.begin(), deck.end(), 0);
  for (std::size_t position = 0; position < words.size(); ++position) {
    std::swap(deck[position], deck[position + random.below(kVocabulary - position)]);
    words[position] = deck[position];
  }
}

void fill_nouns(Random& random, Tokens words, Tokens targets) {
  std::int32_t nearest = kIgnoreIndex;
  for (std::size_t position = 0; position < words.size(); ++position) {
    const double kind = random.uniform();
    if (kind < kNounProbability) {
      nearest = words[position] = draw_token(random, 0, kNames);
    } else if (kind < kPronounThreshold) {
      words[position] = draw_token(random, kNames, kFillers);
    } else {
      words[position] = kPronoun;
      targets[position] = nearest;
    }
  }
}

void fill_walk(Random& random, Tokens words, Tokens targets) {
  std::size_t at = random.below(kVocabulary);
  for (std::size_t position = 0; position < words.size(); ++position) {
    const auto word = static_cast<std::int32_t>(at);
    const bool masked = random.uniform() < kMaskProbability;
    words[position] = masked ? kMaskToken : word;
    if (masked) targets[position] = word;
    at = (at + random.below(3) + kVocabulary - 1) % kVocabulary;
  }
}

void fill_recall(Random& random, Tokens words, Tokens targets) {
  std::array<std::int32_t, kNames> values{};
  std::array<bool, kNames> seen{};
  for (auto& value : values) value = draw_token(random, kNames, kVocabulary);
  for (std::size_t position = 0; position < words.size(); position += 2) {
    const std::size_t key = random.below(kNames);
    words[position] = static_cast<std::int32_t>(key);
    if (seen[key]) targets[position] = values[key];
    seen[key] = true;
    if (position + 1 < words.size()) words[position + 1] = values[key];
  }
}

/// The optimum if the target is distributed like `counts`.
Optimum optimum_from_counts(const std::vector<double>& counts, std::size_t target) {
  const double all = std::accumulate(counts.begin(), counts.end(), 0.0);
  return {*std::max_element(counts.begin(), counts.end()) / all, std::log1p(all / counts[target] - 1)};
}

/// All orders of the bag are equally likely, so candidates are weighted by their counts.
Optimum bag_optimum(ConstTokens words, std::size_t position, std::size_t end, std::size_t kind_count,
                    std::int32_t target) {
  std::vector<double> counts(kind_count);
  for (std::size_t other = 0; other < end; ++other) {
    const auto word = static_cast<std::size_t>(words[other]);
    if (other != position && word < kind_count) counts[word] += 1;
  }
  return optimum_from_counts(counts, static_cast<std::size_t>(target));
}

/// A future word is uniform over all words, without the preceding ones if words are distinct.
Optimum future_token_optimum(const TaskConfig& config, ConstTokens words, std::size_t position) {
  const auto candidates =
      static_cast<double>(is_distinct(config, words.size()) ? kVocabulary - position - 1 : kVocabulary);
  return {1 / candidates, std::log1p(candidates - 1)};
}

/// Counts the assignments of values to keys that match all counts, by the value of `target_key`.
struct Pairings {
  std::array<int, kNames> keys{};
  std::array<int, kVocabulary> left{};
  std::size_t target_key = 0;
  std::vector<double> ways = std::vector<double>(kVocabulary);

  void count(std::size_t key, std::size_t target_value) {
    if (key == kNames) {
      ways[target_value] += 1;
      return;
    }
    if (keys[key] == 0) return count(key + 1, target_value);
    for (std::size_t value = 0; value < kVocabulary; ++value) {
      if (left[value] < keys[key]) continue;
      left[value] -= keys[key];
      count(key + 1, key == target_key ? value : target_value);
      left[value] += keys[key];
    }
  }
};

/// Each value belongs to one key, so counts exclude many assignments; the others are equally likely.
Optimum recall_optimum(ConstTokens words, std::size_t position, std::int32_t target) {
  Pairings pairings;
  pairings.target_key = static_cast<std::size_t>(words[position]);
  for (std::size_t other = 0; other < position; ++other) {
    const auto word = static_cast<std::size_t>(words[other]);
    ++(word < kNames ? pairings.keys[word] : pairings.left[word - kNames]);
  }
  pairings.count(0, 0);
  return optimum_from_counts(pairings.ways, static_cast<std::size_t>(target) - kNames);
}

using RingBelief = std::array<double, kVocabulary>;

/// One step of the walk, -1, 0 or +1; its own reverse.
RingBelief random_walk_step(const RingBelief& from) {
  RingBelief to{};
  for (std::size_t word = 0; word < kVocabulary; ++word)
    to[word] = (from[word] + from[(word + 1) % kVocabulary] + from[(word + kVocabulary - 1) % kVocabulary]) / 3;
  return to;
}

/// The distribution at a position given the words on one side of it.
template <typename Index>
RingBelief belief_from(ConstTokens words, Index begin, Index end, Index direction) {
  RingBelief belief;
  belief.fill(1.0 / kVocabulary);
  for (Index position = begin; position != end; position += direction) {
    const auto word = static_cast<std::size_t>(words[static_cast<std::size_t>(position)]);
    if (word < kVocabulary) {
      belief.fill(0);
      belief[word] = 1;
    }
    belief = random_walk_step(belief);
  }
  return belief;
}

Optimum walk_optimum(ConstTokens words, std::size_t position, std::int32_t target, bool causal) {
  const auto center = static_cast<std::ptrdiff_t>(position);
  const auto end = static_cast<std::ptrdiff_t>(words.size());
  const RingBelief forward_belief = belief_from<std::ptrdiff_t>(words, 0, center, 1);
  const RingBelief backward_belief = belief_from<std::ptrdiff_t>(words, causal ? center : end - 1, center, -1);
  std::vector<double> posterior(kVocabulary);
  for (std::size_t word = 0; word < kVocabulary; ++word) posterior[word] = forward_belief[word] * backward_belief[word];
  return optimum_from_counts(posterior, static_cast<std::size_t>(target));
}

}  // namespace

std::size_t vocabulary_size(Task task) {
  switch (task) {
    case Task::who_bit_whom: return kWho + 2;
    case Task::words_before:
    case Task::mirror: return kVocabulary;
    case Task::nearest_noun: return kPronoun + 1;
    case Task::random_walk: return kVocabulary + 1;
    case Task::recall: return kNames + kVocabulary;
  }
  return 0;
}

std::size_t min_length(const TaskConfig& config) {
  switch (config.task) {
    case Task::who_bit_whom: return 4;
    case Task::words_before: return config.distance + 1;
    case Task::mirror:
    case Task::nearest_noun: return 2;
    case Task::random_walk: return 1;
    case Task::recall: return 3;
  }
  return 1;
}

void fill_sentence(const TaskConfig& config, Random& random, Tokens words, Tokens targets) {
  std::fill(targets.begin(), targets.end(), kIgnoreIndex);
  switch (config.task) {
    case Task::who_bit_whom: return fill_who(random, words, targets);
    case Task::words_before:
      fill_uniform_tokens(config, random, words);
      for (std::size_t position = config.distance; position < words.size(); ++position)
        targets[position] = words[position - config.distance];
      return;
    case Task::mirror:
      fill_uniform_tokens(config, random, words);
      for (std::size_t position = 0; position < words.size(); ++position) {
        const std::size_t other = words.size() - 1 - position;
        if (other != position) targets[position] = words[other];
      }
      return;
    case Task::nearest_noun: return fill_nouns(random, words, targets);
    case Task::random_walk: return fill_walk(random, words, targets);
    case Task::recall: return fill_recall(random, words, targets);
  }
}

Optimum bayes_optimum(const TaskConfig& config, ConstTokens words, ConstTokens targets, std::size_t position,
                      bool causal) {
  const std::int32_t target = targets[position];
  const std::size_t end = causal ? position : words.size();
  switch (config.task) {
    case Task::who_bit_whom: return bag_optimum(words, position, end, kNames, target);
    case Task::words_before: return bag_optimum(words, position, end, kVocabulary, target);
    case Task::mirror:
      return words.size() - 1 - position < end ? bag_optimum(words, position, end, kVocabulary, target)
                                               : future_token_optimum(config, words, position);
    case Task::nearest_noun:
      // Words to the right are irrelevant to the nearest noun, but a bag cannot exclude them.
      return bag_optimum(words, position, end, kNames, target);
    case Task::random_walk: return walk_optimum(words, position, target, causal);
    case Task::recall: return recall_optimum(words, position, target);
  }
  return {};
}

}  // namespace posenc
