package org.grundy.solvers.loopy;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.LoopyValue;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.loopy.LoopyGame.Part;

/// A sum whose plays may go on for ever, being solved.
final class LoopyRun implements Run {
  private final List<Part> parts;
  private final Set<LoopyTable> tables;
  private final boolean onlyZero;

  /// @param onlyZero whether only the outcome is asked for
  LoopyRun(List<Part> parts, boolean onlyZero) {
    this.parts = List.copyOf(parts);
    this.onlyZero = onlyZero && parts.size() == 1;
    IdentityHashMap<LoopyTable, Boolean> all = new IdentityHashMap<>();
    for (Part part : parts) {
      part.table().add(part.word());
      all.put(part.table(), true);
    }
    this.tables = all.keySet();
  }

  @Override
  public Solution solve() {
    while (true) {
      look();
      Optional<Outcome> outcome = outcome(parts);
      if (outcome.isPresent()) {
        LoopySolution solution = new LoopySolution(parts, outcome.get());
        if (isWhole() || knowsEveryMove(solution)) {
          return solution;
        }
      }
      requireMore();
    }
  }

  /// Finds out who wins, which may take less than all moves.
  ///
  /// @param winnerOnly whether the value of the sum need not be known
  Outcome settle(boolean winnerOnly) {
    while (true) {
      look();
      Optional<Outcome> outcome = outcome(parts);
      if (outcome.isPresent() && (winnerOnly || value(parts).isPresent())) {
        return outcome.get();
      }
      requireMore();
    }
  }

  private void look() {
    for (LoopyTable table : tables) {
      table.look(onlyZero);
    }
  }

  private boolean isWhole() {
    return tables.stream().allMatch(LoopyTable::isWhole);
  }

  private void requireMore() {
    if (tables.stream().noneMatch(LoopyTable::canGoOn)) {
      throw new BudgetSpentException(
          new Ending.Limit(
              "positions can be reached whose numbers are too large, and the others do not settle"
                  + " it"));
    }
  }

  /// The outcome of a sum, where it is known by now.
  static Optional<Outcome> outcome(List<Part> parts) {
    if (parts.size() == 1) {
      return parts.getFirst().table().outcome(parts.getFirst().word());
    }
    return value(parts).map(LoopyValue::outcome);
  }

  /// The value of a sum, where that of each part is known by now.
  private static Optional<LoopyValue> value(List<Part> parts) {
    LoopyValue sum = LoopyValue.of(0);
    for (Part part : parts) {
      Optional<LoopyValue> value = part.table().value(part.word());
      if (value.isEmpty()) {
        return Optional.empty();
      }
      sum = sum.plus(value.get());
    }
    return Optional.of(sum);
  }

  private static boolean knowsEveryMove(LoopySolution solution) {
    long[] known = {0};
    solution.moves(_ -> known[0]++);
    return known[0] == solution.moveTotal();
  }

  @Override
  public Partial soFar(Meter look) {
    Optional<Outcome> outcome = outcome(parts);
    if (outcome.isEmpty()) {
      return Partial.NOTHING;
    }
    LoopySolution solution = new LoopySolution(parts, outcome.get());
    List<RatedMove> settled = new ArrayList<>();
    solution.moves(move -> {
      look.check();
      settled.add(move);
    });
    return new Partial(outcome, OptionalLong.empty(), List.of(), settled, solution.moveTotal());
  }
}
