#include <posenc/sincos_x2.h>

#include <cstring>
#include <random>

#include "../catch.h"

using namespace posenc;

namespace {

/// Uniform, near a multiple of an eighth of a turn, tiny of both signs, or with low words of zero.
Phase random_phase(std::mt19937_64& source) {
  Uint128 fraction = Uint128{source()} << 64 | source();
  if (source() % 3 == 0) fraction >>= source() % 128;
  if (source() % 2 == 0) fraction = -fraction;
  if (source() % 4 == 0) fraction = fraction >> 64 << 64;
  if (source() % 4 == 0) fraction = (fraction >> 40) + (Uint128{source() % 8} << 125);
  return {fraction};
}

/// Bitwise, so that negative zero differs from zero.
bool are_same(double a, double b) { return std::memcmp(&a, &b, sizeof a) == 0; }

}  // namespace

TEST_CASE("sincos of two phases is bit-identical to sincos of each", "[sincos_x2][property]") {
  std::mt19937_64 source(1);
  for (int round = 0; round < 100'000; ++round) {
    const Phase phases[2] = {random_phase(source), round == 0 ? Phase{} : random_phase(source)};
    const SinCosX2 both = sincos(phases[0], phases[1]);
    for (int lane = 0; lane < 2; ++lane) {
      const SinCos alone = sincos(phases[lane]);
      if (are_same(both.sine[lane], alone.sine) && are_same(both.cosine[lane], alone.cosine)) continue;
      FAIL("round " << round << ", lane " << lane << ": " << both.sine[lane] << ", " << both.cosine[lane] << " for "
                    << alone.sine << ", " << alone.cosine);
    }
  }
  SUCCEED();
}
