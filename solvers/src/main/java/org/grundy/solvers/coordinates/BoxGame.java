package org.grundy.solvers.coordinates;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.core.Ruleset;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.moves.SeveralHeapsRuleset;
import org.grundy.rules.moves.SeveralHeapsRuleset.Line;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.SeveralHeaps;
import org.grundy.rules.tree.Substitution;
import org.grundy.rules.tree.Take;

/// A game whose positions are sizes in a box. Heaps in no order are put into one: they are sizes
/// from the largest down, and a line of one or several heaps is an equation for each choice of
/// these.
///
/// @param equations the game of the sizes
/// @param moves those of the positions
/// @param isSet whether the heaps of positions stand in no order
record BoxGame(GameRules equations, Ruleset<TuplePosition> moves, boolean isSet) {
  /// So many heaps in no order are put into one.
  private static final int MOST_HEAPS = 6;

  private static final String TAKEN = "k";

  /// The game of heaps that move together.
  static BoxGame of(GameRules rules) {
    return new BoxGame(rules, TupleRuleset.of(rules), false);
  }

  /// The game of heaps in no order; empty where a line makes more heaps or lowers several by
  /// numbers of their own, no line has a move, or multisets of the heaps are much fewer than orders
  /// of them.
  ///
  /// @param starts the sizes of each, in any order
  static Optional<BoxGame> ofSet(GameRules rules, List<List<Long>> starts) {
    int heaps = starts.stream().mapToInt(sizes -> (int) heaps(sizes).count()).max().orElse(0);
    long largest = starts.stream().flatMapToLong(BoxGame::heaps).max().orElse(0);
    if (heaps < 2 || heaps > MOST_HEAPS || orders(heaps) > largest) {
      return Optional.empty();
    }
    Sizes sizes = new Sizes(heaps, largest);
    SeveralHeapsRuleset ruleset = SeveralHeapsRuleset.of(rules);
    return ruleset.lines().stream()
                .allMatch(line -> sizes.add(line, oneHeap(rules.rules().get(line.rule()))))
            && !sizes.moves.isEmpty()
        ? Optional.of(new BoxGame(sizes.game(rules), ruleset, true))
        : Optional.empty();
  }

  private static Rule oneHeap(Rule rule) {
    return rule instanceof SeveralHeaps several ? several.line() : rule;
  }

  /// In how many orders so many heaps can stand: a table of multisets is about so many times
  /// smaller than one of sizes, but looks at each move of each of them.
  private static long orders(int heaps) {
    return LongStream.rangeClosed(2, heaps).reduce(1, (a, b) -> a * b);
  }

  private static LongStream heaps(List<Long> sizes) {
    return sizes.stream().mapToLong(Long::longValue).filter(size -> size > 0);
  }

  /// The sizes of a position, as the equations have them.
  List<Long> sizes(TuplePosition position) {
    return inOrder(position.sizes());
  }

  /// Sizes in the order that the equations have them in.
  List<Long> inOrder(List<Long> sizes) {
    if (!isSet) {
      return sizes;
    }
    int all = ((Board.Heaps) equations.board()).variables().size();
    return Stream.concat(
            heaps(sizes).boxed().sorted(Comparator.reverseOrder()), Stream.generate(() -> 0L))
        .limit(all)
        .toList();
  }

  /// The equations of heaps in an order.
  private static final class Sizes {
    private final List<String> names;
    private final long largest;
    private final List<EquationMove> moves = new ArrayList<>();

    Sizes(int heaps, long largest) {
      this.names = IntStream.range(0, heaps).mapToObj(i -> "heap" + (i + 1)).toList();
      this.largest = largest;
    }

    GameRules game(GameRules rules) {
      return new GameRules(
          rules.title(),
          new Board.Heaps(names),
          List.of(),
          List.copyOf(moves),
          List.of(),
          rules.play(),
          Optional.empty(),
          List.of());
    }

    /// Adds a line, if it is one that can be equations.
    ///
    /// @param rule what it does in one heap
    boolean add(Line line, Rule rule) {
      if (line.every()) {
        return false;
      }
      long most = Math.min(line.most(), names.size());
      List<Take.Range> taken = taken(line.oneHeap().lines().getFirst());
      if (!taken.isEmpty() && (line.same() || most == 1)) {
        IntStream.range(1, 1 << names.size())
            .filter(chosen -> line.least() <= Integer.bitCount(chosen))
            .filter(chosen -> Integer.bitCount(chosen) <= most)
            .forEach(chosen -> taken.forEach(range -> take(chosen, range)));
        return true;
      }
      if (line.most() > 1
          || !(rule instanceof EquationMove move)
          || !move.except().isEmpty()
          || move.alternatives().stream().anyMatch(one -> one.sum().size() != 1)) {
        return false;
      }
      IntStream.range(0, names.size()).forEach(heap -> make(heap, move));
      return true;
    }

    /// The numbers that a line takes from each heap; none where they are not the same for all.
    private List<Take.Range> taken(HeapLine line) {
      return line instanceof HeapLine.Counts(var counts)
          ? counts
          : line.lowersByAny(largest) ? List.of(new Take.Range(1, Long.MAX_VALUE)) : List.of();
    }

    /// Takes the same number from each of some heaps.
    ///
    /// @param chosen a bit for each
    private void take(int chosen, Take.Range range) {
      Expression taken = new Expression.Variable(TAKEN);
      List<Expression> left =
          IntStream.range(0, names.size())
              .<Expression>mapToObj(heap ->
                  (chosen >> heap & 1) == 0
                      ? new Expression.Variable(names.get(heap))
                      : new Expression.Minus(new Expression.Variable(names.get(heap)), taken))
              .toList();
      List<Condition> conditions = new ArrayList<>();
      conditions.add(compare(taken, Relation.AT_LEAST, range.fromCount()));
      if (range.toCount() <= largest) {
        conditions.add(compare(taken, Relation.AT_MOST, range.toCount() - 1));
      }
      moves.add(
          new EquationMove(names, List.of(new Alternative(List.of(left), conditions)), Set.of()));
    }

    private static Condition compare(Expression left, Relation relation, long number) {
      return new Condition.Chain(List.of(left, new Expression.Constant(number)), List.of(relation));
    }

    /// Makes a move of one heap in that heap.
    private void make(int heap, EquationMove move) {
      List<Alternative> made = new ArrayList<>();
      for (Alternative alternative : move.alternatives()) {
        Expression of = alternative.sum().getFirst().getFirst();
        Map<String, Expression> places = new HashMap<>();
        Stream.concat(
                of.names(),
                alternative.conditions().stream()
                    .flatMap(Condition::operands)
                    .flatMap(Expression::names))
            .forEach(name -> places.put(name, new Expression.Variable("its " + name)));
        places.put(move.variables().getFirst(), new Expression.Variable(names.get(heap)));
        Substitution here = new Substitution(places);
        List<Expression> left =
            IntStream.range(0, names.size())
                .mapToObj(place ->
                    place == heap ? here.in(of) : new Expression.Variable(names.get(place)))
                .toList();
        made.add(new Alternative(List.of(left), here.in(alternative.conditions())));
      }
      moves.add(new EquationMove(names, made, Set.of()));
    }
  }
}
