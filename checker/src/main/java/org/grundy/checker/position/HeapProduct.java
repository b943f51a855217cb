package org.grundy.checker.position;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.equation.ShrinkProof;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;

/// Two heaps whose moves are all pairs of a move of one game of one heap with a move of another:
/// the value is the nim product, by the theorem `product` of `docs/certificates.md`.
///
/// Each alternative of the rules has to be such a pair by itself: it leaves (r,y), (x,c) and (x,y)
/// for all sizes x of one list and y of another, and no condition joins the two sides. The two
/// sides of all alternatives are then all pairs of some alternatives of the one game with some of
/// the other. Both have to be games of heaps, which only fall. What is read so is held against the
/// literal moves of all small positions.
///
/// @param first the game of the first size
/// @param second the game of the second size
record HeapProduct(GameRules first, GameRules second) {
  /// The nim products of powers of 2, by their exponents.
  private static final long[][] POWERS = powers();

  /// The literal moves are compared for sizes up to this.
  private static final long MOST_COMPARED = 6;

  /// The two sides of an alternative.
  private record Sides(EquationMove first, EquationMove second) {}

  /// The games whose product rules are; empty where that is not seen.
  static Optional<HeapProduct> of(GameRules rules) {
    if (!(rules.board() instanceof Board.Heaps heaps)
        || heaps.variables().size() != 2
        || !rules.isPlain()) {
      return Optional.empty();
    }
    Set<EquationMove> firsts = new LinkedHashSet<>();
    Set<EquationMove> seconds = new LinkedHashSet<>();
    Set<Sides> pairs = new HashSet<>();
    for (Rule rule : rules.rules()) {
      EquationMove move = (EquationMove) rule;
      for (Alternative alternative : move.alternatives()) {
        Optional<Sides> sides =
            move.except().isEmpty() ? sides(move.variables(), alternative) : Optional.empty();
        if (sides.isEmpty()) {
          return Optional.empty();
        }
        firsts.add(sides.get().first);
        seconds.add(sides.get().second);
        pairs.add(sides.get());
      }
    }
    return pairs.size() == firsts.size() * seconds.size()
        ? Optional.of(new HeapProduct(game(rules, firsts), game(rules, seconds)))
            .filter(_ -> onlyFall(firsts) && onlyFall(seconds))
            .filter(product -> product.hasMovesOf(rules))
        : Optional.empty();
  }

  private static boolean onlyFall(Set<EquationMove> moves) {
    return ShrinkProof.firstUnproved(List.copyOf(moves)).isEmpty();
  }

  private static GameRules game(GameRules rules, Set<EquationMove> moves) {
    return new GameRules(
        rules.title(),
        new Board.Heap(moves.iterator().next().variables().getFirst()),
        List.of(),
        List.copyOf(moves),
        List.of(),
        Play.NORMAL,
        Optional.empty(),
        List.of());
  }

  private static Optional<Sides> sides(List<String> names, Alternative alternative) {
    List<Expression> whole = List.of(variable(names.get(0)), variable(names.get(1)));
    List<List<Expression>> sizes =
        List.of(sizes(alternative, whole, 0), sizes(alternative, whole, 1));
    Set<List<Expression>> pairs = new HashSet<>();
    for (Expression row : with(whole.get(0), sizes.get(0))) {
      for (Expression column : with(whole.get(1), sizes.get(1))) {
        pairs.add(List.of(row, column));
      }
    }
    pairs.remove(whole);
    if (sizes.contains(List.<Expression>of())
        || !pairs.equals(Set.copyOf(alternative.sum()))
        || pairs.size() != alternative.sum().size()) {
      return Optional.empty();
    }
    Set<String> one = joined(names.get(0), sizes.get(0), alternative.conditions());
    Set<String> other = joined(names.get(1), sizes.get(1), alternative.conditions());
    return one.stream().anyMatch(other::contains)
        ? Optional.empty()
        : Optional.of(
            new Sides(
                side(names.get(0), sizes.get(0), alternative.conditions(), other, false),
                side(names.get(1), sizes.get(1), alternative.conditions(), other, true)));
  }

  private static Expression variable(String name) {
    return new Expression.Variable(name);
  }

  private static List<Expression> sizes(Alternative alternative, List<Expression> whole, int side) {
    return alternative.sum().stream()
        .map(component -> component.get(side))
        .filter(size -> !size.equals(whole.get(side)))
        .distinct()
        .toList();
  }

  private static List<Expression> with(Expression whole, List<Expression> sizes) {
    return Stream.concat(Stream.of(whole), sizes.stream()).toList();
  }

  /// The names of a side: those of its sizes, and those that conditions join to them.
  private static Set<String> joined(
      String name, List<Expression> sizes, List<Condition> conditions) {
    Set<String> names = new HashSet<>(Set.of(name));
    sizes.forEach(size -> size.names().forEach(names::add));
    boolean grows = true;
    while (grows) {
      grows = false;
      for (Condition condition : conditions) {
        Set<String> named = names(condition);
        grows |= named.stream().anyMatch(names::contains) && names.addAll(named);
      }
    }
    return names;
  }

