package org.grundy.solvers.interpreter;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.equation.OptionLine;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.TokenMove;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Problem;
import org.grundy.solvers.component.placement.PlacementMethod;
import org.grundy.solvers.component.placement.moves.CompiledPosition;
import org.grundy.solvers.component.placement.moves.MoveCompiler;
import org.grundy.solvers.component.placement.moves.MoveTable;
import org.grundy.solvers.component.planes.packed.BoxTables;
import org.grundy.solvers.component.planes.packed.PackedGame;
import org.grundy.solvers.component.planes.packed.WordStack;
import org.grundy.solvers.sequence.HeapOptions;

/// The plays of a game as one generator lists its moves.
///
/// @param <K> sums as the generator has them, with value equality
interface MoveWalk<K> {
  /// What a sum is to the generator. Positions that it does not tell apart are one.
  K key(List<Position> sum);

  /// What the moves of a sum lead to; a move that ends the whole game leads nowhere.
  List<K> after(K sum);

  /// Whether each move is listed exactly once, so that plays can be counted.
  default boolean listsEachMoveOnce() {
    return false;
  }

  /// Whether the position after a move is as it is when it is read by itself.
  default boolean keepsPositions() {
    return true;
  }

  /// All that the moves of several sums lead to.
  default Set<K> afterAll(Set<K> sums) {
    return sums.stream().flatMap(sum -> after(sum).stream()).collect(Collectors.toSet());
  }

  /// How many plays of so many moves there are.
  ///
  /// @param most beyond it they are not counted to the end
  default long plays(K sum, int moves, long most) {
    if (moves == 0) {
      return 1;
    }
    long plays = 0;
    for (K next : after(sum)) {
      plays += plays <= most ? plays(next, moves - 1, most) : 0;
    }
    return plays;
  }

  /// The generators, besides the literal rules that all are compared with.
  enum Generator {
    /// What moves lead to, without the moves: where many of them are looked at.
    SUMS,
    /// The tests' own reading of the text.
    INTERPRETER,
    /// Heaps as sequences see them.
    HEAP_OPTIONS,
    /// Heaps that move together, by ranges of options in even steps.
    OPTION_LINES,
    /// Boards of planes, a word each.
    PACKED_BOARD,
    /// Boards of living cells, of which moves are masks.
    MOVE_TABLE
  }

  /// A generator at work on a game; empty where it does not list its moves.
  static Optional<? extends MoveWalk<?>> of(
      Generator generator, GameRules rules, String text, Position start) {
    boolean plain = !rules.endsEarly() && !rules.canBeWonAtOnce();
    return switch (generator) {
      case SUMS -> Optional.of(new Sums(LiteralMoves.of(rules)));
      case INTERPRETER -> Optional.of(new Interpreting(rules, Interpreted.of(text)));
      case HEAP_OPTIONS ->
          Optional.of(rules)
              .filter(one -> one.board() instanceof Board.Heap && plain)
              .map(OfHeaps::of);
      case OPTION_LINES ->
          Optional.of(rules)
              .filter(one -> one.board() instanceof Board.Heaps && plain)
              .flatMap(OfLines::of);
      case PACKED_BOARD -> plain ? OfPlanes.of(rules, start) : Optional.empty();
      case MOVE_TABLE -> plain ? OfMasks.of(rules, start) : Optional.empty();
    };
  }

  /// The moves as the rules list them.
  static MoveWalk<List<Position>> byTheRules(GameRules rules) {
    return new Literal(LiteralMoves.of(rules));
  }

  /// A sum in an order of its own, without heaps in which nothing is left.
  private static List<Position> sorted(List<? extends Position> sum) {
    return sum.stream()
        .filter(position -> !position.equals(new HeapPosition(0)))
        .<Position>map(position -> position)
        .sorted(Comparator.comparing(Position::toString))
        .toList();
  }

  /// A sum in which one part was replaced.
  private static <P> List<P> replaced(List<P> sum, int part, List<? extends P> left) {
    List<P> after = new ArrayList<>(sum);
    after.remove(part);
    after.addAll(left);
    return after;
  }

