package org.grundy.solvers.component.planes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.RatedMove;
import org.grundy.rules.derive.split.Split;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.Partial;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.SavedForm;
import org.grundy.solvers.Solution;
import org.grundy.solvers.play.LiteralPlay;
import org.grundy.solvers.play.LiteralRun;

/// The search for the outcome of a sum under misère play. Components have no values there that
/// could be added; but cells of no possible move may go, each component may be replaced by its
/// representative, and their order does not matter.
final class MisereRun implements Run {
  /// What a component takes in the memo of outcomes, where it is shared.
  private static final int BOARD_BYTES = 40;

  private final GameRules rules;
  private final List<GridPosition> sum;
  private final List<Split> splits;
  private final PackedGame game;
  private final PackedRuleset ruleset;
  private final LiteralPlay<PackedBoard> play;

  private MisereRun(
      GameRules rules, List<GridPosition> sum, List<Split> splits, PackedGame game, Meter meter) {
    this.rules = rules;
    this.sum = sum;
    this.splits = splits;
    this.game = game;
    this.ruleset = new PackedRuleset(game, meter);
    this.play = new LiteralPlay<>(ruleset, Play.MISERE, meter, BOARD_BYTES);
  }

  /// The run of a sum; by the walk over the rules where a component does not fit a packed board.
  static Run of(GameRules rules, List<GridPosition> sum, PackedGame game, Meter meter) {
    Splitter splitter = new Splitter(rules);
    List<Split> splits = sum.stream().map(position -> splitter.split(position, meter)).toList();
    if (splits.stream()
        .flatMap(split -> split.parts().stream())
        .allMatch(part -> game.pack(part).isPresent())) {
      return new MisereRun(rules, sum, splits, game, meter);
    }
    ComponentRuleset walk = new ComponentRuleset(rules, meter);
    int bytes = 56 + sum.stream().mapToInt(GridPosition::size).max().orElse(0) / 2;
    return new LiteralRun<>(
        sum, walk, new LiteralPlay<>(walk, Play.MISERE, meter, bytes), SavedForm.GRID);
  }

  /// The components of all positions, with the part of one of them replaced.
  ///
  /// @param summand the position with the part, or -1
  private List<PackedBoard> parts(int summand, int part, GridPosition instead) {
    List<PackedBoard> parts = new ArrayList<>();
    for (int i = 0; i < splits.size(); i++) {
      List<GridPosition> boards = splits.get(i).parts();
      for (int j = 0; j < boards.size(); j++) {
        long[] packed =
            game.pack(i == summand && j == part ? instead : boards.get(j)).orElseThrow();
        parts.addAll(ruleset.components(packed, 0, (int) packed[game.planes()]));
      }
    }
    return parts;
  }

  private interface MadeSink {
    void accept(Move move, int summand, boolean ends, List<PackedBoard> after);
  }

  private void moves(MadeSink sink) {
    for (int i = 0; i < sum.size(); i++) {
      GridPosition position = sum.get(i);
      Split split = splits.get(i);
      int summand = i;
      GridRuleset.of(rules)
          .options(
              position,
              option -> {
                GridPosition after = option.sum().getFirst();
                int part = split.partChanged(position, after);
                sink.accept(
                    option.move(),
                    summand,
                    option.ends(),
                    option.ends()
                        ? List.of()
                        : parts(summand, part, split.after(position, after, part)));
              });
    }
  }

  @Override
  public Solution solve() {
    return new Played(play.nextPlayerWins(parts(-1, -1, sum.getFirst())) ? Outcome.N : Outcome.P);
  }

  @Override
  public Partial soFar(Meter look) {
    List<RatedMove> settled = new ArrayList<>();
    long[] count = {0};
    moves((move, summand, ends, after) -> {
      look.check();
      count[0]++;
      Optional<Boolean> wins = ends ? Optional.of(true) : play.known(after).map(next -> !next);
      wins.ifPresent(known -> settled.add(RatedMove.byOutcome(move, summand, known)));
    });
    return Partial.byOutcomes(settled, count[0]);
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(play.knowledge(PackedBoard.format(game.planes() + 1)));
  }

  /// The sum after it was played out.
  private final class Played implements OutcomeSolution {
    private final Outcome outcome;

    Played(Outcome outcome) {
      this.outcome = outcome;
    }

    @Override
    public Outcome outcome() {
      return outcome;
    }

    @Override
    public void moves(Consumer<RatedMove> sink) {
      MisereRun.this.moves((move, summand, ends, after) ->
          sink.accept(RatedMove.byOutcome(move, summand, ends || !play.nextPlayerWins(after))));
    }
  }
}
