package org.grundy.workbench.contest.answer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.grundy.core.Choice;
import org.grundy.core.GraphPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Move;
import org.grundy.core.Place;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.core.TuplePosition;
import org.grundy.rules.text.Quote;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.solvers.Solution;
import org.grundy.workbench.contest.Template;
import org.grundy.workbench.contest.Template.Piece;

/// Writes moves as a contest wants them.
public final class MoveWords {
  /// The sizes of heaps that move together which have a name: `left1` to `left4`.
  private static final int MOST_SIZES = 4;

  private static final int MOST_MOVES = 1 << 20;

  private final Template form;
  private final List<Position> sum;

  /// A move as it is written, with the numbers by which moves are ordered.
  private record Written(List<Long> numbers, String text) {}

  MoveWords(Template form, List<Position> sum) {
    this.form = form;
    this.sum = sum;
  }

  /// The winning moves in the order of their numbers, each once as it is written.
  List<String> winning(Solution solution) {
    List<RatedMove> moves = new ArrayList<>();
    if (solution.moveCount().isPresent()) {
      solution.someWinningMoves(MOST_MOVES, moves::add);
    } else {
      solution.moves(move -> {
        if (move.wins()) {
          moves.add(move);
        }
      });
    }
    return moves.stream()
        .map(this::written)
        .sorted(Comparator.comparing(Written::numbers, MoveWords::compare))
        .map(Written::text)
        .distinct()
        .toList();
  }

  private static int compare(List<Long> one, List<Long> other) {
    for (int i = 0; i < one.size(); i++) {
      int order = Long.compare(one.get(i), other.get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private Written written(RatedMove move) {
    return written(form, sum.get(move.summand()), move.summand() + 1L, move.move());
  }

  /// A move as a form writes it.
  ///
  /// @param before the position in which it is made
  /// @param number which of the sum that is, from 1
  public static String text(Template form, Position before, long number, Move move) {
    return written(form, before, number, move).text;
  }

  private static Written written(Template form, Position before, long number, Move move) {
    Map<String, Long> numbers = numbers(before, number, move);
    List<Long> order = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    for (Piece piece : form.pieces()) {
      switch (piece) {
        case Piece.Plain plain -> text.append(plain.text());
        case Piece.Amount amount -> {
          long amounted = at(amount.expression(), numbers, form.at());
          order.add(amounted);
          text.append(amounted);
        }
        default -> throw new IllegalArgumentException("no form of a move: " + form);
      }
    }
    return new Written(order, text.toString());
  }

  private static Map<String, Long> numbers(Position before, long heapNumber, Move move) {
    Map<String, Long> numbers = new TreeMap<>();
    numbers.put("heap", heapNumber);
    move.at()
        .ifPresent(cell -> {
          numbers.put("row", (long) cell.row());
          numbers.put("column", (long) cell.column());
        });
    switch (move.choice()) {
      case Choice.Step step -> {
        numbers.put("torow", (long) step.to().row());
        numbers.put("tocolumn", (long) step.to().column());
      }
      case Choice.Heaps heaps when before instanceof HeapPosition heap -> {
        long left = 0;
        long number = 0;
        for (Position position : heaps.left()) {
          long size = ((HeapPosition) position).size();
          left += size;
          number += size > 0 ? 1 : 0;
        }
        numbers.put("left", left);
        numbers.put("heaps", number);
        numbers.put("taken", heap.size() - left);
      }
      case Choice.Heaps heaps
          when before instanceof TuplePosition
              && heaps.left().size() == 1
              && heaps.left().getFirst() instanceof TuplePosition left -> {
        for (int i = 0; i < Math.min(left.sizes().size(), MOST_SIZES); i++) {
          numbers.put("left" + (i + 1), left.sizes().get(i));
        }
      }
      case Choice.Vertex vertex when before instanceof GraphPosition graph ->
          numbers.put("vertex", Long.parseLong(graph.graph().name(vertex.vertex())));
      default -> {}
    }
    return numbers;
  }

  private static long at(Expression expression, Map<String, Long> numbers, Place place) {
    return switch (expression) {
      case Expression.Constant constant -> constant.value();
      case Expression.Variable variable -> {
        Long number = numbers.get(variable.name());
        if (number == null) {
          throw new InputException(
              place,
              "the format writes moves by `%s`, which moves of this game have not"
                  .formatted(variable.name()),
              "a move has " + Quote.list(numbers.keySet()));
        }
        yield number;
      }
      case Expression.Plus plus ->
          at(plus.left(), numbers, place) + at(plus.right(), numbers, place);
      case Expression.Minus minus ->
          at(minus.left(), numbers, place) - at(minus.right(), numbers, place);
      case Expression.Times times ->
          at(times.left(), numbers, place) * at(times.right(), numbers, place);
      case Expression.Applied applied ->
          applied
              .operation()
              .of(applied.operands().stream().mapToLong(one -> at(one, numbers, place)).toArray());
    };
  }
}
