#pragma once

#include <cstdint>
#include <string>

namespace posenc {

/// The shortest decimal that parses back to the same double, formatted like JavaScript's String(value) ("3.7",
/// "1e+300", "9007199254740994"), except "nan", "inf" and "-inf".
std::string to_string(double value);

std::string to_string(std::int64_t value);

}  // namespace posenc
