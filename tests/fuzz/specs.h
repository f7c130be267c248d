#pragma once

#include <span>

#include <posenc/spec/check.h>
#include <posenc/spec/fields.h>

namespace posenc::fuzz {

/// A source of specs: arbitrary bytes, or draws from field tables.
class Specs {
 public:
  virtual ~Specs() = default;

  /// A spec, valid if one of a few attempts was; `complete` first sets what no random source would guess.
  template <typename Spec, typename Complete>
  Spec spec(Complete complete) {
    Spec spec;
    for (int attempt = 0; attempt < attempts(); ++attempt) {
      spec = Spec();
      read(fields_of<Spec>(), reinterpret_cast<char*>(&spec));
      complete(spec);
      if (!check(spec)) break;
    }
    return spec;
  }

  template <typename Spec>
  Spec spec() {
    return spec<Spec>([](const Spec&) {});
  }

 private:
  virtual int attempts() const = 0;
  /// Sets the fields of a spec that holds its defaults.
  virtual void read(std::span<const Field> fields, char* spec) = 0;
};

}  // namespace posenc::fuzz
