package org.grundy.workbench;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.grundy.core.Budget;
import org.grundy.core.Meter;

/// The one entry to Grundy: finds games, solves positions, explains plans, runs contests, checks
/// files.
public final class Workbench {
  /// Finds a game.
  ///
  /// @param name a catalogue name, a path to a rules file, or a heap code such as `0.137`
  /// @throws org.grundy.core.InputException if there is none, with the nearest names, or if its
  ///   rules are bad
  public Game game(String name) {
    throw new UnsupportedOperationException();
  }

  /// Solves a position.
  ///
  /// @param meter counts the work; cancelling it ends the solving
  /// @throws org.grundy.core.InputException if the position is bad
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public Answer solve(SolveRequest request, Meter meter) {
    throw new UnsupportedOperationException();
  }

  /// Says how a position would be solved, without solving it.
  public PlanReport plan(SolveRequest request) {
    throw new UnsupportedOperationException();
  }

  /// Reads one input of a contest problem and writes the official output; writes nothing if the
  /// input is bad.
  public void contest(String id, String source, InputStream in, PrintStream out, Meter meter) {
    throw new UnsupportedOperationException();
  }

  /// The ids of all contest problems, sorted.
  public List<String> contestIds() {
    throw new UnsupportedOperationException();
  }

  /// Checks a rules file and tests every expectation in it, each within the budget.
  public CheckReport check(Path file, Budget budget) {
    throw new UnsupportedOperationException();
  }

  /// What is in the catalogue, sorted by name.
  public List<CatalogueEntry> games() {
    throw new UnsupportedOperationException();
  }
}
