package org.grundy.solvers.coordinates;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.heap.equation.BoxOrder;
import org.grundy.rules.tree.GameRules;

/// A box of positions of which it can be found who wins them, without values.
///
/// @param largest the largest sizes, by place, where a walk by rows needs no numbers
/// @param box the numbered box; empty where rows are walked
@SuppressWarnings("ArrayRecordComponent") // made for one question, never compared
record OutcomeBox(
    GameRules rules, BoxOrder order, OptionSources sources, long[] largest, Optional<Box> box) {
  /// The box of positions of these sizes and all that they can become; empty where some option has
  /// several components, so that values are needed, or where there are too many positions.
  static Optional<OutcomeBox> of(GameRules rules, BoxOrder order, List<Long> sizes) {
    OptionSources sources = OptionSources.of(order.moves());
    if (sources.splits()) {
      return Optional.empty();
    }
    if (RowWalk.isFor(order, sources)) {
      long[] largest = order.box(sizes.stream().mapToLong(Long::longValue).toArray());
      boolean numbered = largest[0] < Integer.MAX_VALUE && largest[1] < Integer.MAX_VALUE;
      return numbered
          ? Optional.of(new OutcomeBox(rules, order, sources, largest, Optional.empty()))
          : Optional.empty();
    }
    return CoordinatesMethod.box(order, List.of(sizes))
        .map(box -> new OutcomeBox(rules, order, sources, new long[0], Optional.of(box)));
  }

  /// Prepares to find who wins.
  ///
  /// @throws org.grundy.core.BudgetSpentException if there is no memory for it
  OutcomeSearch search(Meter meter) {
    boolean misere = rules.play() == Play.MISERE;
    return box.isPresent()
        ? new OutcomeSweep(box.get(), sources, misere, meter)
        : RowWalk.of(order, largest, sources, misere, meter);
  }

  /// The number of units of work, about.
  long steps() {
    return box.isPresent() ? box.get().cells() : 1 + largest[order.coordinates().getFirst()];
  }

  /// The cost of that work, in words.
  String cost() {
    return box.isPresent()
        ? "%,d positions, a bit each".formatted(steps())
        : "%,d rows, each with at most one position that loses".formatted(steps());
  }

  /// The reason why it is sound.
  String because() {
    String last =
        rules.play() == Play.MISERE
            ? "the next player wins one exactly if there is no move, or one to a position that the"
                + " next player loses"
            : "the next player loses one exactly if every option of it wins";
    return CoordinatesMethod.order(rules, order) + last;
  }
}
