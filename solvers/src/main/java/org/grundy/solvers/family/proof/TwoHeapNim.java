package org.grundy.solvers.family.proof;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.formula.Joined;
import org.grundy.solvers.family.formula.TablePattern;

/// Nim with heaps a, b, … has the value a xor b xor … (Bouton 1901; Sprague 1935, Grundy 1939).
///
/// Nim is recognised where its moves are written out, one heap made smaller by any number; and in
/// the rook's walk: a token that slides down and to the right from the corner of an open board of r
/// x c plays Nim with heaps of r - 1 and c - 1.
final class TwoHeapNim implements Theorem {
  private final GameRules rules;
  private final FamilyTable table;

  TwoHeapNim(GameRules rules, FamilyTable table) {
    this.rules = rules;
    this.table = table;
  }

  @Override
  public Optional<Standing> verdict(Subject subject, TablePattern pattern, String range) {
    if (!(pattern instanceof Joined nimSum)
        || !(subject instanceof Subject.Whole)
        || !table.ofValues()) {
      return Optional.empty();
    }
    if (rules.board() instanceof Board.Heaps heaps
        && heaps.variables().size() == 2
        && nimSum.equals(new Joined(Joined.By.NIM_SUM, 0, 0))
        && rules.isPlain()
        && isNim(heaps.variables())) {
      return Optional.of(
          new Standing.Proved(
              "a move makes one of the two heaps smaller by any number and leaves the other: this"
                  + " is Nim, whose value is the nim-sum of the heaps (Bouton 1901)"));
    }
    return nimSum.equals(new Joined(Joined.By.NIM_SUM, -1, -1))
            && CornerWalk.slides(rules, List.of(Direction.S, Direction.E))
        ? Optional.of(
            new Standing.Proved(
                "the token slides down or to the right by any number of cells: this is Nim with"
                    + " heaps of r - 1 and c - 1 (Bouton 1901)"))
        : Optional.empty();
  }

  private boolean isNim(List<String> heaps) {
    Set<Integer> lowered = new HashSet<>();
    for (Rule rule : rules.rules()) {
      if (!(rule instanceof EquationMove move)
          || !move.variables().equals(heaps)
          || !move.except().isEmpty()) {
        return false;
      }
      for (EquationMove.Alternative alternative : move.alternatives()) {
        Optional<Lowering> lowering = lowering(alternative, heaps);
        if (lowering.isEmpty()
            || !alternative.conditions().stream()
                .allMatch(condition -> isFromOneOn(condition, lowering.get().count()))
            || alternative.conditions().isEmpty()) {
          return false;
        }
        lowered.add(lowering.get().heap());
      }
    }
    return lowered.size() == heaps.size();
  }

  /// A move that takes tokens from one heap.
  ///
  /// @param heap the index of the heap
  /// @param count the variable that says how many are taken
  private record Lowering(int heap, String count) {}

  private static Optional<Lowering> lowering(
      EquationMove.Alternative alternative, List<String> heaps) {
    if (alternative.sum().size() != 1) {
      return Optional.empty();
    }
    Optional<Lowering> found = Optional.empty();
    List<Expression> sizes = alternative.sum().getFirst();
    for (int i = 0; i < heaps.size(); i++) {
      Expression kept = new Expression.Variable(heaps.get(i));
      if (sizes.get(i).equals(kept)) {
        continue;
      }
      if (found.isPresent()
          || !(sizes.get(i)
              instanceof Expression.Minus(Expression left, Expression.Variable(String count)))
          || !left.equals(kept)
          || heaps.contains(count)) {
        return Optional.empty();
      }
      found = Optional.of(new Lowering(i, count));
    }
    return found;
  }

  /// True if a condition is `k >= 1`, `1 <= k`, `k > 0` or `0 < k`.
  private static boolean isFromOneOn(Condition condition, String count) {
    Expression variable = new Expression.Variable(count);
    Expression one = new Expression.Constant(1);
    Expression zero = new Expression.Constant(0);
    return Set.of(
            new Condition.Chain(List.of(variable, one), List.of(Relation.AT_LEAST)),
            new Condition.Chain(List.of(one, variable), List.of(Relation.AT_MOST)),
            new Condition.Chain(List.of(variable, zero), List.of(Relation.MORE)),
            new Condition.Chain(List.of(zero, variable), List.of(Relation.LESS)))
        .contains(condition);
  }
}
