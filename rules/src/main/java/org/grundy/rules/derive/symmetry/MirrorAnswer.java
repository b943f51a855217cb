package org.grundy.rules.derive.symmetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Play;
import org.grundy.core.Symmetry;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;

/// The strategy of the second player who answers every move by its image.
///
/// **Theorem.** Let s be a symmetry of the rules and of the board with s(s(x)) = x, and let the
/// start be its own image. Of every instance m that is possible now or later let R(m) be the cells
/// on which its legality, or what it does to other cells, depends, and W(m) those that it may
/// change. Suppose
/// 1. no cell of W(m) is in s(R(m));
/// 2. of a cell x in both W(m) and s(W(m)), either x can hold besides its glyph of the start only
///    one other, or m writes the same final glyph to x and to s(x).
///
/// Then the previous player wins, and the Grundy value is 0.
///
/// *Proof.* Let the position be its own image and m be legal. Then s(m) is legal, and after m
/// still, doing to every cell what it would have done before, by 1. Together they change the cells
/// that m changes and their images; where both do, the cell and its image are left with the same
/// glyph by 2. So the position is its own image again. The second player always has an answer, and
/// play ends. ∎
///
/// So a move wins that leaves a position of which this holds: from then on whoever made it answers
/// every move by its image ([#opening]). Cram on a board of an odd and an even side is the example,
/// the first move being the middle domino.
///
/// (For sums of equal parts the argument is Bouton's, 1901; on connected boards it is known from
/// Cram, Gardner 1974.)
public final class MirrorAnswer {
  private static final int MOST_CELLS = 4_096;

  private final GridPosition start;
  private final GlyphFlow flow;
  private final Glyphs glyphs;
  private final Symmetry symmetry;
  private final BitSet reads = new BitSet();
  private final BitSet writes = new BitSet();
  private final int[] written;

  private MirrorAnswer(GameRules game, GridPosition start, Symmetry symmetry) {
    this.start = start;
    this.flow = GlyphFlow.of(game);
    this.glyphs = Glyphs.of(game);
    this.symmetry = symmetry;
    this.written = new int[start.size()];
  }

  /// A symmetry by which the second player can answer every move, if one is found.
  public static Optional<Symmetry> of(GameRules game, GridPosition start) {
    return isFit(game, start) ? among(involutions(game, start, 0), game, start) : Optional.empty();
  }

  /// A move after which every move can be answered by its image.
  ///
  /// @param move the move
  /// @param symmetry by which every move after it is answered
  public record Opening(Move move, Symmetry symmetry) {}

  /// The first move, in the order of the rules, after which every move can be answered by its
  /// image. It wins: who makes it is the second player of what it leaves.
  public static Optional<Opening> opening(GameRules game, GridPosition start) {
    if (!isFit(game, start)) {
      return Optional.empty();
    }
    List<Symmetry> involutions = involutions(game, start, mostChanged(game, start));
    if (involutions.isEmpty()) {
      return Optional.empty();
    }
    List<Opening> found = new ArrayList<>();
    GridRuleset.of(game)
        .options(
            start,
            option -> {
              if (found.isEmpty()) {
                among(involutions, game, option.sum().getFirst())
                    .ifPresent(symmetry -> found.add(new Opening(option.move(), symmetry)));
              }
            });
    return found.stream().findFirst();
  }

  private static boolean isFit(GameRules game, GridPosition start) {
    return game.play() == Play.NORMAL
        && game.wins().isEmpty()
        && game.avoids().isEmpty()
        && start.tokens().isEmpty()
        && start.size() <= MOST_CELLS
        && game.rules().stream()
            .allMatch(rule -> rule instanceof CellMove || rule instanceof PatternMove);
  }

  /// The involutions of the rules under which a board is its own image but for so many pairs of
  /// cells: to make it its own image, a move must change a cell of each.
  private static List<Symmetry> involutions(GameRules game, GridPosition board, int pairs) {
    List<Symmetry> near =
        Arrays.stream(Symmetry.values())
            .filter(symmetry -> symmetry != Symmetry.IDENTITY && symmetry.isInvolution())
            .filter(symmetry -> !symmetry.exchangesSides() || board.rows() == board.columns())
            .filter(symmetry -> isNear(symmetry, board, pairs))
            .toList();
    if (near.isEmpty()) {
      return near;
    }
    List<Symmetry> ofRules = RuleSymmetries.of(game);
    return near.stream().filter(ofRules::contains).toList();
  }

  private static boolean isNear(Symmetry symmetry, GridPosition board, int pairs) {
    int differing = 0;
    for (int row = 0; row < board.rows(); row++) {
      for (int column = 0; column < board.columns(); column++) {
        int image = symmetry.imageOf(row, column, board.rows(), board.columns());
        if (board.at(row, column) != board.at(image) && ++differing > 2 * pairs) {
          return false;
        }
      }
    }
    return true;
  }

