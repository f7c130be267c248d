#include <posenc/receiver/likelihood.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include <posenc/correlator/phase_correlator.h>
#include <posenc/receiver/receiver.h>
#include <posenc/spec/limits.h>

namespace posenc {
namespace {

/// The active pairs and their received values.
struct ActivePairs {
  std::vector<Frequency> frequencies;
  std::vector<SinCos> received;
  std::vector<double> pairs;
};

ActivePairs receive_active(const LikelihoodSpec& spec) {
  const auto frequencies = pair_frequencies(to_size(spec.dimensions), spec.base);
  std::vector<SinCos> received(frequencies.size());
  fill_received(spec.position, spec.sigma, static_cast<std::uint64_t>(spec.seed),
                static_cast<std::uint64_t>(spec.trial), frequencies, received);
  const std::size_t count = likelihood_shape(spec).pairs;
  ActivePairs active;
  for (std::size_t k = 0; k < frequencies.size() && active.frequencies.size() < count; ++k) {
    const std::size_t pair = spec.order == "slow-first" ? frequencies.size() - 1 - k : k;
    if (!is_active(spec.heard, pair)) continue;
    active.frequencies.push_back(frequencies[pair]);
    active.received.push_back(received[pair]);
    active.pairs.push_back(static_cast<double>(pair));
  }
  return active;
}

/// Maps positions to the pixels of the plot.
class Plot {
 public:
  explicit Plot(const LikelihoodSpec& spec) : from_(spec.from), width_(spec.positions / spec.pixels) {
    const bool has_integer_positions = width_ >= 1;  // per pixel
    first_ = has_integer_positions ? std::ceil(from_) - from_ : width_ / 2;
    spacing_ = has_integer_positions ? 1 : width_;
    // Rounding may put the last integer exactly at the end; it counts.
    const double count = std::max(std::ceil(spec.positions - first_), 1.0);
    count_ = static_cast<std::size_t>(has_integer_positions ? count : spec.pixels);
  }

  /// row = (highest score of each pixel + constant) x factor.
  void draw(std::span<const Frequency> frequencies, std::span<const SinCos> received, double constant, double factor,
            std::span<float> row) const {
    PhaseCorrelator correlator(phase_increments(frequencies), spacing_);
    constexpr std::size_t kChunk = PhaseCorrelator::kChunk;
    std::vector<double> scores(kChunk);
    std::vector<double> best_score(row.size(), kNoScore);
    std::size_t pixel = 0;
    for (std::size_t first = 0; first < count_; first += kChunk) {
      const auto chunk = std::span(scores).first(std::min(kChunk, count_ - first));
      const double offset = first_ + static_cast<double>(first) * spacing_;
      correlator.fill(received, from_ + offset, chunk);
      for (std::size_t k = 0; k < chunk.size(); ++k) {
        const double end = width_ * static_cast<double>(pixel + 1);
        if (offset + static_cast<double>(k) * spacing_ >= end && pixel + 1 < row.size()) ++pixel;
        best_score[pixel] = std::max(best_score[pixel], chunk[k]);
      }
    }
    for (std::size_t k = 0; k < row.size(); ++k) {
      // A pixel one position wide may lose it to the next by rounding.
      if (best_score[k] == kNoScore) best_score[k] = k > 0 ? best_score[k - 1] : best_score[k + 1];
      row[k] = static_cast<float>((best_score[k] + constant) * factor);
    }
  }

 private:
  static constexpr double kNoScore = -std::numeric_limits<double>::infinity();

  double from_;
  double width_;      // of a pixel, in positions
  double first_ = 0;  // the first evaluated position, relative to `from_`
  double spacing_ = 1;
  std::size_t count_ = 0;
};

}  // namespace

std::optional<ValidationError> check(const LikelihoodSpec& spec) {
  if (is_in_range(spec, spec.dimensions)) {
    if (auto error = validate_mask(spec.heard, spec.dimensions)) return error;
  }
  return check_fields(spec);
}

LikelihoodShape likelihood_shape(const LikelihoodSpec& spec) {
  const auto active = static_cast<std::size_t>(std::count(spec.heard.begin(), spec.heard.end(), '1'));
  const std::size_t pairs = std::min(active, to_size(spec.hands));
  return {pairs, std::min(pairs, to_size(spec.rows))};
}

void fill_likelihood(const LikelihoodSpec& spec, const Likelihood& likelihood) {
  const ActivePairs active = receive_active(spec);
  const Plot plot(spec);
  const double factor = 1 / (spec.sigma * spec.sigma);
  // |y - PE(p)|^2 = |y|^2 + 1 - 2 y . PE(p) per pair.
  const auto constant_of = [](const SinCos& y) { return -(y.sine * y.sine + y.cosine * y.cosine + 1) / 2; };
  double constant = 0;
  for (const auto& y : active.received) constant += constant_of(y);
  plot.draw(active.frequencies, active.received, constant, factor, likelihood.product);
  for (std::size_t row = 0; row < likelihood.rows.rows(); ++row) {
    likelihood.pairs[row] = active.pairs[row];
    plot.draw(std::span(active.frequencies).subspan(row, 1), std::span(active.received).subspan(row, 1),
              constant_of(active.received[row]), factor, likelihood.rows.row(row));
  }
}

}  // namespace posenc
