#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include <posenc/cast_encoding.h>
#include <posenc/frequency.h>
#include <posenc/number_format.h>

namespace posenc {

/// A station's rounding to the format of this name, or none: "exact".
inline Rounding rounding_to(std::string_view name) {
  return name == "exact" ? Rounding() : Rounding(number_format(name));
}

/// The hands of one position: cosine and sine of every pair side by side, and how far their angles are off.
struct CastWaves {
  std::vector<double> waves;         ///< (2 x pairs)
  std::vector<double> phase_errors;  ///< (pairs)
};

/// The stations up to sine and cosine.
class WaveStations {
 public:
  explicit WaveStations(const CastEncodingSpec& spec);

  /// From exact phases, whatever the stations are.
  std::vector<double> exact_at(double position) const;
  CastWaves cast_at(double position) const;

 private:
  Rounding position_;
  Rounding angle_;
  Rounding wave_;
  bool has_exact_angles_;
  std::vector<Frequency> speeds_;
  std::vector<double> cast_speeds_;
  Phase radian_;  ///< the part of a turn that one radian is
};

}  // namespace posenc
