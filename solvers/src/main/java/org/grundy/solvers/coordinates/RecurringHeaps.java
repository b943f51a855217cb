package org.grundy.solvers.coordinates;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.heap.HeapEnds;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.equation.BoxOrder;
import org.grundy.rules.heap.equation.LargeHeaps;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EndCondition;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.space.Finder;
import org.grundy.solvers.space.Question;
import org.grundy.solvers.space.StateSweep;
import org.grundy.solvers.space.StateTable;
import org.jspecify.annotations.Nullable;

/// Single heaps of any size of which conditions end the game while they are small, and of which
/// moves take a number of tokens up to a bound.
///
/// **Theorem.** Let no condition hold for heaps from F on, and no move take more than K <= F
/// tokens. If K heaps in a row, from F on, have the results of the K heaps p further, then each
/// heap from the first of them on has the result of the heap p further. *Proof.* The result of a
/// heap from F on, as [StateTable] has it, follows from those of the K heaps before it. ∎
final class RecurringHeaps implements Finder<List<Long>> {
  static final String COST = "the heaps up to where they are seen to recur";

  private static final int FIRST = 1 << 12;
  private static final int MOST = 1 << 20;

  /// The heaps that are looked at, at most.
  static final PositionBound SEARCHED = PositionBound.ONE.times(MOST);

  private static final long MOST_TAKEN = 1 << 12;

  private final StateTable states;
  private final Bounds bounds;

  /// How the results recur, once that is known.
  private volatile @Nullable Periodicity period;

  /// The numbers of the theorem.
  ///
  /// @param from F
  /// @param taken K
  record Bounds(long from, long taken) {
    /// The theorem, after the reason why heaps are solved one after the other.
    String because() {
      return "; what holds of a large heap follows from the %,d before it, so where as many in a row are again what they were they recur for ever"
          .formatted(taken);
    }
  }

  private RecurringHeaps(StateTable states, Bounds bounds) {
    this.states = states;
    this.bounds = bounds;
  }

  static RecurringHeaps of(GameRules rules, Bounds bounds, Question question, Meter meter) {
    Box box = Box.of(BoxOrder.ofHeap(), new long[] {MOST - 1});
    return new RecurringHeaps(
        StateSweep.of(new EndedSpace(rules, box), question, box.cells(), meter), bounds);
  }

  /// The numbers of a game; empty where its heaps are others.
  static Optional<Bounds> bounds(GameRules rules) {
    if (!(rules.board() instanceof Board.Heap(String size, var _))) {
      return Optional.empty();
    }
    List<Take.Range> taken = HeapRule.of(rules).taken();
    long most = taken.isEmpty() ? Long.MAX_VALUE : taken.getLast().toCount() - 1;
    if (most > MOST_TAKEN) {
      return Optional.empty();
    }
    long from = most;
    for (Object end : rules.ends()) {
      if (!(end instanceof EndCondition condition)) {
        return Optional.empty();
      }
      LargeHeaps large = LargeHeaps.of(HeapEnds.asMove(condition, List.of(size)));
      if (!large.moves().isEmpty()) {
        return Optional.empty();
      }
      from = Math.max(from, large.from());
    }
    return from < MOST ? Optional.of(new Bounds(from, most)) : Optional.empty();
  }

  @Override
  public long value(List<Long> sizes) {
    long heap = sizes.getFirst();
    Periodicity known = period;
    return states.find(heap < FIRST ? heap : (known == null ? look() : known).reduce(heap));
  }

  @Override
  public OptionalLong known(List<Long> sizes) {
    long heap = sizes.getFirst();
    Periodicity recurring = period;
    long like = recurring == null ? heap : recurring.reduce(heap);
    long known = like < MOST ? states.known(like) : StateTable.UNKNOWN;
    return known == StateTable.UNKNOWN ? OptionalLong.empty() : OptionalLong.of(known);
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(states.knowledge());
  }

  private Periodicity look() {
    for (int looked = FIRST; looked <= MOST; looked *= 2) {
      states.find(looked - 1L);
      for (int shift = 1; looked - shift - bounds.taken >= bounds.from; shift++) {
        if (recurs(looked, shift)) {
          Periodicity found =
              new Periodicity(first(looked - bounds.taken - shift, shift), shift, 0);
          period = found;
          return found;
        }
      }
    }
    throw new BudgetSpentException(
        new Ending.Limit("the first %,d heaps are not seen to recur".formatted(MOST)));
  }

  /// The least heap from which on each has the result of the one so much further.
  private long first(long known, int shift) {
    long first = known;
    while (first > 0 && states.known(first - 1) == states.known(first - 1 + shift)) {
      first--;
    }
    return first;
  }

  private boolean recurs(int looked, int shift) {
    for (int i = 1; i <= bounds.taken; i++) {
      if (states.known(looked - i) != states.known(looked - shift - i)) {
        return false;
      }
    }
    return true;
  }
}
