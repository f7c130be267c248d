#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include <posenc/cast_encoding.h>
#include <posenc/frequency.h>
#include <posenc/number_format.h>

namespace posenc {

/// A station: it rounds to its format, or lets pass what is exact.
class Station {
 public:
  explicit Station(std::string_view name) {
    if (name != "exact") format_ = number_format(name);
  }
  double operator()(double value) const { return format_ ? format_->round(value) : value; }
  bool is_exact() const { return !format_; }

 private:
  std::optional<NumberFormat> format_;
};

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
  Station position_;
  Station frequency_;
  Station angle_;
  Station wave_;
  std::vector<Frequency> speeds_;
  std::vector<double> cast_speeds_;
  Turn radian_;  ///< the part of a turn that one radian is
};

}  // namespace posenc
