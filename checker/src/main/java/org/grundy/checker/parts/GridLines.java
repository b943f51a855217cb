package org.grundy.checker.parts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.core.Symmetry;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.CellChanges;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;

/// What the lines of a game on rows and columns read and change, glyph by glyph.
///
/// @param mayHold by glyph: those that a cell may ever hold which holds it now, as a set of bits
/// @param rays lines that choose a cell
/// @param shapes patterns as they may lie
@SuppressWarnings("ArrayRecordComponent") // tables that nobody writes
record GridLines(long[] mayHold, List<Rays> rays, List<Shape> shapes) {
  /// A line that chooses a cell.
  ///
  /// @param from the glyphs of which the chosen cell holds one
  /// @param to the glyph that it becomes
  /// @param along the directions of its rays
  /// @param upTo the most steps of a ray
  /// @param over the glyphs that rays pass over
  /// @param becomes the glyph that a cell becomes which is passed over
  /// @param forbid the glyphs at which a ray must not stop
  record Rays(
      long from, int to, List<Direction> along, int upTo, long over, int becomes, long forbid) {}

  /// A pattern in one of the ways in which it may lie.
  ///
  /// @param reads by cell the glyph that is read, -1 where none is
  /// @param writes by cell the glyph that is written, -1 where none is
  /// @param moves whether it is a move
  @SuppressWarnings("ArrayRecordComponent") // tables that nobody writes
  record Shape(int height, int width, int[] reads, int[] writes, boolean moves) {}

  /// True if a game can be read so: it is played on rows and columns, by choosing cells and by
  /// patterns, and each pattern reads a cell in every row and column that it covers and changes
  /// only cells that it reads.
  static boolean fits(GameRules rules) {
    return rules.board().isSquared()
        && rules.ends().isEmpty()
        && rules.keepsBoardsWhole().isEmpty()
        && rules.rules().stream()
            .allMatch(rule ->
                switch (rule) {
                  case CellMove _ -> true;
                  case PatternMove move ->
                      move.before().hasFewChoices()
                          && Orientations.of(move, Lattice.SQUARE).stream()
                              .allMatch(GridLines::isBound);
                  default -> false;
                })
        && rules.patterns().stream()
            .allMatch(line ->
                line.pattern().hasFewChoices()
                    && Orientations.of(line, Lattice.SQUARE).stream()
                        .allMatch(pattern -> isBound(pattern, pattern)));
  }

  private static boolean isBound(PatternMove move) {
    return isBound(move.before(), move.after());
  }

  private static boolean isBound(Pattern before, Pattern after) {
    boolean[] rows = new boolean[before.height()];
    boolean[] columns = new boolean[before.width()];
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < columns.length; column++) {
        boolean reads = before.at(row, column).isPresent();
        rows[row] |= reads;
        columns[column] |= reads;
        if (!reads && after.at(row, column).isPresent()) {
          return false;
        }
      }
    }
    return all(rows) && all(columns);
  }

  private static boolean all(boolean... each) {
    for (boolean one : each) {
      if (!one) {
        return false;
      }
    }
    return true;
  }

  /// The lines of a game that [#fits].
  static GridLines of(GameRules rules) {
    Glyphs glyphs = Glyphs.of(rules);
    List<Rays> rays = new ArrayList<>();
    List<Shape> shapes = new ArrayList<>();
    for (var rule : rules.rules()) {
      if (rule instanceof CellMove move) {
        rays.add(rays(move, glyphs));
      } else if (rule instanceof PatternMove move) {
        Orientations.of(move, Lattice.SQUARE)
            .forEach(laid -> shapes.add(shape(laid.before(), laid.after(), glyphs)));
      }
    }
    Stream.of(PatternLine.Effect.values())
        .flatMap(effect -> Orientations.of(rules, effect))
        .forEach(pattern -> shapes.add(shape(pattern, pattern, glyphs)));
    return new GridLines(mayHold(rules, glyphs), rays, shapes);
  }

  private static Rays rays(CellMove move, Glyphs glyphs) {
    return move.rays()
        .map(sent ->
            new Rays(
                glyphs.cellMask(move.from()),
                glyphs.cell(move.to()),
                sent.along(),
                sent.upTo().orElse(Integer.MAX_VALUE),
                glyphs.cellMask(sent.over()),
                glyphs.cell(sent.becomes()),
                glyphs.forbidMask(sent.forbid())))
        .orElse(
            new Rays(glyphs.cellMask(move.from()), glyphs.cell(move.to()), List.of(), 0, 0, -1, 0));
  }

  private static Shape shape(Pattern before, Pattern after, Glyphs glyphs) {
    int[] reads = new int[before.height() * before.width()];
    int[] writes = new int[reads.length];
    for (int at = 0; at < reads.length; at++) {
      int row = at / before.width();
      int column = at % before.width();
      reads[at] = number(before.at(row, column), glyphs);
      writes[at] = number(after.at(row, column), glyphs);
    }
    return new Shape(before.height(), before.width(), reads, writes, !before.equals(after));
  }

  private static int number(Optional<Glyph> glyph, Glyphs glyphs) {
    return glyph.map(glyphs::cell).orElse(-1);
  }

  private static long[] mayHold(GameRules rules, Glyphs glyphs) {
    long[] reach = new long[Long.SIZE];
    for (int glyph = 0; glyph < reach.length; glyph++) {
      reach[glyph] = 1L << glyph;
    }
    CellChanges.of(
        rules,
        (_, from, to) -> from.forEach(glyph -> reach[glyphs.cell(glyph)] |= 1L << glyphs.cell(to)));
    for (int via = 0; via < reach.length; via++) {
      for (int from = 0; from < reach.length; from++) {
        reach[from] |= (reach[from] >>> via & 1) != 0 ? reach[via] : 0;
      }
    }
    return reach;
  }

  /// True if a symmetry carries every line to one that is there too.
  static boolean keeps(GameRules rules, Symmetry symmetry) {
    return rules.rules().stream()
            .allMatch(rule ->
                switch (rule) {
                  case CellMove move ->
                      move.rays()
                          .map(sent ->
                              sent.along().stream()
                                  .map(direction -> direction.image(symmetry))
                                  .allMatch(sent.along()::contains))
                          .orElse(true);
                  case PatternMove move -> {
                    List<PatternMove> laid = Orientations.of(move, Lattice.SQUARE);
                    yield laid.stream()
                        .map(way ->
                            new PatternMove(
                                way.before().image(symmetry),
                                way.after().image(symmetry),
                                false,
                                false))
                        .allMatch(laid::contains);
                  }
                  default -> false;
                })
        && rules.patterns().stream()
            .allMatch(line -> {
              List<Pattern> laid = Orientations.of(line, Lattice.SQUARE);
              return laid.stream().map(way -> way.image(symmetry)).allMatch(laid::contains);
            });
  }
}
