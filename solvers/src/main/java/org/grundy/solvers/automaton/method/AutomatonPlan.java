package org.grundy.solvers.automaton.method;

import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;

/// A theorem about all positions of a game, bound to one.
///
/// @param otherwise the plan where no theorem is found
record AutomatonPlan(Problem problem, Plan otherwise) implements Plan {
  @Override
  public String method() {
    return AutomatonMethod.NAME;
  }

  @Override
  public String because() {
    return "an automaton reads the sizes and says who wins: no position that it calls lost has an"
        + " option that it calls lost, and every other one has such an option, which is checked for"
        + " all sizes together by the automata of the moves; where none is found with little work, "
        + otherwise.because();
  }

  @Override
  public String cost() {
    return "a proof for all sizes, once, and a look at each digit; else " + otherwise.cost();
  }

  @Override
  public PositionBound searched() {
    return otherwise.searched();
  }

  /// The position, as far as a proof says who wins it; empty where none is found.
  Optional<AutomatonSolution> proved(Meter meter) {
    int heaps = HeapSizes.of(problem.sum()).orElseThrow().length;
    HeapTheorem theorem =
        HeapTheorem.of(problem.game(), heaps, HeapSizes.areLarge(problem.sum()), meter);
    return theorem.proof().map(_ -> new AutomatonSolution(problem, theorem, meter));
  }

  @Override
  public Run begin(Meter meter) {
    return new AutomatonRun(this, meter);
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }

  @Override
  public Outcome outcome(Meter meter) {
    return proved(meter).map(Solution::outcome).orElseGet(() -> otherwise.outcome(meter));
  }

  @Override
  public OptionalLong value(Meter meter) {
    return problem.play() == Play.NORMAL && outcome(meter) == Outcome.P
        ? OptionalLong.of(0)
        : solve(meter).value();
  }

  @Override
  public boolean is(long n, Meter meter) {
    boolean isOfOutcome = n == 0 && problem.play() == Play.NORMAL;
    return isOfOutcome ? outcome(meter) == Outcome.P : otherwise.is(n, meter);
  }

  @Override
  public BigInteger winningMoves(Meter meter) {
    return proved(meter).map(Solution::winningMoves).orElseGet(() -> otherwise.winningMoves(meter));
  }
}
