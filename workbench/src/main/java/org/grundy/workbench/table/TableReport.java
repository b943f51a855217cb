package org.grundy.workbench.table;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Ending;
import org.grundy.core.Statistics;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.MethodUse;
import org.grundy.solvers.family.proof.Finding;
import org.grundy.workbench.game.Game;

/// A table with how it was made.
///
/// @param game the game
/// @param table the values or outcomes
/// @param methods how the starts were valued, each method once
/// @param spent what of the budget was spent before all starts were known, or all patterns looked
///   for; empty where nothing was
/// @param statistics what it cost
/// @param findings the patterns of the table, where they were looked for
public record TableReport(
    Game game,
    FamilyTable table,
    List<MethodUse> methods,
    Optional<Ending> spent,
    Statistics statistics,
    List<Finding> findings) {
  public TableReport {
    methods = List.copyOf(methods);
    findings = List.copyOf(findings);
  }

  /// The same table with its patterns.
  public TableReport with(List<Finding> patterns) {
    return new TableReport(game, table, methods, spent, statistics, patterns);
  }

  /// The same table without patterns, since the budget was spent on them; what was spent first
  /// stands.
  TableReport endedBy(Ending ending) {
    Optional<Ending> first = spent.or(() -> Optional.of(ending));
    return new TableReport(game, table, methods, first, statistics, List.of());
  }

  /// The number of starts.
  public int starts() {
    return table.family().size();
  }

  /// The number of them that are not known.
  public int unknown() {
    return table.unknown();
  }
}
