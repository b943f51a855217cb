package org.grundy.solvers.decided;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.Choice;
import org.grundy.core.Move;
import org.grundy.core.RatedMove;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;
import org.grundy.solvers.family.formula.MexPairs;
import org.grundy.solvers.family.proof.WythoffPairs;

/// Wythoff's game and its kin, by the pairs that lose ([WythoffPairs]): of heaps of any size.
final class WythoffGame {
  private final GameRules rules;
  private final MexPairs pairs;

  private WythoffGame(GameRules rules, MexPairs pairs) {
    this.rules = rules;
    this.pairs = pairs;
  }

  static Optional<Decided> decide(Problem problem) {
    if (!(problem.rules().board() instanceof Board.Heaps)) {
      return Optional.empty();
    }
    WythoffPairs theorem = new WythoffPairs(problem.rules());
    return theorem
        .losing()
        .flatMap(
            pairs -> new WythoffGame(problem.rules(), pairs).decide(problem, theorem.because()));
  }

  private Optional<Decided> decide(Problem problem, String because) {
    List<List<Long>> sum =
        problem.sum().stream().map(position -> ((TuplePosition) position).sizes()).toList();
    List<Long> found = sum.stream().map(heaps -> pairs.at(heaps.get(0), heaps.get(1))).toList();
    if (found.contains(-1L)) {
      return Optional.empty();
    }
    return Decided.ofSum(
        IntStream.range(0, sum.size()).filter(i -> found.get(i) > 0).boxed().toList(),
        which -> wins(sum.get(which), which),
        because
            + (pairs.factor() == 1 && pairs.step() == 1
                ? "; the next player loses exactly at the pairs (⌊kφ⌋, ⌊kφ²⌋), φ = (1 + √5) / 2"
                : "; the next player loses exactly at the pairs (p, q) and (q, p) where q = %d·p + %d·k and p is the least number in no pair before, k = 0, 1, 2, …"
                    .formatted(pairs.factor(), pairs.step())));
  }

  private List<RatedMove> wins(List<Long> heaps, int summand) {
    List<RatedMove> wins = new ArrayList<>();
    long first = heaps.get(0);
    long second = heaps.get(1);
    pairs.visitNear(
        Math.min(first, second),
        Math.max(first, second),
        (p, q) -> {
          add(wins, heaps, List.of(p, q), summand);
          if (p != q) {
            add(wins, heaps, List.of(q, p), summand);
          }
          return true;
        });
    return wins;
  }

  private void add(List<RatedMove> wins, List<Long> heaps, List<Long> left, int summand) {
    long i = heaps.get(0) - left.get(0);
    long j = heaps.get(1) - left.get(1);
    if (i >= 0 && j >= 0 && (i == 0 || j == 0 || (isWithin(i, j) && isWithin(j, i)))) {
      line(heaps, left)
          .ifPresent(line ->
              wins.add(
                  Decided.winning(
                      new Move(line, new Choice.Heaps(List.of(new TuplePosition(left)))),
                      summand)));
    }
  }

  /// True if `i < s·j + t`.
  private boolean isWithin(long i, long j) {
    return Math.floorDiv(i - pairs.step(), pairs.factor()) < j;
  }

  /// The first line with a move that leaves these sizes.
  private Optional<Integer> line(List<Long> heaps, List<Long> left) {
    return IntStream.range(0, rules.rules().size())
        .filter(line -> leaves((EquationMove) rules.rules().get(line), heaps, left))
        .boxed()
        .findFirst();
  }

  /// True if a line has a move that leaves these sizes: once they are conditions, its numbers are
  /// determined.
  private static boolean leaves(EquationMove line, List<Long> heaps, List<Long> left) {
    List<Alternative> exact =
        line.alternatives().stream()
            .map(one ->
                one.where(
                    IntStream.range(0, left.size())
                        .mapToObj(i -> isLeft(one.sum().getFirst().get(i), left.get(i)))
                        .toList()))
            .toList();
    boolean[] found = {false};
    EquationSolver.compile(new EquationMove(line.variables(), exact, line.except()))
        .visitWhile(
            heaps.stream().mapToLong(Long::longValue).toArray(),
            _ -> {
              found[0] = true;
              return false;
            });
    return found[0];
  }

  private static Condition isLeft(Expression size, long number) {
    return new Condition.Chain(
        List.of(size, new Expression.Constant(number)), List.of(Relation.EQUAL));
  }
}
