#include <posenc/correlator/phase_correlator.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include <posenc/numbers/random.h>
#include <posenc/phase/frequency.h>
#include "../catch.h"

using namespace posenc;
using namespace posenc::tests;

namespace {

/// Random received pairs, with dot products from exact phases.
struct ReceivedPairs {
  ReceivedPairs(std::size_t dimensions, double base)
      : frequencies(pair_frequencies(dimensions, base)), pairs(frequencies.size()) {
    Random random(dimensions);
    for (auto& pair : pairs) pair = {random.normal(), random.normal()};
  }

  double direct(double from, double distance) const {
    double sum = 0;
    for (std::size_t k = 0; k < pairs.size(); ++k) {
      const Phase increment = frequencies[k].turns_per_position;
      const auto [sine, cosine] = sincos(real_phase_at(increment, from) + real_phase_at(increment, distance));
      sum += pairs[k].sine * sine + pairs[k].cosine * cosine;
    }
    return sum;
  }

  std::vector<Frequency> frequencies;
  std::vector<SinCos> pairs;
};

}  // namespace

TEST_CASE("correlator scores match direct dot products", "[phase_correlator][property]") {
  for (const std::size_t dimensions : {2u, 4u, 6u, 62u, 512u}) {
    const ReceivedPairs received(dimensions, 10'000);
    double norms = 0;
    for (const SinCos& pair : received.pairs) norms += std::hypot(pair.sine, pair.cosine);
    const double bound = norms * (3e-14 + static_cast<double>(received.pairs.size()) * 0x1p-55);
    for (const double spacing : {1.0, 0.25, 0.001, 2048.0}) {
      PhaseCorrelator correlator(phase_increments(received.frequencies), spacing);
      for (const double from : {0.0, -17.0, 0.7, 1e12}) {
        for (const std::size_t count : {1u, 15u, 16u, 17u, 32u, 33u, 5000u}) {
          std::vector<double> scores(count);
          correlator.fill(received.pairs, from, scores);
          CAPTURE(dimensions, spacing, from, count);
          double largest = 0;
          for (std::size_t k = 0; k<count; k += count> 100 ? 7 : 1) {
            const double direct = received.direct(from, static_cast<double>(k) * spacing);
            largest = std::max(largest, std::abs(scores[k] - direct));
          }
          REQUIRE(largest < bound);
        }
      }
    }
  }
}

TEST_CASE("every chunk starts from exact phases", "[phase_correlator][property]") {
  const ReceivedPairs received(64, 10'000);
  PhaseCorrelator correlator(phase_increments(received.frequencies), 1);
  std::vector<double> all(3 * PhaseCorrelator::kChunk);
  std::vector<double> last(PhaseCorrelator::kChunk);
  correlator.fill(received.pairs, -5, all);
  correlator.fill(received.pairs, 2.0 * PhaseCorrelator::kChunk - 5, last);
  CHECK(std::equal(last.begin(), last.end(), all.end() - static_cast<std::ptrdiff_t>(last.size())));
}
