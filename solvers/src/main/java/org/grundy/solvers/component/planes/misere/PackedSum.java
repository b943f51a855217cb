package org.grundy.solvers.component.planes.misere;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.SavedForm;
import org.grundy.rules.derive.split.Split;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Run;
import org.grundy.solvers.component.planes.packed.PackedGame;
import org.grundy.solvers.play.LiteralPlay;
import org.grundy.solvers.play.LiteralRun;
import org.grundy.solvers.play.PlayedSum;

/// A sum under misère play as the components of its boards, packed. Components have no values there
/// that could be added; but cells of no possible move may go, each component may be replaced by its
/// representative, and their order does not matter.
public final class PackedSum implements PlayedSum<PackedBoard> {
  /// The bytes that a component takes in the memo of outcomes, where it is shared.
  private static final int BOARD_BYTES = 40;

  private final GameRules rules;
  private final List<GridPosition> sum;
  private final List<Split> splits;
  private final PackedGame game;
  private final PackedRuleset ruleset;

  private PackedSum(
      GameRules rules,
      List<GridPosition> sum,
      List<Split> splits,
      PackedGame game,
      PackedRuleset ruleset) {
    this.rules = rules;
    this.sum = sum;
    this.splits = splits;
    this.game = game;
    this.ruleset = ruleset;
  }

  /// The run of a sum; by the walk over the rules where a component does not fit a packed board.
  public static Run run(GameRules rules, List<GridPosition> sum, PackedGame game, Meter meter) {
    Splitter splitter = Splitter.of(rules);
    List<Split> splits = sum.stream().map(position -> splitter.split(position, meter)).toList();
    if (splits.stream()
        .flatMap(split -> split.parts().stream())
        .allMatch(part -> game.pack(part).isPresent())) {
      PackedRuleset ruleset = new PackedRuleset(game, meter);
      return new LiteralRun<>(
          new PackedSum(rules, sum, splits, game, ruleset),
          new LiteralPlay<>(ruleset, Play.MISERE, meter, BOARD_BYTES),
          PackedBoard.format(game.planes() + 1));
    }
    ComponentRuleset walk = new ComponentRuleset(rules, meter);
    int bytes = 56 + sum.stream().mapToInt(GridPosition::size).max().orElse(0) / 2;
    return new LiteralRun<>(
        new PlayedSum.Plain<>(sum, walk),
        new LiteralPlay<>(walk, Play.MISERE, meter, bytes),
        SavedForm.GRID);
  }

  @Override
  public List<PackedBoard> start() {
    return parts(-1, -1, sum.getFirst());
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

  @Override
  public void moves(MoveSink<PackedBoard> sink) {
    for (int i = 0; i < sum.size(); i++) {
      GridPosition position = sum.get(i);
      Split split = splits.get(i);
      int summand = i;
      GridRuleset.of(rules)
          .options(
              position,
              option -> {
                GridPosition left = option.sum().getFirst();
                int part = split.partChanged(position, left);
                sink.accept(
                    option.move(),
                    summand,
                    option.ends(),
                    option.ends()
                        ? List.of()
                        : parts(summand, part, split.after(position, left, part)));
              });
    }
  }
}
