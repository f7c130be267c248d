// Runs the target once per file, without libFuzzer.

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int count, char** names) {
  for (int k = 1; k < count; ++k) {
    std::ifstream file(names[k], std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
    std::printf("%s: %zu bytes\n", names[k], bytes.size());
    std::fflush(stdout);  // before a crash takes the name along
    if (bytes.empty()) return 1;
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
  }
  return count > 1 ? 0 : 1;
}
