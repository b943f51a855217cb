package org.grundy.rules.check;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.core.GridPosition;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.SpreadMove;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.TokenMove;

/// Looks for glyphs, patterns and starts that make no difference.
final class CellWarnings {
  /// Longer patterns are not looked at.
  private static final int WIDEST = 12;

  private final GameRules rules;
  private final List<RuleProblem> warnings;

  CellWarnings(GameRules rules, List<RuleProblem> warnings) {
    this.rules = rules;
    this.warnings = warnings;
  }

  void look() {
    rules.rules().forEach(this::lookAtForbidden);
    rules.rules().forEach(this::lookAtNumbers);
    Set<Glyph> written = written();
    for (PatternLine line : rules.patterns()) {
      if (line.pattern().numbers().choices().isEmpty()) {
        warnings.add(noNumbers(line, line.effect().ifNever()));
      } else {
        lookAtPattern(line, line.pattern(), written, line.effect().ifNever());
      }
    }
    rules.start().ifPresent(this::lookAtStart);
  }

  private void lookAtForbidden(Rule rule) {
    if (rule instanceof CellMove move && move.rays().isPresent()) {
      Set<Glyph> passed = new LinkedHashSet<>(move.rays().get().forbid());
      passed.retainAll(move.rays().get().over());
      for (Glyph glyph : passed) {
        warnings.add(
            new RuleProblem(
                move,
                "rays pass over `%s`, so it never stops one and forbids nothing".formatted(glyph),
                "remove it after `over` or after `forbid`"));
      }
    }
  }

  private void lookAtNumbers(Rule rule) {
    if (rule instanceof PatternMove move && move.spelled().isEmpty()) {
      warnings.add(noNumbers(rule, "the line allows no move"));
    }
  }

  private static RuleProblem noNumbers(Object line, String effect) {
    return new RuleProblem(
        line,
        "no numbers that `cells` names meet these conditions, so " + effect,
        "change the conditions, or name more numbers: cells 0..9");
  }

  private void lookAtPattern(Object line, Pattern pattern, Set<Glyph> written, String effect) {
    Set<Glyph> asked =
        pattern.spelled().stream()
            .flatMap(spelled -> spelled.rows().stream())
            .flatMap(List::stream)
            .flatMap(Optional::stream)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    if (asked.stream().noneMatch(written::contains)) {
      warnings.add(
          new RuleProblem(
              line,
              "no move writes a glyph of this pattern, so it never appears and " + effect,
              written.isEmpty()
                  ? "remove this line"
                  : "name a glyph that moves write, such as " + written.iterator().next()));
    }
  }

  /// The glyphs that moves write.
  private Set<Glyph> written() {
    Set<Glyph> written = new LinkedHashSet<>();
    for (Rule rule : rules.rules()) {
      switch (rule) {
        case CellMove move -> {
          written.add(move.to());
          move.rays().ifPresent(rays -> written.add(rays.becomes()));
        }
        case SpreadMove move -> written.addAll(List.of(move.to(), move.becomes()));
        case PatternMove move ->
            move.spelled().stream()
                .flatMap(spelled -> spelled.after().rows().stream())
                .forEach(row -> row.forEach(cell -> cell.ifPresent(written::add)));
        default -> {}
      }
    }
    return written;
  }

  private void lookAtStart(Start start) {
    if (!(start instanceof Start.Fill(Glyph glyph, Optional<Glyph> first))
        || first.isPresent()
        || rules.rules().stream().anyMatch(TokenMove.class::isInstance)) {
      return;
    }
    int side = 2 * widest();
    GridRuleset moves = GridRuleset.of(rules);
    if (side > 2 * WIDEST) {
      return;
    }
    if (moves.isOver(filled(glyph, rules.board().isRow() ? 1 : side, side))) {
      warnings.add(
          new RuleProblem(
              start,
              "a board of `%s` is over before the first move, as a winning pattern stands there"
                  .formatted(glyph),
              "fill it with another glyph"));
    } else if (!isMovable(glyph, side, moves)) {
      warnings.add(
          new RuleProblem(
              start,
              "a board of `%s` has no move".formatted(glyph),
              "fill it with a glyph that moves change"));
    }
  }

  /// True if some board of one glyph has a move. Where rays forbid, small boards have more of them:
  /// rays leave a board sooner, and come back sooner on a ring.
  ///
  /// @param side the most rows and columns
  private boolean isMovable(Glyph glyph, int side, GridRuleset moves) {
    boolean[] found = {false};
    for (int rows = 1; rows <= (rules.board().isRow() ? 1 : side); rows++) {
      for (int columns = 1; columns <= side && !found[0]; columns++) {
        moves.optionSums(filled(glyph, rows, columns), (_, _) -> found[0] = true);
      }
    }
    return found[0];
  }

  private GridPosition filled(Glyph glyph, int rows, int columns) {
    byte[] cells = new byte[rows * columns];
    Arrays.fill(cells, (byte) Glyphs.of(rules).cell(glyph));
    return GridPosition.wrap(rows, columns, cells);
  }

  /// The most rows and columns that a pattern has.
  private int widest() {
    int widest = 2;
    for (Rule rule : rules.rules()) {
      if (rule instanceof PatternMove move) {
        widest = Math.max(widest, Math.max(move.before().height(), move.before().width()));
      }
    }
    for (PatternLine win : rules.wins()) {
      widest = Math.max(widest, Math.max(win.pattern().height(), win.pattern().width()));
    }
    return widest;
  }
}
