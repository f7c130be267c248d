// Measures the accuracy of tables: compares files of floats with values in quadruple precision.
//
//   accuracy table <positions> <dimensions> <offset> <every> <file> ...
//     The files contain rows 0, every, 2 every, ... as raw floats. Prints for each the largest absolute error and how
//     many numbers aren't the float nearest to the exact value.
//   accuracy values <count> <positions> <dimensions> <offset>
//     Prints values spread over such a table with 30 digits, which check_exact_values.py compares with another
//     library's.

#include <quadmath.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace {

__extension__ typedef __float128 Quad;

struct Shape {
  std::int64_t positions;
  std::int64_t dimensions;
  std::int64_t offset;
};

struct Accuracy {
  double largest_error = 0;
  std::int64_t wrong = 0;
};

struct Pair {
  Quad sine;
  Quad cosine;
};

/// 10000^(-2 pair / dimensions), in quadruple precision.
std::vector<Quad> frequencies(std::int64_t dimensions) {
  std::vector<Quad> result;
  for (std::int64_t pair = 0; pair < dimensions / 2; ++pair) {
    result.push_back(expq(-2 * static_cast<Quad>(pair) / static_cast<Quad>(dimensions) * logq(10000)));
  }
  return result;
}

/// check_exact_values.py found errors of 1e-31 below position 1000, 9e-23 at 10^12 and 8e-19 at 2^53, where the middle
/// between two floats is nearer than that for one number in 10^10.
Pair exact(std::int64_t position, Quad frequency) {
  Pair pair;
  sincosq(static_cast<Quad>(position) * frequency, &pair.sine, &pair.cosine);
  return pair;
}

void add(float value, Quad truth, Accuracy& accuracy) {
  accuracy.largest_error =
      std::max(accuracy.largest_error, static_cast<double>(fabsq(static_cast<Quad>(value) - truth)));
  if (value != static_cast<float>(truth)) ++accuracy.wrong;
}

/// A number that is not there (NaN) must not pass for exact.
void refuse_nan(float value, const char* path) {
  if (value == value) return;
  std::fprintf(stderr, "%s holds NaN\n", path);
  std::exit(1);
}

std::vector<std::vector<float>> read_files(std::size_t numbers, int count, char** paths) {
  std::vector<std::vector<float>> tables;
  for (int i = 0; i < count; ++i) {
    std::vector<float> table(numbers);
    std::ifstream file(paths[i], std::ios::binary | std::ios::ate);
    const auto bytes = static_cast<std::streamsize>(numbers * sizeof(float));
    const bool is_whole = file && file.tellg() == std::streampos(bytes);
    file.seekg(0);
    if (!is_whole || !file.read(reinterpret_cast<char*>(table.data()), bytes)) {
      std::fprintf(stderr, "%s does not hold %zu floats\n", paths[i], numbers);
      std::exit(1);
    }
    for (const float value : table) refuse_nan(value, paths[i]);
    tables.push_back(std::move(table));
  }
  return tables;
}

void measure_tables(const Shape& shape, std::int64_t every, int count, char** paths) {
  const auto speeds = frequencies(shape.dimensions);
  const std::int64_t rows = (shape.positions + every - 1) / every;
  const auto numbers = static_cast<std::size_t>(rows * shape.dimensions);
  const auto tables = read_files(numbers, count, paths);
  std::vector<Accuracy> accuracies(tables.size());
  std::size_t at = 0;
  for (std::int64_t row = 0; row < rows; ++row) {
    for (const Quad speed : speeds) {
      const Pair truth = exact(shape.offset + row * every, speed);
      for (std::size_t i = 0; i < tables.size(); ++i) {
        add(tables[i][at], truth.sine, accuracies[i]);
        add(tables[i][at + 1], truth.cosine, accuracies[i]);
      }
      at += 2;
    }
  }
  std::printf("{\"numbers\":%zu,\"files\":[", numbers);
  for (std::size_t i = 0; i < accuracies.size(); ++i) {
    std::printf("%s{\"largestError\":%.6g,\"wrong\":%lld}", i > 0 ? "," : "", accuracies[i].largest_error,
                static_cast<long long>(accuracies[i].wrong));
  }
  std::puts("]}");
}

void print_values(std::int64_t count, const Shape& shape) {
  const auto speeds = frequencies(shape.dimensions);
  for (std::int64_t i = 0; i < count; ++i) {
    const std::int64_t position = shape.offset + (i * 7919) % shape.positions;  // primes, to cover many rows and pairs
    const std::int64_t pair = (i * 104'729) % (shape.dimensions / 2);
    const Pair truth = exact(position, speeds[static_cast<std::size_t>(pair)]);
    char sine[64];
    char cosine[64];
    quadmath_snprintf(sine, sizeof sine, "%.30Qe", truth.sine);
    quadmath_snprintf(cosine, sizeof cosine, "%.30Qe", truth.cosine);
    std::printf("%lld %lld %lld %s %s\n", static_cast<long long>(position), static_cast<long long>(pair),
                static_cast<long long>(shape.dimensions), sine, cosine);
  }
}

}  // namespace

int main(int count, char** words) {
  const auto whole = [words](int index) { return static_cast<std::int64_t>(std::atoll(words[index])); };
  const std::string_view verb = count > 5 ? words[1] : "";
  if (verb == "table" && count > 6) {
    measure_tables({whole(2), whole(3), whole(4)}, whole(5), count - 6, words + 6);
  } else if (verb == "values") {
    print_values(whole(2), {whole(3), whole(4), whole(5)});
  } else {
    std::fputs(
        "accuracy table <positions> <dimensions> <offset> <every> <file> ...\n"
        "accuracy values <count> <positions> <dimensions> <offset>\n",
        stderr);
    return 1;
  }
}
