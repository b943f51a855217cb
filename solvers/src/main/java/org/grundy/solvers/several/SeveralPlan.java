package org.grundy.solvers.several;

import java.util.List;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.TuplePosition;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.moves.SeveralHeapsRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.space.Finder;
import org.grundy.solvers.space.OutcomeRun;
import org.grundy.solvers.space.Question;
import org.grundy.solvers.space.ValuedRun;

/// One table for all positions of a sum.
///
/// @param outcomes whether only who wins is found, of the one position
record SeveralPlan(
    GameRules rules, List<TuplePosition> sum, HeapNumbers multisets, boolean outcomes)
    implements Plan {
  @Override
  public String method() {
    return SeveralMethod.NAME;
  }

  @Override
  public String because() {
    String order = multisets.because();
    if (!outcomes) {
      return order
          + "the value of each is the least number that is not the value of an option (Sprague"
          + " 1935, Grundy 1939)";
    }
    return order
        + (rules.play() == Play.MISERE
            ? "the next player wins one exactly if there is no move, or one to a multiset that the"
                + " next player loses"
            : "the next player loses one exactly if every option of it wins");
  }

  @Override
  public String cost() {
    return multisets.cost(outcomes);
  }

  @Override
  public PositionBound searched() {
    return PositionBound.ONE.times(multisets.most());
  }

  @Override
  public Run begin(Meter meter) {
    SeveralHeapsRuleset ruleset = SeveralHeapsRuleset.of(rules);
    Question question = outcomes ? Question.ofOutcome(rules.play()) : Question.VALUE;
    Finder<TuplePosition> finder =
        Finder.of(
            multisets.table(ruleset.lines(), question, meter),
            position -> multisets.number(position.sizes()).orElseThrow());
    return outcomes
        ? new OutcomeRun<>(sum.getFirst(), ruleset, finder)
        : new ValuedRun<>(sum, ruleset, finder);
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }
}
