#include <posenc/similarity.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <posenc/frequency.h>
#include <posenc/limits.h>
#include <posenc/number_text.h>
#include <posenc/two_phases.h>

namespace posenc {
namespace {

/// Distances come in spans of 32, each around an anchor half-way between the 16th and the 17th of them.
constexpr std::size_t kReach = 16;

/// The hands of all pairs at one angle each, two and two. An odd last one has a companion whose sine and cosine are 0.
using Row = std::vector<SineCosine2>;

/// Precondition: `row` has room for all pairs.
template <typename PhaseOf>
void point(Row& row, std::span<const Frequency> speeds, PhaseOf phase_of) {
  for (std::size_t k = 0; k < row.size(); ++k) {
    const Turn first = phase_of(speeds[2 * k].per_position);
    const bool has_second = 2 * k + 1 < speeds.size();
    row[k] = sine_cosine(first, has_second ? phase_of(speeds[2 * k + 1].per_position) : Turn{});
    if (!has_second) row[k].sine[1] = row[k].cosine[1] = 0;
  }
}

/// Sums of cos(a - b) and of cos(a + b) over all pairs.
struct Sums {
  double of_difference;
  double of_sum;
};

Sums summed_cosines(const Row& a, const Row& b) {
  Double2 cosines{};
  Double2 sines{};
  for (std::size_t k = 0; k < a.size(); ++k) {
    cosines += a[k].cosine * b[k].cosine;
    sines += a[k].sine * b[k].sine;
  }
  const double cosine_cosine = cosines[0] + cosines[1];
  const double sine_sine = sines[0] + sines[1];
  return {cosine_cosine + sine_sine, cosine_cosine - sine_sine};
}

Turn half_of(Turn turn) { return {turn.fraction / 2}; }

}  // namespace

Reason check(const SimilaritySpec& spec) {
  if (auto reason = check_fields(spec)) return reason;
  return check_most("from + count", spec.from + spec.count, kMaxPosition);
}

void fill_similarity(const SimilaritySpec& spec, std::span<double> products) {
  const auto speeds = frequencies(static_cast<std::size_t>(spec.dimensions), spec.base);
  const std::size_t rows = (speeds.size() + 1) / 2;
  const std::size_t reach = std::min(kReach, (products.size() + 1) / 2);
  std::vector<Row> steps(reach, Row(rows));
  for (std::size_t step = 0; step < reach; ++step) {
    point(steps[step], speeds,
          [=](Turn speed) { return phase_at(speed, static_cast<std::int64_t>(step)) + half_of(speed); });
  }
  Row anchor(rows);
  for (std::size_t first = 0; first < products.size(); first += 2 * reach) {
    const std::size_t middle = first + reach;  // the anchor stands half a position before this distance
    point(anchor, speeds, [&](Turn speed) {
      const Turn of_first = real_phase_at(speed, spec.from) - real_phase_at(speed, spec.position);
      return of_first + phase_at(speed, static_cast<std::int64_t>(middle)) - half_of(speed);
    });
    for (std::size_t step = 0; step < reach; ++step) {
      const Sums sums = summed_cosines(anchor, steps[step]);
      if (middle - 1 - step < products.size()) products[middle - 1 - step] = sums.of_difference;
      if (middle + step < products.size()) products[middle + step] = sums.of_sum;
    }
  }
}

}  // namespace posenc
