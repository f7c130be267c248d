#include <posenc/attention/attention.h>

#include <string>
#include <vector>

#include "../catch.h"

using namespace posenc;

namespace {

const std::string kWordsRange = "words must be 1 to 64 words of 1 to 40 characters, got ";

std::string joined(std::size_t count, const std::string& word, const std::string& separator) {
  std::string text = word;
  for (std::size_t i = 1; i < count; ++i) text += separator + word;
  return text;
}

std::string repeated(std::size_t count, const std::string& character) { return joined(count, character, ""); }

}  // namespace

TEST_CASE("words are separated by newlines", "[sentence]") {
  CHECK(split_words("I\nlove\nNLP") == std::vector<std::string_view>{"I", "love", "NLP"});
  CHECK(split_words("我\n愛\n蘋果") == std::vector<std::string_view>{"我", "愛", "蘋果"});
  CHECK(split_words("New York") == std::vector<std::string_view>{"New York"});
}

TEST_CASE("sentences of 1 and 64 words are valid, with words of 1 and 40 characters of any script", "[sentence]") {
  CHECK_FALSE(validate_words("I"));
  CHECK_FALSE(validate_words(joined(64, "word", "\n")));
  CHECK_FALSE(validate_words(repeated(40, "x")));
  CHECK_FALSE(validate_words(repeated(40, "位")));
  CHECK_FALSE(validate_words(joined(64, repeated(40, "🧭"), "\n")));  // 10,303 bytes, the longest text there is
}

TEST_CASE("an invalid sentence is rejected with a message", "[sentence][edges]") {
  CHECK(to_string(validate_words("")) == kWordsRange + "0 characters in word 1");
  CHECK(to_string(validate_words("I\n\nNLP")) == kWordsRange + "0 characters in word 2");
  CHECK(to_string(validate_words("I\nlove\n")) == kWordsRange + "0 characters in word 3");
  CHECK(to_string(validate_words(joined(65, "word", "\n"))) == kWordsRange + "65 words");
  CHECK(to_string(validate_words("I\n" + repeated(41, "🧭"))) == kWordsRange + "41 characters in word 2");
  CHECK(to_string(validate_words(joined(64, repeated(40, "🧭"), "\n") + "x")) == kWordsRange + "a longer text");
}

TEST_CASE("an order is a permutation, or empty for the original order", "[sentence]") {
  using Order = std::vector<double>;
  CHECK(to_permutation(Order{2, 0, 1}, 3) == std::vector<std::size_t>{2, 0, 1});
  CHECK(to_permutation(Order{}, 3) == std::vector<std::size_t>{0, 1, 2});
  CHECK_FALSE(validate_order(Order{2, 0, 1}, 3));
  CHECK_FALSE(validate_order(Order{0}, 1));
  CHECK_FALSE(validate_order(Order{}, 5));
  Order backwards(64);
  for (int place = 0; place < 64; ++place) backwards[static_cast<std::size_t>(place)] = 63 - place;
  CHECK_FALSE(validate_order(backwards, 64));
  CHECK(to_permutation(backwards, 64).back() == 0);
}

TEST_CASE("an order that is not a permutation is rejected with a message", "[sentence][edges]") {
  using Order = std::vector<double>;
  const auto said = [](const Order& order) { return to_string(validate_order(order, 3)); };
  const std::string range = "order must be the whole numbers from 0 to 2, each once, got ";
  CHECK(said({0, 1}) == range + "'0 1'");
  CHECK(said({0, 1, 1}) == range + "'0 1 1'");
  CHECK(said({1, 2, 3}) == range + "'1 2 3'");
  CHECK(said({0, 1, 2, 0}) == range + "'0 1 2 0'");
  CHECK(said({0, 1, -2}) == range + "'0 1 -2'");
  CHECK(said({0, 1, -2147483647 - 1}) == range + "'0 1 -2147483648'");
  CHECK(said(Order(65)) == range + "more of them");
}
