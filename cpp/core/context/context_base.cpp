#include <posenc/context_base.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <optional>
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

  /// Nothing when the work has come to `max` sums before that was known: then the next call must ask for the same
  /// base.
  std::optional<bool> holds(double base, double max) {
    sums_ += kSpeeds;
    // Doubles are enough: over these distances they move a sum by 1e-9 at most. Without the tables of log and exp.
    const double step = -std::log1p(base - 1) / static_cast<double>(speeds_.size());
    for (std::size_t pair = 0; pair < speeds_.size(); ++pair) {
      speeds_[pair] = phase_from_turns((std::expm1(step * static_cast<double>(pair)) + 1) / (2 * std::numbers::pi));
    }
    if (unseen_ == 0 && fails_where_others_did()) return false;
    return holds_everywhere(max);
  }

  /// The work so far, in sums of a block.
  double sums() const { return sums_; }

  /// The distances at which others failed, the last that was seen first.
  const std::vector<std::int64_t>& failures() const { return failures_; }

  void remember_last(std::int64_t distance) { failures_.push_back(distance); }

  /// Distances below this one have not been looked at for the base that was asked for last; 0 where all is known of it.
  std::int64_t unseen() const { return unseen_; }

  void look_below(std::int64_t distance) { unseen_ = std::min(distance, length_); }

 private:
  static constexpr std::int64_t kAround = 6;  // a dip is about as wide as a turn of the fastest hand
  // What else there is to do, as so many sums of a block: a sum with exact phases of its own, the speeds of a base, and
  // the cosines and sines with which blocks begin.
  static constexpr double kSumAlone = 32;
  static constexpr double kSpeeds = 32;
  static constexpr double kBlocks = 1'024;

  double sum_at(std::int64_t distance) {
    sums_ += kSumAlone;
    double sum = 0;
    for (const Phase speed : speeds_) sum += sincos(phase_at(speed, distance)).cosine;
    return sum;
  }

  void remember(std::int64_t distance) {
    failures_.insert(failures_.begin(), distance);
    if (failures_.size() > kContextFailures) failures_.pop_back();
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

  std::optional<bool> holds_everywhere(double max) {
    // From the end of the text: the more of the hands have turned away, the more places there are that fail.
    constexpr std::int64_t kBlock = WaveSums::kBlock;
    WaveSums waves(speeds_, 1);
    WaveSums::Block block;
    sums_ += kBlocks;
    const std::int64_t from = unseen_ == 0 ? length_ : unseen_;
    for (std::int64_t begin = (from - 1) / kBlock * kBlock; begin >= 0; begin -= kBlock) {
      waves.fill_block(ones_, zeros_, static_cast<double>(begin) + WaveSums::kHalf, block);
      sums_ += kBlock;
      const auto end = block.begin() + std::min(kBlock, length_ - begin);
      const auto negative = std::find_if(block.begin(), end, [](double sum) { return sum < 0; });
      unseen_ = begin;
      if (negative != end) {
        unseen_ = 0;
        remember(begin + (negative - block.begin()));
        return false;
      }
      if (begin > 0 && sums_ >= max) return std::nullopt;
    }
    return true;
  }

  std::vector<Phase> speeds_;
  std::vector<double> ones_;
  std::vector<double> zeros_;
  std::int64_t length_;
  std::vector<std::int64_t> failures_;
  std::int64_t unseen_ = 0;
  double sums_ = 0;
};

/// The search, which may stop wherever it is.
class Search {
 public:
  Search(const ContextBaseSpec& spec, std::span<double> starts, std::span<double> ends)
      : trial_(spec),
        length_(spec.length),
        most_(kMaxBaseForLength * spec.length),
        ratio_(1 + base_step(spec.length)),
        max_sums_(spec.sums),
        starts_(starts),
        ends_(ends) {
    const auto number = [&reached = spec.reached](std::size_t index) {
      return index < reached.size() ? reached[index] : 0;
    };
    // Who made up what was reached gets windows that are none, and no more.
    const auto base = [&](std::size_t index) {
      return number(index) == 0 ? 0 : std::clamp(number(index), length_, most_);
    };
    base_ = base(0);
    held_ = base_ > 0 && number(1) > 0;
    start_ = std::min(base(2), base_);
    low_ = std::min(base(3), base_);
    high_ = std::min(base(4), base_);
    trial_.look_below(static_cast<std::int64_t>(number(5)));
    for (std::size_t index = kFirstFailure; index < kContextReached; ++index) {
      if (number(index) > 0) trial_.remember_last(static_cast<std::int64_t>(number(index)));
    }
  }

  /// Tries bases until the search ends, or its work. Returns whether there is more to do.
  bool run() {
    while (step()) {
      if (trial_.sums() >= max_sums_) return true;
    }
    return false;
  }

  std::size_t found() const { return found_; }

  std::array<double, kContextReached> reached() const {
    const auto unseen = static_cast<double>(trial_.unseen());
    std::array<double, kContextReached> numbers{base_, held_ ? 1.0 : 0.0, start_, low_, high_, unseen};
    std::copy(trial_.failures().begin(), trial_.failures().end(), numbers.begin() + kFirstFailure);
    return numbers;
  }

 private:
  static constexpr std::size_t kFirstFailure = kContextReached - kContextFailures;

  /// Whether a boundary of those that hold is being looked for, between two bases of which one does.
  bool is_at_edge() const { return low_ > 0 && high_ > low_ * (1 + 1e-6); }

  /// Tries one base more. Returns whether there is more to do.
  bool step() {
    const double next = is_at_edge() ? std::sqrt(low_ * high_) : base_ == 0 ? length_ : base_ * ratio_;
    if (next > most_) {
      if (held_) close(base_);
      return false;
    }
    const std::optional<bool> holds = trial_.holds(next, max_sums_);
    if (!holds) return true;
    if (is_at_edge()) {
      (*holds == held_ ? high_ : low_) = next;
    } else {
      if (*holds != held_) {
        low_ = base_ == 0 ? next : base_;
        high_ = next;
      }
      held_ = *holds;
      base_ = next;
    }
    if (is_at_edge()) return true;
    if (high_ > 0 && held_) start_ = high_;
    if (high_ > 0 && !held_) close(low_);
    low_ = high_ = 0;
    if (found_ == starts_.size()) return false;
    if (!held_ || base_ < kWideWindow * start_) return true;
    close(base_);
    return false;
  }

  void close(double end) {
    starts_[found_] = start_;
    ends_[found_++] = end;
  }

  Trial trial_;
  double length_;
  double most_;
  double ratio_;
  double max_sums_;
  std::span<double> starts_;
  std::span<double> ends_;
  std::size_t found_ = 0;
  double base_ = 0;    // of the grid, that was tried last; 0 before the first one
  bool held_ = false;  // whether it did
  double start_ = 0;   // of the window that it belongs to
  double low_ = 0;     // 0 where no edge is looked for
  double high_ = 0;
};

}  // namespace

ContextBasesFound fill_context_bases(const ContextBaseSpec& spec, std::span<double> starts, std::span<double> ends) {
  Search search(spec, starts, ends);
  const bool goes_on = search.run();
  return {search.found(), goes_on, search.reached()};
}

}  // namespace posenc
