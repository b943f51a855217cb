package org.grundy.solvers.play.genus;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.HeapPosition;
import org.grundy.core.Play;
import org.grundy.rules.heap.ReachedHeaps;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.grundy.solvers.sequence.HeapSequence;

/// Heaps under misère play: tame ones are played as misère Nim, all others are searched with equal
/// heaps as one.
public final class GenusMethod implements Method {
  @Override
  public String name() {
    return "genus";
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.of(Twist.MISERE);
  }

  @Override
  public Verdict weigh(Problem problem) {
    if (problem.rules().play() != Play.MISERE) {
      return new Verdict.Unsound("genera say something about misère play only");
    }
    if (!(problem.rules().board() instanceof Board.Heap)) {
      return new Verdict.Unsound("the game is not played on single heaps");
    }
    List<HeapPosition> sum = problem.sum().stream().map(HeapPosition.class::cast).toList();
    HeapSequence sequence = HeapSequence.of(problem.rules());
    return sum.size() == 1 && ReachedHeaps.areFew(sequence.rule(), List.of(sum.getFirst().size()))
        ? new Verdict.Unsound(ReachedHeaps.FEW)
        : new Verdict.Sound(new GenusPlan(problem.rules(), sum, sequence));
  }
}
