package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.grundy.solvers.finished.FinishedMethod;
import org.grundy.solvers.sequence.strip.NotHeaps;
import org.grundy.solvers.sequence.strip.StripHeaps;
import org.grundy.solvers.sequence.strip.StripPosition;

/// Heaps under normal play, and strips that come apart into heaps: the sequences of their values
/// answer every position of the sum.
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
            meter ->
                problem.sum().stream()
                    .map(position ->
                        new SolvedHeap(sequence, ((HeapPosition) position).size(), meter))
                    .toList()));
  }

  private static Verdict strips(Problem problem) {
    if (new FinishedMethod().consider(problem) instanceof Verdict.Sound) {
      return new Verdict.Unsound("a winning pattern stands on the strip: the game is over");
    }
    try {
      StripHeaps heaps = StripHeaps.of(problem.rules());
      for (Position position : problem.sum()) {
        heaps.add((GridPosition) position);
      }
      List<StripPosition> strips = new ArrayList<>();
      for (Position position : problem.sum()) {
        strips.add(heaps.position((GridPosition) position));
      }
      return new Verdict.Sound(new StripPlan(heaps, strips));
    } catch (NotHeaps e) {
      return new Verdict.Unsound(
          "the strips of these rules are not known to be heaps: " + e.because());
    }
  }
}
