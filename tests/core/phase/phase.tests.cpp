#include <posenc/phase/phase.h>

#include <cmath>
#include <cstring>
#include <random>

#include <posenc/phase/frequency.h>
#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

constexpr Uint128 kQuarterTurn = Uint128{1} << 126;

Phase random_turn(std::mt19937_64& random) { return {Uint128{random()} << 64 | random()}; }

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

TEST_CASE("the sine and cosine of whole quarter turns are exact, and no zero is negative", "[phase]") {
  const double sines[] = {0, 1, 0, -1};
  const double cosines[] = {1, 0, -1, 0};
  for (unsigned quarter = 0; quarter < 4; ++quarter) {
    CAPTURE(quarter);
    const auto [sine, cosine] = sincos({kQuarterTurn * quarter});
    CHECK(sine == sines[quarter]);
    CHECK(cosine == cosines[quarter]);
    CHECK_FALSE((sine == 0 && std::signbit(sine)));
    CHECK_FALSE((cosine == 0 && std::signbit(cosine)));
  }
}

TEST_CASE("sine and cosine lie on the unit circle", "[phase][property]") {
  std::mt19937_64 random(2);
  for (int trial = 0; trial < 10'000; ++trial) {
    const auto [sine, cosine] = sincos(random_turn(random));
    // Each square is within 2 x 2^-53 and rounded, and so is their sum.
    REQUIRE_THAT(sine * sine + cosine * cosine, WithinAbs(1, 5e-16));
  }
}

TEST_CASE("sine and cosine match the C library", "[phase]") {
  std::mt19937_64 random(3);
  for (int trial = 0; trial < 10'000; ++trial) {
    const Phase phase = random_turn(random);
    const auto [sine, cosine] = sincos(phase);
    // to_radians() is within 2 ulp of a number below 8; the functions have slopes of at most 1.
    REQUIRE_THAT(sine, WithinAbs(std::sin(to_radians(phase)), 2 * 0x1p-50));
    REQUIRE_THAT(cosine, WithinAbs(std::cos(to_radians(phase)), 2 * 0x1p-50));
  }
}

TEST_CASE("a mirrored phase has the same cosine and the opposite sine, to the last bit", "[phase][property]") {
  std::mt19937_64 random(4);
  for (int trial = 0; trial < 10'000; ++trial) {
    const Phase phase = random_turn(random);
    const auto [sine, cosine] = sincos(phase);
    const auto [mirrored_sine, mirrored_cosine] = sincos(Phase{} - phase);
    REQUIRE(mirrored_sine == -sine);
    REQUIRE(mirrored_cosine == cosine);
  }
}

TEST_CASE("tiny phases keep their relative precision", "[phase]") {
  const auto [sine, cosine] = sincos({Uint128{1} << 60});  // 2^-68 of a turn
  CHECK_THAT(sine / (6.283185307179586 * 0x1p-68), WithinAbs(1, 4e-16));
  CHECK(cosine == 1);
  CHECK_THAT(sincos(Phase{} - Phase{1}).sine / (6.283185307179586 * 0x1p-128), WithinAbs(-1, 4e-16));
}

TEST_CASE("the phase of a sum of positions is the sum of their phases, at any distance", "[phase][property]") {
  const Phase speed = pair_frequencies(512, 10'000)[77].turns_per_position;
  const std::int64_t far = std::int64_t{1} << 53;
  CHECK(phase_at(speed, far) + phase_at(speed, -far) == Phase{});
  CHECK(phase_at(speed, far - 1) + speed == phase_at(speed, far));
  CHECK(phase_at(speed, 0) == Phase{});
  CHECK(phase_at(speed, -5) == Phase{} - phase_at(speed, 5));
}

TEST_CASE("an integer position has the same phase as a real one", "[phase][property]") {
  std::mt19937_64 random(5);
  for (const auto& speed : pair_frequencies(64, 10'000)) {
    const auto position = static_cast<std::int64_t>(random() >> 11);
    CAPTURE(position);
    REQUIRE(real_phase_at(speed.turns_per_position, static_cast<double>(position)) ==
            phase_at(speed.turns_per_position, position));
    REQUIRE(real_phase_at(speed.turns_per_position, static_cast<double>(-position)) ==
            phase_at(speed.turns_per_position, -position));
  }
  const Phase speed = pair_frequencies(2, 10'000)[0].turns_per_position;
  CHECK(real_phase_at(speed, 0x1p53) == phase_at(speed, std::int64_t{1} << 53));
}

TEST_CASE("a position between two others has a phase between theirs", "[phase]") {
  const Phase half_turn{Uint128{1} << 127};
  CHECK(real_phase_at(half_turn, 0.5) == Phase{kQuarterTurn});
  CHECK(real_phase_at(half_turn, -0.5) == Phase{3 * kQuarterTurn});
  CHECK(real_phase_at(half_turn, 2.25) == Phase{kQuarterTurn / 2});
  CHECK(real_phase_at(half_turn, 0x1p-127) == Phase{1});
  CHECK(real_phase_at(half_turn, 0x1p-128) == Phase{0});
  CHECK(real_phase_at(half_turn, 1e-300) == Phase{0});
  CHECK(real_phase_at(half_turn, -5e-324) == Phase{0});
  CHECK(real_phase_at(half_turn, 0x1p51 + 0.5) == Phase{kQuarterTurn});
}

TEST_CASE("full turns are rounded down below zero", "[phase]") {
  const Phase half_turn{Uint128{1} << 127};
  CHECK(unwrapped_phase_at(half_turn, 3).turns == 1);
  CHECK(unwrapped_phase_at(half_turn, 4).turns == 2);
  CHECK(unwrapped_phase_at(half_turn, -0.5).turns == -1);
  CHECK(unwrapped_phase_at(half_turn, -2).turns == -1);
  CHECK(unwrapped_phase_at(half_turn, -2.5).turns == -2);
  CHECK(unwrapped_phase_at(half_turn, 0x1p53).turns == std::int64_t{1} << 52);
  CHECK(unwrapped_phase_at(half_turn, -0x1p53).turns == -(std::int64_t{1} << 52));
}

TEST_CASE("an angle is never a full turn", "[phase]") {
  CHECK(to_radians({~Uint128{0}}) < 6.283185307179586);
  CHECK(to_radians({~Uint128{0}}) > 6.283185307179584);
  CHECK(to_radians({}) == 0);
  CHECK(to_radians({kQuarterTurn}) == 1.5707963267948966);
}

TEST_CASE("two phases have the sines and cosines that each has alone, bit by bit", "[phase][property]") {
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
