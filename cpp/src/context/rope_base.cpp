#include <posenc/context/rope_base.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <optional>
#include <vector>

#include <posenc/correlator/phase_correlator.h>

namespace posenc {
namespace {

/// Tests bases, and remembers the distances at which others failed.
class BaseTest {
 public:
  explicit BaseTest(const ContextBaseSpec& spec)
      : increments_(to_size(spec.dimensions) / 2),
        code_(increments_.size()),
        length_(static_cast<std::int64_t>(spec.length)) {}

  /// nullopt if the work reaches `max` before the result is known; then call again with the same base.
  std::optional<bool> is_nonnegative(double base, double max) {
    work_ += kFrequenciesCost;
    // Doubles suffice: the error of a sum is below 1e-9 at these distances. log1p and expm1 need no tables.
    const double step = -std::log1p(base - 1) / static_cast<double>(increments_.size());
    for (std::size_t pair = 0; pair < increments_.size(); ++pair) {
      increments_[pair] = phase_from_turns((std::expm1(step * static_cast<double>(pair)) + 1) / (2 * std::numbers::pi));
    }
    if (unchecked_ == 0 && fails_near_known_failures()) return false;
    return is_nonnegative_everywhere(max);
  }

  /// Work done so far, counted in evaluated sums.
  double work() const { return work_; }

  /// Distances of failures, the most recent first.
  const std::vector<std::int64_t>& failures() const { return failures_; }

  void append_failure(std::int64_t distance) { failures_.push_back(distance); }

  /// Distances below this are unchecked for the current base; 0 if its result is known.
  std::int64_t unchecked() const { return unchecked_; }

  void resume_below(std::int64_t distance) { unchecked_ = std::min(distance, length_); }

 private:
  static constexpr std::int64_t kFailureRadius = 6;  // about the period of the fastest pair
  // Costs in units of one sum of a block: a single sum from exact phases, the frequencies of a base, and the setup of
  // blocks.
  static constexpr double kSingleSumCost = 32;
  static constexpr double kFrequenciesCost = 32;
  static constexpr double kSetupCost = 1'024;

  double sum_at(std::int64_t distance) {
    work_ += kSingleSumCost;
    double sum = 0;
    for (const Phase increment : increments_) sum += sincos(phase_at(increment, distance)).cosine;
    return sum;
  }

  void add_failure(std::int64_t distance) {
    failures_.insert(failures_.begin(), distance);
    if (failures_.size() > kMaxFailures) failures_.pop_back();
  }

  bool fails_near_known_failures() {
    for (std::size_t index = 0; index < failures_.size(); ++index) {
      for (std::int64_t offset = 0; offset <= kFailureRadius; ++offset) {
        for (const std::int64_t distance : {failures_[index] - offset, failures_[index] + offset}) {
          if (distance < 0 || distance >= length_ || sum_at(distance) >= 0) continue;
          failures_.erase(failures_.begin() + static_cast<std::ptrdiff_t>(index));
          add_failure(distance);
          return true;
        }
      }
    }
    return false;
  }

  std::optional<bool> is_nonnegative_everywhere(double max) {
    // From the longest distance down: the more pairs have decohered, the more distances fail.
    constexpr std::int64_t kBlock = 64;
    PhaseCorrelator correlator(increments_, 1);
    std::array<double, kBlock> block;
    work_ += kSetupCost;
    const std::int64_t from = unchecked_ == 0 ? length_ : unchecked_;
    for (std::int64_t begin = (from - 1) / kBlock * kBlock; begin >= 0; begin -= kBlock) {
      correlator.fill(code_, static_cast<double>(begin), block);
      work_ += kBlock;
      const auto end = block.begin() + std::min(kBlock, length_ - begin);
      const auto negative = std::find_if(block.begin(), end, [](double sum) { return sum < 0; });
      unchecked_ = begin;
      if (negative != end) {
        unchecked_ = 0;
        add_failure(begin + (negative - block.begin()));
        return false;
      }
      if (begin > 0 && work_ >= max) return std::nullopt;
    }
    return true;
  }

