package org.grundy.solvers.automaton.strip;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.CellMove.Rays;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.solvers.automaton.moves.NotLinearException;
import org.grundy.solvers.automaton.strip.RowMove.Part;

/// Reads the lines of a game on a strip as ways to move in a row.
final class RowMoves {
  private static final int MOST_CELLS = 32;

  private static final RowMove NOTHING = new RowMove(List.of(), false, false);

  private final GameRules rules;
  private final Glyphs glyphs;
  private final long all;

  private RowMoves(GameRules rules) {
    this.rules = rules;
    this.glyphs = Glyphs.of(rules);
    this.all = glyphs.cellMask(rules.cells());
  }

  /// All ways to move, before the lines that forbid patterns.
  ///
  /// @throws NotLinearException with the line and the reason, if one is no such way
  static List<RowMove> of(GameRules rules) {
    RowMoves reading = new RowMoves(rules);
    return rules.rules().stream().flatMap(rule -> reading.of(rule).stream()).distinct().toList();
  }

  private List<RowMove> of(Rule rule) {
    return switch (rule) {
      case CellMove move -> cells(move);
      case FloodMove move -> flood(move);
      case PatternMove move -> patterns(move);
      default -> throw beyond(rule, "tokens are not told by the cells on which they stand");
    };
  }

  private NotLinearException beyond(Rule rule, String reason) {
    return new NotLinearException(
        "`%s`: %s".formatted(RulesFormatter.rule(rule, rules.board()), reason));
  }

  private List<RowMove> patterns(PatternMove move) {
    List<RowMove> found = new ArrayList<>();
    for (PatternMove way : Orientations.of(move, rules.board().lattice())) {
      if (way.before().height() == 1) {
        List<Part> parts = new ArrayList<>();
        for (int column = 0; column < way.before().width(); column++) {
          parts.add(
              new Part(
                  read(way.before(), column),
                  way.after().at(0, column).map(glyphs::cell).orElse(RowMove.KEPT),
                  false));
        }
        found.add(new RowMove(parts, false, false));
      }
    }
    return found;
  }

  private long read(Pattern pattern, int column) {
    Optional<Glyph> glyph = pattern.at(0, column);
    return glyph.isEmpty() ? all : 1L << glyphs.cell(glyph.get());
  }

  private List<RowMove> cells(CellMove move) {
    RowMove chosen = chosen(move.from(), move.to());
    if (move.rays().isEmpty()) {
      return List.of(chosen);
    }
    Rays rays = move.rays().get();
    Part passed = new Part(glyphs.cellMask(rays.over()), glyphs.cell(rays.becomes()), true);
    long stopping = all & ~passed.read() & ~glyphs.cellMask(rays.forbid());
    return around(move, rays.along(), chosen, ray(move, passed, stopping, rays.upTo()));
  }

  private List<RowMove> flood(FloodMove move) {
    RowMove chosen = chosen(move.from(), move.to());
    Part passed = new Part(glyphs.cellMask(move.over()), glyphs.cell(move.becomes()), true);
    List<RowMove> ray = ray(move, passed, all & ~passed.read(), OptionalInt.empty());
    return around(move, move.directions(), chosen, ray);
  }

  private RowMove chosen(List<Glyph> from, Glyph to) {
    Part cell = new Part(glyphs.cellMask(from), glyphs.cell(to), false);
    return new RowMove(List.of(cell), false, false);
  }

  /// A chosen cell with a ray, or none, on each side.
  ///
  /// @param ray as it goes to the right
  private List<RowMove> around(
      Rule rule, List<Direction> along, RowMove chosen, List<RowMove> ray) {
    List<RowMove> left = List.of(NOTHING);
    List<RowMove> right = List.of(NOTHING);
    for (Direction direction : along) {
      if (direction.equals(Direction.E)) {
        right = ray;
      } else if (direction.equals(Direction.W)) {
        left = ray.stream().map(RowMove::mirrored).toList();
      } else {
        throw beyond(rule, "the ray along %s passes over cells between".formatted(direction));
      }
    }
    List<RowMove> found = new ArrayList<>();
    for (RowMove before : left) {
      for (RowMove after : right) {
        found.add(before.then(chosen).then(after));
      }
    }
    return found;
  }

  /// The ways in which a ray to the right may end: at the end of the row, at a cell that stops it,
  /// or after as many cells as it may pass.
  private List<RowMove> ray(Rule rule, Part passed, long stopping, OptionalInt upTo) {
    Part stop = new Part(stopping, RowMove.KEPT, false);
    if (upTo.isEmpty()) {
      return List.of(
          new RowMove(List.of(passed), false, true),
          new RowMove(List.of(passed, stop), false, false));
    }
    int most = upTo.getAsInt();
    if (most > MOST_CELLS) {
      throw beyond(rule, "a ray of more than %,d cells".formatted(MOST_CELLS));
    }
    Part one = new Part(passed.read(), passed.written(), false);
    List<RowMove> found = new ArrayList<>();
    for (int length = 0; length < most; length++) {
      List<Part> cells = IntStream.range(0, length).mapToObj(_ -> one).toList();
      List<Part> stopped = new ArrayList<>(cells);
      stopped.add(stop);
      found.add(new RowMove(cells, false, true));
      found.add(new RowMove(stopped, false, false));
    }
    found.add(new RowMove(IntStream.range(0, most).mapToObj(_ -> one).toList(), false, false));
    return found;
  }
}
