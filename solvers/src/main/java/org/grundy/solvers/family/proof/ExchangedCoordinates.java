package org.grundy.solvers.family.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
  /// So many names are exchanged in every way.
  private static final int MOST_RENAMED = 3;

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

  /// True if the exchange maps every alternative to one, whatever the numbers are called that it
  /// chooses. It is its own inverse, so that it maps all of them to all.
  private boolean areKeptByExchange(List<String> sizes) {
    Set<Reading> readings = new HashSet<>();
    List<Reading> alternatives = new ArrayList<>();
    for (Rule rule : rules.rules()) {
      if (!(rule instanceof EquationMove move)) {
        return false;
      }
      for (Alternative alternative : move.alternatives()) {
        alternatives.add(
            new Reading(alternative.sum(), new HashSet<>(alternative.conditions()), move.except()));
      }
    }
    alternatives.forEach(reading -> readings.add(reading.with(new Substitution(Map.of()))));
    return alternatives.stream()
        .allMatch(reading ->
            reading.renamings(sizes).stream()
                .anyMatch(names -> readings.contains(reading.exchanged(sizes, names))));
  }

  /// An alternative whose conditions stand in no order.
  private record Reading(
      List<List<Expression>> sum, Set<Condition> conditions, Set<List<Long>> except) {
    /// With expressions in the places of variables, and sums and products in one order.
    Reading with(Substitution substitution) {
      UnaryOperator<Expression> change = one -> inOrder(substitution.in(one));
      return new Reading(
          sum.stream().map(sizes -> sizes.stream().map(change).toList()).toList(),
          conditions.stream().map(one -> one.with(change)).collect(Collectors.toSet()),
          except);
    }

    /// The image under the exchange of the sizes, with other names for the numbers chosen.
    Reading exchanged(List<String> sizes, Map<String, Expression> names) {
      Map<String, Expression> all = new HashMap<>(names);
      all.put(sizes.get(0), new Expression.Variable(sizes.get(1)));
      all.put(sizes.get(1), new Expression.Variable(sizes.get(0)));
      Reading image = with(new Substitution(all));
      return new Reading(
          image.sum.stream().map(List::reversed).toList(),
          image.conditions,
          except.stream().map(List::reversed).collect(Collectors.toSet()));
    }

    /// The ways to call the numbers that are chosen by each other's names; where they are many,
    /// their own alone.
    List<Map<String, Expression>> renamings(List<String> sizes) {
      List<String> chosen =
          Stream.concat(
                  sum.stream().flatMap(List::stream),
                  conditions.stream().flatMap(Condition::operands))
              .flatMap(Expression::names)
              .filter(name -> !sizes.contains(name))
              .distinct()
              .toList();
      return chosen.size() > MOST_RENAMED ? List.of(Map.of()) : renamings(chosen, chosen);
    }

    private static List<Map<String, Expression>> renamings(List<String> from, List<String> to) {
      if (from.isEmpty()) {
        return List.of(Map.of());
      }
      List<Map<String, Expression>> all = new ArrayList<>();
      for (String name : to) {
        List<String> others = to.stream().filter(other -> !other.equals(name)).toList();
        for (Map<String, Expression> rest : renamings(from.subList(1, from.size()), others)) {
          Map<String, Expression> one = new HashMap<>(rest);
          one.put(from.getFirst(), new Expression.Variable(name));
          all.add(one);
        }
      }
      return all;
    }
  }

  private static Expression inOrder(Expression expression) {
    return switch (expression) {
      case Expression.Constant _, Expression.Variable _ -> expression;
      case Expression.Minus(Expression left, Expression right) ->
          new Expression.Minus(inOrder(left), inOrder(right));
      case Expression.Plus sum -> {
        List<Expression> sides = inOrder(sum.operands());
        yield new Expression.Plus(sides.getFirst(), sides.getLast());
      }
      case Expression.Times product -> {
        List<Expression> sides = inOrder(product.operands());
        yield new Expression.Times(sides.getFirst(), sides.getLast());
      }
      case Expression.Applied(var operation, var operands) ->
          new Expression.Applied(
              operation, operands.stream().map(ExchangedCoordinates::inOrder).toList());
    };
  }

  /// Operands of which the order does not matter.
  private static List<Expression> inOrder(List<Expression> operands) {
    return operands.stream()
        .map(ExchangedCoordinates::inOrder)
        .sorted(Comparator.comparing(Expression::toString))
        .toList();
  }
}
