package org.grundy.solvers.family.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Symmetry;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.solvers.family.FamilySpec;

/// The rules by which one line of a table is played, as those of a heap or a strip.
///
/// On a grid of one row a pattern of more rows is never found and a ray that leaves the row meets
/// no cell, so that such a grid is a strip; a grid of one column is one after the exchange of rows
/// and columns.
final class LineOfStarts {
  private final GameRules rules;
  private final FamilySpec family;

  LineOfStarts(GameRules rules, FamilySpec family) {
    this.rules = rules;
    this.family = family;
  }

  /// The rules of a line, whose starts are numbered as the line is.
  Optional<GameRules> rules(Subject subject) {
    if (rules.keepsBoardsWhole().isPresent()) {
      return Optional.empty();
    }
    if (rules.board() != Board.Cells.GRID) {
      return subject instanceof Subject.Whole && family.isLine()
          ? Optional.of(family.started(rules))
          : Optional.empty();
    }
    return switch (subject) {
      case Subject.Row(long number) -> number == 1 ? strip(false) : Optional.empty();
      case Subject.Column(long number) -> number == 1 ? strip(true) : Optional.empty();
      case Subject.Whole() -> wholeLine();
    };
  }

  private Optional<GameRules> wholeLine() {
    if (!family.isLine()) {
      return Optional.empty();
    }
    int other = 1 - family.across();
    return family.coordinates().get(other).fromNumber() == 1
        ? strip(family.across() == 0)
        : Optional.empty();
  }

  private Optional<GameRules> strip(boolean ofColumn) {
    List<Rule> lines = new ArrayList<>();
    for (Rule rule : rules.rules()) {
      switch (rule) {
        case PatternMove move -> addFlat(move, ofColumn, lines);
        case CellMove move -> lines.add(ofColumn ? exchanged(move) : alongRow(move));
        default -> {
          return Optional.empty();
        }
      }
    }
    List<PatternLine> patterns =
        rules.patterns().stream()
            .flatMap(line ->
                Orientations.of(line, Lattice.SQUARE).stream()
                    .map(pattern -> ofColumn ? pattern.image(Symmetry.TRANSPOSITION) : pattern)
                    .filter(pattern -> pattern.height() == 1)
                    .map(pattern -> new PatternLine(line.effect(), pattern, false, false)))
            .distinct()
            .toList();
    return Optional.of(
        new GameRules(
            rules.title(),
            Board.Cells.STRIP,
            rules.cells(),
            lines,
            patterns,
            rules.play(),
            rules.start(),
            List.of()));
  }

  private static void addFlat(PatternMove move, boolean ofColumn, List<Rule> lines) {
    for (PatternMove oriented : Orientations.of(move, Lattice.SQUARE)) {
      Pattern before =
          ofColumn ? oriented.before().image(Symmetry.TRANSPOSITION) : oriented.before();
      Pattern after = ofColumn ? oriented.after().image(Symmetry.TRANSPOSITION) : oriented.after();
      PatternMove flat = new PatternMove(before, after, false, false);
      if (before.height() == 1 && !lines.contains(flat)) {
        lines.add(flat);
      }
    }
  }

  private static CellMove exchanged(CellMove move) {
    return alongRow(
        new CellMove(
            move.from(),
            move.to(),
            move.rays()
                .map(rays ->
                    new CellMove.Rays(
                        rays.along().stream()
                            .map(step -> step.image(Symmetry.TRANSPOSITION))
                            .toList(),
                        rays.upTo(),
                        rays.over(),
                        rays.becomes(),
                        rays.forbid()))));
  }

  /// Without the rays that leave the row.
  private static CellMove alongRow(CellMove move) {
    if (move.rays().isEmpty()) {
      return move;
    }
    CellMove.Rays rays = move.rays().get();
    List<Direction> along =
        rays.along().stream().filter(direction -> direction.rowStep() == 0).toList();
    return new CellMove(
        move.from(),
        move.to(),
        along.isEmpty()
            ? Optional.empty()
            : Optional.of(
                new CellMove.Rays(along, rays.upTo(), rays.over(), rays.becomes(), rays.forbid())));
  }
}
