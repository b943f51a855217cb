package org.grundy.solvers.loopy;

import java.util.List;
import java.util.stream.IntStream;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;

/// The plan for positions of one game whose plays may go on for ever.
record LoopyPlan(Problem problem) implements Plan {
  @Override
  public String method() {
    return LoopyMethod.NAME;
  }

  @Override
  public String because() {
    if (problem.rules().endsEarly()) {
      return "from the positions that are over it goes backwards: a player wins who can move to a"
          + " position that is lost, and loses if all moves lead to positions that are won; all"
          + " others are draws, as each player can keep to them";
    }
    return "from the positions without a move it goes backwards, number by number: a position is"
        + " worth n if its options have all smaller numbers, none has n, and every other option has"
        + " an answer worth n that was found before; what gets no number is infinite (Smith 1966)"
        + (problem.sum().size() > 1
            ? "; numbers are added by the nim-sum, and beside one infinite value the next player"
                + " wins exactly if its set holds the nim-sum of the numbers; all else with infinite"
                + " values is a draw"
            : "");
  }

  @Override
  public String cost() {
    return "one expansion for each position that can be reached, and one look back along each move"
        + " for each number";
  }

  @Override
  public Run begin(Meter meter) {
    return run(game(meter), problem.asksOutcome());
  }

  LoopyGame game(Meter meter) {
    return new LoopyGame(problem.rules(), problem.sum(), meter);
  }

  LoopyRun run(LoopyGame game, boolean onlyZero) {
    List<Integer> summands = IntStream.range(0, problem.sum().size()).boxed().toList();
    return new LoopyRun(
        game.parts(summands, problem.sum()), onlyZero || problem.rules().endsEarly());
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }

  @Override
  public Outcome outcome(Meter meter) {
    return run(game(meter), true).settle(true);
  }
}
