#include <posenc/spec/check.h>

#include <limits>
#include <string>

#include <posenc/attention/attention.h>
#include <posenc/baselines/baseline_encodings.h>
#include <posenc/clock/binary.h>
#include <posenc/clock/comparison.h>
#include <posenc/clock/fingerprint.h>
#include <posenc/clock/pairs.h>
#include <posenc/clock/wave.h>
#include <posenc/clock/worked_example.h>
#include <posenc/heatmap/render_heatmap.h>
#include <posenc/precision/cast_numbers.h>
#include <posenc/rotary/rotary_scores.h>
#include <posenc/similarity/similarity.h>
#include <posenc/table/rotary_table.h>
#include <posenc/table/sinusoidal.h>
#include "../catch.h"

using namespace posenc;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kFarthest = 9007199254740992;

/// Checks that `spec` is rejected with exactly this message.
template <typename Spec>
void check_rejected(const Spec& spec, const std::string& words) {
  CAPTURE(words);
  const std::optional<ValidationError> error = check(spec);
  CHECK(to_string(error) == words);
}

}  // namespace

TEST_CASE("the defaults of every spec are valid", "[check]") {
  CHECK_FALSE(check(SinusoidalSpec{}));
  CHECK_FALSE(check(HandsSpec{}));
  CHECK_FALSE(check(WaveSpec{}));
  CHECK_FALSE(check(BinarySpec{}));
  CHECK_FALSE(check(FingerprintSpec{}));
  CHECK_FALSE(check(ComparisonSpec{}));
  CHECK_FALSE(check(AttentionSpec{}));
  CHECK_FALSE(check(AttemptSpec{}));
  CHECK_FALSE(check(WorkedExampleSpec{}));
}

