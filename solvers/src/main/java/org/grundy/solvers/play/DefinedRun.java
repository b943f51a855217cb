package org.grundy.solvers.play;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.core.SavedForm;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
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
    return sum.stream()
        .map(position ->
            PartlySolved.of(position, recursion.known(position), sink -> moves(position, sink)))
        .toList();
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(recursion.knowledge(format));
  }

  private void moves(P position, SolvedPosition.MoveSink sink) {
    ruleset.options(
        position,
        option ->
            sink.accept(
                option.move(),
                0,
                option.ends() ? SolvedPosition.ENDS : recursion.knownOfSum(option.sum())));
  }
}
