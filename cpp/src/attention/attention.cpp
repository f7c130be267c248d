#include <posenc/attention/attention.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

#include <posenc/numbers/random.h>
#include <posenc/spec/dtoa.h>
#include <posenc/spec/limits.h>
#include <posenc/table/sinusoidal.h>

namespace posenc {
namespace {

std::string format(std::size_t count) { return to_string(static_cast<std::int64_t>(count)); }

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  while (true) {
    const std::size_t end = text.find(separator);
    pieces.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return pieces;
    text.remove_prefix(end + 1);
  }
}

std::size_t count_characters(std::string_view word) {
  const auto starts_character = [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0) != 0x80; };
  return static_cast<std::size_t>(std::count_if(word.begin(), word.end(), starts_character));
}

using Matrix = MatrixOf<float>;

/// N(0, variance), from a stream seeded by `name`.
[[gnu::noinline]] void fill_normal(std::uint64_t seed, std::string_view name, double variance,
                                   std::span<float> values) {
  Random random = Random::stream(seed, fnv1a_hash(name));
  const double scale = std::sqrt(variance);
  for (auto& value : values) value = static_cast<float>(scale * random.normal());
}

/// W_Q, W_K and W_V (dimensions x dimensions). The stream names start with a newline, which no word contains.
struct Projections {
  Projections(std::uint64_t seed, std::size_t d) : query(d, d), key(d, d), value(d, d) {
    const double variance = 1 / static_cast<double>(d);
    fill_normal(seed, "\nW_Q", variance, query.view().numbers());
    fill_normal(seed, "\nW_K", variance, key.view().numbers());
    fill_normal(seed, "\nW_V", variance, value.view().numbers());
  }

  Matrix query, key, value;
};

/// to += scale x from
[[gnu::noinline]] void add_scaled(float scale, std::span<const float> from, std::span<float> to) {
  for (std::size_t i = 0; i < to.size(); ++i) to[i] += scale * from[i];
}

/// x (rows x inner) times y (inner x columns).
[[gnu::noinline]] Matrix product(MatrixView x, MatrixView y) {
  Matrix result(x.rows(), y.columns());
  for (std::size_t row = 0; row < x.rows(); ++row) {
    for (std::size_t inner = 0; inner < x.columns(); ++inner) {
      add_scaled(x(row, inner), y.row(inner), result.view().row(row));
    }
  }
  return result;
}

/// scores = Q K^T / sqrt(d); -infinity for later keys if causal.
void fill_scores(MatrixView queries, MatrixView keys, bool is_causal, MatrixView scores) {
  const float scale = 1 / std::sqrt(static_cast<float>(queries.columns()));
  for (std::size_t i = 0; i < scores.rows(); ++i) {
    const auto query = queries.row(i);
    for (std::size_t j = 0; j < scores.columns(); ++j) {
      const float dot = std::inner_product(query.begin(), query.end(), keys.row(j).begin(), 0.0F);
      scores(i, j) = is_causal && j > i ? -std::numeric_limits<float>::infinity() : scale * dot;
    }
  }
}

/// weights = softmax(scores), shifted by the maximum so that exp cannot overflow.
void fill_softmax(std::span<const float> scores, std::span<float> weights) {
  const float max = *std::max_element(scores.begin(), scores.end());
  float sum = 0;
  for (std::size_t j = 0; j < scores.size(); ++j) sum += weights[j] = std::exp(scores[j] - max);
  for (auto& weight : weights) weight /= sum;
}

/// Runs the layer from the inputs to the mean.
void attend(Projections& projections, bool is_causal, const Attention& sentence) {
  Matrix queries = product(sentence.inputs, projections.query.view());
  Matrix keys = product(sentence.inputs, projections.key.view());
  Matrix values = product(sentence.inputs, projections.value.view());
  fill_scores(queries.view(), keys.view(), is_causal, sentence.scores);

  std::fill(sentence.mean.begin(), sentence.mean.end(), 0.0F);
  const std::size_t words = sentence.weights.rows();
  for (std::size_t i = 0; i < words; ++i) {
    const auto weights = sentence.weights.row(i);
    const auto output = sentence.outputs.row(i);
    fill_softmax(sentence.scores.row(i), weights);
    std::fill(output.begin(), output.end(), 0.0F);
    for (std::size_t j = 0; j < words; ++j) add_scaled(weights[j], values.view().row(j), output);
    add_scaled(1, output, sentence.mean);
  }
  for (auto& component : sentence.mean) component /= static_cast<float>(words);
}

