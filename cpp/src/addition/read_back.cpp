#include <posenc/addition/read_back.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include <posenc/numbers/random.h>
#include <posenc/phase/frequency.h>
#include <posenc/phase/simd.h>
#include <posenc/receiver/receiver.h>
#include <posenc/spec/limits.h>

namespace posenc {
namespace {

/// A vector, zero-padded to a multiple of eight.
using Row = std::vector<float>;

std::size_t row_size(std::size_t dimensions) { return (dimensions + 7) / 8 * 8; }

float dot(const Row& a, const Row& b) {
  Float4 even{};
  Float4 odd{};
  for (std::size_t k = 0; k < a.size(); k += 8) {
    even += load4(&a[k]) * load4(&b[k]);
    odd += load4(&a[k + 4]) * load4(&b[k + 4]);
  }
  const Float4 sum = even + odd;
  return (sum[0] + sum[1]) + (sum[2] + sum[3]);
}

/// Generates word vectors.
class Vocabulary {
 public:
  Vocabulary(std::uint64_t seed, std::size_t dimensions)
      : seed_(Random::stream(seed, fnv1a_hash("vocabulary")).next()), dimensions_(dimensions) {}

  void fill(std::size_t word, Row& row) const {
    Random random = Random::stream(seed_, word);
    const double scale = 1 / std::sqrt(static_cast<double>(dimensions_));
    for (std::size_t k = 0; k < dimensions_; ++k) row[k] = static_cast<float>(scale * random.normal());
  }

 private:
  std::uint64_t seed_;
  std::size_t dimensions_;
};

/// The nearest word so far: the v with the largest x . v - |v|^2 / 2.
struct Nearest {
  float score = -std::numeric_limits<float>::infinity();
  std::size_t word = 0;

  void update(std::size_t other, float other_score) {
    if (other_score > score) *this = {other_score, other};
  }

  /// Whether the nearest word is the expected one; false if no word was compared.
  bool is_word(std::size_t expected) const {
    return word == expected && score > -std::numeric_limits<float>::infinity();
  }
};

struct Trial {
  std::size_t word = 0;
  double estimate = 0;
  bool is_position_correct = false;
  Row sum;
  Row without_code;  // sum minus the encoding of the estimate
  Nearest as_is;
  Nearest nearest;
};

/// Generates trials and estimates their positions.
class TrialGenerator {
 public:
  TrialGenerator(const ReadBackSpec& spec, const Vocabulary& vocabulary)
      : vocabulary_(vocabulary),
        seed_(Random::stream(static_cast<std::uint64_t>(spec.seed), fnv1a_hash("trials")).next()),
        words_(to_size(spec.vocabulary)),
        positions_(to_size(spec.positions)),
        scale_(spec.scale),
        frequencies_(pair_frequencies(to_size(spec.dimensions), 10'000.0)),
        receiver_(frequencies_, 0, positions_),
        received_(frequencies_.size()) {}

  /// @param known The position found by an earlier call, or null.
  Trial trial(std::uint64_t index, const double* known) {
    Random random = Random::stream(seed_, index);
    Trial result;
    result.word = random.below(words_);
    const auto position = static_cast<double>(random.below(positions_));
    result.sum.resize(row_size(2 * frequencies_.size()));
    vocabulary_.fill(result.word, result.sum);
    add_code(position, scale_, result.sum);
    result.estimate = known ? *known : find_position(result.sum);
    result.is_position_correct = result.estimate == position;
    result.without_code = result.sum;
    add_code(result.estimate, -scale_, result.without_code);
    return result;
  }

 private:
  double find_position(const Row& sum) {
    for (std::size_t pair = 0; pair < frequencies_.size(); ++pair) {
      received_[pair] = {static_cast<double>(sum[2 * pair]), static_cast<double>(sum[2 * pair + 1])};
    }
    return receiver_.fix(received_).integer_part;
  }

  void add_code(double position, double scale, Row& row) const {
    for (std::size_t pair = 0; pair < frequencies_.size(); ++pair) {
      const auto [sine, cosine] = sincos(real_phase_at(frequencies_[pair].turns_per_position, position));
      row[2 * pair] += static_cast<float>(scale * sine);
      row[2 * pair + 1] += static_cast<float>(scale * cosine);
    }
  }

  const Vocabulary& vocabulary_;
  std::uint64_t seed_;
  std::size_t words_;
  std::size_t positions_;
  double scale_;
  std::vector<Frequency> frequencies_;
  Receiver receiver_;
  std::vector<SinCos> received_;
};

}  // namespace

std::optional<ValidationError> check(const ReadBackSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  if (spec.found.empty() || static_cast<double>(spec.found.size()) == spec.trials) return std::nullopt;
  return ValidationError{"found must have no number or one for each trial, got ",
                         static_cast<double>(spec.found.size())};
}

ReadBackCounts read_back(const ReadBackSpec& spec, const ReadBack& results) {
  const auto dimensions = to_size(spec.dimensions);
  const Vocabulary vocabulary(static_cast<std::uint64_t>(spec.seed), dimensions);
  TrialGenerator generator(spec, vocabulary);
  const auto count = to_size(spec.trials);
  std::vector<Trial> trials;
  trials.reserve(count);
  for (std::size_t t = 0; t < count; ++t) {
    const double* known = spec.found.empty() ? nullptr : &spec.found[t];
    trials.push_back(generator.trial(static_cast<std::uint64_t>(spec.first_trial) + t, known));
  }

  Row row(row_size(dimensions));
  const auto end = static_cast<std::size_t>(std::min(spec.vocabulary, spec.first_word + spec.words));
  for (auto word = to_size(spec.first_word); word < end; ++word) {
    vocabulary.fill(word, row);
    const float half_squared_norm = dot(row, row) / 2;
    for (auto& trial : trials) {
      trial.as_is.update(word, dot(trial.sum, row) - half_squared_norm);
      trial.nearest.update(word, dot(trial.without_code, row) - half_squared_norm);
    }
  }

  ReadBackCounts counts;
  for (std::size_t t = 0; t < trials.size(); ++t) {
    const Trial& trial = trials[t];
    const bool is_word_correct = trial.nearest.is_word(trial.word);
    const bool is_correct_as_is = trial.as_is.is_word(trial.word);
    results.found[t] = static_cast<std::int32_t>(trial.estimate);
    results.scores[2 * t] = trial.nearest.score;
    results.scores[2 * t + 1] = trial.as_is.score;
    results.is_correct[3 * t] = trial.is_position_correct;
    results.is_correct[3 * t + 1] = is_word_correct;
    results.is_correct[3 * t + 2] = is_correct_as_is;
    ++counts.trials;
    counts.positions += trial.is_position_correct ? 1 : 0;
    counts.words += is_word_correct ? 1 : 0;
    counts.words_as_is += is_correct_as_is ? 1 : 0;
    counts.both += is_word_correct && trial.is_position_correct ? 1 : 0;
  }
  return counts;
}

std::size_t read_back_bytes(const ReadBackSpec& spec) {
  const auto dimensions = to_size(spec.dimensions);
  const auto trials = to_size(spec.trials);
  constexpr std::size_t kReceiver = std::size_t{768} << 10;
  return trials * (2 * row_size(dimensions) * sizeof(float) + sizeof(Trial)) + kReceiver;
}

}  // namespace posenc
