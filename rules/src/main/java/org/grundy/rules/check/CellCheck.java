package org.grundy.rules.check;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.EarlyEnd;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.JoinMove;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.RunMove;
import org.grundy.rules.tree.SeveralHeaps;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.SumsMove;
import org.grundy.rules.tree.Take;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;
import org.grundy.rules.tree.WinOn;

/// The check of each line of a game on cells by itself: glyphs, directions, shapes.
final class CellCheck {
  private static final String RESERVED = "*|[]";

  private final GameRules rules;
  private final boolean row;
  private final List<RuleProblem> problems;

  CellCheck(GameRules rules, List<RuleProblem> problems) {
    this.rules = rules;
    this.row = rules.board().isRow();
    this.problems = problems;
  }

  void check() {
    checkCells();
    rules.rules().forEach(this::checkRule);
    checkTokens();
    for (PatternLine line : rules.patterns()) {
      checkPattern(line, line.pattern());
    }
    for (PatternLine win : rules.wins()) {
      if (win.pattern().rows().stream().flatMap(List::stream).allMatch(Optional::isEmpty)) {
        add(win, "a `win` pattern of `*` only is there from the start", "name a glyph in it");
      }
    }
    rules.ends().forEach(this::checkEnd);
    rules
        .start()
        .ifPresent(start -> {
          switch (start) {
            case Start.Fill(Glyph glyph, Optional<Glyph> first) -> {
              declared(start, List.of(glyph));
              first.ifPresent(other -> declared(start, List.of(other)));
            }
            case Start.Family _ ->
                add(start, "a family of graphs fills no cells", "such as start fill .");
            case Start.Random(List<Glyph> glyphs) -> {
              nonEmpty(start, glyphs, "`start random` names no glyph", "such as start random . X");
              declared(start, glyphs);
            }
          }
        });
  }

  private void add(Object node, String problem, String cure) {
    problems.add(new RuleProblem(node, problem, cure));
  }

  private Lattice lattice() {
    return rules.board().lattice();
  }

  /// A sentence about the one row of the board.
  private String a(String says) {
    return "a " + rules.board().word() + " " + says;
  }

  private void checkEnd(EarlyEnd end) {
    if (!(end instanceof WinOn(Glyph glyph))) {
      add(end, "this line has no meaning on a board of cells", "such as win on G, or win [ X X ]");
      return;
    }
    declared(end, List.of(glyph));
    boolean entered =
        rules.rules().stream()
            .anyMatch(rule -> rule instanceof TokenMove token && token.over().contains(glyph));
    if (!entered) {
      add(
          end,
          "no token enters a cell `" + glyph + "`, so nobody wins by this",
          "name the glyph after `over` in a `token` line");
    }
  }

  private void checkCells() {
    nonEmpty(rules, rules.cells(), "no glyph is declared for cells", "add a line: cells . X");
    Set<Glyph> seen = new HashSet<>();
    for (Glyph glyph : rules.cells()) {
      if (!seen.add(glyph)) {
        add(rules, "the glyph `" + glyph + "` is declared twice", "name each glyph once");
      }
      boolean printable =
          !Character.isISOControl(glyph.codePoint())
              && !Character.isWhitespace(glyph.codePoint())
              && Character.isDefined(glyph.codePoint());
      if (!printable) {
        add(
            rules,
            "a glyph is one printable character, not a blank: found U+%04X"
                .formatted(glyph.codePoint()),
            "use a visible character such as `.`");
      }
      if (glyph.equals(Glyph.of('|'))) {
        add(rules, "the glyph `|` separates the rows of a position", "use another character");
      }
    }
    int glyphs = rules.cells().size() + Glyphs.of(rules).tokens().size();
    if (glyphs > Glyphs.MAX) {
      add(
          rules,
          "a game has at most " + Glyphs.MAX + " glyphs, found " + glyphs,
          "use fewer glyphs");
    }
  }

  private void checkRule(Rule rule) {
    switch (rule) {
      case CellMove move -> checkCellMove(move);
      case FloodMove move -> checkFloodMove(move);
      case SumsMove move -> checkSumsMove(move);
      case PatternMove move -> checkPatternMove(move);
      case TokenMove move -> checkTokenMove(move);
      case HeapCode _, Take _ ->
          add(rule, "`code` and `take` are moves of a heap, not of cells", "write board heap");
      case SeveralHeaps _, RunMove _ ->
          add(rule, "this move is one of heaps, not of cells", "write board heap");
      case EquationMove _ -> add(rule, "an equation moves heaps, not cells", "write board heap n");
      case VertexMove _, EdgeMove _, JoinMove _, WalkMove _ ->
          add(rule, "this is a move on a graph, not of cells", "write board graph");
    }
  }

