package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.grundy.solvers.count.CountPlan;
import org.grundy.solvers.count.CountProblem;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.sequence.strip.StripHeaps;
import org.grundy.solvers.sequence.strip.StripPosition;
import org.grundy.solvers.sequence.strip.row.NotHeaps;
import org.jspecify.annotations.Nullable;

/// Heaps under normal play, and strips that come apart into heaps: the sequences of their values
/// answer every position of the sum.
public final class SequenceMethod implements Method {
  static final String NAME = "sequence";

  /// What was derived last; many problems are of one game.
  private volatile @Nullable Derived latest;

  /// What is known of the strips of a game.
  ///
  /// @param heaps are never added to
  private record Derived(GameRules rules, Optional<StripHeaps> heaps, String because) {
    static Derived of(GameRules rules) {
      try {
        return new Derived(rules, Optional.of(StripHeaps.of(rules)), "");
      } catch (NotHeaps e) {
        return new Derived(rules, Optional.empty(), e.because());
      }
    }
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<FamilyPlan> ofFamily(FamilyProblem family) {
    return HeapStarts.of(family);
  }

  @Override
  public Optional<CountPlan> ofCount(CountProblem starts) {
    return HeapCount.of(starts);
  }

  @Override
  public Verdict consider(Problem problem) {
    if (problem.rules().play() == Play.MISERE) {
      return new Verdict.Unsound("Grundy values say nothing about misère play");
    }
    return switch (problem.rules().board()) {
      case Board.Heap _ -> heaps(problem);
      case Board.Strip() -> strips(problem);
      case Board.Grid(),
          Board.Ring(),
          Board.Graph _,
          Board.HeapSet _,
          Board.Heaps _,
          Board.Tiling() ->
          new Verdict.Unsound("the game is played neither on single heaps nor on a strip");
    };
  }

  private static Verdict heaps(Problem problem) {
    if (problem.rules().endsEarly()) {
      return new Verdict.Unsound(
          "conditions of the rules end the game before a player cannot move");
    }
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

  private Verdict strips(Problem problem) {
    if (problem.isOver()) {
      return new Verdict.Unsound("a winning pattern stands on the board: the game is over");
    }
    Derived derived = latest;
    if (derived == null || !derived.rules.equals(problem.rules())) {
      derived = Derived.of(problem.rules());
      latest = derived;
    }
    if (derived.heaps.isEmpty()) {
      return unsound(derived.because);
    }
    try {
      StripHeaps heaps = derived.heaps.get().copy();
      for (Position position : problem.sum()) {
        heaps.add((GridPosition) position);
      }
      List<StripPosition> strips = new ArrayList<>();
      for (Position position : problem.sum()) {
        strips.add(heaps.position((GridPosition) position));
      }
      return new Verdict.Sound(new StripPlan(problem.rules(), heaps, strips));
    } catch (NotHeaps e) {
      return unsound(e.because());
    }
  }

  private static Verdict unsound(String because) {
    return new Verdict.Unsound("the strips of these rules are not known to be heaps: " + because);
  }
}
