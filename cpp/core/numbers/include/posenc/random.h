#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace posenc {

/// Random numbers from a seed: SplitMix64 (Steele, Lea and Flood 2014, "Fast splittable pseudorandom number
/// generators").
///
/// The state is a counter that moves by a fixed odd step and is scrambled on its way out. The integers are the same on
/// every machine; the normals agree within 1e-12, since the logarithm is the C library's. Not for secrets.
class Random {
 public:
  explicit Random(std::uint64_t seed);

  /// The stream that depends on the seed and its index alone, in whatever order streams are asked for: what the paper's
  /// `split` gives the index-th time. Each has a start and a step of its own. Indices count modulo 2^63.
  static Random stream(std::uint64_t seed, std::uint64_t index);

  /// Any of the 2^64 integers.
  std::uint64_t next();

  /// A whole number from 0 to bound - 1, each as likely as the other within bound / 2^64. Precondition: bound > 0.
  std::size_t below(std::size_t bound);

  /// A number from [0, 1), a multiple of 2^-53.
  double uniform();

  /// Normally distributed with mean 0 and variance 1, at most 8.6 from 0 (Box and Muller 1958).
  double normal();

 private:
  Random(std::uint64_t state, std::uint64_t gamma) : state_(state), gamma_(gamma) {}

  std::uint64_t state_;
  std::uint64_t gamma_;
  std::optional<double> spare_normal_;  // they come in pairs
};

/// A number for a text: the 64-bit FNV-1a hash of its bytes (Fowler, Noll and Vo). Texts that look alike but differ in
/// their bytes, as composed and decomposed accents do, have different numbers.
std::uint64_t fnv1a_hash(std::string_view text);

}  // namespace posenc
