package org.grundy.solvers.component;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.core.Position;

/// The values of parts of positions, asked on the boards of a start, where much is known of them
/// once the start was searched.
public final class PartValues {
  private final StartPosition start;
  private final Meter look;

  PartValues(StartPosition start, Meter look) {
    this.start = start;
    this.look = look;
  }

  /// A part on the boards; empty where they have no room for it.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public Optional<Asked> of(Position part) {
    return start.like(part).map(found -> new Asked(found.parts(), look));
  }

  /// A part that can be asked about.
  ///
  /// @param components of which it is the sum on these boards
  public record Asked(List<Part<?>> components, Meter look) {
    public Asked {
      components = List.copyOf(components);
    }

    /// The value where it is known by now; costs no search.
    public OptionalLong soFar() {
      long value = 0;
      for (Part<?> one : components) {
        long bounds = one.known(look);
        if (!NimberBounds.isExact(bounds) || bounds == NimberBounds.ENDS) {
          return OptionalLong.empty();
        }
        value ^= NimberBounds.value(bounds);
      }
      return OptionalLong.of(value);
    }

    /// The value.
    ///
    /// @throws org.grundy.core.BudgetSpentException if the meter says so
    public long value() {
      long value = 0;
      for (Part<?> one : components) {
        value ^= one.value();
      }
      return value;
    }

    /// Tests if the value is `n`, at less cost than finding it.
    ///
    /// @throws org.grundy.core.BudgetSpentException if the meter says so
    public boolean is(long n) {
      return PartValues.is(components, n);
    }
  }

  /// Tests if the value of a sum is `n`. All parts but the one with the longest plays are valued;
  /// that one is only asked for the value that the others leave open.
  static boolean is(List<? extends Part<?>> sum, long n) {
    List<Part<?>> parts = new ArrayList<>(sum);
    parts.sort(Comparator.comparingLong(Part::longestPlay));
    if (parts.isEmpty()) {
      return n == 0;
    }
    long others = 0;
    for (Part<?> part : parts.subList(0, parts.size() - 1)) {
      others ^= part.value();
    }
    return parts.getLast().is(n ^ others);
  }
}
