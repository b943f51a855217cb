package org.grundy.core.certificate;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.LoopyValue;

/// The value of a position in a certificate.
public sealed interface CertifiedValue {
  /// A number: the position may be replaced by a heap of Nim of that size.
  record Nimber(long number) implements CertifiedValue {
    @Override
    public String toString() {
      return "the Grundy value is " + number;
    }
  }

  /// Plays may go on for ever.
  ///
  /// @param set the numbers that are values of options, ascending
  record Infinite(List<Long> set) implements CertifiedValue {
    public Infinite {
      set = List.copyOf(set);
    }

    @Override
    public String toString() {
      return "the value is " + LoopyValue.infinite(set);
    }
  }

  /// Whoever moves first wins, whatever stands beside it.
  record Loony() implements CertifiedValue {
    @Override
    public String toString() {
      return "it is loony";
    }
  }

  /// A number where there is one.
  static Optional<CertifiedValue> of(OptionalLong number) {
    return number.isPresent() ? Optional.of(new Nimber(number.getAsLong())) : Optional.empty();
  }

  /// A number, or an infinite value.
  static CertifiedValue of(LoopyValue value) {
    return of(value.number()).orElseGet(() -> new Infinite(value.set()));
  }
}
