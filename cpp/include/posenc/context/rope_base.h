#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include <posenc/context/context_sums.h>
#include <posenc/spec/call.h>
#include <posenc/spec/limits.h>

namespace posenc {

/// Longest context for the base search: some seconds in a worker.
inline constexpr int kMaxSearchedContext = 1 << 17;

/// Recent failing distances kept by a search, and the size of its resume state including them.
inline constexpr std::size_t kMaxFailures = 6;
inline constexpr std::size_t kResumeStateSize = 6 + kMaxFailures;
/// Bases are searched from `length`, below which none works for many pairs (Su 2024, kexue.fm/archives/10122: at least
/// length / 0.62), up to this multiple of it, where all do.
inline constexpr double kMaxBasePerLength = 1'000;
inline constexpr double kMaxSums = kMaxPosition - 1;

/// A context length and the rotary head whose base is to be chosen.
struct ContextBaseSpec {
  double dimensions = 128;
  double length = 4'096;
  double windows = 8;
  double sums = kMaxSums;
  std::vector<double> reached = {};
};

POSENC_SPEC(ContextBaseSpec, "A context length, and the rotary head whose base is to be chosen.")
POSENC_FIELD(dimensions, even(2, kMaxSummedDimensions))
POSENC_FIELD(length, integer(2, kMaxSearchedContext), "Context length, so distances are 0 to length - 1.")
POSENC_FIELD(windows, integer(1, 64), "The maximum number of windows to find.")
POSENC_FIELD(sums, integer(1, kMaxSums), "The work of this part, in evaluated sums, approximately.")
POSENC_FIELD(reached, array_of(Type::doubles, kResumeStateSize, real(0, kMaxBasePerLength* kMaxSearchedContext)),
             "The resume state of the previous part; empty for the first.")
POSENC_END

/// Relative grid step of the search; narrower windows may be missed. Windows get narrower with length, but finer steps
/// are cheap there, since neighbouring bases fail at the same distances.
constexpr double base_step(double length) { return std::clamp(2 / length, 1e-4, 5e-4); }
/// A window that spans this ratio counts as open-ended.
inline constexpr double kWideWindow = 1.25;

/// Room for the windows to find.
struct RopeBases {
  std::span<double> starts;  ///< (windows)
  std::span<double> ends;    ///< (windows)
};

/// The windows found by one part of a search, and its resume state.
struct RopeBaseWindows {
  std::size_t windows = 0;  ///< at most starts.size()
  bool has_more = false;    ///< whether to call again with `resume_state`
  std::array<double, kResumeStateSize> resume_state = {};

  /// The resume state for the next part; empty if the search has ended.
  std::span<const double> reached() const { return std::span(resume_state).first(has_more ? kResumeStateSize : 0); }
};

/// Finds the windows of bases for which no distance in the context has a negative sum of cosines (`fill_context_sums`),
/// in increasing order; both ends within 1e-6 relative. Resumed parts find together what one call finds.
///
/// There is no threshold: bases above the first window fail again. Every base of a fine grid is tried: first near
/// recent failing distances, then, if these pass, at all distances from the longest down. The search ends at a window
/// wider than kWideWindow, whose end is then the last base tried, or at kMaxBasePerLength times the length.
///
/// Precondition: `spec` is valid.
RopeBaseWindows find_rope_bases(const ContextBaseSpec& spec, const RopeBases& result);

POSENC_CALL(ContextBase, find_rope_bases,
            "The windows of RoPE bases for which no distance in the context has a negative sum of cosines.")
POSENC_WORKSPACE(1 << 18)  // as for `contextSums`
POSENC_RESULT("ContextBases", "Windows of bases; the first starts at the smallest base without a negative sum.")
POSENC_ARRAY(nullptr, arrays.starts, (spec.windows))
POSENC_ARRAY(nullptr, arrays.ends, (spec.windows))
POSENC_VALUE("starts", arrays.starts.first(values.windows),
             "Starts of the windows of bases without a negative sum, in increasing order; at most `windows`.")
POSENC_VALUE("ends", arrays.ends.first(values.windows),
             "Ends of the windows: the base above which bases fail; for an open-ended last window the last base tried.")
POSENC_VALUE("reached", values.reached(),
             "The resume state for the next part of the search; empty if the search has ended.")
POSENC_END

}  // namespace posenc
