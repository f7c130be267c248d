#include <posenc/numbers/random.h>

#include <bit>
#include <cmath>

#include <posenc/phase/phase.h>

namespace posenc {
namespace {

constexpr std::uint64_t kGoldenGamma = 0x9e3779b97f4a7c15;  // 2^64 / golden ratio, rounded to odd

/// A bijection with full avalanche (Stafford's variant 13).
std::uint64_t mix64(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

/// An odd gamma with enough bit transitions (Steele, Lea and Flood 2014, section 5).
std::uint64_t mix_gamma(std::uint64_t z) {
  z = (z ^ (z >> 33)) * 0xff51afd7ed558ccd;
  z = (z ^ (z >> 33)) * 0xc4ceb9fe1a85ec53;
  z = (z ^ (z >> 33)) | 1;
  constexpr int kMinBitChanges = 24;
  return std::popcount(z ^ (z >> 1)) < kMinBitChanges ? z ^ 0xaaaaaaaaaaaaaaaa : z;
}

}  // namespace

Random::Random(std::uint64_t seed) : Random(seed, kGoldenGamma) {}

Random Random::stream(std::uint64_t seed, std::uint64_t index) {
  const std::uint64_t first = seed + kGoldenGamma * (2 * index + 1);
  return {mix64(first), mix_gamma(first + kGoldenGamma)};
}

std::uint64_t Random::next() {
  state_ += gamma_;
  return mix64(state_);
}

std::size_t Random::below(std::size_t bound) { return static_cast<std::size_t>((Uint128{next()} * bound) >> 64); }

double Random::uniform() { return static_cast<double>(next() >> 11) * 0x1p-53; }

double Random::normal() {
  if (spare_normal_) {
    const double spare = *spare_normal_;
    spare_normal_.reset();
    return spare;
  }
  // log would add 4 KB of tables to wasm; log1p has none.
  const double radius = std::sqrt(-2 * std::log1p(-uniform()));  // of 1 - uniform(), which is never 0
  const auto [sine, cosine] = sincos({Uint128{next()} << 64});
  spare_normal_ = radius * sine;
  return radius * cosine;
}

std::uint64_t fnv1a_hash(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  return hash;
}

}  // namespace posenc
