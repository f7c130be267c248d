#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include <posenc/check.h>
#include <posenc/context_sums.h>
#include <posenc/limits.h>

namespace posenc {

/// The longest text for which bases are looked for: some seconds in a worker.
inline constexpr int kMaxSearchedContext = 1 << 17;

/// The distances at which bases failed that a search remembers, and the numbers of where it stands, these included.
inline constexpr std::size_t kMaxFailures = 6;
inline constexpr std::size_t kResumeStateSize = 6 + kMaxFailures;
/// Bases are tried from the length of the text on, below which none can hold for many hands (Su 2024,
/// kexue.fm/archives/10122: at least length / 0.62), up to this many times the length, where all of them do.
inline constexpr double kMaxBasePerLength = 1'000;
inline constexpr double kMaxSums = kMaxPosition - 1;

/// A text, and the head that a base is looked for.
struct ContextBaseSpec {
  double dimensions = 128;
  double length = 4'096;
  double windows = 8;
  double sums = kMaxSums;
  std::vector<double> reached = {};
};

POSENC_SPEC(ContextBaseSpec, "A text, and the rotary head for which a base is looked for.")
POSENC_FIELD(dimensions, even(2, kMaxSummedDimensions))
POSENC_FIELD(length, integer(2, kMaxSearchedContext), "Of the text, so distances are 0 to length - 1.")
POSENC_FIELD(windows, integer(1, 64), "Of bases, that are looked for at most.")
POSENC_FIELD(sums, integer(1, kMaxSums), "The work of this part: it ends after so many sums at one distance, about.")
POSENC_FIELD(reached, array_of(Type::doubles, kResumeStateSize, real(0, kMaxBasePerLength* kMaxSearchedContext)),
             "The place where an earlier part of the same search has ended; empty for the first part.")
POSENC_END

/// By what share a base that is tried exceeds the one before: windows narrower than this may be missed. The longer the
/// text, the narrower they are. Of long texts a finer step is hardly slower: where one base failed, the next one fails.
constexpr double base_step(double length) { return std::clamp(2 / length, 1e-4, 5e-4); }
/// A window so much higher than it starts is narrow no more.
inline constexpr double kWideWindow = 1.25;

/// The windows that one part of a search has found, and where it has ended.
struct RopeBaseWindows {
  std::size_t windows = 0;  ///< at most starts.size()
  bool has_more = false;    ///< whether more parts are to come
  std::array<double, kResumeStateSize> resume_state = {};
};

/// The windows of bases for which no distance within the text has a negative sum of cosines (`fill_context_sums`), the
/// lowest first: starts and ends, each within a millionth of itself. Parts of a search, each of which begins where the
/// one before has ended, find together what one call finds.
///
/// There is no threshold: above the first window lie bases that fail again. So every base of a fine grid is tried. It
/// fails at once where a sum is negative near a distance that has failed the bases before it, and is held against all
/// distances, the longest first, only if not. The search ends with a window that is wide, whose end is then where it
/// was left, or at kMostBaseForLength times the length.
///
/// Precondition: `check(spec)` found nothing; starts and ends have spec.windows numbers.
RopeBaseWindows find_rope_bases(const ContextBaseSpec& spec, std::span<double> starts, std::span<double> ends);

}  // namespace posenc
