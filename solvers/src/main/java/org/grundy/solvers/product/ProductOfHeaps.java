package org.grundy.solvers.product;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.RunMove;

/// Two games of one heap of which a game of two heaps is the product.
///
/// A move of one heap that leaves x1 + … + xm, and one of the other that leaves y1 + … + yn, make
/// one move of the product, m and n from 1 on: (r,c) becomes all pairs of one of r, x1, …, xm with
/// one of c, y1, …, yn but (r,c) itself. A game is a product if its moves are those that arise so
/// from every move of the one heap with every move of the other.
final class ProductOfHeaps {
  private static final Pattern NAME = Pattern.compile("\\p{L}[\\p{L}0-9_]*");

  /// A move that is the product of two.
  private record Pair(Rule first, Rule second) {}

  private ProductOfHeaps() {}

  /// The two games of which the rules are the product, where the equations show it.
  ///
  /// Each alternative has to be a product by itself: its components are all pairs of the
  /// expressions of two sides, and no condition joins the two. So is a run in rows and columns
  /// whose last heap, which is left out, is the start. The pairs of sides must then be all pairs,
  /// each once, of the alternatives of one game with those of another.
  static Optional<SingleHeaps> of(GameRules rules) {
    if (!(rules.board() instanceof Board.Heaps heaps)
        || heaps.variables().size() != 2
        || !rules.ends().isEmpty()) {
      return Optional.empty();
    }
    List<Optional<Pair>> pairs =
        rules.rules().stream().flatMap(rule -> pairs(heaps.variables(), rule)).toList();
    return pairs.stream().allMatch(Optional::isPresent)
        ? product(
            rules.title(), heaps.variables(), pairs.stream().flatMap(Optional::stream).toList())
        : Optional.empty();
  }

  /// The moves of a line, empty where one is no product.
  private static Stream<Optional<Pair>> pairs(List<String> names, Rule rule) {
    return switch (rule) {
      case EquationMove move when move.except().isEmpty() ->
          move.alternatives().stream().map(alternative -> pair(names, alternative));
      case RunMove move -> Stream.of(pair(names, move));
      default -> Stream.of(Optional.empty());
    };
  }

  private static Optional<SingleHeaps> product(String title, List<String> names, List<Pair> pairs) {
    Map<String, Rule> firsts = new LinkedHashMap<>();
    Map<String, Rule> seconds = new LinkedHashMap<>();
    Set<List<String>> met = new LinkedHashSet<>();
    for (Pair pair : pairs) {
      String first = plain(names.getFirst(), pair.first);
      String second = plain(names.getLast(), pair.second);
      firsts.putIfAbsent(first, pair.first);
      seconds.putIfAbsent(second, pair.second);
      met.add(List.of(first, second));
    }
    return met.size() == firsts.size() * seconds.size()
        ? Optional.of(
                new SingleHeaps(
                    List.of(
                        heap(title, names.getFirst(), firsts),
                        heap(title, names.getLast(), seconds)),
                    Joining.PRODUCT))
            .filter(SingleHeaps::onlyFall)
        : Optional.empty();
  }

  private static Optional<GameRules> heap(String title, String name, Map<String, Rule> moves) {
    return Optional.of(SingleHeaps.heap(title, name, List.copyOf(moves.values())));
  }

  /// The two sides of a run, if it is a product.
  private static Optional<Pair> pair(List<String> names, RunMove move) {
    RunMove.Run run = move.runs().getFirst();
    List<RunMove.Counter> counters = run.counters();
    if (move.runs().size() != 1
        || !move.heaps().isEmpty()
        || counters.size() != 2
        || !run.butLast()
        || !run.at(counters.stream().map(RunMove.Counter::last).toList())
            .equals(names.stream().map(Expression.Variable::new).toList())) {
      return Optional.empty();
    }
    Set<String> one = reach(names.get(0), sizes(run, 0), move.conditions());
    Set<String> other = reach(names.get(1), sizes(run, 1), move.conditions());
    if (one.stream().anyMatch(other::contains)) {
      return Optional.empty();
    }
    List<Condition> seconds = of(other, move.conditions());
    List<Condition> firsts = new ArrayList<>(move.conditions());
    firsts.removeAll(seconds);
    return Optional.of(new Pair(side(names, run, 0, firsts), side(names, run, 1, seconds)));
  }

