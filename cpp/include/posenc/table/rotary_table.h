#pragma once

#include <posenc/spec/call.h>
#include <posenc/table/table_kernel.h>

namespace posenc {

/// The cosine/sine cache of a rotary model.
struct RotaryTableSpec {
  double positions = 4'096;
  double dimensions = 128;
  double base = 10'000;
  double first_position = 0;
};

POSENC_SPEC(RotaryTableSpec, "The cosine/sine cache of rotary embeddings, for consecutive positions.")
POSENC_FIELD(positions, integer(1, kMaxPositions), "Rows.")
POSENC_FIELD(dimensions, kEvenDimensions, "Rotated dimensions: two per column.")
POSENC_FIELD(base, kBaseAboveOne)
POSENC_FIELD(first_position, integer(-kMaxPosition, kMaxPosition),
             "Of the first row; firstPosition + positions is at most 2^53.")
POSENC_END

std::optional<ValidationError> check(const RotaryTableSpec& spec);

/// Fills `table` (positions x dimensions / 2) with sine and cosine of
///
///     theta = (first position + row) base^(-2 pair / dimensions)
///
/// from exact phases (Su et al. 2021, section 3.4.2). Precondition: `spec` is valid and `table` has that shape.
void fill_rotary_table(const RotaryTableSpec& spec, const SplitTable& table);

POSENC_CALL(RotaryTable, fill_rotary_table, "The cosine/sine cache of rotary embeddings, for consecutive positions.")
POSENC_WORKSPACE(fill_table_bytes(to_size(spec.dimensions)))
POSENC_RESULT("RotaryTable", "One column per pair of dimensions, from exact phases.")
POSENC_ARRAY(nullptr, arrays, (2 * (spec.positions + 1), spec.dimensions / 2))
POSENC_VALUE("cosines", arrays.cosines(), "Row-major, positions x dimensions / 2, the fastest first.")
POSENC_VALUE("sines", arrays.sines(), "Likewise.")
POSENC_END

}  // namespace posenc
