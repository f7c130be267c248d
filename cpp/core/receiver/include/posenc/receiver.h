#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include <posenc/check.h>
#include <posenc/frequency.h>
#include <posenc/phase_correlator.h>

namespace posenc {

/// A code that arrives with noise, and the search for the position that it belongs to.
///
/// This is ranging by many carrier phases: every hand tells the position within its period, exactly or coarsely, and
/// all of them together tell which turn it is.
struct ReceiverSpec {
  double position = 137;
  double sigma = 0.3;
  double seed = 1;
  double trial = 0;
  double dimensions = 64;
  double base = 10'000;
  std::string heard = std::string(32, '1');
  double search_from = 0;
  double search_count = 1'024;
};

POSENC_SPEC(ReceiverSpec,
            "A code that arrives with noise, and the search for its position. The noise depends on seed and trial "
            "alone, whichever hands are heard.")
POSENC_FIELD(position, kRealPosition, "The hidden position.")
POSENC_FIELD(sigma, real(kMinSigma, kMaxSigma), "Standard deviation of the noise on every number.")
POSENC_FIELD(seed, kAnySeed, "Of the noise.")
POSENC_FIELD(trial, integer(0, kMaxFirstTrial + kMaxTrials),
             "The number of the noise for this seed: \"receive again\" counts it up.")
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(heard, text_up_to(kMaxDimensions / 2),
             "A digit for each hand, the fastest first: 1 for a hand that is heard, 0 or no digit for one that is not; "
             "one 1 at least.")
POSENC_FIELD(search_from, integer(-kMaxPosition, kMaxPosition - kMaxCandidates),
             "The first whole position that is tried.")
POSENC_FIELD(search_count, integer(1, kMaxCandidates),
             "The number of positions that are tried. A search is as good as several parts of it that begin at "
             "multiples of 2,048 after its beginning: the one with the largest wholeScore, or the first of equal "
             "ones, has the same fix.")
POSENC_END

std::optional<ValidationError> check(const ReceiverSpec& spec);

/// `heard`, for so many dimensions.
std::optional<ValidationError> validate_mask(const std::string& active, double dimensions);

inline bool is_active(const std::string& active, std::size_t pair) {
  return pair < active.size() && active[pair] == '1';
}

/// y = PE(position) + n with n from N(0, sigma^2), sine and cosine of every hand, heard or not. The noise of a trial
/// depends on the seed and the trial alone, and is multiplied by sigma. Precondition: `received` has a place for each.
void fill_received(double position, double sigma, std::uint64_t seed, std::uint64_t trial,
                   std::span<const Frequency> frequencies, std::span<SinCos> received);

/// The result of a receiver that looked for the position of a code.
struct Fix {
  double integer_part = 0;   ///< the candidate of maximum likelihood; of equal ones the first
  double integer_score = 0;  ///< y . PE(whole), over the hands that are heard, as the search finds it
  double offset = 0;         ///< from there to the top between whole positions: -1 to 1
  double score = 0;          ///< y . PE(position()), over the hands that are heard

  double position() const { return integer_part + offset; }
};

/// Finds positions from received codes: hands of fixed speeds, candidates from, from + 1, ...
///
/// Since all codes have the same length, the likelihood is largest where y . PE(p) is. Every candidate is tried
/// (correlation.h), so the fix is the true maximum, never a lesser peak. Then Newton's method, kept within the half of
/// [whole - 1, whole + 1] in which the score rises from `whole`, finds the top between whole positions to 1e-12.
///
/// Scores are made chunk by chunk, each from exact phases. So a search in parts that begin where chunks do gives the
/// very numbers of the whole search: the part with the largest `whole_score`, of equal ones the first, has its fix.
class Receiver {
 public:
  /// Precondition: there is a hand, and 1 <= count <= kMaxCandidates.
  Receiver(std::span<const Frequency> frequencies, double from, std::size_t count);

  Fix fix(std::span<const SinCos> received);

 private:
  std::vector<Frequency> frequencies_;
  double from_;
  std::size_t count_;
  PhaseCorrelator correlator_;
  std::vector<double> scores_;
};

/// The number of candidates in a chunk of the search: their scores stay in the first cache.
inline constexpr std::size_t kSearchChunk = 2'048;

/// sigma / sqrt(sum of omega^2) over the hands: no unbiased estimate of a real position has a smaller standard
/// deviation, wrong turns aside (Cramér-Rao). Infinity beyond the largest double.
double cramer_rao_bound(std::span<const Frequency> frequencies, double sigma);

/// Half the period of the fastest hand, the half-width of the likelihood's peaks: a fix that is off by more puts this
/// hand into a wrong turn. 3.14 positions when all are heard, so whole positions are wrong from 4 on.
double half_period(std::span<const Frequency> frequencies);

struct Reception {
  Fix fix;
  double error = 0;            ///< of the refined fix: fix.position() - position
  double bound = 0;            ///< as above, over the hands that are heard
  double half_period = 0;      ///< as above, of the fastest hand that is heard
  bool is_cycle_slip = false;  ///< |error| > half_width
  double log_likelihood = 0;   ///< at the fix: -|y - PE(fix)|^2 / (2 sigma^2), over the hands that are heard
};

/// Fills `code` (dimensions) with the received numbers, interleaved, and finds the position by those that are heard.
/// 1,024 candidates of 256 hands take about 0.1 ms, 10^6 some 60 ms. Precondition: `check(spec)` found nothing.
Reception receive(const ReceiverSpec& spec, std::span<float> code);

}  // namespace posenc
