#include <posenc/bias/position_bias.h>

#include "../catch.h"

using namespace posenc;

TEST_CASE("the slopes of ALiBi are those of the reference code", "[bias]") {
  CHECK(alibi_slope(0, 8) == 0.5);
  CHECK(alibi_slope(7, 8) == 0.00390625);
  CHECK(alibi_slope(7, 12) == 0.00390625);
  CHECK(alibi_slope(8, 12) == Approx(0.70710678));  // the paper's rule would give 2^(-9 * 8 / 12)
  CHECK(alibi_slope(11, 12) == Approx(0.08838835));
  CHECK(alibi_slope(16, 20) == Approx(0.84089642));
  CHECK(alibi_slope(19, 20) == Approx(0.29730178));
}

TEST_CASE("the buckets of T5 are those of the reference code", "[bias]") {
  const auto encoder = [](int distance) { return t5_bucket(distance, false, 32, 128); };
  const auto decoder = [](int distance) { return t5_bucket(distance, true, 32, 128); };
  CHECK(encoder(-200) == 15);
  CHECK(encoder(-91) == 15);
  CHECK(encoder(-90) == 14);
  CHECK(encoder(-8) == 8);
  CHECK(encoder(-1) == 1);
  CHECK(encoder(0) == 0);
  CHECK(encoder(1) == 17);
  CHECK(encoder(8) == 24);
  CHECK(encoder(91) == 31);
  CHECK(decoder(-113) == 31);
  CHECK(decoder(-112) == 30);
  CHECK(decoder(-16) == 16);
  CHECK(decoder(5) == 0);
}
