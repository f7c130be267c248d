#include <posenc/rotary_table.h>

#include <cstdint>

#include <posenc/limits.h>

namespace posenc {

std::optional<ValidationError> check(const RotaryTableSpec& spec) {
  if (auto error = check_fields(spec)) return error;
  return first_error({
      check_max("positions x dimensions", spec.positions * spec.dimensions, static_cast<double>(kMaxTableNumbers)),
      check_end("firstPosition + positions", spec.first_position, spec.positions),
  });
}

void fill_rotary_table(const RotaryTableSpec& spec, const SplitTable& table) {
  fill_split_table(spec.base, static_cast<std::int64_t>(spec.first_position), table);
}

}  // namespace posenc
