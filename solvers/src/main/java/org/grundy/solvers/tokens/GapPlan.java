package org.grundy.solvers.tokens;

import java.util.List;
import org.grundy.core.Component;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.SumSolution;

/// Boards of which every second gap is a heap of Nim.
record GapPlan(GameRules rules, List<GridPosition> sum, GapRules gaps) implements Plan {
  @Override
  public String method() {
    return TokensMethod.NAME;
  }

  @Override
  public String because() {
    return "tokens slide along lines one way, as far as nothing blocks them, so a move takes from"
        + " the gap before its token and adds to that of the token behind: every second gap,"
        + " counted from the last token of a row of followers, is a heap of Nim, and what is"
        + " added to the others can be taken away again (the staircase of Nim: Winning Ways,"
        + " chapter 15; Bouton 1901)";
  }

  @Override
  public String cost() {
    return "one look at %,d cells".formatted(sum.stream().mapToLong(GridPosition::size).sum());
  }

  @Override
  public Solution solve(Meter meter) {
    GridRuleset moves = GridRuleset.of(rules);
    return new SumSolution(
        sum.stream().map(board -> new Solved(board, moves, gaps, meter)).toList());
  }

  private record Solved(GridPosition board, GridRuleset ruleset, GapRules gaps, Meter meter)
      implements SolvedPosition {
    @Override
    public long value() {
      return gaps.value(board).orElseThrow();
    }

    @Override
    public List<Component> components() {
      return List.of(new Component(board, value()));
    }

    @Override
    public void moves(MoveSink sink) {
      ruleset.options(
          board,
          option -> {
            meter.check();
            sink.accept(option.move(), 0, gaps.value(option.sum().getFirst()).orElseThrow());
          });
    }
  }
}
