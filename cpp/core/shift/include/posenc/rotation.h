#pragma once

#include <span>
#include <string>

#include <posenc/check.h>
#include <posenc/matrix_view.h>

namespace posenc {

/// The rotation R_k that maps PE(p) to PE(p + k) for every p.
struct RotationSpec {
  double position = 5;
  double shift = 5;
  double dimensions = 16;
  double base = 10'000;
  std::string layout = "interleaved";
};

POSENC_SPEC(RotationSpec, "R_k, which maps PE(p) to PE(p + k) for every p, and one p to apply it to.")
POSENC_FIELD(position, kRealPosition, "p.")
POSENC_FIELD(shift, kRealPosition, "k.")
POSENC_FIELD(dimensions, kEvenDimensions)
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(layout, kAnyLayout)
POSENC_END

/// R_k applied to PE(p), with encodings as column vectors.
struct Rotation {
  DoubleMatrixView blocks;    ///< (pairs x 2): cos k omega and sin k omega, the fastest pair first
  std::span<double> rotated;  ///< (dimensions): R_k PE(p)
  std::span<double> target;   ///< (dimensions): PE(p + k) from exact phases; p + k is not rounded
};

/// Fills all three and returns the largest difference between `rotated` and `target`, about 1e-16. The block of a pair
/// (sine; cosine) is [[cos k omega, sin k omega], [-sin k omega, cos k omega]] (Vaswani et al. 2017, section 3.5).
/// Precondition: `spec` is valid.
double fill_rotation(const RotationSpec& spec, const Rotation& rotation);

/// Fills `matrix` (dimensions x dimensions) with R_k from its blocks, in the layout of the spec.
void fill_rotation_matrix(const RotationSpec& spec, DoubleMatrixView blocks, MatrixView matrix);

}  // namespace posenc
