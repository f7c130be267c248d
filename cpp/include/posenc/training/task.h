#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include <posenc/numbers/random.h>

namespace posenc {

/// Synthetic tasks: random sentences with a target word at some positions.
enum class Task : std::uint8_t {
  who_bit_whom,  ///< name, verb, name between fillers, then "who?" or "whom?": predict the first or second name
  words_before,  ///< predict the word `distance` positions back
  mirror,        ///< predict the word at the mirrored position
  nearest_noun,  ///< at each pronoun, predict the nearest noun to its left
  random_walk,   ///< a walk on a ring of 16 words: predict the masked quarter
  recall,        ///< key, value, key, value ...: at a repeated key, predict its value
};

struct TaskConfig {
  Task task = Task::who_bit_whom;
  std::size_t distance = 3;  ///< of `words_before`
  bool repeated = false;     ///< of `words_before` and `mirror`: words may repeat even in short sentences
};

/// Tokens are 0 to this - 1.
std::size_t vocabulary_size(Task task);

/// The shortest sentence that can have a target.
std::size_t min_length(const TaskConfig& config);

/// Draws a sentence and its targets, `kIgnoreIndex` (forward.h) where there is none. Words of `words_before` and
/// `mirror` are distinct while the 16 words suffice, unless `repeated`; otherwise independent. Precondition: both have
/// the same length, at least `min_length(config)`.
void fill_sentence(const TaskConfig& config, Random& random, std::span<std::int32_t> words,
                   std::span<std::int32_t> targets);

/// The best achievable accuracy, and its cross-entropy in nats.
struct Optimum {
  double accuracy = 0;
  double loss = 0;
};

/// The exact Bayes optimum at a target, given the other words as a bag without order: all of them, or those before the
/// target if causal. For `random_walk`, where the bag is intractable, the visible words and their positions are given.
Optimum bayes_optimum(const TaskConfig& config, std::span<const std::int32_t> words,
                      std::span<const std::int32_t> targets, std::size_t position, bool causal);

}  // namespace posenc
