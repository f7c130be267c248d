#pragma once

#include <cstdint>
#include <string>

namespace posenc {

/// The shortest decimal text that reads back as the same double, written as JavaScript's String(value) writes it
/// ("3.7", "1e+300", "9007199254740994"), except that what is no number is "nan", "inf" or "-inf".
std::string to_string(double value);

std::string to_string(std::int64_t value);

}  // namespace posenc
