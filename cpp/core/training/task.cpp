#include <posenc/task.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <vector>

#include <posenc/forward.h>

namespace posenc {
namespace {

using Words = std::span<std::int32_t>;
using WordsRead = std::span<const std::int32_t>;

constexpr std::size_t kWords = 16;  // of `words_before`, `mirror` and the ring of `random_walk`; values of `recall`
constexpr std::size_t kNames = 8;   // also the nouns, and the keys
constexpr std::size_t kVerbs = 4;
constexpr std::size_t kFillers = 8;
constexpr std::int32_t kWho = kNames + kVerbs + kFillers;
constexpr std::int32_t kPronoun = kNames + kFillers;
constexpr std::int32_t kMasked = kWords;
constexpr double kNounShare = 0.3;
constexpr double kPronounFrom = 0.7;  // 0.3 nouns, 0.4 fillers, 0.3 pronouns
constexpr double kMaskedShare = 0.25;

std::int32_t drawn(Random& random, std::size_t first, std::size_t count) {
  return static_cast<std::int32_t>(first + random.below(count));
}

void fill_who(Random& random, Words words, Words targets) {
  const std::size_t last = words.size() - 1;
  for (auto& word : words) word = drawn(random, kNames + kVerbs, kFillers);
  const std::int32_t first = drawn(random, 0, kNames);
  std::int32_t second = drawn(random, 0, kNames - 1);
  if (second >= first) ++second;
  std::array<std::size_t, 3> places{};
  do {
    for (auto& place : places) place = random.below(last);
    std::sort(places.begin(), places.end());
  } while (places[0] == places[1] || places[1] == places[2]);
  words[places[0]] = first;
  words[places[1]] = drawn(random, kNames, kVerbs);
  words[places[2]] = second;
  const std::size_t whom = random.below(2);
  words[last] = kWho + static_cast<std::int32_t>(whom);
  targets[last] = whom == 1 ? second : first;
}

/// True if the words of such a sentence are all different: if that was asked for, and there are enough.
bool is_distinct(const TaskShape& shape, std::size_t length) { return !shape.repeated && length <= kWords; }

void fill_words(const TaskShape& shape, Random& random, Words words) {
  if (!is_distinct(shape, words.size())) {
    for (auto& word : words) word = drawn(random, 0, kWords);
    return;
  }
  std::array<std::int32_t, kWords> deck{};
  std::iota(deck.begin(), deck.end(), 0);
  for (std::size_t place = 0; place < words.size(); ++place) {
    std::swap(deck[place], deck[place + random.below(kWords - place)]);
    words[place] = deck[place];
  }
}

void fill_nouns(Random& random, Words words, Words targets) {
  std::int32_t nearest = kNoTarget;
  for (std::size_t place = 0; place < words.size(); ++place) {
    const double kind = random.uniform();
    if (kind < kNounShare) {
      nearest = words[place] = drawn(random, 0, kNames);
    } else if (kind < kPronounFrom) {
      words[place] = drawn(random, kNames, kFillers);
    } else {
      words[place] = kPronoun;
      targets[place] = nearest;
    }
  }
}

void fill_walk(Random& random, Words words, Words targets) {
  std::size_t at = random.below(kWords);
  for (std::size_t place = 0; place < words.size(); ++place) {
    const auto word = static_cast<std::int32_t>(at);
    const bool masked = random.uniform() < kMaskedShare;
    words[place] = masked ? kMasked : word;
    if (masked) targets[place] = word;
    at = (at + random.below(3) + kWords - 1) % kWords;
  }
}

void fill_recall(Random& random, Words words, Words targets) {
  std::array<std::int32_t, kNames> values{};
  std::array<bool, kNames> seen{};
  for (auto& value : values) value = drawn(random, kNames, kWords);
  for (std::size_t place = 0; place < words.size(); place += 2) {
    const std::size_t key = random.below(kNames);
    words[place] = static_cast<std::int32_t>(key);
    if (seen[key]) targets[place] = values[key];
    seen[key] = true;
    if (place + 1 < words.size()) words[place + 1] = values[key];
  }
}

/// The optimum where each of `candidates` is the answer with the share of its count.
Optimum shares(const std::vector<double>& counts, std::size_t target) {
  const double all = std::accumulate(counts.begin(), counts.end(), 0.0);
  return {*std::max_element(counts.begin(), counts.end()) / all, std::log1p(all / counts[target] - 1)};
}

/// Every order of the words that are known is as likely, so each of those in question is the answer with its share.
Optimum share_of_words(WordsRead words, std::size_t place, std::size_t end, std::size_t kinds, std::int32_t target) {
  std::vector<double> counts(kinds);
  for (std::size_t other = 0; other < end; ++other) {
    const auto word = static_cast<std::size_t>(words[other]);
    if (other != place && word < kinds) counts[word] += 1;
  }
  return shares(counts, static_cast<std::size_t>(target));
}

/// Of a word that is yet to come only the words before it are excluded, where all are different.
Optimum unseen_at(const TaskShape& shape, WordsRead words, std::size_t place) {
  const auto candidates = static_cast<double>(is_distinct(shape, words.size()) ? kWords - place - 1 : kWords);
  return {1 / candidates, std::log1p(candidates - 1)};
}

/// The number of ways to give each key from `key` on a value so that all counts come out, by the value of `asked`.
struct Pairings {
  std::array<int, kNames> keys{};
  std::array<int, kWords> left{};
  std::size_t asked = 0;
  std::vector<double> ways = std::vector<double>(kWords);

