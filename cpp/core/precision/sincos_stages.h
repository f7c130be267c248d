#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include <posenc/frequency.h>
#include <posenc/number_format.h>
#include <posenc/quantised_encoding.h>

namespace posenc {

/// Rounding to the named format; "exact" means none.
inline Rounding make_rounding(std::string_view name) {
  return name == "exact" ? Rounding() : Rounding(number_format(name));
}

/// The phasors at one position, cosine and sine interleaved, and the errors of their angles.
struct QuantisedPhasors {
  std::vector<double> phasors;       ///< (2 x pairs)
  std::vector<double> phase_errors;  ///< (pairs)
};

/// The stages from position to sine and cosine.
class SincosStages {
 public:
  explicit SincosStages(const CastEncodingSpec& spec);

  /// From exact phases, without rounding.
  std::vector<double> exact_at(double position) const;
  QuantisedPhasors quantised_at(double position) const;

 private:
  Rounding position_rounding_;
  Rounding angle_rounding_;
  Rounding sincos_rounding_;
  bool has_exact_angles_;
  std::vector<Frequency> frequencies_;
  std::vector<double> quantised_omegas_;
  Phase turns_per_radian_;  ///< one radian in turns
};

}  // namespace posenc