/// The embeddings in this order, and the inputs of attention.
void fill_inputs(const AttentionSpec& spec, std::span<const std::size_t> order, const Attention& sentence) {
  const auto words = split_words(spec.words);
  for (std::size_t position = 0; position < order.size(); ++position) {
    fill_normal(static_cast<std::uint64_t>(spec.seed), words[order[position]], 1, sentence.vectors.row(position));
  }
  const auto inputs = sentence.inputs.numbers();
  std::fill(inputs.begin(), inputs.end(), 0.0F);
  if (spec.code == "sinusoidal") {
    fill_sinusoidal({.positions = static_cast<double>(order.size()), .dimensions = spec.dimensions}, sentence.inputs);
  }
  add_scaled(1, sentence.vectors.numbers(), inputs);
}

[[gnu::noinline]] float largest_difference(std::span<const float> a, std::span<const float> b) {
  float max = 0;
  for (std::size_t i = 0; i < a.size(); ++i) max = std::max(max, std::abs(a[i] - b[i]));
  return max;
}

}  // namespace

std::optional<ValidationError> validate_words(std::string_view text) {
  const std::string range =
      "words must be 1 to " + format(kMaxWords) + " words of 1 to " + format(kMaxWordCharacters) + " characters, got ";
  if (text.size() > kMaxWordsBytes) return ValidationError{range + "a longer text"};
  const auto words = split(text, '\n');
  if (words.size() > kMaxWords) return ValidationError{range + format(words.size()) + " words"};
  for (std::size_t position = 0; position < words.size(); ++position) {
    const std::size_t characters = count_characters(words[position]);
    if (characters < 1 || characters > kMaxWordCharacters) {
      return ValidationError{range + format(characters) + " characters in word " + format(position + 1)};
    }
  }
  return std::nullopt;
}

std::vector<std::string_view> split_words(std::string_view text) { return split(text, '\n'); }

std::optional<ValidationError> validate_order(std::span<const double> order, std::size_t count) {
  std::vector<bool> is_used(count);
  for (const double word : order) {
    if (word >= 0 && word < static_cast<double>(count)) is_used[static_cast<std::size_t>(word)] = true;
  }
  const bool is_permutation =
      order.size() == count && std::count(is_used.begin(), is_used.end(), true) == std::ssize(is_used);
  if (order.empty() || is_permutation) return std::nullopt;
  std::string words = "order must be the whole numbers from 0 to " + format(count - 1) + ", each once, got ";
  if (order.size() > kMaxWords) return ValidationError{words + "more of them"};
  char separator = '\'';
  for (const double word : order) {
    words.append(1, separator).append(to_string(static_cast<std::int64_t>(word)));
    separator = ' ';
  }
  return ValidationError{words + "'"};
}

std::vector<std::size_t> to_permutation(std::span<const double> order, std::size_t count) {
  std::vector<std::size_t> permutation(count);
  for (std::size_t position = 0; position < count; ++position) {
    permutation[position] = order.empty() ? position : static_cast<std::size_t>(order[position]);
  }
  return permutation;
}

// Vectorised loops with several callers are not inlined: copies would add a kilobyte of wasm without gain.
std::optional<ValidationError> check(const AttentionSpec& spec) {
  if (auto error = validate_words(spec.words)) return error;
  return first_error({validate_order(spec.order, split_words(spec.words).size()), check_fields(spec)});
}

AttentionChange fill_attention(const AttentionSpec& spec, const Attention& result) {
  const auto order = to_permutation(spec.order, split_words(spec.words).size());
  const std::size_t words = order.size();
  const std::size_t d = result.inputs.columns();
  const bool is_causal = spec.mask == "causal";
  Projections projections(static_cast<std::uint64_t>(spec.seed), d);

  // The original sentence shares the result's memory, except for what is compared.
  Matrix original_outputs(words, d);
  std::vector<float> original_mean(d);
  const auto original_order = to_permutation({}, words);
  Attention original = result;
  original.outputs = original_outputs.view();
  original.mean = original_mean;
  fill_inputs(spec, original_order, original);
  attend(projections, is_causal, original);

  fill_inputs(spec, order, result);
  attend(projections, is_causal, result);
  AttentionChange change{0, largest_difference(result.mean, original_mean)};
  for (std::size_t position = 0; position < words; ++position) {
    result.max_change[position] =
        largest_difference(result.outputs.row(position), original_outputs.view().row(order[position]));
    change.outputs = std::max(change.outputs, static_cast<double>(result.max_change[position]));
  }
  return change;
}

}  // namespace posenc