  private void checkCellMove(CellMove move) {
    checkChoice(move, move.from(), move.to());
    move.rays().ifPresent(rays -> checkRays(move, rays));
  }

  private void checkFloodMove(FloodMove move) {
    checkChoice(move, move.from(), move.to());
    checkPassing(move, move.directions(), move.over(), move.becomes());
  }

  private void checkSumsMove(SumsMove move) {
    checkChoice(move, move.from(), move.to());
    checkPassed(move, move.over(), move.becomes());
    if (!row || rules.board().isRing()) {
      add(move, "only the cells of a strip have numbers that can be added", "write board strip");
    }
  }

  private void checkChoice(Rule move, List<Glyph> from, Glyph to) {
    nonEmpty(move, from, "the move names no glyph to choose", "such as move . -> X");
    declared(move, from);
    declared(move, List.of(to));
    if (from.contains(to)) {
      add(
          move,
          "the move `" + to + " -> " + to + "` changes nothing, so the game may not end",
          "remove `" + to + "` on one side of the arrow");
    }
  }

  private void checkPassing(
      Rule move, List<Direction> directions, List<Glyph> over, Glyph becomes) {
    directions(move, directions);
    checkPassed(move, over, becomes);
  }

  private void checkPassed(Rule move, List<Glyph> over, Glyph becomes) {
    nonEmpty(move, over, "`over` names no glyph", "such as over . -> X");
    declared(move, over);
    declared(move, List.of(becomes));
  }

  private void checkRays(CellMove move, CellMove.Rays rays) {
    checkPassing(move, rays.along(), rays.over(), rays.becomes());
    declared(move, rays.forbid());
    if (rays.upTo().isPresent() && rays.upTo().getAsInt() < 1) {
      add(move, "`up to` is a number from 1, found " + rays.upTo().getAsInt(), "such as up to 1");
    }
  }

  private void checkPatternMove(PatternMove move) {
    Pattern before = move.before();
    Pattern after = move.after();
    checkPattern(move, before);
    checkGlyphs(move, after);
    if (move.closesUp() && row) {
      checkClosing(move);
    } else if (before.height() != after.height() || before.width() != after.width()) {
      add(
          move,
          "the sides of the arrow differ in shape: " + shape(before) + " and " + shape(after),
          "write both with as many rows and columns; `*` keeps what was there");
      return;
    }
    Pattern.Numbers numbers = before.numbers();
    Set<Glyph> unknown = after.variables();
    unknown.removeAll(before.variables());
    unknown.removeAll(numbers.variables());
    for (Glyph variable : unknown) {
      add(
          move,
          "the variable `" + variable + "` stands only after the arrow",
          Glyph.numbers(rules.cells()).isEmpty()
              ? "name it before the arrow too"
              : "name it before the arrow too, or say which number it is: where b = a - 1");
    }
    boolean changes =
        numbers.choices().isEmpty()
            || (unknown.isEmpty()
                && before.hasFewChoices()
                && move.spelled().stream().anyMatch(PatternMove::surelyChanges));
    if (!changes && unknown.isEmpty() && before.hasFewChoices()) {
      add(
          move,
          "the pattern need not change any cell, so the game may not end",
          "let at least one glyph become another, such as [ . ] -> [ X ]");
    }
  }

  /// The check of a move by which a row closes up.
  private void checkClosing(PatternMove move) {
    if (move.after().rows().getFirst().stream().anyMatch(Optional::isEmpty)) {
      add(
          move,
          "`*` cannot keep what was there, as the row closes up",
          "name what is left by variables: move  [ $a x $b ] -> [ $a $b ]");
    }
    if (!move.before().border().isEmpty() && rules.board().isRing()) {
      add(move, "a ring has no border", "write board strip");
    }
    if (rules.rules().stream().anyMatch(TokenMove.class::isInstance)) {
      add(move, "no tokens stand on a row that closes up", "let glyphs of `cells` move instead");
    }
    if (!rules.patterns(PatternLine.Effect.AVOID).isEmpty()) {
      add(
          move,
          "in a row that closes up it is not clear where a pattern stood before, so that none can"
              + " be avoided",
          "remove the `avoid` lines");
    }
  }

  private static String shape(Pattern pattern) {
    return pattern.height() + "x" + pattern.width();
  }

  private void checkPattern(Object line, Pattern pattern) {
    checkChoices(line, pattern);
    checkGlyphs(line, pattern);
  }