  void count(std::size_t key, std::size_t value_of_asked) {
    if (key == kNames) {
      ways[value_of_asked] += 1;
      return;
    }
    if (keys[key] == 0) return count(key + 1, value_of_asked);
    for (std::size_t value = 0; value < kWords; ++value) {
      if (left[value] < keys[key]) continue;
      left[value] -= keys[key];
      count(key + 1, key == asked ? value : value_of_asked);
      left[value] += keys[key];
    }
  }
};

/// A value belongs to one key, so counts alone exclude many pairings; those that are left are equally likely.
Optimum pairings_at(WordsRead words, std::size_t place, std::int32_t target) {
  Pairings pairings;
  pairings.asked = static_cast<std::size_t>(words[place]);
  for (std::size_t other = 0; other < place; ++other) {
    const auto word = static_cast<std::size_t>(words[other]);
    ++(word < kNames ? pairings.keys[word] : pairings.left[word - kNames]);
  }
  pairings.count(0, 0);
  return shares(pairings.ways, static_cast<std::size_t>(target) - kNames);
}

using OnRing = std::array<double, kWords>;

/// One step of the walk, to each neighbour or nowhere; the same forward and backward.
OnRing stepped(const OnRing& from) {
  OnRing to{};
  for (std::size_t word = 0; word < kWords; ++word)
    to[word] = (from[word] + from[(word + 1) % kWords] + from[(word + kWords - 1) % kWords]) / 3;
  return to;
}

/// The belief about the ring at a place, from the words on one side of it.
template <typename Place>
OnRing seen_from(WordsRead words, Place begin, Place end, Place direction) {
  OnRing belief;
  belief.fill(1.0 / kWords);
  for (Place place = begin; place != end; place += direction) {
    const auto word = static_cast<std::size_t>(words[static_cast<std::size_t>(place)]);
    if (word < kWords) {
      belief.fill(0);
      belief[word] = 1;
    }
    belief = stepped(belief);
  }
  return belief;
}

Optimum walk_at(WordsRead words, std::size_t place, std::int32_t target, bool causal) {
  const auto here = static_cast<std::ptrdiff_t>(place);
  const auto end = static_cast<std::ptrdiff_t>(words.size());
  const OnRing before = seen_from<std::ptrdiff_t>(words, 0, here, 1);
  const OnRing after = seen_from<std::ptrdiff_t>(words, causal ? here : end - 1, here, -1);
  std::vector<double> beliefs(kWords);
  for (std::size_t word = 0; word < kWords; ++word) beliefs[word] = before[word] * after[word];
  return shares(beliefs, static_cast<std::size_t>(target));
}

}  // namespace

std::size_t vocabulary_of(Task task) {
  switch (task) {
    case Task::who_bit_whom: return kWho + 2;
    case Task::words_before:
    case Task::mirror: return kWords;
    case Task::nearest_noun: return kPronoun + 1;
    case Task::random_walk: return kWords + 1;
    case Task::recall: return kNames + kWords;
  }
  return 0;
}

std::size_t shortest_of(const TaskShape& shape) {
  switch (shape.task) {
    case Task::who_bit_whom: return 4;
    case Task::words_before: return shape.distance + 1;
    case Task::mirror:
    case Task::nearest_noun: return 2;
    case Task::random_walk: return 1;
    case Task::recall: return 3;
  }
  return 1;
}

void fill_sentence(const TaskShape& shape, Random& random, Words words, Words targets) {
  std::fill(targets.begin(), targets.end(), kNoTarget);
  switch (shape.task) {
    case Task::who_bit_whom: return fill_who(random, words, targets);
    case Task::words_before:
      fill_words(shape, random, words);
      for (std::size_t place = shape.distance; place < words.size(); ++place)
        targets[place] = words[place - shape.distance];
      return;
    case Task::mirror:
      fill_words(shape, random, words);
      for (std::size_t place = 0; place < words.size(); ++place) {
        const std::size_t other = words.size() - 1 - place;
        if (other != place) targets[place] = words[other];
      }
      return;
    case Task::nearest_noun: return fill_nouns(random, words, targets);
    case Task::random_walk: return fill_walk(random, words, targets);
    case Task::recall: return fill_recall(random, words, targets);
  }
}

Optimum optimum_at(const TaskShape& shape, WordsRead words, WordsRead targets, std::size_t place, bool causal) {
  const std::int32_t target = targets[place];
  const std::size_t end = causal ? place : words.size();
  switch (shape.task) {
    case Task::who_bit_whom: return share_of_words(words, place, end, kNames, target);
    case Task::words_before: return share_of_words(words, place, end, kWords, target);
    case Task::mirror:
      return words.size() - 1 - place < end ? share_of_words(words, place, end, kWords, target)
                                            : unseen_at(shape, words, place);
    case Task::nearest_noun:
      // What stands to the right says nothing of the nearest noun, and who knows no order cannot leave it out.
      return share_of_words(words, place, end, kNames, target);
    case Task::random_walk: return walk_at(words, place, target, causal);
    case Task::recall: return pairings_at(words, place, target);
  }
  return {};
}

}  // namespace posenc