  /// Moves with their names.
  record Literal(LiteralMoves moves) implements MoveWalk<List<Position>> {
    @Override
    public List<Position> key(List<Position> sum) {
      return sorted(sum);
    }

    @Override
    public List<List<Position>> after(List<Position> sum) {
      List<List<Position>> after = new ArrayList<>();
      for (int i = 0; i < sum.size(); i++) {
        int part = i;
        moves.options(
            sum.get(part),
            option -> {
              if (!option.ends()) {
                after.add(sorted(replaced(sum, part, option.sum())));
              }
            });
      }
      return after;
    }
  }

  /// What moves lead to without their names; that may be fewer or more.
  record Sums(LiteralMoves moves) implements MoveWalk<List<Position>> {
    @Override
    public List<Position> key(List<Position> sum) {
      return sorted(sum);
    }

    @Override
    public List<List<Position>> after(List<Position> sum) {
      List<List<Position>> after = new ArrayList<>();
      for (int i = 0; i < sum.size(); i++) {
        int part = i;
        moves.optionSums(
            sum.get(part),
            (left, ends) -> {
              if (!ends) {
                after.add(sorted(replaced(sum, part, left)));
              }
            });
      }
      return after;
    }
  }

  /// Sums as the interpreter reads them from their text.
  record Interpreting(GameRules rules, Interpreted game) implements MoveWalk<List<Object>> {
    @Override
    public boolean listsEachMoveOnce() {
      return true;
    }

    /// The text of a graph quotes names by what else is left, and a ground alone has none.
    @Override
    public boolean keepsPositions() {
      return !(rules.board() instanceof Board.Graph);
    }

    @Override
    public List<Object> key(List<Position> sum) {
      return ordered(
          sum.stream().map(position -> game.read(PositionText.format(rules, position))).toList());
    }

    private List<Object> ordered(List<Object> sum) {
      boolean single = rules.board() instanceof Board.Heap;
      return sum.stream()
          .filter(position -> !single || !position.equals(List.of(0)))
          .sorted(Comparator.comparing(Object::toString))
          .toList();
    }

    @Override
    public List<List<Object>> after(List<Object> sum) {
      List<List<Object>> after = new ArrayList<>();
      for (int i = 0; i < sum.size(); i++) {
        for (Interpreted.Next next : game.moves(sum.get(i))) {
          if (!next.ends()) {
            after.add(ordered(replaced(sum, i, next.sum())));
          }
        }
      }
      return after;
    }
  }

  /// Sizes of heaps, ascending.
  record OfHeaps(HeapOptions options) implements MoveWalk<List<Long>> {
    static OfHeaps of(GameRules rules) {
      return new OfHeaps(new HeapOptions(HeapRule.of(rules), new Meter(Budget.ofThisProcess())));
    }

    @Override
    public boolean listsEachMoveOnce() {
      return true;
    }

    @Override
    public List<Long> key(List<Position> sum) {
      return ordered(sum.stream().map(heap -> ((HeapPosition) heap).size()).toList());
    }

    private static List<Long> ordered(List<Long> sizes) {
      return sizes.stream().filter(size -> size > 0).sorted().toList();
    }

    @Override
    public List<List<Long>> after(List<Long> sum) {
      List<List<Long>> after = new ArrayList<>();
      for (int i = 0; i < sum.size(); i++) {
        int heap = i;
        options.of(
            sum.get(heap),
            (_, parts, count) ->
                after.add(
                    ordered(
                        replaced(sum, heap, LongStream.of(parts).limit(count).boxed().toList()))));
      }
      return after;
    }
  }

  /// Positions of heaps that move together, with several components.
  record OfLines(List<OptionLine> lines, int arity) implements MoveWalk<List<Position>> {
    static Optional<OfLines> of(GameRules rules) {
      List<Optional<OptionLine>> lines =
          rules.rules().stream()
              .map(EquationMove.class::cast)
              .flatMap(move -> move.alternatives().stream().map(one -> OptionLine.of(move, one)))
              .toList();
      return lines.stream().allMatch(Optional::isPresent)
          ? Optional.of(
              new OfLines(
                  lines.stream().map(Optional::orElseThrow).toList(),
                  ((Board.Heaps) rules.board()).variables().size()))
          : Optional.empty();
    }

