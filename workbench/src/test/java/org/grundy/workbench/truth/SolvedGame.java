package org.grundy.workbench.truth;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.table.TableMaker;
import org.grundy.workbench.table.TableRequest;

/// A game of the folder `examples`, of the catalogue, or a heap code, asked for values and
/// outcomes.
record SolvedGame(Game game) {
  /// @param folder where its file lies, if it has one
  static SolvedGame of(Path folder, String name) {
    Path file = folder.resolve(name);
    return new SolvedGame(new Workbench().game(Files.exists(file) ? file.toString() : name));
  }

  private static Meter meter() {
    return new Meter(Budget.ofThisProcess());
  }

  long value(String position) {
    var sum = new Workbench().sum(game, new TextSource("position", position), 1);
    return Planner.standard()
        .decide(sum.problem(), Optional.empty())
        .plan()
        .value(meter())
        .orElseThrow();
  }

  boolean wins(String position) {
    var sum = new Workbench().sum(game, new TextSource("position", position), 1);
    return Planner.standard().decide(sum.problem(), Optional.empty()).plan().outcome(meter())
        == Outcome.N;
  }

  /// The values of a family.
  FamilyTable values(String family) {
    return table(family, false);
  }

  /// The values of a family of one range.
  List<Long> line(String family) {
    List<Long> values = new ArrayList<>();
    for (long value : values(family).entries()) {
      values.add(value);
    }
    return values;
  }

  /// Who wins: 0 where the player to move loses.
  FamilyTable outcomes(String family) {
    return table(family, true);
  }

  private FamilyTable table(String family, boolean outcomes) {
    TableRequest request =
        TableRequest.of(
            game,
            new TextSource("family", family),
            outcomes,
            1,
            Optional.empty(),
            Budget.ofThisProcess());
    FamilyTable table = new TableMaker().make(request, meter()).table();
    if (table.unknown() > 0) {
      throw new AssertionError("not all of " + family + " is known");
    }
    return table;
  }
}