  private void checkChoices(Object line, Pattern pattern) {
    if (pattern.numbers().choices().size() > Pattern.MOST_CHOICES) {
      add(
          line,
          "more than %,d choices of numbers meet the conditions".formatted(Pattern.MOST_CHOICES),
          "use fewer variables, or fewer numbers");
    } else if (!pattern.hasFewChoices()) {
      add(
          line,
          "%d variables stand for one of %d glyphs each: more than %,d choices"
              .formatted(pattern.variables().size(), pattern.range().size(), Pattern.MOST_CHOICES),
          "use fewer variables");
    }
  }

  private void checkGlyphs(Object line, Pattern pattern) {
    List<Glyph> glyphs =
        pattern.rows().stream()
            .flatMap(List::stream)
            .flatMap(Optional::stream)
            .filter(glyph -> !glyph.isVariable())
            .toList();
    declared(line, glyphs);
    for (Glyph glyph : new LinkedHashSet<>(glyphs)) {
      if (RESERVED.indexOf(glyph.codePoint()) >= 0) {
        add(
            line,
            "the glyph `" + glyph + "` has another meaning inside a pattern",
            "use another character for the cell");
      }
    }
    checkBorder(line, pattern);
    if (row && pattern.height() > 1) {
      add(
          line,
          a("has one row, the pattern has ") + pattern.height(),
          "write the pattern in one row, or board grid");
    }
  }

  private void checkBorder(Object line, Pattern pattern) {
    if (pattern.border().isEmpty()) {
      return;
    }
    if (!rules.board().isSquared()) {
      add(
          line,
          "`border` has a meaning on squares in rows and columns, and on strips",
          "write board grid or board strip");
      return;
    }
    for (Direction side : pattern.border()) {
      if (!Pattern.SIDES.contains(side) || (row && side.rowStep() != 0)) {
        add(
            line,
            "a pattern has no side " + lattice().name(side),
            row ? "write border W, or E" : "name some of N, E, S and W");
      }
    }
  }

  private void checkTokenMove(TokenMove move) {
    if (rules.board().isRing()) {
      add(move, "the game may not end, as a token can go around the ring", "write board strip");
    } else if (!lattice().isUniform()) {
      add(move, "no token stands on triangles", "write board hex or board grid");
    }
    directions(move, move.directions());
    nonEmpty(move, move.over(), "`over` names no glyph", "such as over .");
    declared(move, move.over());
    move.on().ifPresent(glyph -> declared(move, List.of(glyph)));
    if (rules.cells().contains(move.token())) {
      add(
          move,
          "the glyph `" + move.token() + "` is declared for cells and draws a token too",
          "remove it from `cells`, or draw the token otherwise");
    }
  }

  private void checkTokens() {
    Map<Glyph, Glyph> on = new HashMap<>();
    for (Rule rule : rules.rules()) {
      if (rule instanceof TokenMove move && move.on().isPresent()) {
        Glyph glyph = move.on().get();
        Glyph first = on.putIfAbsent(move.token(), glyph);
        if (first != null && !first.equals(glyph)) {
          add(
              move,
              "the token `"
                  + move.token()
                  + "` stands on `"
                  + first
                  + "` in one line and on `"
                  + glyph
                  + "` in another",
              "write the same glyph after `on`");
        }
      }
    }
  }

  private void nonEmpty(Object line, Collection<?> list, String problem, String cure) {
    if (list.isEmpty()) {
      add(line, problem, cure);
    }
  }

  private void declared(Object line, Collection<Glyph> glyphs) {
    for (Glyph glyph : new LinkedHashSet<>(glyphs)) {
      if (!rules.cells().contains(glyph)) {
        add(
            line,
            "the glyph `" + glyph + "` is not declared",
            "add it to the line: cells " + written(rules.cells()) + glyph);
      }
    }
  }

  private static String written(List<Glyph> glyphs) {
    StringBuilder text = new StringBuilder();
    glyphs.forEach(glyph -> text.append(glyph).append(' '));
    return text.toString();
  }

  private void directions(Object line, List<Direction> directions) {
    nonEmpty(line, directions, "no direction is named", row ? "such as E" : "such as N E");
    for (Direction direction : new LinkedHashSet<>(directions)) {
      if (Collections.frequency(directions, direction) > 1) {
        add(line, "the direction " + lattice().name(direction) + " is named twice", "name it once");
      }
      if (!lattice().isUniform() && !lattice().steps().contains(direction)) {
        add(
            line,
            "triangles have only the directions N, E, S and W, found " + lattice().name(direction),
            "name steps over a side");
      }
      if (row && direction.rowStep() != 0) {
        add(
            line,
            a("has the directions W and E and offsets within its row, found ")
                + lattice().name(direction),
            "write W or E, or board grid");
      }
    }
  }
}