    @Override
    public List<Position> key(List<Position> sum) {
      return sorted(sum);
    }

    @Override
    public List<List<Position>> after(List<Position> sum) {
      List<List<Position>> after = new ArrayList<>();
      for (int i = 0; i < sum.size(); i++) {
        long[] sizes =
            ((TuplePosition) sum.get(i)).sizes().stream().mapToLong(Long::longValue).toArray();
        for (OptionLine line : lines) {
          OptionLine.Span span = line.newSpan();
          line.span(sizes, span);
          for (long k = span.from(); k <= span.last(); k++) {
            after.add(sorted(replaced(sum, i, left(span, k, line.components()))));
          }
        }
      }
      return after;
    }

    private List<Position> left(OptionLine.Span span, long k, int components) {
      return IntStream.range(0, components)
          .<Position>mapToObj(component ->
              new TuplePosition(
                  IntStream.range(component * arity, (component + 1) * arity)
                      .mapToObj(at -> span.base(at) + k * span.step(at))
                      .toList()))
          .toList();
    }
  }

  /// One board, as words of its planes.
  record OfPlanes(PackedGame game, int width) implements MoveWalk<List<Long>> {
    static Optional<OfPlanes> of(GameRules rules, Position start) {
      boolean planes =
          (rules.board() == Board.Cells.GRID || rules.board() == Board.Cells.STRIP)
              && rules.rules().stream().noneMatch(TokenMove.class::isInstance);
      return planes
          ? Optional.of(new PackedGame(rules, BoxTables.MOST_CELLS))
              .filter(game -> game.pack((GridPosition) start).isPresent())
              .map(game -> new OfPlanes(game, ((GridPosition) start).columns()))
          : Optional.empty();
    }

    @Override
    public List<Long> key(List<Position> sum) {
      return listed(game.pack((GridPosition) sum.getFirst()).orElseThrow());
    }

    private List<Long> listed(long[] packed) {
      packed[packed.length - 1] = width;
      return LongStream.of(packed).boxed().toList();
    }

    @Override
    public List<List<Long>> after(List<Long> board) {
      long[] packed = board.stream().mapToLong(Long::longValue).toArray();
      WordStack stack = new WordStack();
      game.options(packed, 0, width, stack);
      List<List<Long>> after = new ArrayList<>();
      for (int at = 0; at < stack.top(); at += packed.length) {
        after.add(listed(Arrays.copyOfRange(stack.words(), at, at + packed.length)));
      }
      return after;
    }
  }

  /// One board of at most 64 cells, as the set of those that live.
  record OfMasks(GameRules rules, CompiledPosition start, MoveTable table)
      implements MoveWalk<Long> {
    static Optional<OfMasks> of(GameRules rules, Position start) {
      return rules.board().hasCells()
              && new PlacementMethod().consider(new Problem(rules, List.of(start)))
                  instanceof Verdict.Sound
              && MoveCompiler.compile(rules, (GridPosition) start)
                  instanceof MoveCompiler.Compiled.Moves moves
          ? Optional.of(
              new OfMasks(
                  rules,
                  CompiledPosition.of(rules, (GridPosition) start, moves.instances()),
                  new MoveTable(moves.instances())))
          : Optional.empty();
    }

    /// A cell lives while it holds the glyph that it held first, if that is not for good, and no
    /// pattern is to be avoided that would appear.
    @Override
    public Long key(List<Position> sum) {
      GridPosition board = (GridPosition) sum.getFirst();
      GlyphFlow flow = GlyphFlow.of(rules);
      boolean mayWrite = rules.patterns(PatternLine.Effect.AVOID).isEmpty();
      BitSet alive = start.after(board).alive();
      return IntStream.range(0, board.size())
          .filter(cell -> board.at(cell) == start.position().at(cell))
          .filter(cell -> !flow.isFinal(board.at(cell)))
          .filter(cell -> mayWrite || alive.get(cell))
          .mapToLong(cell -> 1L << cell)
          .sum();
    }

    @Override
    public List<Long> after(Long live) {
      return IntStream.range(0, table.size())
          .filter(move -> table.isLegal(move, live))
          .mapToObj(move -> table.after(move, live))
          .toList();
    }
  }
}
