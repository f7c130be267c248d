#pragma once

#include <span>
#include <vector>

#include <posenc/spec/call.h>

namespace posenc {

/// Upper limits: beyond any published context length and scaling factor.
inline constexpr int kMaxContext = 1 << 30;
inline constexpr int kMaxRotaryFactor = 1 << 20;

/// Upper limit for frequencies, in radians per position; one position's angle is still within 1e-10 of a turn. No
/// scaling increases a frequency beyond it, so every call accepts these results.
inline constexpr double kMaxOmega = 1e6;

using RotaryScaling = Choice<"none|linear|ntk|dynamic|yarn|llama3|longrope|proportional">;

/// RoPE frequencies and their scaling to longer contexts.
struct RotaryFrequenciesSpec {
  double dimensions = 128;
  double base = 10'000;
  RotaryScaling scaling = "none";
  double factor = 8;
  double original_length = 4'096;
  double length = 4'096;
  double beta_fast = 32;
  double beta_slow = 1;
  double truncate = 1;
  Choice<"code|paper"> ramp = "code";
  double low_factor = 1;
  double high_factor = 4;
  double share = 0.25;
  std::vector<double> factors;
};

POSENC_SPEC(RotaryFrequenciesSpec, "The frequencies of rotary embeddings, scaled to a longer context.")
POSENC_FIELD(dimensions, kEvenDimensions, "Rotated dimensions: two per frequency.")
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(scaling, choice("RotaryScaling",
                             "The scaling of frequencies: none; uniform; by a larger base, "
                             "fixed or for the current length; by turns in the original context, as in YaRN "
                             "or Llama 3; by a factor each; or setting slow ones to 0."))
POSENC_FIELD(factor, real(1, kMaxRotaryFactor), "s, by how much the context grows.")
POSENC_FIELD(original_length, integer(2, kMaxContext), "L, the context that the model was trained on.")
POSENC_FIELD(length, integer(1, kMaxContext), "Of 'dynamic': the current context length; no scaling up to L.")
POSENC_FIELD(beta_fast, greater_than(0), "Of 'yarn': pairs with more turns in L are not scaled.")
POSENC_FIELD(beta_slow, greater_than(0), "Of 'yarn': frequencies with fewer turns in L are divided by s.")
POSENC_FIELD(truncate, integer(0, 1), "Of 'yarn' with ramp 'code': 1 rounds the ends of the ramp to pairs.")
POSENC_FIELD(ramp, choice(),
             "Of 'yarn', in between: linear in the pair index, as in all code, or in the turns, as in the paper.")
POSENC_FIELD(low_factor, greater_than(0), "Of 'llama3': frequencies with fewer turns in L are divided by s.")
POSENC_FIELD(high_factor, greater_than(0),
             "Of 'llama3': pairs with more turns in L are not scaled; at least lowFactor.")
POSENC_FIELD(share, real(0, 1),
             "Of 'proportional': the fraction of pairs that rotate, the fastest; the others have frequency 0.")
POSENC_FIELD(factors, array_of(Type::doubles, kMaxDimensions / 2, real(1 / kMaxOmega, kMaxOmega)),
             "Of 'longrope': the divisor of each frequency, the fastest first.")
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

POSENC_CALL(RotaryFrequencies, fill_rotary_frequencies,
            "The frequencies of rotary embeddings, scaled to a longer context.")
POSENC_RESULT("RotaryFrequencies", "The frequencies, dimensions / 2 of them, the fastest first.")
POSENC_ARRAY("frequencies", arrays, (spec.dimensions / 2), "Radians per position.")
POSENC_VALUE("attentionFactor", values,
             "Multiplies cosines and sines, so scores by its square; 1 if the scheme has none.")
POSENC_END

}  // namespace posenc
