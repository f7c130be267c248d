#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include <posenc/random.h>

namespace posenc {

/// The task that a model is trained on. Sentences are drawn at random, and where an answer is asked for it is a word.
enum class Task : std::uint8_t {
  who_bit_whom,  ///< name, verb, name between fillers, then "who?" or "whom?": the first name or the second
  words_before,  ///< each place asks for the word `distance` places before it
  mirror,        ///< each place asks for the word as far from the end as it is from the start
  nearest_noun,  ///< each pronoun asks for the nearest noun to its left
  random_walk,   ///< a walk on a ring of 16 words, a quarter of it masked: the masked words are asked for
  recall,        ///< key, value, key, value ...: a key that came before asks for its value
};

struct TaskConfig {
  Task task = Task::who_bit_whom;
  std::size_t distance = 3;  ///< of `words_before`
  bool repeated = false;     ///< of `words_before` and `mirror`: words may come again in short sentences, too
};

/// The number of words that the sentences of a task are made of: 0 to this - 1.
std::size_t vocabulary_size(Task task);

/// The shortest sentence in which a task can be asked.
std::size_t min_length(const TaskConfig& shape);

/// Draws a sentence and its answers; `kIgnoreIndex` (forward.h) where none is asked for. The words of `words_before`
/// and `mirror` are distinct as long as the 16 words suffice, and each drawn from all of them in longer sentences, or
/// where they may be repeated. Precondition: both have the same length, at least `min_length(shape)`.
void fill_sentence(const TaskConfig& shape, Random& random, std::span<std::int32_t> words,
                   std::span<std::int32_t> targets);

/// The best that can be done with what is known: how likely its best answer is right, and its cross-entropy in nats.
struct Optimum {
  double accuracy = 0;
  double loss = 0;
};

/// The exact Bayes optimum at a place that is asked for, of who knows the other words as a set without order (a bag):
/// all of them, or behind a causal mask those before the place. Of `random_walk` it is the optimum of who knows the
/// visible words with their places: what a set says of a walk nobody can add up.
Optimum bayes_optimum(const TaskConfig& shape, std::span<const std::int32_t> words,
                      std::span<const std::int32_t> targets, std::size_t place, bool causal);

}  // namespace posenc
