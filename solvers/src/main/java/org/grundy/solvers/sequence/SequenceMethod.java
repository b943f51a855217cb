package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.ReachedHeaps;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.count.CountPlan;
import org.grundy.solvers.count.CountProblem;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.sequence.state.StateHeaps;
import org.grundy.solvers.sequence.strip.RingHeaps;
import org.grundy.solvers.sequence.strip.StripHeaps;
import org.grundy.solvers.sequence.strip.StripPosition;
import org.grundy.solvers.sequence.strip.row.NotHeaps;

/// Heaps under normal play, and strips that come apart into heaps: the sequences of their values
/// answer every position of the sum.
public final class SequenceMethod implements Method {
  static final String NAME = "sequence";

  /// Every move of a ring makes a ring, so that longer ones take too long.
  private static final int LONGEST_RING = 2_048;

  /// The strips of a game, kept with its rules.
  ///
  /// @param heaps are never added to
  private record Strips(Optional<StripHeaps> heaps, String because) {
    static Strips of(GameRules rules) {
      return rules.derived().get(Strips.class, () -> derive(rules));
    }

    private static Strips derive(GameRules rules) {
      try {
        return new Strips(Optional.of(StripHeaps.of(rules)), "");
      } catch (NotHeaps e) {
        return new Strips(Optional.empty(), e.because());
      }
    }
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<FamilyPlan> ofFamily(FamilyProblem family) {
    return HeapStarts.of(family).or(() -> StateStarts.of(family));
  }

  @Override
  public Optional<CountPlan> ofCount(CountProblem starts) {
    return HeapCount.of(starts);
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.of(Twist.WINNING_PATTERN, Twist.AVOIDED_PATTERN);
  }

  @Override
  public Verdict weigh(Problem problem) {
    return switch (problem.rules().board()) {
      case Board.Heap _ -> heaps(problem);
      case Board.Cells cells when cells.isRow() ->
          cells.closes() ? rings(problem) : strips(problem);
      case Board.Heaps _ -> states(problem);
      case Board.Graph _ -> paths(problem);
      case Board.Cells _, Board.HeapSet _, Board.Tiling() ->
          new Verdict.Unsound("the game is played neither on heaps nor on a strip or a ring");
    };
  }

  private static Verdict heaps(Problem problem) {
    HeapSequence sequence = HeapSequence.of(problem.rules());
    List<HeapPosition> heaps = problem.sum().stream().map(HeapPosition.class::cast).toList();
    List<Long> sizes = heaps.stream().map(HeapPosition::size).toList();
    if (sequence.formula().isEmpty() && ReachedHeaps.areFew(sequence.rule(), sizes)) {
      return new Verdict.Unsound(ReachedHeaps.FEW);
    }
    return new Verdict.Sound(new SequencePlan(sequence, Collections.max(sizes), heaps));
  }

  private Verdict paths(Problem problem) {
    List<GraphPosition> graphs = problem.sum().stream().map(GraphPosition.class::cast).toList();
    List<GraphPosition> parts =
        graphs.stream().flatMap(graph -> PathsAndCycles.parts(graph).stream()).toList();
    if (parts.stream().anyMatch(part -> !PathsAndCycles.isPathOrCycle(part))) {
      return new Verdict.Unsound("some component of the graph is neither a path nor a cycle");
    }
    if (parts.stream().allMatch(part -> part.order() <= PathsAndCycles.SHORT)) {
      return new Verdict.Unsound(
          "paths and cycles of %d vertices or fewer are searched with less work"
              .formatted(PathsAndCycles.SHORT));
    }
    return PathsAndCycles.of(problem.rules())
        .<Verdict>map(heaps -> new Verdict.Sound(new PathsPlan(problem.rules(), heaps, graphs)))
        .orElseGet(() ->
            new Verdict.Unsound("the paths and cycles of these rules are not known to be heaps"));
  }

  private static Verdict states(Problem problem) {
    List<TuplePosition> sum = problem.sum().stream().map(TuplePosition.class::cast).toList();
    return StateHeaps.states(
            problem.rules(), sum.stream().map(TuplePosition::sizes).collect(Collectors.toSet()))
        .<Plan>map(states -> new StatePlan(problem.rules(), sum, states))
        .or(() -> LinesPlan.of(problem.rules(), sum))
        .<Verdict>map(Verdict.Sound::new)
        .orElseGet(() ->
            new Verdict.Unsound(
                "the sizes of all heaps but one are not seen to stay among few, or moves are not"
                    + " seen to take fixed numbers of tokens off that one, or any off a long one"));
  }

  private Verdict strips(Problem problem) {
    if (problem.isOver()) {
      return new Verdict.Unsound("a winning pattern stands on the board: the game is over");
    }
    Strips derived = Strips.of(problem.rules());
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

  private Verdict rings(Problem problem) {
    if (problem.isOver()) {
      return new Verdict.Unsound("a winning pattern stands on the board: the game is over");
    }
    List<GridPosition> rings = problem.sum().stream().map(GridPosition.class::cast).toList();
    if (rings.stream().anyMatch(ring -> ring.size() > LONGEST_RING)) {
      return new Verdict.Unsound(
          "the moves of a ring of more than %,d cells are not looked at one by one"
              .formatted(LONGEST_RING));
    }
    try {
      RingHeaps heaps = RingHeaps.of(problem.rules());
      for (GridPosition ring : rings) {
        heaps.add(ring);
      }
      heaps.takeApart();
      return new Verdict.Sound(new RingPlan(problem.rules(), heaps, rings));
    } catch (NotHeaps e) {
      return unsound(e.because());
    }
  }

  private static Verdict unsound(String because) {
    return new Verdict.Unsound("the strips of these rules are not known to be heaps: " + because);
  }
}
