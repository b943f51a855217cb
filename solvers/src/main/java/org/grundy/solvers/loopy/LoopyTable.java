package org.grundy.solvers.loopy;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongUnaryOperator;
import org.grundy.core.LoopyValue;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.solvers.space.Space;
import org.jspecify.annotations.Nullable;

/// The positions that can be reached from some starts, with their values. Where there are many, or
/// no end of them, the smallest are looked at first, of equal ones those that are reached by the
/// fewest moves, and the values that follow from these are found; then further ones are.
final class LoopyTable {
  private static final int FIRST = 1 << 8;
  private static final long SMALL = 1 << 8;
  private static final int FACTOR = 4;

  private final Reached reached;
  private final Meter meter;
  private @Nullable SmithValues values;
  private final LongUnaryOperator sizes;
  private long most = FIRST;
  private long largest = SMALL;
  private boolean onlyZero;
  private boolean isWhole;

  /// @param sizes how large positions are: small ones are looked at first
  LoopyTable(Space space, LongUnaryOperator sizes, Meter meter) {
    this.sizes = sizes;
    this.reached = new Reached(space, sizes, meter);
    this.meter = meter;
  }

  /// Adds a start.
  void add(long word) {
    reached.number(word);
    largest = Math.max(largest, sizes.applyAsLong(word));
  }

  /// The positions with their moves.
  Reached reached() {
    return reached;
  }

  /// Looks further, and finds the values anew. Where the work has to end first, those found before
  /// stay.
  ///
  /// @param onlyZero whether it is enough to know who wins
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  void look(boolean onlyZero) {
    this.onlyZero = onlyZero;
    boolean found = false;
    while (!found && reached.canGoOn()) {
      found = reached.look((int) Math.min(most, PositionNumbers.MOST), largest);
      most = Math.min(most, PositionNumbers.MOST) * FACTOR;
      largest = Math.min(largest, Long.MAX_VALUE / FACTOR) * FACTOR;
    }
    SmithValues made = SmithValues.of(reached, onlyZero, meter);
    SmithValues before = values;
    if (before != null) {
      before.forget();
    }
    values = made;
    isWhole = reached.isWhole();
  }

  /// True if the values are those of all positions that can be reached, so that nothing is open.
  boolean isWhole() {
    return isWhole;
  }

  /// True if there are positions that were not looked at.
  boolean canGoOn() {
    return reached.canGoOn();
  }

  /// The value of a position, where it is known by now.
  Optional<LoopyValue> value(long word) {
    return labelled(word).filter(value -> !value.isInfinite() || (isWhole() && !onlyZero));
  }

  /// The outcome of a position, where it is known by now.
  Optional<Outcome> outcome(long word) {
    return labelled(word)
        .filter(value -> !value.isInfinite() || isWhole() || value.outcome() == Outcome.N)
        .map(LoopyValue::outcome);
  }

  /// The value that follows from the positions that were looked at.
  private Optional<LoopyValue> labelled(long word) {
    SmithValues all = values;
    int number = reached.find(word);
    return all == null || number < 0 ? Optional.empty() : Optional.of(all.value(number));
  }

  /// The number of moves that a position lasts, where it is known by now and nobody can go on for
  /// ever.
  OptionalLong remoteness(long word) {
    SmithValues all = values;
    int number = reached.find(word);
    return all == null || number < 0 || outcome(word).isEmpty()
        ? OptionalLong.empty()
        : all.remoteness(number);
  }

  /// The rank of a position whose value is a number.
  long rank(long word) {
    SmithValues all = values;
    return all == null ? 0 : all.rank(reached.find(word));
  }
}