TEST_CASE("an invalid number of positions is rejected with a message", "[check]") {
  const std::string range = "positions must be a whole number from 1 to 131072, got ";
  check_rejected(SinusoidalSpec{.positions = 0}, range + "0");
  check_rejected(SinusoidalSpec{.positions = -1}, range + "-1");
  check_rejected(SinusoidalSpec{.positions = 3.7}, range + "3.7");
  check_rejected(SinusoidalSpec{.positions = 131'073}, range + "131073");
  check_rejected(SinusoidalSpec{.positions = kNan}, range + "nan");
  check_rejected(SinusoidalSpec{.positions = kInfinity}, range + "inf");
  check_rejected(SinusoidalSpec{.positions = 1e300}, range + "1e+300");
}

TEST_CASE("a range given by start and length must end at 2^53", "[check][edges]") {
  const std::string end = " must be at most 9007199254740992, got 9007199254740993";
  CHECK_FALSE(check(SimilaritySpec{.from = kFarthest - 1, .count = 1}));
  check_rejected(SimilaritySpec{.from = kFarthest - 1, .count = 2}, "from + count" + end);
  CHECK_FALSE(check(WindowSpec{.from = kFarthest - 1, .positions = 1}));
  CHECK_FALSE(check(WindowSpec{.from = kFarthest / 2 - 0.5, .positions = kFarthest / 2}));
  check_rejected(WindowSpec{.from = kFarthest - 1, .positions = 2}, "from + positions" + end);
  check_rejected(WindowSpec{.from = kFarthest - 1, .positions = 1.25}, "from + positions" + end);
  check_rejected(WindowSpec{.from = 0.5, .positions = kFarthest}, "from + positions" + end);
  CHECK_FALSE(check(WindowSpec{.from = -kFarthest, .positions = kFarthest}));
  const RotaryScoresSpec scores{.query = {1, 0}, .key = {1, 0}, .first_distance = kFarthest - 1, .distances = 2};
  check_rejected(scores, "firstDistance + distances" + end);
  check_rejected(SinusoidalSpec{.positions = 1, .offset = kFarthest}, "offset + positions" + end);
  check_rejected(RotaryTableSpec{.positions = 1, .first_position = kFarthest}, "firstPosition + positions" + end);
}

TEST_CASE("numbers that need only be finite have their own message", "[check]") {
  CHECK_FALSE(check(CastNumbersSpec{.values = {std::numeric_limits<double>::max(), -1e300}}));
  check_rejected(CastNumbersSpec{.values = {kNan}}, "values must be up to 4096 finite numbers, got nan");
  check_rejected(CastNumbersSpec{.values = {1, -kInfinity}}, "values must be up to 4096 finite numbers, got -inf");
}

TEST_CASE("invalid dimensions are rejected with a message, odd ones too", "[check]") {
  const std::string range = "dimensions must be an even number from 2 to 4096, got ";
  check_rejected(SinusoidalSpec{.dimensions = 7}, range + "7");
  check_rejected(HandsSpec{.dimensions = 0}, range + "0");
  check_rejected(WaveSpec{.dimensions = 4098}, range + "4098");
  check_rejected(FingerprintSpec{.dimensions = 2.5}, range + "2.5");
  check_rejected(ComparisonSpec{.dimensions = -kInfinity}, range + "-inf");
  check_rejected(ComparisonSpec{.dimensions = kNan}, range + "nan");
}

TEST_CASE("an invalid base is rejected with a message", "[check]") {
  const std::string range = "base must be a finite number greater than 1, got ";
  check_rejected(SinusoidalSpec{.base = 1}, range + "1");
  check_rejected(HandsSpec{.base = -10'000}, range + "-10000");
  check_rejected(WaveSpec{.base = kInfinity}, range + "inf");
  check_rejected(FingerprintSpec{.base = kNan}, range + "nan");
  check_rejected(ComparisonSpec{.base = 0.5}, range + "0.5");
}

TEST_CASE("an invalid offset is rejected with a message", "[check]") {
  const std::string range = "offset must be a whole number from -9007199254740992 to 9007199254740992, got ";
  check_rejected(SinusoidalSpec{.offset = 0.5}, range + "0.5");
  check_rejected(SinusoidalSpec{.offset = kFarthest + 2}, range + "9007199254740994");
  check_rejected(SinusoidalSpec{.offset = -kFarthest - 2}, range + "-9007199254740994");
  check_rejected(SinusoidalSpec{.positions = 1, .offset = kFarthest},
                 "offset + positions must be at most 9007199254740992, got 9007199254740993");
}

TEST_CASE("a table that is too large as a whole is rejected with a message", "[check]") {
  check_rejected(SinusoidalSpec{.positions = 131'072, .dimensions = 1026},
                 "positions x dimensions must be at most 134217728, got 134479872");
}

TEST_CASE("an invalid position is rejected with a message", "[check]") {
  const std::string range = " must be a number from -9007199254740992 to 9007199254740992, got ";
  check_rejected(HandsSpec{.position = kNan}, "position" + range + "nan");
  check_rejected(FingerprintSpec{.position = kFarthest + 2}, "position" + range + "9007199254740994");
  check_rejected(ComparisonSpec{.other = -kInfinity}, "other" + range + "-inf");
  check_rejected(WaveSpec{.from = 1e300}, "from" + range + "1e+300");
  check_rejected(WaveSpec{.to = kNan}, "to" + range + "nan");
}

TEST_CASE("an invalid wave is rejected with a message", "[check]") {
  check_rejected(WaveSpec{.dimension = 128}, "dimension must be a whole number from 0 to 127, got 128");
  check_rejected(WaveSpec{.dimension = -1}, "dimension must be a whole number from 0 to 127, got -1");
  check_rejected(WaveSpec{.samples = 1}, "samples must be a whole number from 2 to 8192, got 1");
  check_rejected(WaveSpec{.samples = 8193}, "samples must be a whole number from 2 to 8192, got 8193");
}

TEST_CASE("a position with too many binary digits is rejected with a message", "[check]") {
  check_rejected(BinarySpec{.position = 256}, "position must be a whole number from 0 to 255, got 256");
  check_rejected(BinarySpec{.position = 3.7}, "position must be a whole number from 0 to 255, got 3.7");
  check_rejected(BinarySpec{.position = -1}, "position must be a whole number from 0 to 255, got -1");
  check_rejected(BinarySpec{.digits = 54}, "digits must be a whole number from 1 to 53, got 54");
  check_rejected(BinarySpec{.digits = 0}, "digits must be a whole number from 1 to 53, got 0");
  CHECK_FALSE(check(BinarySpec{.position = kFarthest - 1, .digits = 53}));
}

TEST_CASE("an unknown choice is rejected with a message, which omits it if it is long", "[check]") {
  HandsSpec spec;
  const Field& unit = fields_of<HandsSpec>().back();
  const auto message = [&](std::string_view word) { return to_string(set_choice(unit, word, &spec.unit)); };
  CHECK(message("degree") == "unit must be 'radian' or 'half-turn', got 'degree'");
  CHECK(message("") == "unit must be 'radian' or 'half-turn', got ''");
  CHECK(message(std::string(1000, 'x')) == "unit must be 'radian' or 'half-turn', got a longer text");
  CHECK((spec.unit == "radian"));
  CHECK(message("half-turn").empty());
  CHECK((spec.unit == "half-turn"));
}

TEST_CASE("an invalid attention spec is rejected with a message", "[check][attention]") {
  check_rejected(AttentionSpec{.words = ""},
                 "words must be 1 to 64 words of 1 to 40 characters, got 0 characters in word 1");
  check_rejected(AttentionSpec{.order = {0, 1}}, "order must be the whole numbers from 0 to 2, each once, got '0 1'");
  check_rejected(AttentionSpec{.seed = 0.5}, "seed must be a whole number from 0 to 9007199254740991, got 0.5");
  check_rejected(AttentionSpec{.seed = kFarthest},
                 "seed must be a whole number from 0 to 9007199254740991, got 9007199254740992");
  check_rejected(AttentionSpec{.seed = -1}, "seed must be a whole number from 0 to 9007199254740991, got -1");
  check_rejected(AttentionSpec{.dimensions = 66}, "dimensions must be an even number from 2 to 64, got 66");
  check_rejected(AttentionSpec{.dimensions = kNan}, "dimensions must be an even number from 2 to 64, got nan");
}

TEST_CASE("an invalid baseline encoding is rejected with a message", "[check][baselines]") {
  check_rejected(AttemptSpec{.length = 3}, "length must be a whole number from 4 to 2000, got 3");
  check_rejected(AttemptSpec{.length = 2001}, "length must be a whole number from 4 to 2000, got 2001");
  check_rejected(AttemptSpec{.length = kNan}, "length must be a whole number from 4 to 2000, got nan");
  check_rejected(AttemptSpec{.length = 5, .shift = 5}, "shift must be a whole number from 1 to 4, got 5");
  check_rejected(AttemptSpec{.shift = 0}, "shift must be a whole number from 1 to 99, got 0");
  check_rejected(AttemptSpec{.dimensions = 7}, "dimensions must be an even number from 2 to 64, got 7");
  check_rejected(AttemptSpec{.base = 1}, "base must be a finite number greater than 1, got 1");
  check_rejected(AttemptSpec{.seed = kInfinity}, "seed must be a whole number from 0 to 9007199254740991, got inf");
}

TEST_CASE("an invalid worked example is rejected with a message", "[check][worked_example]") {
  check_rejected(WorkedExampleSpec{.position = kNan},
                 "position must be a number from -9007199254740992 to 9007199254740992, got nan");
  check_rejected(WorkedExampleSpec{.dimensions = 5}, "dimensions must be an even number from 2 to 4096, got 5");
  check_rejected(WorkedExampleSpec{.base = kInfinity}, "base must be a finite number greater than 1, got inf");
}
