#include <posenc/clock/binary.h>

#include <vector>

#include "../catch.h"

using namespace posenc;

namespace {

std::vector<int> bits_of(double position, double digits) {
  std::vector<std::uint8_t> bits(static_cast<std::size_t>(digits));
  fill_binary({position, digits}, bits);
  return {bits.begin(), bits.end()};
}

}  // namespace

TEST_CASE("37 is 100101 in binary, the least significant digit first", "[binary]") {
  CHECK(bits_of(37, 6) == std::vector<int>{1, 0, 1, 0, 0, 1});
  CHECK(bits_of(37, 8) == std::vector<int>{1, 0, 1, 0, 0, 1, 0, 0});
}

TEST_CASE("the digits, weighted by powers of two, sum to the position", "[binary][property]") {
  for (double position : {0.0, 1.0, 255.0, 4999.0, 1e12, 9007199254740991.0}) {
    double sum = 0;
    double weight = 1;
    for (const int bit : bits_of(position, 53)) {
      sum += bit * weight;
      weight *= 2;
    }
    CHECK(sum == position);
  }
}

TEST_CASE("digit i changes every 2^i positions", "[binary][property]") {
  for (int position = 0; position < 64; ++position) {
    for (int i = 0; i < 6; ++i) CHECK(bits_of(position, 6)[static_cast<std::size_t>(i)] == (position / (1 << i)) % 2);
  }
}
