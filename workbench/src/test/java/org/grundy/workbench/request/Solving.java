package org.grundy.workbench.request;

import java.time.Duration;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;

/// What the tests of this module ask the workbench.
public final class Solving {
  private static final long BYTES = 1L << 30;

  private Solving() {}

  /// A budget that no small position needs.
  public static Budget ample() {
    return ofNodes(50_000_000);
  }

  /// A budget of nodes, and of time beyond what any test takes.
  public static Budget ofNodes(long nodes) {
    return new Budget(nodes, Duration.ofMinutes(5), BYTES);
  }

  /// A game of the catalogue, of a file below the root of the build, or of a heap code.
  public static SolvedSum solve(Workbench workbench, String game, String position) {
    return solve(workbench, workbench.game(game), position);
  }

  /// A position of a game.
  public static SolvedSum solve(Workbench workbench, Game game, String position) {
    return workbench.solve(sum(game, position), Optional.empty(), new Meter(ample()));
  }

  /// The value of a sum.
  public static long value(SumRequest sum) {
    return new Workbench().value(sum, Optional.empty(), new Meter(ample())).orElseThrow();
  }

  /// Who wins a sum.
  public static Outcome outcome(SumRequest sum) {
    return new Workbench().outcome(sum, new Meter(ample()));
  }

  /// A position of a game; it may have addends of other games.
  public static SumRequest sum(Game game, String position) {
    return new Workbench().sum(game, new TextSource("position", position), 1);
  }

  /// A game of rules given as text.
  public static Game game(String... lines) {
    return new Game("given", RulesParser.parse("given", String.join("\n", lines)));
  }
}
