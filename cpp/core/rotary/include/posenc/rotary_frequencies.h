#pragma once

#include <span>
#include <string>
#include <vector>

#include <posenc/check.h>

namespace posenc {

/// Upper limits: beyond any published context length and scaling factor.
inline constexpr int kMaxContext = 1 << 30;
inline constexpr int kMaxRotaryFactor = 1 << 20;

/// Upper limit for frequencies, in radians per position; one position's angle is still within 1e-10 of a turn. No
/// scaling increases a frequency beyond it, so every call accepts these results.
inline constexpr double kMaxOmega = 1e6;

/// RoPE frequencies and their scaling to longer contexts.
struct RotaryFrequenciesSpec {
  double dimensions = 128;
  double base = 10'000;
  std::string scaling = "none";
  double factor = 8;
  double original_length = 4'096;
  double length = 4'096;
  double beta_fast = 32;
  double beta_slow = 1;
  double truncate = 1;
  std::string ramp = "code";
  double low_factor = 1;
  double high_factor = 4;
  double share = 0.25;
  std::vector<double> factors;
};

POSENC_SPEC(RotaryFrequenciesSpec, "The frequencies of rotary embeddings, stretched from one context to a longer one.")
POSENC_FIELD(dimensions, kEvenDimensions, "That are rotated: two for each frequency.")
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(
    scaling,
    one_of("none|linear|ntk|dynamic|yarn|llama3|longrope|proportional",
           POSENC_DOC(
               "RotaryScaling: The way in which frequencies are stretched: not; all alike; by a larger base, fixed or "
               "for the length at hand; by their turns in the original context, as YaRN or as Llama 3 "
               "do; by factors of their own; or the slow ones to a standstill.")))
POSENC_FIELD(factor, real(1, kMaxRotaryFactor), "s, by how much the context grows.")
POSENC_FIELD(original_length, integer(2, kMaxContext), "L, the context that the model was trained on.")
POSENC_FIELD(length, integer(1, kMaxContext), "Of 'dynamic': the context at hand; up to L nothing is stretched.")
POSENC_FIELD(beta_fast, greater_than(0), "Of 'yarn': hands with more turns in L are left alone.")
POSENC_FIELD(beta_slow, greater_than(0), "Of 'yarn': hands with fewer turns in L are divided by s.")
POSENC_FIELD(truncate, integer(0, 1), "Of 'yarn' in code: 1, and its ramp runs from a whole pair to a whole pair.")
POSENC_FIELD(ramp, one_of("code|paper"),
             "Of 'yarn', between the two: linear in the pair, as all code has it, or in the turns, as in the paper.")
POSENC_FIELD(low_factor, greater_than(0), "Of 'llama3': hands with fewer turns in L are divided by s.")
POSENC_FIELD(high_factor, greater_than(0),
             "Of 'llama3': hands with more turns in L are left alone; at least lowFactor.")
POSENC_FIELD(share, real(0, 1), "Of 'proportional': so much of the hands turn, the fastest; the others stand.")
POSENC_FIELD(factors, array_of(Type::doubles, kMaxDimensions / 2, real(1 / kMaxOmega, kMaxOmega)),
             "Of 'longrope': what each frequency is divided by, the fastest first.")
POSENC_END

std::optional<ValidationError> check(const RotaryFrequenciesSpec& spec);

/// Fills `values` (dimensions / 2) with frequencies in radians per position, the fastest first, and returns the
/// attention factor, by which models multiply cosines and sines. With w = base^(-2i / d):
///
///     linear        w / s
///     ntk           w at base x s^(d / (d - 2)): the fastest stays, the slowest is divided by s, and pair i by
///                   s^(2i / (d - 2)), which is how it is computed
///     dynamic       the same with s length / L - (s - 1) for s
///     yarn          w / s at few turns in L, w at many, a linear ramp in between; factor 0.1 ln s + 1
///                   (Peng et al. 2023, equations 17 to 22); with betaSlow above betaFast the ramp is reversed
///     llama3        the same with its own ramp, without a factor
///     longrope      w divided by one factor per pair; factor sqrt(1 + ln s / ln L) (Ding et al. 2024)
///     proportional  w for the fastest, 0 for the others
///
/// Precondition: `spec` is valid.
double fill_rotary_frequencies(const RotaryFrequenciesSpec& spec, std::span<double> values);

}  // namespace posenc