  private static Set<String> names(Condition condition) {
    return condition.operands().flatMap(Expression::names).collect(Collectors.toSet());
  }

  /// One side as a move of one heap. Conditions that name nothing of the second are of the first.
  private static EquationMove side(
      String name,
      List<Expression> sizes,
      List<Condition> conditions,
      Set<String> second,
      boolean isSecond) {
    List<Condition> own =
        conditions.stream()
            .filter(condition -> names(condition).stream().anyMatch(second::contains) == isSecond)
            .toList();
    return new EquationMove(
        List.of(name), List.of(new Alternative(sizes.stream().map(List::of).toList())), own);
  }

  /// True if the literal moves of small positions are those of the product. A component with an
  /// empty heap is worth 0 and left out.
  private boolean hasMovesOf(GameRules rules) {
    TupleRuleset literal = TupleRuleset.of(rules);
    HeapRuleset rows = HeapRuleset.of(first);
    HeapRuleset columns = HeapRuleset.of(second);
    for (long r = 0; r <= MOST_COMPARED; r++) {
      for (long c = 0; c <= MOST_COMPARED; c++) {
        Set<TreeMap<String, Integer>> options = new HashSet<>();
        literal.optionSums(
            new TuplePosition(List.of(r, c)),
            (sum, _) -> options.add(counted(sum.stream().map(TuplePosition::sizes).toList())));
        if (!options.equals(pairs(r, c, options(rows, r), options(columns, c)))) {
          return false;
        }
      }
    }
    return true;
  }

  private static Set<List<Long>> options(HeapRuleset heaps, long size) {
    Set<List<Long>> options = new HashSet<>();
    heaps.optionSums(
        new HeapPosition(size),
        (sum, _) -> options.add(sum.stream().map(HeapPosition::size).toList()));
    return options;
  }

  private static Set<TreeMap<String, Integer>> pairs(
      long r, long c, Set<List<Long>> rows, Set<List<Long>> columns) {
    Set<TreeMap<String, Integer>> all = new HashSet<>();
    for (List<Long> row : rows) {
      for (List<Long> column : columns) {
        List<List<Long>> sum = new ArrayList<>();
        row.forEach(x -> sum.add(List.of(x, c)));
        column.forEach(y -> sum.add(List.of(r, y)));
        row.forEach(x -> column.forEach(y -> sum.add(List.of(x, y))));
        all.add(counted(sum));
      }
    }
    return all;
  }

  /// The number of times that each component comes.
  private static TreeMap<String, Integer> counted(List<List<Long>> sum) {
    TreeMap<String, Integer> counts = new TreeMap<>();
    for (List<Long> sizes : sum) {
      if (!sizes.contains(0L)) {
        counts.merge(sizes.toString(), 1, Integer::sum);
      }
    }
    return counts;
  }

  /// The moves of both games.
  String text() {
    return Stream.of(first, second)
        .flatMap(game -> game.rules().stream().map(rule -> RulesFormatter.rule(rule, game.board())))
        .map(line -> "`" + line.replaceAll(" +", " ") + "`")
        .collect(Collectors.joining(", "));
  }

  /// The value of a position.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent
  long value(TuplePosition position, Meter meter) {
    return product(
        single(first, position.sizes().get(0), meter),
        single(second, position.sizes().get(1), meter));
  }

  private static long single(GameRules game, long size, Meter meter) {
    Optional<HeapsJustBelow> formula = HeapsJustBelow.of(game);
    return formula.isPresent()
        ? formula.get().value(size, meter)
        : new PlainValues<HeapPosition>(HeapRuleset.of(game), meter).value(new HeapPosition(size));
  }

  /// The nim product, bit by bit, as it distributes over the nim-sum.
  static long product(long one, long other) {
    return product(POWERS, one, other);
  }

  private static long product(long[][] powers, long one, long other) {
    long sum = 0;
    for (int i = 0; i < Long.SIZE; i++) {
      for (int j = 0; j < Long.SIZE; j++) {
        sum ^= (one >>> i & other >>> j & 1) == 1 ? powers[i][j] : 0;
      }
    }
    return sum;
  }

  /// The nim products of 2^i and 2^j. With the largest Fermat power F = 2^(2^k) that is a factor of
  /// one of them: F ⊗ a is F·a for a below F, and F ⊗ F = F xor F/2 (Conway).
  private static long[][] powers() {
    long[][] powers = new long[Long.SIZE][Long.SIZE];
    powers[0][0] = 1;
    for (int i = 1; i < Long.SIZE; i++) {
      int length = Integer.highestOneBit(i);
      for (int j = 0; j <= i; j++) {
        long rest = powers[i & ~length][j & ~length];
        boolean isOfBoth = (j & length) != 0;
        powers[i][j] = rest << length ^ (isOfBoth ? product(powers, 1L << (length - 1), rest) : 0);
        powers[j][i] = powers[i][j];
      }
    }
    return powers;
  }
}
