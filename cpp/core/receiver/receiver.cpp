#include <posenc/receiver.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include <posenc/dtoa.h>
#include <posenc/limits.h>
#include <posenc/random.h>

namespace posenc {
namespace {

/// The score at a distance from an anchor, and its first two derivatives.
struct Slope {
  double value = 0;
  double first = 0;
  double second = 0;
};

/// Received hands, turned back by the angles of an anchor.
class Turned {
 public:
  Turned(std::span<const SinCos> received, std::span<const Frequency> hands, double anchor)
      : hands_(hands), turned_(received.size()) {
    for (std::size_t k = 0; k < turned_.size(); ++k) {
      const auto [sine, cosine] = sincos(real_phase_at(hands[k].turns_per_position, anchor));
      turned_[k] = {received[k].sine * cosine - received[k].cosine * sine,
                    received[k].sine * sine + received[k].cosine * cosine};
    }
  }

  Slope at(double distance) const {
    Slope slope;
    for (std::size_t k = 0; k < turned_.size(); ++k) {
      const auto [sine, cosine] = sincos(real_phase_at(hands_[k].turns_per_position, distance));
      const double even = turned_[k].cosine * cosine + turned_[k].sine * sine;
      const double odd = turned_[k].sine * cosine - turned_[k].cosine * sine;
      slope.value += even;
      slope.first += hands_[k].omega * odd;
      slope.second -= hands_[k].omega * hands_[k].omega * even;
    }
    return slope;
  }

 private:
  std::span<const Frequency> hands_;
  std::vector<SinCos> turned_;
};

/// The maximum of the score beside a candidate whose neighbours are not higher: between it and the neighbour towards
/// which the score rises. Newton's steps, and halves of the interval where they would leave it.
double refined(const Turned& turned) {
  constexpr double kNearEnough = 1e-12;
  constexpr int kMaxSteps = 60;
  Slope slope = turned.at(0);
  double low = slope.first > 0 ? 0 : -1;
  double high = slope.first > 0 ? 1 : 0;
  double distance = 0;
  for (int step = 0; step < kMaxSteps && slope.first != 0; ++step) {
    (slope.first > 0 ? low : high) = distance;
    const double newton = distance - slope.first / slope.second;
    const bool is_inside = slope.second < 0 && newton > low && newton < high;
    const double next = is_inside ? newton : low + (high - low) / 2;
    const bool is_near_enough = std::abs(next - distance) < kNearEnough;
    distance = next;
    if (is_near_enough) break;
    slope = turned.at(distance);
  }
  return distance;
}

double speed_of_fastest(std::span<const Frequency> hands) {
  double fastest = 0;
  for (const auto& hand : hands) fastest = std::max(fastest, hand.omega);
  return fastest;
}

}  // namespace

std::optional<ValidationError> check_heard(const std::string& heard, double dimensions) {
  const auto hands = static_cast<std::int64_t>(dimensions) / 2;
  const bool is_mask = heard.find_first_not_of("01") == std::string::npos && heard.find('1') != std::string::npos;
  if (is_mask && static_cast<std::int64_t>(heard.size()) <= hands) return std::nullopt;
  constexpr std::size_t kLongest = 40;
  std::string words = "heard must be 1 to ";
  words.append(to_string(hands)).append(" digits 0 or 1 with a 1 among them, got ");
  if (heard.size() > kLongest) {
    words.append("a longer text");
  } else {
    words.append("'").append(heard).append("'");
  }
  return ValidationError{words};
}

std::optional<ValidationError> check(const ReceiverSpec& spec) {
  if (is_in_range(spec, spec.dimensions)) {
    if (auto error = check_heard(spec.heard, spec.dimensions)) return error;
  }
  return check_fields(spec);
}

void fill_received(double position, double sigma, std::uint64_t seed, std::uint64_t trial,
                   std::span<const Frequency> speeds, std::span<SinCos> received) {
  Random noise = Random::stream(seed, trial);
  for (std::size_t k = 0; k < speeds.size(); ++k) {
    const SinCos sent = sincos(real_phase_at(speeds[k].turns_per_position, position));
    received[k].sine = sent.sine + sigma * noise.normal();
    received[k].cosine = sent.cosine + sigma * noise.normal();
  }
}

Receiver::Receiver(std::span<const Frequency> hands, double from, std::size_t count)
    : hands_(hands.begin(), hands.end()),
      from_(from),
      count_(count),
      correlation_(hands, 1),
      scores_(std::min(count, kSearchChunk)) {}

Fix Receiver::fix(std::span<const SinCos> received) {
  double highest = -std::numeric_limits<double>::infinity();
  Fix result;
  for (std::size_t first = 0; first < count_; first += kSearchChunk) {
    const auto scores = std::span(scores_).first(std::min(kSearchChunk, count_ - first));
    const double from = from_ + static_cast<double>(first);
    correlation_.fill(received, from, scores);
    const auto best = std::max_element(scores.begin(), scores.end());
    if (*best > highest) {
      highest = *best;
      result.whole = from + static_cast<double>(best - scores.begin());
    }
  }
  const Turned turned(received, hands_, result.whole);
  result.distance = refined(turned);
  result.whole_score = highest;
  result.score = turned.at(result.distance).value;
  return result;
}

double bound_of(std::span<const Frequency> hands, double sigma) {
  const double fastest = speed_of_fastest(hands);
  double information = 0;  // beside the fastest: squares of speeds may be 0
  for (const auto& hand : hands) information += hand.omega / fastest * (hand.omega / fastest);
  return sigma / (fastest * std::sqrt(information));
}

double half_width_of(std::span<const Frequency> hands) { return std::numbers::pi / speed_of_fastest(hands); }

Reception receive(const ReceiverSpec& spec, std::span<float> code) {
  const auto speeds = pair_frequencies(static_cast<std::size_t>(spec.dimensions), spec.base);
  std::vector<SinCos> received(speeds.size());
  fill_received(spec.position, spec.sigma, static_cast<std::uint64_t>(spec.seed),
                static_cast<std::uint64_t>(spec.trial), speeds, received);
  std::vector<Frequency> hands;
  std::vector<SinCos> heard;
  double squared_column_norm = 0;
  for (std::size_t k = 0; k < speeds.size(); ++k) {
    code[2 * k] = static_cast<float>(received[k].sine);
    code[2 * k + 1] = static_cast<float>(received[k].cosine);
    if (!is_heard(spec.heard, k)) continue;
    hands.push_back(speeds[k]);
    heard.push_back(received[k]);
    squared_column_norm += received[k].sine * received[k].sine + received[k].cosine * received[k].cosine;
  }
  Receiver receiver(hands, spec.search_from, static_cast<std::size_t>(spec.search_count));
  Reception result;
  result.fix = receiver.fix(heard);
  result.error = (result.fix.whole - spec.position) + result.fix.distance;
  result.bound = bound_of(hands, spec.sigma);
  result.half_width = half_width_of(hands);
  result.is_wrong_turn = std::abs(result.error) > result.half_width;
  const double misfit = squared_column_norm + static_cast<double>(hands.size()) - 2 * result.fix.score;
  result.log_likelihood = -misfit / (2 * spec.sigma * spec.sigma);
  return result;
}

}  // namespace posenc
