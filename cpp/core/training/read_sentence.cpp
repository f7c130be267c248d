#include <posenc/read_sentence.h>

#include <algorithm>

#include <posenc/dtoa.h>

namespace posenc {
namespace {

/// Re-orders the columns of W_Q and W_K in each head: j goes to 2 j, and head width / 2 + j to 2 j + 1. Queries and
/// keys go along alike, so their products stay; who turns halves together afterwards turns others than before.
void put_halves_side_by_side(const ModelShape& shape, std::span<float> parameters) {
  const std::size_t width = shape.head_width();
  std::vector<float> before(width);
  for (const LayerSlices& layer : ModelSlices(shape).layers) {
    const auto matrix = layer.query_key_value.of(parameters);
    for (std::size_t row = 0; row < layer.query_key_value.rows; ++row) {
      for (std::size_t head = 0; head < 2 * shape.heads; ++head) {  // those of W_Q, then those of W_K
        const auto columns = matrix.subspan(row * layer.query_key_value.columns + head * width, width);
        std::copy(columns.begin(), columns.end(), before.begin());
        for (std::size_t k = 0; k < width; ++k) columns[k] = before[k % 2 * (width / 2) + k / 2];
      }
    }
  }
}

}  // namespace

ReadSentence read_sentence(const ModelShape& shape, const Turning<float>* turning, std::span<const float> parameters,
                           std::span<const std::int32_t> words) {
  const std::size_t length = words.size();
  ReadSentence result{
      .answers = {}, .shares = {}, .attention = std::vector<float>(shape.layers * shape.heads * length * length)};
  Forward<float> forward(shape);
  if (turning != nullptr) forward.turning() = *turning;
  forward.read(parameters, {words, 1, length});
  forward.answer(parameters, std::vector<std::int32_t>(length, 0));  // of every place
  for (const Answered& answer : forward.answered()) {
    result.answers.push_back(answer.best);
    result.shares.push_back(static_cast<float>(answer.share));
  }
  for (std::size_t layer = 0; layer < shape.layers; ++layer) {
    for (std::size_t head = 0; head < shape.heads; ++head) {
      const std::size_t first = (layer * shape.heads + head) * length * length;
      forward.attention(layer, 0, head, std::span(result.attention).subspan(first, length * length));
    }
  }
  return result;
}

std::optional<ValidationError> check_words(std::span<const double> words, std::size_t vocabulary) {
  for (const double word : words) {
    if (auto error = check_integer("each of words", word, 0, static_cast<double>(vocabulary - 1))) return error;
  }
  return std::nullopt;
}

namespace {

/// The rules beside those of single fields.
std::optional<ValidationError> check_reading(const ForwardSpec& spec) {
  if (auto error = check_dimensions(spec.dimensions, spec.heads)) return error;
  if (spec.words.empty()) return std::nullopt;
  const ModelShape shape = shape_of(spec);
  const std::size_t count = ModelSlices(shape).count;
  if (spec.weights.size() != count) {
    std::string words = "weights must be the ";
    words.append(to_string(static_cast<std::int64_t>(count))).append(" numbers of this model, got ");
    return ValidationError{words, static_cast<double>(spec.weights.size())};
  }
  return check_words(spec.words, shape.vocabulary);
}

}  // namespace

std::optional<ValidationError> check(const ForwardSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  return check_reading(spec);
}

std::optional<ValidationError> check(const TraceForwardSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  return check_reading(spec);
}

namespace {

/// A model and a sentence, as those who read it need them.
struct Given {
  ModelShape shape;
  std::vector<float> parameters;
  std::vector<std::int32_t> words;
};

Given given_by(const ForwardSpec& spec) {
  Given given{.shape = shape_of(spec),
              .parameters = {spec.weights.begin(), spec.weights.end()},
              .words = {spec.words.begin(), spec.words.end()}};
  given.shape.layout = parse_layout(spec.layout);
  if (spec.permuted == 1 && given.shape.encoding == Encoding::rotary)
    put_halves_side_by_side(given.shape, given.parameters);
  return given;
}

}  // namespace

ReadSentence read_sentence(const ForwardSpec& spec) {
  if (spec.words.empty()) return {};
  const Given given = given_by(spec);
  return read_sentence(given.shape, nullptr, given.parameters, given.words);
}

SentenceTrace trace_sentence(const ForwardSpec& spec) {
  if (spec.words.empty()) return {};
  const Given given = given_by(spec);
  return trace_sentence(given.shape, given.parameters, given.words);
}

}  // namespace posenc
