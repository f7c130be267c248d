#pragma once

#include <span>

#include <posenc/spec/call.h>
#include <posenc/spec/matrix_view.h>

namespace posenc {

/// The rotation R_k that maps PE(p) to PE(p + k) for every p.
struct RotationSpec {
  double position = 5;
  double shift = 5;
  double dimensions = 16;
  double base = 10'000;
  LayoutName layout = "interleaved";
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
  DoubleMatrixView blocks;
  std::span<double> rotated;
  std::span<double> target;
  MatrixView matrix = {};
};

/// Fills all of them and returns the largest difference between `rotated` and `target`, about 1e-16. The block of a
/// pair (sine; cosine) is [[cos k omega, sin k omega], [-sin k omega, cos k omega]] (Vaswani et al. 2017, section 3.5).
/// Precondition: `spec` is valid.
double fill_rotation(const RotationSpec& spec, const Rotation& rotation);

/// Rows of the full matrix, none for large rotations.
inline double matrix_rows(const RotationSpec& spec) {
  return spec.dimensions <= kMaxMatrixDimensions ? spec.dimensions : 0;
}

POSENC_CALL(Rotation, fill_rotation, "R_k, which maps PE(p) to PE(p + k) for every p.")
POSENC_RESULT("Rotation", "R_k applied to PE(p), in double, with encodings as column vectors.")
POSENC_ARRAY("blocks", arrays.blocks, (spec.dimensions / 2, 2),
             "Row-major, pairs x 2: cos k omega and sin k omega, the fastest pair first.")
POSENC_ARRAY("matrix", arrays.matrix, (matrix_rows(spec), matrix_rows(spec)),
             "Row-major, dimensions x dimensions in the layout of the spec; empty above 128 dimensions.")
POSENC_ARRAY("rotated", arrays.rotated, (spec.dimensions), "R_k PE(p).")
POSENC_ARRAY("target", arrays.target, (spec.dimensions), "PE(p + k), from exact phases.")
POSENC_VALUE("largestDifference", values, "The largest difference of `rotated` and `target`: some 1e-16.")
POSENC_END

}  // namespace posenc
