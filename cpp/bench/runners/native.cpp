// The implementations as a native program, with the protocol of README.md.

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "../implementations/table_implementations.h"

namespace posenc::bench {
namespace {

/// The memory of one table, kept and used again, and never touched before an implementation touches it.
class Buffer {
 public:
  std::span<float> numbers(std::size_t count) {
    if (count > capacity_) {
      values_.reset();
      values_.reset(new float[count]);
      capacity_ = count;
    }
    return {values_.get(), count};
  }
  void release() {
    values_.reset();
    capacity_ = 0;
  }

 private:
  std::unique_ptr<float[]> values_;
  std::size_t capacity_ = 0;
};

Fill fill_named(const std::string& name) {
  for (const Implementation& implementation : kTableImplementations) {
    if (implementation.name == name) return implementation.fill;
  }
  return nullptr;
}

SinusoidalSpec spec_from(std::istream& words) {
  SinusoidalSpec spec;
  words >> spec.positions >> spec.dimensions >> spec.offset;
  return spec;
}

std::size_t numbers_of(const SinusoidalSpec& spec) {
  return static_cast<std::size_t>(spec.positions * spec.dimensions);
}

double seconds_of(Fill fill, const SinusoidalSpec& spec, Buffer& buffer) {
  const auto begun = std::chrono::steady_clock::now();
  fill(spec, buffer.numbers(numbers_of(spec)));
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

/// `time <implementation> <times> <positions> <dimensions> <offset>`; one named "...-fresh" gets new memory for every
/// table.
std::string time_tables(std::istream& words, Buffer& buffer) {
  constexpr std::string_view kFresh = "-fresh";
  std::string name;
  int times = 0;
  words >> name >> times;
  const bool is_fresh = name.ends_with(kFresh);
  const Fill fill = fill_named(is_fresh ? name.substr(0, name.size() - kFresh.size()) : name);
  const SinusoidalSpec spec = spec_from(words);
  if (!words || fill == nullptr) return R"({"error":"cannot read this request"})";
  std::ostringstream reply;
  reply.precision(9);
  reply << R"({"seconds":[)";
  for (int i = 0; i < times; ++i) {
    if (is_fresh) buffer.release();
    reply << (i > 0 ? "," : "") << seconds_of(fill, spec, buffer);
  }
  reply << "]}";
  return reply.str();
}

/// `dump <implementation> <path> <every> <positions> <dimensions> <offset>`: writes rows 0, every, 2 every, ... as raw
/// floats.
std::string dump_table(std::istream& words, Buffer& buffer) {
  std::string name;
  std::string path;
  std::size_t every = 1;
  words >> name >> path >> every;
  const SinusoidalSpec spec = spec_from(words);
  const Fill fill = fill_named(name);
  if (!words || fill == nullptr) return R"({"error":"cannot read this request"})";
  const std::span<float> table = buffer.numbers(numbers_of(spec));
  fill(spec, table);
  std::ofstream file(path, std::ios::binary);
  const auto columns = static_cast<std::size_t>(spec.dimensions);
  for (std::size_t begin = 0; begin < table.size(); begin += every * columns) {
    const auto bytes = std::as_bytes(table.subspan(begin, columns));
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  }
  return file.good() ? "{}" : R"({"error":"cannot write the file"})";
}

}  // namespace
}  // namespace posenc::bench

int main() {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 64 << 10);  // returns freed memory to the system, so that new memory is really new
#endif
#ifdef __clang__
  std::cout << R"({"ready":"clang )" << __clang_major__ << R"("})" << std::endl;
#else
  std::cout << R"({"ready":"g++ )" << __GNUC__ << '.' << __GNUC_MINOR__ << R"("})" << std::endl;
#endif
  posenc::bench::Buffer buffer;
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::string verb;
    words >> verb;
    std::cout << (verb == "time" ? posenc::bench::time_tables(words, buffer) : posenc::bench::dump_table(words, buffer))
              << std::endl;
  }
}
