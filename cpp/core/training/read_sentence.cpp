#include <posenc/read_sentence.h>

#include <posenc/number_text.h>

namespace posenc {

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

Reason check_words(std::span<const double> words, std::size_t vocabulary) {
  for (const double word : words) {
    if (auto reason = check_whole("each of words", word, 0, static_cast<double>(vocabulary - 1))) return reason;
  }
  return std::nullopt;
}

Reason check(const ForwardSpec& spec) {
  if (auto reason = check_fields(spec)) return reason;
  if (auto reason = check_dimensions(spec.dimensions, spec.heads)) return reason;
  if (spec.words.empty()) return std::nullopt;
  const ModelShape shape = shape_of(spec);
  const std::size_t count = ModelSlices(shape).count;
  if (spec.weights.size() != count) {
    std::string words = "weights must be the ";
    words.append(text_of(static_cast<std::int64_t>(count))).append(" numbers of this model, got ");
    return Refusal{words, static_cast<double>(spec.weights.size())};
  }
  return check_words(spec.words, shape.vocabulary);
}

ReadSentence read_sentence(const ForwardSpec& spec) {
  if (spec.words.empty()) return {};
  const std::vector<float> parameters(spec.weights.begin(), spec.weights.end());
  const std::vector<std::int32_t> words(spec.words.begin(), spec.words.end());
  return read_sentence(shape_of(spec), nullptr, parameters, words);
}

}  // namespace posenc
