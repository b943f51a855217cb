package org.grundy.solvers.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.solvers.Bounds;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.SavedForm;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.SumSolution;

/// The recursion over a sum, position by position.
record DefinedRun<P extends Position>(
    List<P> sum, Ruleset<P> ruleset, Recursion<P> recursion, SavedForm<P> format) implements Run {
  @Override
  public Solution solve() {
    return new SumSolution(
        sum.stream().map(position -> DefinedPosition.of(position, ruleset, recursion)).toList());
  }

  @Override
  public List<PartlySolved> positions(Meter look) {
    return sum.stream().<PartlySolved>map(position -> new Open<>(position, this)).toList();
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(recursion.knowledge(format));
  }

  /// A position of which the recursion may know some options.
  private record Open<P extends Position>(P position, DefinedRun<P> run) implements PartlySolved {
    @Override
    public List<Bounds> components() {
      OptionalLong known = run.recursion.known(position);
      if (known.isPresent()) {
        return known.getAsLong() < 0
            ? List.of()
            : List.of(Bounds.exact(position, known.getAsLong()));
      }
      return List.of(new Bounds(position, 0, OptionalLong.empty(), List.of()));
    }

    @Override
    public boolean canEnd() {
      return run.recursion.known(position).orElse(0) < 0;
    }

    @Override
    public void moves(SolvedPosition.MoveSink sink) {
      run.ruleset.options(
          position,
          option ->
              sink.accept(
                  option.move(),
                  0,
                  option.ends() ? SolvedPosition.ENDS : run.recursion.knownOfSum(option.sum())));
    }
  }
}
