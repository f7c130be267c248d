#include <posenc/training/predict_sentence.h>

#include <algorithm>

#include <posenc/spec/dtoa.h>

namespace posenc {
namespace {

/// Permutes the columns of W_Q and W_K in each head: j to 2 j, and head width / 2 + j to 2 j + 1. Queries and keys are
/// permuted alike, so their products stay the same, but a half-split rotation then rotates different pairs (the common
/// checkpoint conversion mistake).
void interleave_halves(const ModelShape& shape, std::span<float> parameters) {
  const std::size_t width = shape.head_width();
  std::vector<float> original(width);
  for (const LayerSlices& layer : ModelSlices(shape).layers) {
    const auto matrix = layer.qkv.of(parameters);
    for (std::size_t row = 0; row < layer.qkv.rows; ++row) {
      for (std::size_t head = 0; head < 2 * shape.heads; ++head) {  // heads of W_Q, then of W_K
        const auto columns = matrix.subspan(row * layer.qkv.columns + head * width, width);
        std::copy(columns.begin(), columns.end(), original.begin());
        for (std::size_t k = 0; k < width; ++k) columns[k] = original[k % 2 * (width / 2) + k / 2];
      }
    }
  }
}

}  // namespace

SentencePrediction predict_sentence(const ModelShape& shape, const RopeScaling<float>* rope_scaling,
                                    std::span<const float> parameters, std::span<const std::int32_t> words) {
  const std::size_t length = words.size();
  SentencePrediction result{.predictions = {},
                            .probabilities = {},
                            .attention = std::vector<float>(shape.layers * shape.heads * length * length)};
  Forward<float> forward(shape);
  if (rope_scaling != nullptr) forward.rope_scaling() = *rope_scaling;
  forward.encode(parameters, {words, 1, length});
  forward.loss(parameters, std::vector<std::int32_t>(length, 0));  // any target will do
  for (const Prediction& prediction : forward.predictions()) {
    result.predictions.push_back(prediction.best);
    result.probabilities.push_back(static_cast<float>(prediction.probability));
  }
  for (std::size_t layer = 0; layer < shape.layers; ++layer) {
    for (std::size_t head = 0; head < shape.heads; ++head) {
      const std::size_t first = (layer * shape.heads + head) * length * length;
      forward.attention(layer, 0, head, std::span(result.attention).subspan(first, length * length));
    }
  }
  return result;
}

std::size_t prediction_bytes(const ModelShape& shape, std::size_t length) {
  return forward_bytes(shape, 1, length) + sizeof(float) * shape.layers * shape.heads * length * length;
}

std::optional<ValidationError> check_words(std::span<const double> words, std::size_t vocabulary) {
  for (const double word : words) {
    if (auto error = check_integer("each of words", word, 0, static_cast<double>(vocabulary - 1))) return error;
  }
  return std::nullopt;
}

namespace {

/// Constraints across fields.
std::optional<ValidationError> check_model(const ForwardSpec& spec) {
  if (auto error = check_dimensions(spec.dimensions, spec.heads)) return error;
  if (spec.words.empty()) return std::nullopt;
  const ModelShape shape = make_shape(spec);
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
  return check_model(spec);
}

std::optional<ValidationError> check(const TraceForwardSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  return check_model(spec);
}

namespace {

/// A model and its input.
struct ModelInput {
  ModelShape shape;
  std::vector<float> parameters;
  std::vector<std::int32_t> words;
};

ModelInput load(const ForwardSpec& spec) {
  ModelInput input{.shape = make_shape(spec),
                   .parameters = {spec.weights.begin(), spec.weights.end()},
                   .words = {spec.words.begin(), spec.words.end()}};
  input.shape.layout = static_cast<Layout>(spec.layout);
  if (spec.permuted == 1 && input.shape.encoding == Encoding::rotary) interleave_halves(input.shape, input.parameters);
  return input;
}

}  // namespace

std::size_t forward_bytes(const ForwardSpec& spec) {
  return sizeof(float) * spec.weights.size() + prediction_bytes(make_shape(spec), spec.words.size());
}

std::size_t trace_bytes(const ForwardSpec& spec) {
  const ModelShape shape = make_shape(spec);
  const std::size_t length = spec.words.size();
  const std::size_t token =
      shape.layers * (15 * shape.dimensions + 3 * shape.heads * length) + 6 * shape.dimensions + 2 * shape.vocabulary;
  constexpr std::size_t kGrowth = 2;  // of a std::vector
  return forward_bytes(spec) + kGrowth * sizeof(float) * length * token;
}

SentencePrediction predict_sentence(const ForwardSpec& spec) {
  if (spec.words.empty()) return {};
  const ModelInput input = load(spec);
  return predict_sentence(input.shape, nullptr, input.parameters, input.words);
}

SentenceTrace trace_sentence(const ForwardSpec& spec) {
  if (spec.words.empty()) return {};
  const ModelInput input = load(spec);
  return trace_sentence(input.shape, input.parameters, input.words);
}

}  // namespace posenc
