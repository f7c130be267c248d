#include <posenc/receiver/receiver.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include <posenc/numbers/random.h>
#include <posenc/spec/dtoa.h>
#include <posenc/spec/limits.h>

namespace posenc {
namespace {

/// The score at an offset from an anchor, and its first two derivatives.
struct ScoreDerivatives {
  double value = 0;
  double first = 0;
  double second = 0;
};

/// The received code, rotated back by the angles of an anchor.
class RotatedSignal {
 public:
  RotatedSignal(std::span<const SinCos> received, std::span<const Frequency> frequencies, double anchor)
      : frequencies_(frequencies), rotated_(received.size()) {
    for (std::size_t k = 0; k < rotated_.size(); ++k) {
      const auto [sine, cosine] = sincos(real_phase_at(frequencies[k].turns_per_position, anchor));
      rotated_[k] = {received[k].sine * cosine - received[k].cosine * sine,
                     received[k].sine * sine + received[k].cosine * cosine};
    }
  }

  ScoreDerivatives at(double offset) const {
    ScoreDerivatives derivatives;
    for (std::size_t k = 0; k < rotated_.size(); ++k) {
      const auto [sine, cosine] = sincos(real_phase_at(frequencies_[k].turns_per_position, offset));
      const double even = rotated_[k].cosine * cosine + rotated_[k].sine * sine;
      const double odd = rotated_[k].sine * cosine - rotated_[k].cosine * sine;
      derivatives.value += even;
      derivatives.first += frequencies_[k].omega * odd;
      derivatives.second -= frequencies_[k].omega * frequencies_[k].omega * even;
    }
    return derivatives;
  }

 private:
  std::span<const Frequency> frequencies_;
  std::vector<SinCos> rotated_;
};

/// Maximises the score between a candidate and the neighbour towards which it increases. Newton steps, with bisection
/// where they leave the bracket.
double newton_refine(const RotatedSignal& rotated) {
  constexpr double kTolerance = 1e-12;
  constexpr int kMaxSteps = 60;
  ScoreDerivatives derivatives = rotated.at(0);
  double low = derivatives.first > 0 ? 0 : -1;
  double high = derivatives.first > 0 ? 1 : 0;
  double offset = 0;
  for (int step = 0; step < kMaxSteps && derivatives.first != 0; ++step) {
    (derivatives.first > 0 ? low : high) = offset;
    const double newton = offset - derivatives.first / derivatives.second;
    const bool is_inside = derivatives.second < 0 && newton > low && newton < high;
    const double next = is_inside ? newton : low + (high - low) / 2;
    const bool has_converged = std::abs(next - offset) < kTolerance;
    offset = next;
    if (has_converged) break;
    derivatives = rotated.at(offset);
  }
  return offset;
}

double max_omega(std::span<const Frequency> frequencies) {
  double max = 0;
  for (const auto& frequency : frequencies) max = std::max(max, frequency.omega);
  return max;
}

}  // namespace

std::optional<ValidationError> validate_mask(const std::string& mask, double dimensions) {
  const auto pairs = static_cast<std::int64_t>(dimensions) / 2;
  const bool is_mask = mask.find_first_not_of("01") == std::string::npos && mask.find('1') != std::string::npos;
  if (is_mask && static_cast<std::int64_t>(mask.size()) <= pairs) return std::nullopt;
  constexpr std::size_t kMaxLength = 40;
  std::string message = "heard must be 1 to ";
  message.append(to_string(pairs)).append(" digits 0 or 1 with a 1 among them, got ");
  if (mask.size() > kMaxLength) {
    message.append("a longer text");
  } else {
    message.append("'").append(mask).append("'");
  }
  return ValidationError{message};
}

std::optional<ValidationError> check(const ReceiverSpec& spec) {
  if (is_in_range(spec, spec.dimensions)) {
    if (auto error = validate_mask(spec.heard, spec.dimensions)) return error;
  }
  return check_fields(spec);
}

void fill_received(double position, double sigma, std::uint64_t seed, std::uint64_t trial,
                   std::span<const Frequency> frequencies, std::span<SinCos> received) {
  Random noise = Random::stream(seed, trial);
  for (std::size_t k = 0; k < frequencies.size(); ++k) {
    const SinCos clean = sincos(real_phase_at(frequencies[k].turns_per_position, position));
    received[k].sine = clean.sine + sigma * noise.normal();
    received[k].cosine = clean.cosine + sigma * noise.normal();
  }
}

Receiver::Receiver(std::span<const Frequency> frequencies, double from, std::size_t count)
    : frequencies_(frequencies.begin(), frequencies.end()),
      from_(from),
      count_(count),
      correlator_(phase_increments(frequencies), 1),
      scores_(std::min(count, PhaseCorrelator::kChunk)) {}

Fix Receiver::fix(std::span<const SinCos> received) {
  double best_score = -std::numeric_limits<double>::infinity();
  Fix result;
  for (std::size_t first = 0; first < count_; first += PhaseCorrelator::kChunk) {
    const auto scores = std::span(scores_).first(std::min(PhaseCorrelator::kChunk, count_ - first));
    const double from = from_ + static_cast<double>(first);
    correlator_.fill(received, from, scores);
    const auto best = std::max_element(scores.begin(), scores.end());
    if (*best > best_score) {
      best_score = *best;
      result.integer_part = from + static_cast<double>(best - scores.begin());
    }
  }
  const RotatedSignal rotated(received, frequencies_, result.integer_part);
  result.offset = newton_refine(rotated);
  result.integer_score = best_score;
  result.score = rotated.at(result.offset).value;
  return result;
}

double cramer_rao_bound(std::span<const Frequency> frequencies, double sigma) {
  const double max = max_omega(frequencies);
  double relative_information = 0;  // relative to the fastest, since omega^2 may underflow
  for (const auto& frequency : frequencies) relative_information += frequency.omega / max * (frequency.omega / max);
  return sigma / (max * std::sqrt(relative_information));
}

double half_period(std::span<const Frequency> frequencies) { return std::numbers::pi / max_omega(frequencies); }

Reception receive(const ReceiverSpec& spec, std::span<float> code) {
  const auto frequencies = pair_frequencies(to_size(spec.dimensions), spec.base);
  std::vector<SinCos> received(frequencies.size());
  fill_received(spec.position, spec.sigma, static_cast<std::uint64_t>(spec.seed),
                static_cast<std::uint64_t>(spec.trial), frequencies, received);
  std::vector<Frequency> active_frequencies;
  std::vector<SinCos> active;
  double squared_norm = 0;
  for (std::size_t k = 0; k < frequencies.size(); ++k) {
    code[2 * k] = static_cast<float>(received[k].sine);
    code[2 * k + 1] = static_cast<float>(received[k].cosine);
    if (!is_active(spec.heard, k)) continue;
    active_frequencies.push_back(frequencies[k]);
    active.push_back(received[k]);
    squared_norm += received[k].sine * received[k].sine + received[k].cosine * received[k].cosine;
  }
  Receiver receiver(active_frequencies, spec.search_from, to_size(spec.search_count));
  Reception result;
  result.fix = receiver.fix(active);
  result.error = (result.fix.integer_part - spec.position) + result.fix.offset;
  result.bound = cramer_rao_bound(active_frequencies, spec.sigma);
  result.half_period = half_period(active_frequencies);
  result.is_cycle_slip = std::abs(result.error) > result.half_period;
  const double squared_distance = squared_norm + static_cast<double>(active_frequencies.size()) - 2 * result.fix.score;
  result.log_likelihood = -squared_distance / (2 * spec.sigma * spec.sigma);
  return result;
}

}  // namespace posenc