  /// What tells the sizes of a run on one side, its counter among them.
  private static List<Expression> sizes(RunMove.Run run, int side) {
    RunMove.Counter counter = run.counters().get(side);
    return List.of(
        run.each().get(side),
        new Expression.Variable(counter.name().orElseThrow()),
        counter.first(),
        counter.last());
  }

  private static RunMove side(
      List<String> names, RunMove.Run run, int side, List<Condition> conditions) {
    return new RunMove(
        List.of(names.get(side)),
        List.of(),
        List.of(
            new RunMove.Run(
                List.of(run.counters().get(side)), List.of(run.each().get(side)), true)),
        conditions);
  }

  /// The conditions that speak of a side.
  private static List<Condition> of(Set<String> side, List<Condition> conditions) {
    return conditions.stream()
        .filter(condition -> names(condition).stream().anyMatch(side::contains))
        .toList();
  }

  /// The two sides of an alternative, if it is a product.
  private static Optional<Pair> pair(List<String> names, Alternative alternative) {
    Expression row = new Expression.Variable(names.get(0));
    Expression column = new Expression.Variable(names.get(1));
    Set<List<Expression>> cells = new HashSet<>(alternative.sum());
    List<Expression> rows = sizes(alternative, 0, row);
    List<Expression> columns = sizes(alternative, 1, column);
    if (rows.isEmpty()
        || columns.isEmpty()
        || cells.size() != alternative.sum().size()
        || cells.size() != (rows.size() + 1) * (columns.size() + 1) - 1
        || cells.contains(List.of(row, column))) {
      return Optional.empty();
    }
    Set<String> one = reach(names.get(0), rows, alternative.conditions());
    Set<String> other = reach(names.get(1), columns, alternative.conditions());
    if (one.stream().anyMatch(other::contains)) {
      return Optional.empty();
    }
    List<Condition> seconds = of(other, alternative.conditions());
    List<Condition> firsts = new ArrayList<>(alternative.conditions());
    firsts.removeAll(seconds);
    return Optional.of(
        new Pair(side(names.get(0), rows, firsts), side(names.get(1), columns, seconds)));
  }

  /// The expressions on one side, besides the size itself.
  private static List<Expression> sizes(Alternative alternative, int side, Expression whole) {
    return alternative.sum().stream()
        .map(sizes -> sizes.get(side))
        .filter(size -> !size.equals(whole))
        .distinct()
        .toList();
  }

  private static EquationMove side(String name, List<Expression> left, List<Condition> conditions) {
    List<List<Expression>> sum = left.stream().map(List::of).toList();
    return new EquationMove(List.of(name), List.of(new Alternative(sum)), conditions);
  }

  /// The names that a side speaks of, and those that conditions join to them.
  private static Set<String> reach(
      String name, List<Expression> expressions, List<Condition> conditions) {
    Set<String> reach = new HashSet<>(Set.of(name));
    expressions.forEach(expression -> expression.names().forEach(reach::add));
    int before = 0;
    while (before < reach.size()) {
      before = reach.size();
      for (Condition condition : conditions) {
        Set<String> names = names(condition);
        if (names.stream().anyMatch(reach::contains)) {
          reach.addAll(names);
        }
      }
    }
    return reach;
  }

  private static Set<String> names(Condition condition) {
    return condition.operands().flatMap(Expression::names).collect(Collectors.toSet());
  }

  /// The text of a move, its names replaced by numbers in the order of their appearance.
  private static String plain(String size, Rule move) {
    Set<String> names = new HashSet<>(Set.of(size));
    switch (move) {
      case EquationMove equation -> {
        Alternative only = equation.alternatives().getFirst();
        only.sum().forEach(sizes -> sizes.getFirst().names().forEach(names::add));
        only.conditions().forEach(condition -> names.addAll(names(condition)));
      }
      case RunMove run -> {
        sizes(run.runs().getFirst(), 0).forEach(told -> told.names().forEach(names::add));
        run.conditions().forEach(condition -> names.addAll(names(condition)));
      }
      default -> throw new IllegalArgumentException("not a move of one heap: " + move);
    }
    Map<String, Integer> numbers = new LinkedHashMap<>();
    return NAME.matcher(SingleHeaps.text(move, new Board.Heap(size)).substring("move ".length()))
        .replaceAll(found ->
            names.contains(found.group())
                ? "#" + numbers.computeIfAbsent(found.group(), _ -> numbers.size())
                : found.group());
  }
}
