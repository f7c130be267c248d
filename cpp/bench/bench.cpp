// The table and the similarity of the core, and what they are compared with: natively, and as WebAssembly in Node.
// bench.ts runs one test case and reads the times of its benchmarks from Catch2's XML report.

#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/benchmark/catch_benchmark.hpp>
#include <catch2/catch_test_macros.hpp>
#elif __has_include("catch_amalgamated.hpp")
#include "catch_amalgamated.hpp"
#else
#define CATCH_CONFIG_ENABLE_BENCHMARKING
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
#endif

#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include <posenc/similarity/similarity.h>
#include <posenc/table/table_kernel.h>

namespace posenc::bench {
namespace {

constexpr std::size_t kPositions = 5000;
constexpr std::size_t kManyPositions = 100'000;  // more than the caches hold
constexpr std::size_t kDimensions = 512;

SinusoidalSpec table_spec(std::size_t positions) {
  SinusoidalSpec spec;
  spec.positions = static_cast<double>(positions);
  spec.dimensions = kDimensions;
  return spec;
}

/// One std::sin or std::cos of position x frequency per number, in double precision.
void fill_by_libm(const SinusoidalSpec& spec, MatrixView table) {
  std::vector<double> frequencies(table.columns() / 2);
  for (std::size_t pair = 0; pair < frequencies.size(); ++pair)
    frequencies[pair] = std::pow(spec.base, -2 * static_cast<double>(pair) / spec.dimensions);
  for (std::size_t row = 0; row < table.rows(); ++row) {
    for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
      const double angle = static_cast<double>(row) * frequencies[pair];
      table(row, 2 * pair) = static_cast<float>(std::sin(angle));
      table(row, 2 * pair + 1) = static_cast<float>(std::cos(angle));
    }
  }
}

/// Only writes memory, 16 bytes at a time: no kernel can be faster.
void fill_by_stores(std::span<float> numbers) {
  using FourFloats = float __attribute__((vector_size(16), aligned(4), may_alias));
  const FourFloats value = {0.5F, 0.25F, 0.125F, 0.0625F};  // different numbers, or the compiler would call memset
  for (std::size_t i = 0; i + 4 <= numbers.size(); i += 4) *reinterpret_cast<FourFloats*>(&numbers[i]) = value;
}

/// The dot products of row 0 with every row of the table: brute-force similarity.
void multiply_rows(MatrixView table, std::span<float> products) {
  const std::span<const float> first = table.row(0);
  for (std::size_t row = 0; row < table.rows(); ++row) {
    const std::span<const float> other = table.row(row);
    std::array<float, 4> sums{};  // independent sums, which the compiler keeps in one SIMD register
    for (std::size_t column = 0; column < first.size(); column += sums.size())
      for (std::size_t lane = 0; lane < sums.size(); ++lane) sums[lane] += first[column + lane] * other[column + lane];
    products[row] = (sums[0] + sums[1]) + (sums[2] + sums[3]);
  }
}

TEST_CASE("table") {
  std::vector<float> numbers(kManyPositions * kDimensions);
  for (const std::size_t positions : {kPositions, kManyPositions}) {
    const SinusoidalSpec spec = table_spec(positions);
    const MatrixView table(numbers, positions, kDimensions);
    const std::string suffix = positions == kPositions ? "" : ", 100,000 rows";
    BENCHMARK("table kernel" + suffix) {
      fill_table(spec, table);
      return numbers[0];
    };
    BENCHMARK("store loop" + suffix) {
      fill_by_stores(table.numbers());
      return numbers[0];
    };
  }
  BENCHMARK("std::sin and std::cos") {
    fill_by_libm(table_spec(kPositions), MatrixView(numbers, kPositions, kDimensions));
    return numbers[0];
  };
}

TEST_CASE("similarity") {
  SimilaritySpec spec;
  spec.count = kPositions;
  spec.dimensions = kDimensions;
  std::vector<double> products(kPositions);
  std::vector<float> numbers(kPositions * kDimensions);
  std::vector<float> row_products(kPositions);
  const MatrixView table(numbers, kPositions, kDimensions);
  BENCHMARK("similarity") {
    fill_similarity(spec, products);
    return products[0];
  };
  BENCHMARK("table and dot products") {
    fill_table(table_spec(kPositions), table);
    multiply_rows(table, row_products);
    return row_products[0];
  };
}

}  // namespace
}  // namespace posenc::bench
