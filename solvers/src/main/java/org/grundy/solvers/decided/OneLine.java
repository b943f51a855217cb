package org.grundy.solvers.decided;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Play;
import org.grundy.core.RatedMove;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.HeapMeasure;
import org.grundy.rules.heap.HeapMeasure.Shrinking;
import org.grundy.rules.moves.SeveralHeapsRuleset;
import org.grundy.rules.moves.SeveralHeapsRuleset.Line;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.Problem;

/// A sum of positions of heaps under normal play, where one line says all moves, each in several
/// heaps at once, which become smaller and stay one heap each.
///
/// @param line the line
/// @param positions the heaps of each position that are not empty, the largest first
record OneLine(Line line, List<List<Long>> positions) {
  /// The sum; empty where the game is another.
  static Optional<OneLine> of(Problem problem) {
    if (!(problem.rules().board() instanceof Board.HeapSet) || problem.play() != Play.NORMAL) {
      return Optional.empty();
    }
    HeapMeasure measure = HeapMeasure.of(problem.rules());
    List<Line> lines = SeveralHeapsRuleset.of(problem.rules()).lines();
    return lines.size() > 1 || measure.splits() || measure.shrinking() != Shrinking.TOTAL
        ? Optional.empty()
        : Optional.of(
            new OneLine(
                lines.getFirst(),
                problem.sum().stream()
                    .map(position -> filled(((TuplePosition) position).sizes()))
                    .toList()));
  }

  private static List<Long> filled(List<Long> heaps) {
    return heaps.stream().filter(heap -> heap > 0).sorted(Comparator.reverseOrder()).toList();
  }

  /// The number of heaps of the position that has most.
  int mostHeaps() {
    return positions.stream().mapToInt(List::size).max().orElse(0);
  }

  /// True if each of the heaps may be lowered by any number.
  boolean lowersByAny() {
    long largest =
        positions.stream().flatMap(List::stream).mapToLong(Long::longValue).max().orElse(0);
    return line.oneHeap().lines().getFirst().lowersByAny(largest);
  }

  /// The winning move that leaves some heaps, in any order, and a value of 0.
  RatedMove winning(List<Long> left, int summand) {
    return Decided.winning(line.leaving(filled(left)), summand);
  }
}
