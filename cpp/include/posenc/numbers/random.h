#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace posenc {

/// SplitMix64 (Steele, Lea and Flood 2014, "Fast splittable pseudorandom number generators").
///
/// A counter with a fixed odd increment, scrambled on output. Integers are the same on every machine; normals agree
/// within 1e-12, because the logarithm is the C library's. Not for cryptography.
class Random {
 public:
  explicit Random(std::uint64_t seed);

  /// An independent stream that depends on seed and index only: the index-th `split` of the paper, with its own state
  /// and gamma. Indices count modulo 2^63.
  static Random stream(std::uint64_t seed, std::uint64_t index);

  /// A uniform 64-bit integer.
  std::uint64_t next();

  /// A uniform integer in [0, bound), with bias below bound / 2^64. Precondition: bound > 0.
  std::size_t below(std::size_t bound);

  /// A uniform multiple of 2^-53 in [0, 1).
  double uniform();

  /// N(0, 1), at most 8.6 from 0 (Box and Muller 1958).
  double normal();

 private:
  Random(std::uint64_t state, std::uint64_t gamma) : state_(state), gamma_(gamma) {}

  std::uint64_t state_;
  std::uint64_t gamma_;
  std::optional<double> spare_normal_;  // Box-Muller yields two
};

/// The 64-bit FNV-1a hash of the bytes (Fowler, Noll and Vo). Composed and decomposed accents hash differently.
std::uint64_t fnv1a_hash(std::string_view text);

}  // namespace posenc
