// Fills a table of encodings, compares its rows, and shows the message for an invalid spec.

#include <cstddef>
#include <iomanip>
#include <iostream>
#include <optional>
#include <vector>

#include <posenc/similarity/similarity.h>
#include <posenc/table/sinusoidal.h>
#include <posenc/table/table_kernel.h>

int main() {
  // A spec has a default for each field; `check` returns an error message for invalid ones, and `fill_...` needs a
  // valid one.
  const posenc::SinusoidalSpec spec{.positions = 4, .dimensions = 8};
  if (const std::optional<posenc::ValidationError> error = posenc::check(spec)) {
    std::cerr << posenc::to_string(error) << '\n';
    return 1;
  }
  const auto rows = static_cast<std::size_t>(spec.positions);
  const auto columns = static_cast<std::size_t>(spec.dimensions);
  std::vector<float> numbers(rows * columns);
  const posenc::MatrixView table(numbers, rows, columns);
  posenc::fill_table(spec, table);

  std::cout << std::fixed << std::setprecision(4);
  for (std::size_t position = 0; position < rows; ++position) {
    std::cout << "PE(" << position << ")";
    for (const float number : table.row(position)) std::cout << ' ' << std::setw(7) << number;
    std::cout << '\n';
  }

  std::vector<double> products(rows);
  posenc::fill_similarity({.position = 0, .count = spec.positions, .dimensions = spec.dimensions}, products);
  std::cout << "PE(0) . PE(k)";
  for (const double product : products) std::cout << ' ' << product;
  std::cout << '\n';

  const posenc::SinusoidalSpec odd{.positions = 4, .dimensions = 7};
  std::cout << posenc::to_string(posenc::check(odd)) << '\n';
}
