#include <posenc/context_base.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <vector>

#include <posenc/phase.h>
#include "wave_sums.h"

namespace posenc {
namespace {

/// Tells whether a base holds over a text, and remembers where others failed.
class Trial {
 public:
  explicit Trial(const ContextBaseSpec& spec)
      : speeds_(static_cast<std::size_t>(spec.dimensions) / 2),
        ones_(speeds_.size(), 1),
        zeros_(speeds_.size(), 0),
        length_(static_cast<std::int64_t>(spec.length)) {}

  bool holds(double base) {
    // Doubles are enough: over these distances they move a sum by 1e-9 at most. Without the tables of log and exp.
    const double step = -std::log1p(base - 1) / static_cast<double>(speeds_.size());
    for (std::size_t pair = 0; pair < speeds_.size(); ++pair) {
      speeds_[pair] = phase_of((std::expm1(step * static_cast<double>(pair)) + 1) / (2 * std::numbers::pi));
    }
    return !fails_where_others_did() && holds_everywhere();
  }

 private:
  static constexpr std::int64_t kAround = 6;  // a dip is about as wide as a turn of the fastest hand
  static constexpr std::size_t kRemembered = 6;

  double sum_at(std::int64_t distance) const {
    double sum = 0;
    for (const Turn speed : speeds_) sum += sine_cosine(phase_at(speed, distance)).cosine;
    return sum;
  }

  void remember(std::int64_t distance) {
    failures_.insert(failures_.begin(), distance);
    if (failures_.size() > kRemembered) failures_.pop_back();
  }

  bool fails_where_others_did() {
    for (std::size_t index = 0; index < failures_.size(); ++index) {
      for (std::int64_t away = 0; away <= kAround; ++away) {
        for (const std::int64_t distance : {failures_[index] - away, failures_[index] + away}) {
          if (distance < 0 || distance >= length_ || sum_at(distance) >= 0) continue;
          failures_.erase(failures_.begin() + static_cast<std::ptrdiff_t>(index));
          remember(distance);
          return true;
        }
      }
    }
    return false;
  }

  bool holds_everywhere() {
    // From the end of the text: the more of the hands have turned away, the more places there are that fail.
    constexpr std::int64_t kBlock = WaveSums::kBlock;
    WaveSums waves(speeds_, 1);
    WaveSums::Block block;
    for (std::int64_t begin = (length_ - 1) / kBlock * kBlock; begin >= 0; begin -= kBlock) {
      waves.fill_block(ones_, zeros_, static_cast<double>(begin) + WaveSums::kHalf, block);
      const auto end = block.begin() + std::min(kBlock, length_ - begin);
      const auto negative = std::find_if(block.begin(), end, [](double sum) { return sum < 0; });
      if (negative == end) continue;
      remember(begin + (negative - block.begin()));
      return false;
    }
    return true;
  }

  std::vector<Turn> speeds_;
  std::vector<double> ones_;
  std::vector<double> zeros_;
  std::int64_t length_;
  std::vector<std::int64_t> failures_;  // distances with a negative sum, the last that was seen first
};

/// The boundary, between two bases, of those that hold.
double edge(Trial& trial, double from, double to, bool holds_at_to) {
  while (to > from * (1 + 1e-6)) {
    const double middle = std::sqrt(from * to);
    (trial.holds(middle) == holds_at_to ? to : from) = middle;
  }
  return holds_at_to ? to : from;
}

}  // namespace

std::size_t fill_context_bases(const ContextBaseSpec& spec, std::span<double> starts, std::span<double> ends) {
  Trial trial(spec);
  const double most = kMostBaseForLength * spec.length;
  std::size_t found = 0;
  bool held = false;
  const double ratio = 1 + base_step(spec.length);
  double before = spec.length;
  for (double base = spec.length; base <= most; before = base, base *= ratio) {
    const bool holds = trial.holds(base);
    if (holds && !held) starts[found] = edge(trial, before, base, true);
    if (!holds && held) ends[found++] = edge(trial, before, base, false);
    held = holds;
    if (found == starts.size()) return found;
    if (held) ends[found] = base;
    if (held && base >= kWideWindow * starts[found]) break;
  }
  return held ? found + 1 : found;
}

}  // namespace posenc