  /// A bound of the cells that one move changes.
  private static int mostChanged(GameRules game, GridPosition board) {
    int others = Math.max(board.rows(), board.columns()) - 1;
    return game.rules().stream()
        .mapToInt(rule ->
            switch (rule) {
              case CellMove move -> 1 + move.rays().map(rays -> lines(rays) * others).orElse(0);
              case PatternMove move -> move.before().height() * move.before().width();
              default -> board.size();
            })
        .max()
        .orElse(0);
  }

  /// The lines through a cell along which rays run from it: two that are opposite have one.
  private static int lines(CellMove.Rays rays) {
    return (int)
        rays.along().stream()
            .map(one ->
                one.rowStep() < 0 || (one.rowStep() == 0 && one.columnStep() < 0)
                    ? one.opposite()
                    : one)
            .distinct()
            .count();
  }

  private static Optional<Symmetry> among(
      List<Symmetry> involutions, GameRules game, GridPosition position) {
    return involutions.stream()
        .filter(symmetry -> isNear(symmetry, position, 0))
        .filter(symmetry -> new MirrorAnswer(game, position, symmetry).answersAll(game.rules()))
        .findFirst();
  }

  private boolean answersAll(List<Rule> rules) {
    return rules.stream()
        .allMatch(rule ->
            switch (rule) {
              case CellMove move -> answersAll(move);
              case PatternMove move -> Orientations.of(move).stream().allMatch(this::answersAll);
              default -> false;
            });
  }

  private boolean answersAll(CellMove move) {
    long from = glyphs.cellMask(move.from());
    for (int cell = 0; cell < start.size(); cell++) {
      if ((flow.mayHold(start.at(cell)) & from) != 0) {
        reads.clear();
        writes.clear();
        reads.set(cell);
        write(cell, move.to());
        if (move.rays().isPresent()) {
          for (Direction direction : move.rays().get().along()) {
            send(move.rays().get(), direction, cell);
          }
        }
        if (!isAnswered()) {
          return false;
        }
      }
    }
    return true;
  }

  /// A cell on a ray is read for those behind it, and where it may forbid the move.
  private void send(CellMove.Rays rays, Direction direction, int from) {
    long over = glyphs.cellMask(rays.over());
    long forbid = glyphs.forbidMask(rays.forbid());
    OptionalInt before = OptionalInt.empty();
    int row = from / start.columns() + direction.rowStep();
    int column = from % start.columns() + direction.columnStep();
    for (int step = 0;
        step < rays.upTo().orElse(Integer.MAX_VALUE) && onBoard(row, column);
        step++) {
      int cell = row * start.columns() + column;
      long may = flow.mayHold(start.at(cell));
      before.ifPresent(reads::set);
      if ((may & forbid) != 0) {
        reads.set(cell);
      }
      if ((may & over) == 0) {
        return;
      }
      write(cell, rays.becomes());
      before = OptionalInt.of(cell);
      row += direction.rowStep();
      column += direction.columnStep();
    }
  }

  private boolean onBoard(int row, int column) {
    return row >= 0 && row < start.rows() && column >= 0 && column < start.columns();
  }

  private boolean answersAll(PatternMove move) {
    for (int row = 0; row + move.before().height() <= start.rows(); row++) {
      for (int column = 0; column + move.before().width() <= start.columns(); column++) {
        reads.clear();
        writes.clear();
        if (place(move, row, column) && !isAnswered()) {
          return false;
        }
      }
    }
    return true;
  }

  /// Collects what a placement reads and writes.
  ///
  /// @return whether it is possible
  private boolean place(PatternMove move, int row, int column) {
    Pattern before = move.before();
    for (int r = 0; r < before.height(); r++) {
      for (int c = 0; c < before.width(); c++) {
        int cell = (row + r) * start.columns() + column + c;
        if (before.at(r, c).isPresent()) {
          long asked = 1L << glyphs.cell(before.at(r, c).get());
          if ((flow.mayHold(start.at(cell)) & asked) == 0) {
            return false;
          }
          reads.set(cell);
        }
        if (move.after().at(r, c).isPresent() && !move.after().at(r, c).equals(before.at(r, c))) {
          write(cell, move.after().at(r, c).get());
        }
      }
    }
    return true;
  }

  private void write(int cell, Glyph glyph) {
    writes.set(cell);
    written[cell] = glyphs.cell(glyph);
  }

  private boolean isAnswered() {
    Meter.checkpoint(start.size());
    BitSet both = image(writes);
    both.and(writes);
    return both.stream().allMatch(this::isLeftAlike) && !image(reads).intersects(writes);
  }

  private boolean isLeftAlike(int cell) {
    return Long.bitCount(flow.mayHold(start.at(cell))) <= 2
        || (flow.isFinal(written[cell]) && written[cell] == written[image(cell)]);
  }

  private int image(int cell) {
    return symmetry.imageOf(
        cell / start.columns(), cell % start.columns(), start.rows(), start.columns());
  }

  private BitSet image(BitSet cells) {
    BitSet image = new BitSet();
    cells.stream().map(this::image).forEach(image::set);
    return image;
  }
}
