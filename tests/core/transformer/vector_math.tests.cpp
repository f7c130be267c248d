#include "transformer/vector_math.h"

#include <cmath>
#include <limits>
#include <vector>

#include "../catch.h"

using namespace posenc;

namespace {

float exponential_of(float x) { return vector_exp(Vector<float>::Type{0, x, -1, -2})[1]; }

}  // namespace

TEST_CASE("the exponential of a vector is within 2 ulp", "[training]") {
  double worst = 0;
  for (int step = 0; step <= 870'000; ++step) {
    const float x = -1e-4F * static_cast<float>(step);
    if (x <= -87) break;
    const double right = std::exp(static_cast<double>(x));
    const auto rounded = static_cast<float>(right);
    const double unit = std::nextafter(rounded, 2.0F) - rounded;
    worst = std::max(worst, std::abs(static_cast<double>(exponential_of(x)) - right) / unit);
  }
  CHECK(worst <= 2);
  CHECK(exponential_of(0) == 1);
}

TEST_CASE("the exponential of a vector is element-wise, and 0 far below 0", "[training]") {
  for (const float x : {-87.0F, -88.0F, -1e4F, -1e30F, -std::numeric_limits<float>::infinity()})
    CHECK(exponential_of(x) == 0);
  const auto four = vector_exp(Vector<float>::Type{0, -1000, -1, -50});
  CHECK(four[0] == 1);
  CHECK(four[1] == 0);
  CHECK(std::abs(four[2] - 0.36787944F) < 1e-7F);
  CHECK(std::abs(four[3] / 1.9287498e-22F - 1) < 1e-6F);
}

TEST_CASE("sums and maxima include every element at any length", "[training]") {
  std::vector<double> numbers;
  for (std::size_t count = 1; count <= 40; ++count) {
    numbers.push_back(static_cast<double>((count * 7) % 11) - 20);
    double sum = 0;
    double largest = numbers[0];
    for (const double number : numbers) {
      sum += number;
      largest = std::max(largest, number);
    }
    INFO(count);
    CHECK(unrolled_sum<double>(count, [&](std::size_t k) { return numbers[k]; }) == sum);
    CHECK(max_of(numbers.data(), count) == largest);
  }
}
