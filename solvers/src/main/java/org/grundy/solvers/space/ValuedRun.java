package org.grundy.solvers.space;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Component;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.SumSolution;

/// A sum of positions whose values are found one after the other, each position one component. The
/// moves of a position are looked at when somebody asks for them.
///
/// @param ruleset the moves under their names
/// @param finder finds the values
public record ValuedRun<P extends Position>(List<P> sum, Ruleset<P> ruleset, Finder<P> finder)
    implements Run {
  public ValuedRun {
    sum = List.copyOf(sum);
  }

  @Override
  public Solution solve() {
    return new SumSolution(sum.stream().map(this::solved).toList());
  }

  private Valued solved(P position) {
    return new Valued(position, finder.value(position));
  }

  @Override
  public List<PartlySolved> positions(Meter look) {
    return sum.stream()
        .map(position ->
            PartlySolved.of(
                position,
                finder.known(position),
                sink ->
                    ruleset.options(
                        position,
                        option ->
                            sink.accept(
                                option.move(),
                                0,
                                option.ends() ? SolvedPosition.ENDS : knownOfSum(option.sum())))))
        .toList();
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return finder.knowledge();
  }

  private long knownOfSum(List<P> sum) {
    long nimSum = 0;
    boolean unsafe = false;
    for (P component : sum) {
      OptionalLong known = finder.known(component);
      if (known.isEmpty()) {
        return PartlySolved.UNKNOWN;
      }
      unsafe |= known.getAsLong() < 0;
      nimSum ^= known.getAsLong();
    }
    return unsafe ? SolvedPosition.UNSAFE : nimSum;
  }

  private long valueOfSum(List<P> sum) {
    long nimSum = 0;
    for (P component : sum) {
      long value = finder.value(component);
      if (value < 0) {
        return SolvedPosition.UNSAFE;
      }
      nimSum ^= value;
    }
    return nimSum;
  }

  private final class Valued implements SolvedPosition {
    private final P position;
    private final long found;

    Valued(P position, long found) {
      this.position = position;
      this.found = found;
    }

    @Override
    public long value() {
      return Math.max(found, 0);
    }

    @Override
    public boolean canEnd() {
      return found == ENDS;
    }

    @Override
    public List<Component> components() {
      return canEnd() ? List.of() : List.of(new Component(position, found));
    }

    @Override
    public void moves(MoveSink sink) {
      ruleset.options(
          position,
          option ->
              sink.accept(
                  option.move(),
                  canEnd() ? -1 : 0,
                  option.ends() ? ENDS : valueOfSum(option.sum())));
    }

    /// The position after a move, solved; empty where some move here ends the game, as it then has
    /// no value.
    @Override
    @SuppressWarnings("unchecked") // what a move leaves of a position is of the same kind
    public Optional<SolvedPosition> after(Position option) {
      return canEnd() ? Optional.empty() : Optional.of(solved((P) option));
    }
  }
}
