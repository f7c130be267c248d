#pragma once

// Catch2 3.x, or the single header 2.13 (Debian 12).

#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_floating_point.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#elif __has_include("catch_amalgamated.hpp")
#include "catch_amalgamated.hpp"
#else
#include <catch2/catch.hpp>
#endif

namespace posenc::tests {

using Catch::Matchers::WithinAbs;

}  // namespace posenc::tests
