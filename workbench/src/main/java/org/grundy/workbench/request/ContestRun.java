package org.grundy.workbench.request;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Nearest;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.games.Catalogue;
import org.grundy.games.CatalogueGame;
import org.grundy.games.ContestFormat;
import org.grundy.games.ContestInput;
import org.grundy.games.ContestProblem;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.game.TextSource;

/// One run of a contest problem: the whole input is read before anything is solved, and everything
/// is solved before anything is written.
final class ContestRun {
  private static final int LARGEST_INPUT = 1 << 30;

  private final Catalogue catalogue;
  private final Planner planner;

  ContestRun(Catalogue catalogue, Planner planner) {
    this.catalogue = catalogue;
    this.planner = planner;
  }

  void run(String id, String source, InputStream in, PrintStream out, Meter meter) {
    ContestProblem contest = catalogue.contest(id).orElseThrow(() -> unknown(id));
    ContestFormat format = contest.format();
    byte[] text = TextSource.bytes(source, in, LARGEST_INPUT);
    List<Position> positions = format.read(new ContestInput(source, text));
    GameRules rules = rulesOf(contest);
    StringBuilder output = new StringBuilder();
    int number = 1;
    for (Position position : positions) {
      Problem problem = new Problem(rules, List.of(position)).ofOutcome();
      Plan plan = planner.decide(problem, Optional.empty()).plan();
      output.append(format.line(number++, new SolvedCase(plan, meter))).append('\n');
    }
    out.print(output);
    out.flush();
  }

  private GameRules rulesOf(ContestProblem contest) {
    String name = contest.gameName();
    return catalogue
        .find(name)
        .map(game -> RulesParser.parse(name, game.rulesText()))
        .orElseThrow(() -> new IllegalStateException(contest.id() + " asks about no game"));
  }

  private InputException unknown(String id) {
    String near = Nearest.cure(id, catalogue.contestIds());
    String all = "the problems are " + String.join(", ", catalogue.contestIds());
    List<String> ofGame = catalogue.find(id).map(CatalogueGame::contestIds).orElse(List.of());
    return new InputException(
        "there is no contest problem called `" + id + "`",
        !ofGame.isEmpty()
            ? "about the game of that name the problem is " + String.join(", ", ofGame)
            : near.isEmpty() ? all : near);
  }

  /// A case as a contest may ask about it, solved as far as it asks.
  private record SolvedCase(Plan plan, Meter meter) implements ContestFormat.Verdict {
    @Override
    public Outcome outcome() {
      return plan.outcome(meter);
    }

    @Override
    public long winningMoves() {
      return plan.winningMoves(meter).longValueExact();
    }
  }
}
