package org.grundy.solvers.family.proof;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.TokenMove;
import org.grundy.solvers.walk.CornerSweep;

/// The walk of one token down and to the right, from the corner of an open board.
final class CornerWalk {
  /// The names of what stands for the rows and the columns of a board.
  private static final List<String> SIZES = List.of("r-1", "c-1");

  private static final String STEPS = "k";

  private CornerWalk() {}

  /// True if a game is such a walk, in which the token slides in exactly these directions.
  static boolean slides(GameRules rules, Collection<Direction> directions) {
    List<TokenMove> lines = lines(rules);
    return !lines.isEmpty()
        && lines.stream().allMatch(TokenMove::slide)
        && lines.stream()
            .flatMap(line -> line.directions().stream())
            .collect(Collectors.toSet())
            .equals(Set.copyOf(directions));
  }

  /// Such a walk as two heaps that move together: the token on a board of r x c is the heaps r - 1
  /// and c - 1, which are the cells below it and to its right. Empty for other games.
  static Optional<GameRules> heaps(GameRules rules) {
    List<TokenMove> lines = lines(rules);
    if (lines.isEmpty()) {
      return Optional.empty();
    }
    Expression steps = new Expression.Variable(STEPS);
    Condition some =
        new Condition.Chain(List.of(steps, new Expression.Constant(1)), List.of(Relation.AT_LEAST));
    List<Rule> moves = new ArrayList<>();
    for (TokenMove line : lines) {
      List<Alternative> alternatives =
          line.directions().stream()
              .map(direction ->
                  line.slide()
                      ? new Alternative(List.of(left(direction, steps)), List.of(some))
                      : new Alternative(List.of(left(direction, new Expression.Constant(1)))))
              .toList();
      moves.add(new EquationMove(SIZES, alternatives, Set.of()));
    }
    return Optional.of(
        new GameRules(
            rules.title(),
            new Board.Heaps(SIZES),
            List.of(),
            moves,
            List.of(),
            rules.play(),
            Optional.empty(),
            List.of()));
  }

  private static List<Expression> left(Direction direction, Expression steps) {
    return List.of(
        left(SIZES.get(0), direction.rowStep(), steps),
        left(SIZES.get(1), direction.columnStep(), steps));
  }

  private static Expression left(String size, int step, Expression steps) {
    return new Expression.Minus(
        new Expression.Variable(size), new Expression.Times(new Expression.Constant(step), steps));
  }

  /// The lines of the walk; none of another game.
  private static List<TokenMove> lines(GameRules rules) {
    if (rules.board() != Board.Cells.GRID || !CornerSweep.isSound(rules)) {
      return List.of();
    }
    Glyph filled = ((Start.Fill) rules.start().orElseThrow()).glyph();
    List<TokenMove> lines =
        rules.rules().stream()
            .flatMap(rule -> rule instanceof TokenMove move ? Stream.of(move) : Stream.empty())
            .toList();
    Glyph token = lines.getFirst().token();
    return lines.stream()
            .allMatch(line -> line.over().contains(filled) && line.token().equals(token))
        ? lines
        : List.of();
  }
}
