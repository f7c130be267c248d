#include <posenc/likelihood.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include <posenc/correlation.h>
#include <posenc/limits.h>
#include <posenc/receiver.h>

namespace posenc {
namespace {

/// Scores that are made at a time: they stay in the first cache.
constexpr std::size_t kChunk = 2'048;

/// Some hands and what was received of them.
struct Heard {
  std::vector<Frequency> hands;
  std::vector<SinCos> received;
  std::vector<double> pairs;
};

Heard heard_of(const LikelihoodSpec& spec) {
  const auto speeds = pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base);
  std::vector<SinCos> received(speeds.size());
  fill_received(spec.position, spec.sigma, static_cast<std::uint64_t>(spec.seed),
                static_cast<std::uint64_t>(spec.trial), speeds, received);
  const std::size_t hands = likelihood_shape(spec).hands;
  Heard heard;
  for (std::size_t k = 0; k < speeds.size() && heard.hands.size() < hands; ++k) {
    const std::size_t pair = spec.order == "slow-first" ? speeds.size() - 1 - k : k;
    if (!is_heard(spec.heard, pair)) continue;
    heard.hands.push_back(speeds[pair]);
    heard.received.push_back(received[pair]);
    heard.pairs.push_back(static_cast<double>(pair));
  }
  return heard;
}

/// The stretch of positions that the plot shows.
class Plot {
 public:
  explicit Plot(const LikelihoodSpec& spec) : from_(spec.from), width_(spec.positions / spec.pixels) {
    const bool has_whole_positions = width_ >= 1;  // in every pixel
    first_ = has_whole_positions ? std::ceil(from_) - from_ : width_ / 2;
    spacing_ = has_whole_positions ? 1 : width_;
    // From a little above a whole position the next one is a whole position away, but for what rounding takes: it
    // counts.
    const double whole = std::max(std::ceil(spec.positions - first_), 1.0);
    count_ = static_cast<std::size_t>(has_whole_positions ? whole : spec.pixels);
  }

  /// Fills `row` with (highest score of a pixel + constant) x factor.
  void draw(std::span<const Frequency> hands, std::span<const SinCos> received, double constant, double factor,
            std::span<float> row) const {
    Correlation correlation(hands, spacing_);
    std::vector<double> scores(kChunk);
    std::vector<double> highest(row.size(), kNone);
    std::size_t pixel = 0;
    for (std::size_t first = 0; first < count_; first += kChunk) {
      const auto chunk = std::span(scores).first(std::min(kChunk, count_ - first));
      const double place = first_ + static_cast<double>(first) * spacing_;
      correlation.fill(received, from_ + place, chunk);
      for (std::size_t k = 0; k < chunk.size(); ++k) {
        const double end = width_ * static_cast<double>(pixel + 1);
        if (place + static_cast<double>(k) * spacing_ >= end && pixel + 1 < row.size()) ++pixel;
        highest[pixel] = std::max(highest[pixel], chunk[k]);
      }
    }
    for (std::size_t k = 0; k < row.size(); ++k) {
      // A pixel one position wide may lose it to the next by rounding.
      if (highest[k] == kNone) highest[k] = k > 0 ? highest[k - 1] : highest[k + 1];
      row[k] = static_cast<float>((highest[k] + constant) * factor);
    }
  }

 private:
  static constexpr double kNone = -std::numeric_limits<double>::infinity();

  double from_;
  double width_;      // of a pixel, in positions
  double first_ = 0;  // the first position that is looked at, counted from `from_` as those of pixels are
  double spacing_ = 1;
  std::size_t count_ = 0;
};

}  // namespace

std::optional<ValidationError> check(const LikelihoodSpec& spec) {
  if (is_in_range(spec, spec.dimensions)) {
    if (auto error = check_heard(spec.heard, spec.dimensions)) return error;
  }
  return check_fields(spec);
}

LikelihoodShape likelihood_shape(const LikelihoodSpec& spec) {
  const auto heard = static_cast<std::size_t>(std::count(spec.heard.begin(), spec.heard.end(), '1'));
  const std::size_t hands = std::min(heard, static_cast<std::size_t>(spec.hands));
  return {hands, std::min(hands, static_cast<std::size_t>(spec.rows))};
}

void fill_likelihood(const LikelihoodSpec& spec, const Likelihood& likelihood) {
  const Heard heard = heard_of(spec);
  const Plot plot(spec);
  const double factor = 1 / (spec.sigma * spec.sigma);
  // |y - PE(p)|^2 = |y|^2 + 1 - 2 y . PE(p) for each hand
  const auto constant_of = [](const SinCos& y) { return -(y.sine * y.sine + y.cosine * y.cosine + 1) / 2; };
  double constant = 0;
  for (const auto& y : heard.received) constant += constant_of(y);
  plot.draw(heard.hands, heard.received, constant, factor, likelihood.product);
  for (std::size_t row = 0; row < likelihood.each.rows(); ++row) {
    likelihood.pairs[row] = heard.pairs[row];
    plot.draw(std::span(heard.hands).subspan(row, 1), std::span(heard.received).subspan(row, 1),
              constant_of(heard.received[row]), factor, likelihood.each.row(row));
  }
}

}  // namespace posenc
