package org.grundy.solvers.family.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Substitution;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.Transposition;
import org.grundy.solvers.family.formula.Symmetric;
import org.grundy.solvers.family.formula.TablePattern;

/// A table is symmetric where the exchange of its coordinates maps the rules to themselves: then a
/// start and its image have the same options up to the exchange, and so the same value.
final class ExchangedCoordinates implements Theorem {
  private final GameRules rules;
  private final FamilySpec family;

  ExchangedCoordinates(GameRules rules, FamilySpec family) {
    this.rules = rules;
    this.family = family;
  }

  @Override
  public Optional<Standing> verdict(Subject subject, TablePattern pattern, String range) {
    if (!(pattern instanceof Symmetric)) {
      return Optional.empty();
    }
    if (Transposition.keepsStarts(rules, family)) {
      return Optional.of(
          new Standing.Proved(
              switch (rules.board()) {
                case Board.Tiling _ ->
                    "pieces may be turned over, so the exchange of rows and columns changes"
                        + " nothing";
                case Board.Graph _ ->
                    "the graphs of r x c and of c x r are the same but for the names of the"
                        + " vertices";
                default ->
                    "the exchange of rows and columns maps the rules to themselves, the start is"
                        + " filled with one glyph, and the upper left corner stays";
              }));
    }
    return rules.board() instanceof Board.Heaps heaps
            && heaps.variables().size() == 2
            && !rules.endsEarly()
            && areKeptByExchange(heaps.variables())
        ? Optional.of(
            new Standing.Proved(
                "the exchange of %s and %s maps the lines of the rules to themselves"
                    .formatted(heaps.variables().get(0), heaps.variables().get(1))))
        : Optional.empty();
  }

  private boolean areKeptByExchange(List<String> sizes) {
    String first = sizes.get(0);
    String second = sizes.get(1);
    Substitution exchange =
        new Substitution(
            Map.of(first, new Expression.Variable(second), second, new Expression.Variable(first)));
    Set<Reading> lines = new HashSet<>();
    Set<Reading> images = new HashSet<>();
    for (Rule rule : rules.rules()) {
      if (!(rule instanceof EquationMove move)) {
        return false;
      }
      Set<List<Long>> except = new HashSet<>();
      move.except().forEach(position -> except.add(List.of(position.get(1), position.get(0))));
      for (Alternative alternative : move.alternatives()) {
        lines.add(
            new Reading(alternative.sum(), new HashSet<>(alternative.conditions()), move.except()));
        images.add(image(alternative, exchange, except));
      }
    }
    return images.equals(lines);
  }

  /// An alternative whose conditions stand in no order.
  private record Reading(
      List<List<Expression>> sum, Set<Condition> conditions, Set<List<Long>> except) {}

  private static Reading image(
      Alternative alternative, Substitution exchange, Set<List<Long>> except) {
    List<List<Expression>> sum = new ArrayList<>();
    for (List<Expression> tuple : alternative.sum()) {
      sum.add(List.of(exchange.in(tuple.get(1)), exchange.in(tuple.get(0))));
    }
    return new Reading(sum, new HashSet<>(exchange.in(alternative.conditions())), except);
  }
}