  std::vector<Phase> increments_;
  std::vector<SinCos> code_;  // PE(0)
  std::int64_t length_;
  std::vector<std::int64_t> failures_;
  std::int64_t unchecked_ = 0;
  double work_ = 0;
};

/// A resumable search.
class Search {
 public:
  Search(const ContextBaseSpec& spec, std::span<double> starts, std::span<double> ends)
      : test_(spec),
        length_(spec.length),
        max_base_(kMaxBasePerLength * spec.length),
        ratio_(1 + base_step(spec.length)),
        max_sums_(spec.sums),
        starts_(starts),
        ends_(ends) {
    const auto number = [&resume_state = spec.reached](std::size_t index) {
      return index < resume_state.size() ? resume_state[index] : 0;
    };
    // A forged resume state yields meaningless windows, but is memory-safe.
    const auto base = [&](std::size_t index) {
      return number(index) == 0 ? 0 : std::clamp(number(index), length_, max_base_);
    };
    base_ = base(0);
    was_nonnegative_ = base_ > 0 && number(1) > 0;
    start_ = std::min(base(2), base_);
    low_ = std::min(base(3), base_);
    high_ = std::min(base(4), base_);
    test_.resume_below(static_cast<std::int64_t>(number(5)));
    for (std::size_t index = kFirstFailure; index < kResumeStateSize; ++index) {
      if (number(index) > 0) test_.append_failure(static_cast<std::int64_t>(number(index)));
    }
  }

  /// Tries bases until the search or its work budget ends. Returns whether there is more to do.
  bool run() {
    while (step()) {
      if (test_.work() >= max_sums_) return true;
    }
    return false;
  }

  std::size_t window_count() const { return window_count_; }

  std::array<double, kResumeStateSize> resume_state() const {
    const auto unchecked = static_cast<double>(test_.unchecked());
    std::array<double, kResumeStateSize> numbers{base_, was_nonnegative_ ? 1.0 : 0.0, start_, low_, high_, unchecked};
    std::copy(test_.failures().begin(), test_.failures().end(), numbers.begin() + kFirstFailure);
    return numbers;
  }

 private:
  static constexpr std::size_t kFirstFailure = kResumeStateSize - kMaxFailures;

  /// Whether a window boundary is being bisected between two bases.
  bool is_bisecting() const { return low_ > 0 && high_ > low_ * (1 + 1e-6); }

  /// Tries one more base. Returns whether there is more to do.
  bool step() {
    const double next = is_bisecting() ? std::sqrt(low_ * high_) : base_ == 0 ? length_ : base_ * ratio_;
    if (next > max_base_) {
      if (was_nonnegative_) close(base_);
      return false;
    }
    const std::optional<bool> is_nonnegative = test_.is_nonnegative(next, max_sums_);
    if (!is_nonnegative) return true;
    if (is_bisecting()) {
      (*is_nonnegative == was_nonnegative_ ? high_ : low_) = next;
    } else {
      if (*is_nonnegative != was_nonnegative_) {
        low_ = base_ == 0 ? next : base_;
        high_ = next;
      }
      was_nonnegative_ = *is_nonnegative;
      base_ = next;
    }
    if (is_bisecting()) return true;
    if (high_ > 0 && was_nonnegative_) start_ = high_;
    if (high_ > 0 && !was_nonnegative_) close(low_);
    low_ = high_ = 0;
    if (window_count_ == starts_.size()) return false;
    if (!was_nonnegative_ || base_ < kWideWindow * start_) return true;
    close(base_);
    return false;
  }

  void close(double end) {
    starts_[window_count_] = start_;
    ends_[window_count_++] = end;
  }

  BaseTest test_;
  double length_;
  double max_base_;
  double ratio_;
  double max_sums_;
  std::span<double> starts_;
  std::span<double> ends_;
  std::size_t window_count_ = 0;
  double base_ = 0;               // last base of the grid; 0 before the first
  bool was_nonnegative_ = false;  // its result
  double start_ = 0;              // of its window
  double low_ = 0;                // bisection bracket; 0 if none
  double high_ = 0;
};

}  // namespace

RopeBaseWindows find_rope_bases(const ContextBaseSpec& spec, const RopeBases& result) {
  Search search(spec, result.starts, result.ends);
  const bool has_more = search.run();
  return {search.window_count(), has_more, search.resume_state()};
}

}  // namespace posenc
