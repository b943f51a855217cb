package org.grundy.solvers.automaton.strategy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.AutomatonAlgebra;

/// The search for few conditions that say together where something holds: on the table first, the
/// one that says most; then each is proved by automata, for all sizes.
final class Cover {
  private static final int MOST_LINES = 4;
  private static final int MOST_REFUTED = 40;

  /// What a line may say.
  ///
  /// @param holds where it may be said
  /// @param cells the same on the table
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Goal(String name, Automaton holds, long[] cells) {}

  /// One line: all of some conditions.
  record Line(List<Atom> atoms, Goal goal) {
    String text() {
      return atoms.stream().map(Atom::text).collect(Collectors.joining(" and "));
    }

    long[] cells(long[] all) {
      long[] cells = all;
      for (Atom atom : atoms) {
        cells = Cells.and(cells, atom.cells());
      }
      return cells;
    }
  }

  private final List<Atom> atoms;
  private final List<Goal> goals;
  private final AutomatonAlgebra algebra;
  private final boolean inOrder;
  private final Set<Line> refuted = new HashSet<>();
  private Automaton rest;
  private long[] restCells;

  /// @param whole what the lines are to cover
  /// @param inOrder whether a line speaks only of what those before it leave, and not of everything
  Cover(List<Atom> atoms, List<Goal> goals, Goal whole, boolean inOrder, AutomatonAlgebra algebra) {
    this.atoms = atoms;
    this.goals = goals;
    this.algebra = algebra;
    this.inOrder = inOrder;
    this.rest = whole.holds;
    this.restCells = whole.cells;
  }

  /// The lines; empty where no few are found.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so, or an automaton is too
  ///   large
  Optional<List<Line>> lines() {
    List<Line> lines = new ArrayList<>();
    while (!rest.isEmpty()) {
      Optional<Line> next = lines.size() < MOST_LINES ? proved() : Optional.empty();
      if (next.isEmpty()) {
        return Optional.empty();
      }
      Line line = next.get();
      lines.add(line);
      rest = algebra.and(rest, automaton(line).not());
      restCells = Cells.without(restCells, line.cells(restCells));
    }
    return Optional.of(lines);
  }

  /// The line that says most of what is left, of those that are right for all sizes.
  private Optional<Line> proved() {
    List<Line> candidates = candidates();
    for (Line line : candidates.subList(0, Math.min(candidates.size(), MOST_REFUTED))) {
      if (!refuted.contains(line)) {
        Automaton said = automaton(line);
        Automaton all = inOrder ? algebra.and(said, rest) : said;
        if (algebra.and(all, line.goal.holds.not()).isEmpty()) {
          return Optional.of(line);
        }
        refuted.add(line);
      }
    }
    return Optional.empty();
  }

  private Automaton automaton(Line line) {
    return algebra.and(line.atoms.stream().map(Atom::automaton).toList());
  }

  private record Weighed(Line line, int says) {}

  /// The lines that are right on the table and say something new, those that say most first, and of
  /// these the shortest.
  private List<Line> candidates() {
    List<Weighed> found = new ArrayList<>();
    for (Goal goal : goals) {
      add(new Line(List.of(), goal), found);
      for (int i = 0; i < atoms.size(); i++) {
        Meter.checkpoint(atoms.size());
        Line one = new Line(List.of(atoms.get(i)), goal);
        if (!add(one, found)) {
          for (int j = i + 1; j < atoms.size(); j++) {
            add(new Line(List.of(atoms.get(i), atoms.get(j)), goal), found);
          }
        }
      }
    }
    found.sort(
        Comparator.comparingInt((Weighed one) -> -one.says)
            .thenComparingInt(one -> one.line.atoms.size())
            .thenComparingInt(one -> one.line.text().length()));
    return found.stream().map(Weighed::line).toList();
  }

  /// Adds a line that is right on the table; false where it is not right.
  private boolean add(Line line, List<Weighed> found) {
    long wrong = 0;
    int says = 0;
    for (int i = 0; i < restCells.length; i++) {
      long said = inOrder ? restCells[i] : -1L;
      for (Atom atom : line.atoms) {
        said &= atom.cells()[i];
      }
      wrong |= said & ~line.goal.cells[i];
      says += Long.bitCount(said & restCells[i]);
    }
    if (wrong == 0 && says > 0) {
      found.add(new Weighed(line, says));
    }
    return wrong == 0;
  }
}
