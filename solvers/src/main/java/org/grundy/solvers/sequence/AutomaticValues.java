package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.RunMove;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.AutomatonProver;

/// The values of all heaps of a game, said by an automaton that reads the digits of a size and is
/// [proved][AutomatonProver] to be right: heaps that are halved, say, have few values and no
/// period.
///
/// Copies of one heap cancel in pairs, so that of an odd number of them one counts, and of an even
/// number none, as if a heap were left that cannot be moved in.
final class AutomaticValues {
  /// More is spent on the sequence itself.
  private static final long WORK = 1L << 22;

  private AutomaticValues() {}

  /// The automaton; empty where none is found with little work.
  ///
  /// @throws BudgetSpentException if the meter says so
  static Optional<AutomatonProof> of(GameRules rules, Meter meter) {
    Meter part = meter.part(Budget.ofNodes(WORK, meter.bytesLeft()));
    try {
      return singly(rules, part)
          .flatMap(game -> AutomatonProver.of(game, 1, true, part, _ -> {}).proof());
    } catch (BudgetSpentException spent) {
      meter.check();
      return Optional.empty();
    }
  }

  /// A game of heaps with the same values, in which no move leaves copies; empty where some move
  /// leaves several heaps in another way.
  private static Optional<GameRules> singly(GameRules rules, Meter meter) {
    if (rules.rules().stream().noneMatch(RunMove.class::isInstance)) {
      return Optional.of(rules);
    }
    List<Rule> lines = new ArrayList<>();
    for (Rule line : rules.rules()) {
      Optional<? extends Rule> single =
          line instanceof RunMove run ? ofCopies(run, rules, meter) : Optional.of(line);
      if (single.isEmpty()) {
        return Optional.empty();
      }
      lines.add(single.get());
    }
    return Optional.of(
        new GameRules(
            rules.title(),
            rules.board(),
            rules.cells(),
            lines,
            rules.patterns(),
            rules.play(),
            Optional.empty(),
            List.of()));
  }

  private static Optional<EquationMove> ofCopies(RunMove line, GameRules rules, Meter meter) {
    if (line.runs().size() != 1
        || !line.heaps().isEmpty()
        || !(line.runs().getFirst().counters().getFirst()
            instanceof RunMove.Counter(var name, var one, var number))
        || name.isPresent()
        || !(one instanceof Expression.Constant(long first))
        || !(number instanceof Expression.Constant(long last))
        || last < first) {
      return Optional.empty();
    }
    Expression heap = line.runs().getFirst().each().getFirst();
    boolean isOdd = (last - first) % 2 == 0;
    if (!isOdd && canBeMovedIn(0, rules, meter)) {
      return Optional.empty();
    }
    Expression none = new Expression.Constant(0);
    List<Condition> conditions = new ArrayList<>(line.conditions());
    conditions.add(new Condition.Chain(List.of(none, heap), List.of(Relation.AT_MOST)));
    return Optional.of(
        new EquationMove(
            line.sizes(),
            List.of(new Alternative(List.of(List.of(isOdd ? heap : none)))),
            conditions));
  }

  private static boolean canBeMovedIn(long heap, GameRules rules, Meter meter) {
    boolean[] found = {false};
    new HeapOptions(HeapRule.of(rules), meter).of(heap, (_, _, _) -> found[0] = true);
    return found[0];
  }
}
