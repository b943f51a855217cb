package org.grundy.solvers.sequence;

import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;

/// Heaps under normal play, and strips that are heaps in disguise: one sequence of values answers
/// every position of the sum.
public final class SequenceMethod implements Method {
  @Override
  public String name() {
    return "sequence";
  }

  @Override
  public Verdict consider(Problem problem) {
    if (problem.rules().play() == Play.MISERE) {
      return new Verdict.Unsound("Grundy values say nothing about misère play");
    }
    return switch (problem.rules().board()) {
      case Board.Heap _ -> heaps(problem);
      case Board.Strip() -> strips(problem);
      case Board.Grid(), Board.Graph _, Board.Heaps _, Board.Tiling() ->
          new Verdict.Unsound("the game is played neither on single heaps nor on a strip");
    };
  }

  private static Verdict heaps(Problem problem) {
    HeapSequence sequence = HeapSequence.of(problem.rules());
    return new Verdict.Sound(
        new SequencePlan(
            sequence,
            problem.sum().stream()
                .map(position -> ((HeapPosition) position).size())
                .mapToLong(Long::longValue)
                .max()
                .orElseThrow(),
            "",
            meter ->
                problem.sum().stream()
                    .map(position ->
                        new SolvedHeap(sequence, ((HeapPosition) position).size(), meter))
                    .toList()));
  }

  private static Verdict strips(Problem problem) {
    Optional<StripReduction> found = StripReduction.of(problem.rules());
    if (found.isEmpty()) {
      return new Verdict.Unsound(
          "the rules of this strip are neither marks that win in threes nor the removal of runs of"
              + " one glyph");
    }
    StripReduction reduction = found.get();
    long largest = 0;
    for (Position position : problem.sum()) {
      GridPosition strip = (GridPosition) position;
      Optional<String> objection = reduction.objection(strip);
      if (objection.isPresent()) {
        return new Verdict.Unsound(objection.get());
      }
      largest = Math.max(largest, reduction.largestHeap(strip));
    }
    HeapSequence sequence = reduction.sequence();
    return new Verdict.Sound(
        new SequencePlan(
            sequence,
            largest,
            reduction.because(),
            meter ->
                problem.sum().stream()
                    .map(strip -> reduction.solve((GridPosition) strip, sequence, meter))
                    .toList()));
  }
}
