package org.grundy.workbench.space;

import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.derive.bound.GraphMeasure;
import org.grundy.rules.derive.bound.LongestPlay;
import org.grundy.rules.heap.HeapMeasure;
import org.grundy.rules.heap.HeapMeasure.Shrinking;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// The proof that a game ends: a number of a sum, 0 or more, that every move lowers.
///
/// On boards it is the bound of [LongestPlay], on graphs of [GraphMeasure], of heaps what
/// [HeapMeasure] found.
final class Measure {
  private final GameRules rules;
  private final Optional<LongestPlay> play;
  private final Optional<HeapMeasure> heaps;

  /// @throws InputException if no such number is known
  Measure(GameRules rules) {
    this.rules = rules;
    if (rules.play() == Play.LOOPY) {
      throw unknown(rules);
    }
    if (rules.play() == Play.BESIDE) {
      throw new InputException(
          "positions of %s have no levels: its moves are made only beside others"
              .formatted(rules.title()),
          "solve a sum of them and others");
    }
    if (!rules.bonds().isEmpty()) {
      throw new InputException(
          "positions of %s have no levels: a line says `again` or `entails`"
              .formatted(rules.title()),
          "solve them one by one");
    }
    this.play =
        rules.board().hasCells()
            ? Optional.of(LongestPlay.of(rules))
            : Optional.<LongestPlay>empty();
    boolean ofHeaps =
        switch (rules.board()) {
          case Board.Heap _, Board.HeapSet _, Board.Heaps _ -> true;
          case Board.Cells _, Board.Graph _ -> false;
          case Board.Tiling _ -> throw unknown(rules);
        };
    this.heaps = ofHeaps ? Optional.of(HeapMeasure.of(rules)) : Optional.<HeapMeasure>empty();
    if (heaps.filter(found -> found.shrinking() == Shrinking.EACH_HEAP).isPresent()) {
      throw unknown(rules);
    }
  }

  /// The error where some move does not lower the number.
  static InputException unknown(GameRules rules) {
    return new InputException(
        "no number is known that every move of %s lowers, so its positions have no levels"
            .formatted(rules.title()),
        "ask for single positions");
  }

  long of(List<? extends Position> sum) {
    if (play.isPresent()) {
      try {
        return sum.stream()
            .mapToLong(position -> board(play.get(), (GridPosition) position))
            .reduce(0, Math::addExact);
      } catch (ArithmeticException tooLarge) {
        throw unknown(rules);
      }
    }
    if (heaps.isPresent()) {
      List<Long> sizes = sum.stream().flatMapToLong(Measure::sizes).boxed().toList();
      return heaps.get().longestPlay(sizes).orElseThrow(() -> unknown(rules));
    }
    return sum.stream()
        .mapToLong(position -> GraphMeasure.of(rules).longestPlay((GraphPosition) position))
        .sum();
  }

  private long board(LongestPlay play, GridPosition board) {
    return play.ofCells(board).orElseThrow(() -> unknown(rules))
        + board.tokens().stream().mapToLong(token -> play.ofToken(board, token)).sum();
  }

  private static LongStream sizes(Position position) {
    return switch (position) {
      case HeapPosition heap -> LongStream.of(heap.size());
      case TuplePosition tuple -> tuple.sizes().stream().mapToLong(Long::longValue);
      default -> throw new IllegalArgumentException("no heaps: " + position);
    };
  }
}
