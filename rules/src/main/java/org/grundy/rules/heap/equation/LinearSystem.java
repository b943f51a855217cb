package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Linear conditions over integer columns, each of the form `f >= 0` or `f = 0`, closed under
/// nothing: only what was added and what elimination derives.
///
/// [#onto] projects by Fourier–Motzkin elimination (Fourier 1826, Motzkin 1936), where every row is
/// divided by the common divisor of its coefficients and its constant rounded down, which loses no
/// integer solution. Every row is a consequence of what was added, so that a row may be left out
/// (when a coefficient passes 63 bits, or when there are too many) without ever losing a solution:
/// what follows from a system is then weaker, never wrong.
final class LinearSystem {
  private static final int MAX_ROWS = 400;

  private final Map<Key, LinearForm> equalities = new LinkedHashMap<>();
  private final Map<Key, LinearForm> bounds = new LinkedHashMap<>();
  private boolean contradictory;

  private record Key(LinearForm form) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key that && form.hasCoefficientsOf(that.form);
    }

    @Override
    public int hashCode() {
      return form.hashOfCoefficients();
    }
  }

  LinearSystem copy() {
    LinearSystem copy = new LinearSystem();
    copy.equalities.putAll(equalities);
    copy.bounds.putAll(bounds);
    copy.contradictory = contradictory;
    return copy;
  }

  /// Adds `form >= 0`.
  void addAtLeastZero(LinearForm form) {
    if (form.isConstant()) {
      contradictory |= form.constant() < 0;
      return;
    }
    LinearForm tight = form.dividedBy(form.divisor());
    if (bounds.size() < MAX_ROWS || bounds.containsKey(new Key(tight))) {
      bounds.merge(
          new Key(tight), tight, (old, one) -> one.constant() < old.constant() ? one : old);
    }
  }

  /// Adds `form = 0`.
  void addZero(LinearForm form) {
    if (form.isConstant()) {
      contradictory |= form.constant() != 0;
      return;
    }
    long divisor = form.divisor();
    if (form.constant() % divisor != 0) {
      contradictory = true;
      return;
    }
    LinearForm tight = form.dividedBy(divisor);
    LinearForm old = equalities.putIfAbsent(new Key(tight), tight);
    contradictory |= old != null && old.constant() != tight.constant();
  }

  /// All rows, an equality as two bounds.
  List<LinearForm> rows() {
    List<LinearForm> rows = new ArrayList<>(bounds.values());
    for (LinearForm equality : equalities.values()) {
      rows.add(equality);
      rows.add(equality.negated());
    }
    return rows;
  }

  /// True if no integers satisfy this system, as far as elimination shows.
  boolean isInfeasible() {
    return onto(new BitSet()).contradictory;
  }

  /// The system that this one implies of the columns `kept` alone.
  LinearSystem onto(BitSet kept) {
    LinearSystem system = this;
    while (!system.contradictory) {
      int column = system.cheapest(kept);
      if (column < 0) {
        break;
      }
      system = system.without(column);
    }
    return system;
  }

  /// The column outside `kept` whose elimination makes the fewest rows, or -1.
  private int cheapest(BitSet kept) {
    List<LinearForm> rows = rows();
    int best = -1;
    long bestCost = Long.MAX_VALUE;
    int columns = rows.isEmpty() ? 0 : rows.getFirst().columns();
    for (int column = kept.nextClearBit(0);
        column < columns;
        column = kept.nextClearBit(column + 1)) {
      int target = column;
      long above = rows.stream().filter(row -> row.coefficient(target) > 0).count();
      long below = rows.stream().filter(row -> row.coefficient(target) < 0).count();
      boolean solvable = equalities.values().stream().anyMatch(row -> row.coefficient(target) != 0);
      long cost = solvable ? 0 : above * below;
      if (above + below > 0 && cost < bestCost) {
        best = column;
        bestCost = cost;
      }
    }
    return best;
  }

  private LinearSystem without(int column) {
    LinearForm solved = null;
    for (LinearForm row : equalities.values()) {
      long size = Math.abs(row.coefficient(column));
      if (size != 0 && (solved == null || size < Math.abs(solved.coefficient(column)))) {
        solved = row;
      }
    }
    return solved == null ? combinedWithout(column) : substituted(column, solved);
  }

  private LinearSystem substituted(int column, LinearForm solved) {
    LinearSystem result = new LinearSystem();
    long pivot = solved.coefficient(column);
    for (LinearForm row : equalities.values()) {
      if (row != solved) {
        result.addDerived(row, Math.abs(pivot), solved, -pivotShare(row, column, pivot), true);
      }
    }
    for (LinearForm row : bounds.values()) {
      result.addDerived(row, Math.abs(pivot), solved, -pivotShare(row, column, pivot), false);
    }
    return result;
  }

  private static long pivotShare(LinearForm row, int column, long pivot) {
    return Long.signum(pivot) * row.coefficient(column);
  }

  private LinearSystem combinedWithout(int column) {
    LinearSystem result = new LinearSystem();
    equalities.values().forEach(result::addZero);
    List<LinearForm> above = new ArrayList<>();
    List<LinearForm> below = new ArrayList<>();
    for (LinearForm row : bounds.values()) {
      long coefficient = row.coefficient(column);
      if (coefficient == 0) {
        result.addAtLeastZero(row);
      } else {
        (coefficient > 0 ? above : below).add(row);
      }
    }
    for (LinearForm lower : above) {
      for (LinearForm upper : below) {
        result.addDerived(
            lower, -upper.coefficient(column), upper, lower.coefficient(column), false);
      }
    }
    return result;
  }

  private void addDerived(
      LinearForm row, long factor, LinearForm other, long otherFactor, boolean equality) {
    LinearForm form;
    try {
      form = row.combined(factor, other, otherFactor);
    } catch (ArithmeticException tooLarge) {
      return;
    }
    if (equality) {
      addZero(form);
    } else {
      addAtLeastZero(form);
    }
  }
}
