// Longer contexts: angle coverage, the RoPE base for a length, and extrapolation of fitted scores.

#include <emscripten/bind.h>

#include <algorithm>
#include <cmath>

#include <posenc/angle_coverage.h>
#include <posenc/context_sums.h>
#include <posenc/fitted_scores.h>
#include <posenc/rope_base.h>
#include "call.h"
#include "storage.h"

namespace posenc::bindings {
namespace {

using emscripten::val;

Storage<double> seen_storage;
val seen_angles(const SeenAnglesSpec& spec) {
  const std::size_t pairs = spec.frequencies.size();
  if (!seen_storage.resize(5 * pairs)) return out_of_memory();
  const auto part = [pairs](std::size_t index) { return seen_storage.numbers().subspan(index * pairs, pairs); };
  const AngleCoverage result{part(0), part(1), part(2), part(3), part(4)};
  fill_angle_coverage(spec, result);
  val reply = val::object();
  POSENC_PART(reply, "wavelengths", view(result.wavelengths), "Positions per turn; Infinity at frequency 0.");
  POSENC_PART(reply, "turns", view(result.turns), "Turns of each pair over `length`.");
  POSENC_PART(reply, "trainedTurns", view(result.trained_turns),
              "Turns of each pair over `trainedLength` in training.");
  POSENC_PART(reply, "seen", view(result.coverage),
              "Fraction of the circle, from angle 0, covered in training: its turns, at most 1.");
  POSENC_PART(reply, "unseen", view(result.ood_fraction),
              "Fraction of positions whose angle was not covered in training (out of distribution).");
  return reply;
}

Storage<double> sums_storage;
val context_sums(const ContextSumsSpec& spec) {
  const std::size_t samples = to_size(spec.samples);
  // A block has 33 cosines and 33 sines per pair.
  if (!sums_storage.resize(2 * samples, std::size_t{512} << 10)) return out_of_memory();
  const ContextSums result{sums_storage.numbers().first(samples), sums_storage.numbers().last(samples)};
  const ContextSumsSummary summary = fill_context_sums(spec, result);
  val reply = val::object();
  POSENC_PART(reply, "lows", view(result.lows), "The minimum over each run of distances.");
  POSENC_PART(reply, "highs", view(result.highs), "The maximum over each run of distances.");
  POSENC_PART(reply, "firstNegative", summary.first_negative,
              "The first distance with a negative sum; 0 if there is none.");
  POSENC_PART(reply, "min", summary.min, "The minimum over all distances.");
  POSENC_PART(reply, "minAt", summary.min_at, "Its distance.");
  return reply;
}

Storage<double> bases_storage;
val context_base(const ContextBaseSpec& spec) {
  const std::size_t windows = to_size(spec.windows);
  if (!bases_storage.resize(2 * windows + kResumeStateSize, std::size_t{512} << 10)) return out_of_memory();
  const auto starts = bases_storage.numbers().first(windows);
  const auto ends = bases_storage.numbers().subspan(windows, windows);
  const auto resume_state = bases_storage.numbers().last(kResumeStateSize);
  const RopeBaseWindows result = find_rope_bases(spec, starts, ends);
  std::copy(result.resume_state.begin(), result.resume_state.end(), resume_state.begin());
  val reply = val::object();
  POSENC_PART(reply, "starts", view(starts.first(result.windows)),
              "Starts of the windows of bases without a negative sum, in increasing order; at most `windows`.");
  POSENC_PART(
      reply, "ends", view(ends.first(result.windows)),
      "Ends of the windows: the base above which bases fail; for an open-ended last window the last base tried.");
  POSENC_PART(reply, "reached", view(resume_state.first(result.has_more ? resume_state.size() : 0)),
              "The resume state for the next part of the search; empty if the search has ended.");
  return reply;
}

double largest(std::span<const double> numbers) {
  double result = 0;
  for (const double number : numbers) result = std::max(result, std::abs(number));
  return result;
}

Storage<double> fit_storage;
val fit_scores(const FitScoresSpec& spec) {
  const std::size_t trained = to_size(spec.trained_length);
  const std::size_t length = to_size(spec.length);
  const std::size_t extrapolated_length = length > trained ? length - trained : 0;
  const std::size_t pairs = to_size(spec.dimensions) / 2;
  const std::size_t matrix = (trained / 2 + pairs) * (pairs + 4) * sizeof(double);
  if (!fit_storage.resize(2 * trained + extrapolated_length + length + 2 * pairs,
                          Storage<double>::kHeadroom + matrix)) {
    return out_of_memory();
  }
  auto remaining = fit_storage.numbers();
  const auto next = [&remaining](std::size_t count) {
    const auto part = remaining.first(count);
    remaining = remaining.subspan(count);
    return part;
  };
  const FittedScores result{next(trained), next(trained), next(extrapolated_length),
                            next(length),  next(pairs),   next(pairs)};
  const double error = fill_fitted_scores(spec, result);
  val reply = val::object();
  POSENC_PART(reply, "targets", view(result.targets), "For distances 0 to trainedLength - 1: drawn from N(0, 1).");
  POSENC_PART(reply, "inside", view(result.fitted), "The score at these distances.");
  POSENC_PART(reply, "outside", view(result.extrapolated),
              "The score at distances trainedLength to length - 1; empty if length is not larger.");
  POSENC_PART(reply, "squeezed", view(result.interpolated),
              "The score at m trainedLength / length for m from 0 to length - 1, as in position interpolation.");
  POSENC_PART(reply, "cosines", view(result.cosines), "The cosine coefficient of each pair.");
  POSENC_PART(reply, "sines", view(result.sines), "The sine coefficient of each pair.");
  POSENC_PART(reply, "error", error, "The root mean square of score - target over the trained length.");
  POSENC_PART(reply, "largestInside", largest(result.fitted), "The largest absolute score within the trained length.");
  POSENC_PART(reply, "largestOutside", largest(result.extrapolated),
              "The largest absolute extrapolated score; 0 if there is none.");
  POSENC_PART(reply, "largestSqueezed", largest(result.interpolated), "The largest absolute interpolated score.");
  return reply;
}

}  // namespace

POSENC_CALL(seenAngles, SeenAnglesSpec, seen_angles,
            "The angles of each pair covered in training, and the fraction of a longer context outside of them.",
            "SeenAngles", "One number per pair: coverage in training and at inference.")
POSENC_CALL(contextSums, ContextSumsSpec, context_sums,
            "The sum of the cosines of all pairs at every distance of a context, and where it is first negative.",
            "ContextSums", "The minimum and maximum per run of distances, and the first negative sum.")
POSENC_CALL(contextBase, ContextBaseSpec, context_base,
            "The windows of RoPE bases for which no distance in the context has a negative sum of cosines.",
            "ContextBases", "Windows of bases; the first starts at the smallest base without a negative sum.")
POSENC_CALL(fitScores, FitScoresSpec, fit_scores,
            "A head's score fitted to random targets over the trained length, then extrapolated and interpolated.",
            "FittedScores", "The fitted score, and how large it grows.")

}  // namespace posenc::bindings
