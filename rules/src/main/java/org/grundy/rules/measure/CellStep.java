package org.grundy.rules.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.SpreadMove;

/// One way in which a line changes cells: a chosen cell with its rays or its flood, or a pattern as
/// it may lie, with a glyph for each `*` that is written over.
///
/// @param line the index of the line
/// @param cells the cells that change, the first of which is where a move is counted
/// @param passed what becomes of any number of further cells
record CellStep(int line, List<Change> cells, List<Passed> passed) {
  /// More steps of a game are not listed.
  private static final int MOST = 4_096;

  CellStep {
    cells = List.copyOf(cells);
    passed = List.copyOf(passed);
  }

  /// A cell that changes, by its place from the upper left cell of the pattern.
  record Change(int row, int column, int from, int to) {}

  /// A change of cells over which a ray or a flood passes, or which are sums.
  record Passed(int from, int to) {}

  /// The steps of checked rules on cells; empty where there are too many.
  static Optional<List<CellStep>> of(GameRules rules) {
    Glyphs glyphs = Glyphs.of(rules);
    List<CellStep> steps = new ArrayList<>();
    for (int line = 0; line < rules.rules().size(); line++) {
      switch (rules.rules().get(line)) {
        case CellMove move -> {
          List<Passed> passed =
              move.rays()
                  .map(rays -> passed(rays.over(), rays.becomes(), glyphs))
                  .orElse(List.of());
          addChosen(line, move.from(), move.to(), passed, glyphs, steps);
        }
        case SpreadMove move ->
            addChosen(
                line,
                move.from(),
                move.to(),
                passed(move.over(), move.becomes(), glyphs),
                glyphs,
                steps);
        case PatternMove move when !move.closesUp() -> {
          for (PatternMove laid : Orientations.of(move, rules.board().lattice())) {
            addLaid(line, laid, 0, List.of(), glyphs, steps);
            if (steps.size() > MOST) {
              return Optional.empty();
            }
          }
        }
        default -> {
          // It changes no cell.
        }
      }
    }
    return Optional.of(steps);
  }

  private static List<Passed> passed(List<Glyph> over, Glyph becomes, Glyphs glyphs) {
    return over.stream()
        .filter(glyph -> !glyph.equals(becomes))
        .map(glyph -> new Passed(glyphs.cell(glyph), glyphs.cell(becomes)))
        .toList();
  }

  private static void addChosen(
      int line,
      List<Glyph> from,
      Glyph to,
      List<Passed> passed,
      Glyphs glyphs,
      List<CellStep> steps) {
    for (Glyph glyph : from) {
      Change change = new Change(0, 0, glyphs.cell(glyph), glyphs.cell(to));
      steps.add(new CellStep(line, List.of(change), passed));
    }
  }

  /// Adds the steps of a pattern, from one of its cells on.
  private static void addLaid(
      int line, PatternMove laid, int at, List<Change> before, Glyphs glyphs, List<CellStep> all) {
    int width = laid.before().width();
    if (all.size() > MOST) {
      return;
    }
    if (at == laid.before().height() * width) {
      if (!before.isEmpty()) {
        all.add(new CellStep(line, before, List.of()));
      }
      return;
    }
    Optional<Glyph> to = laid.after().at(at / width, at % width);
    Optional<Glyph> from = laid.before().at(at / width, at % width);
    if (to.isEmpty() || from.equals(to)) {
      addLaid(line, laid, at + 1, before, glyphs, all);
      return;
    }
    for (Glyph glyph : from.map(List::of).orElse(glyphs.cells())) {
      List<Change> longer = new ArrayList<>(before);
      if (!glyph.equals(to.get())) {
        longer.add(new Change(at / width, at % width, glyphs.cell(glyph), glyphs.cell(to.get())));
      }
      addLaid(line, laid, at + 1, longer, glyphs, all);
    }
  }
}
