package org.grundy.solvers.binding;

import java.util.BitSet;
import java.util.OptionalLong;

/// A set of values of all else in a sum, numbers or loony: those beside which a player wins who has
/// to make the next move in one component. It is finite, or all but finitely many; the first never
/// holds loony, the second always.
final class Beside {
  private boolean cofinite;

  /// The numbers in the set; those that are not where it is cofinite.
  private final BitSet numbers;

  private Beside(boolean cofinite, BitSet numbers) {
    this.cofinite = cofinite;
    this.numbers = numbers;
  }

  /// No value: whoever cannot move loses.
  static Beside nothing() {
    return new Beside(false, new BitSet());
  }

  /// Puts one value into the set, but not loony.
  void add(OptionalLong value) {
    value.ifPresent(number -> numbers.set(Math.toIntExact(number), !cofinite));
  }

  /// A set of all values that are not in this one.
  Beside others() {
    return new Beside(!cofinite, (BitSet) numbers.clone());
  }

  boolean contains(OptionalLong value) {
    return cofinite
        != (value.isPresent()
            && value.getAsLong() < numbers.length()
            && numbers.get((int) value.getAsLong()));
  }

  /// Puts all values of another set into this one.
  void addAll(Beside other) {
    if (cofinite && other.cofinite) {
      numbers.and(other.numbers);
    } else if (cofinite) {
      numbers.andNot(other.numbers);
    } else if (other.cofinite) {
      BitSet missing = (BitSet) other.numbers.clone();
      missing.andNot(numbers);
      numbers.clear();
      numbers.or(missing);
      cofinite = true;
    } else {
      numbers.or(other.numbers);
    }
  }

  /// The values which make one of this set when `value` is added: the set of the component with
  /// another one beside it.
  Beside with(OptionalLong value) {
    if (value.isEmpty()) {
      return cofinite ? nothing().others() : nothing();
    }
    BitSet moved = new BitSet();
    int by = Math.toIntExact(value.getAsLong());
    numbers.stream().forEach(number -> moved.set(number ^ by));
    return new Beside(cofinite, moved);
  }

  /// The least number that is not in the set; empty where all are.
  OptionalLong leastMissing() {
    if (!cofinite) {
      return OptionalLong.of(numbers.nextClearBit(0));
    }
    int least = numbers.nextSetBit(0);
    return least < 0 ? OptionalLong.empty() : OptionalLong.of(least);
  }
}
