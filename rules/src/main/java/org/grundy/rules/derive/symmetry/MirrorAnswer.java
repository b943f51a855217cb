package org.grundy.rules.derive.symmetry;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Symmetry;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.TokenMove;

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
  /// The bytes for one cell: the instance that writes it, and the glyphs that it writes.
  private static final int BYTES_A_CELL = 5;

  /// So many cells are gone through for openings; a move leaves as many as the board has.
  private static final int MOST_LEFT = 1 << 24;

  /// All instances, by all symmetries and after all openings, may touch so many cells together,
  /// which are gone through in about two seconds; of boards with more it is not found out whether
  /// their moves are answered.
  private static final long MOST_TOUCHED = 1L << 28;

  private final GridPosition start;
  private final GlyphFlow flow;
  private final Lattice lattice;
  private final Glyphs glyphs;
  private final Symmetry symmetry;

  /// The cells that the instance at hand reads, and those that it writes; some come twice.
  private final Cells reads = new Cells();

  private final Cells writes = new Cells();

  /// By cell: the number of the last instance that writes it, and the glyph.
  private final int[] writtenBy;

  private final byte[] written;
  private int instance;
  private final Work work;

  /// The cells that instances have touched.
  private static final class Work {
    private long touched;
  }

  private MirrorAnswer(GameRules game, GridPosition start, Symmetry symmetry, Work work) {
    this.work = work;
    this.start = start;
    this.flow = GlyphFlow.of(game);
    this.lattice = game.board().lattice();
    this.glyphs = Glyphs.of(game);
    this.symmetry = symmetry;
    Meter.requireRoom((long) BYTES_A_CELL * start.size());
    this.writtenBy = new int[start.size()];
    this.written = new byte[start.size()];
  }

  /// A symmetry by which the second player can answer every move, if one is found.
  public static Optional<Symmetry> of(GameRules game, GridPosition start) {
    return isFit(game, start)
        ? among(involutions(game, start, 0), game, start, new Work())
        : Optional.empty();
  }

  /// A move after which every move can be answered by its image.
  ///
  /// @param move the move
  /// @param symmetry by which every move after it is answered
  public record Opening(Move move, Symmetry symmetry) {}

  /// A move after which every move can be answered by its image, by the half turn if possible: the
  /// first in the order of the rules. It wins: who makes it is the second player of what it leaves.
  public static Optional<Opening> opening(GameRules game, GridPosition start) {
    if (!isFit(game, start)) {
      return Optional.empty();
    }
    List<Symmetry> involutions = involutions(game, start, mostChanged(game, start));
    if (involutions.isEmpty()) {
      return Optional.empty();
    }
    GridRuleset ruleset = GridRuleset.of(game);
    Work work = new Work();
    return involutions.stream()
        .sorted(Comparator.comparing(symmetry -> !symmetry.isTurn()))
        .flatMap(symmetry ->
            new Openings(game, start, symmetry)
                .moves()
                .limit(MOST_LEFT / start.size() + 1)
                .flatMap(move -> ruleset.find(start, move).stream())
                .filter(option ->
                    among(List.of(symmetry), game, option.sum().getFirst(), work).isPresent())
                .map(option -> new Opening(option.move(), symmetry)))
        .findFirst();
  }

  private static boolean isFit(GameRules game, GridPosition start) {
    return game.isPlain()
        && start.tokens().isEmpty()
        && game.rules().stream().noneMatch(TokenMove.class::isInstance);
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
      Meter.checkpoint(8 * board.columns());
      for (int column = 0; column < board.columns(); column++) {
        int image = symmetry.imageOf(row, column, board.rows(), board.columns());
        if (board.at(row, column) != board.at(image) && ++differing > 2 * pairs) {
          return false;
        }
      }
    }
    return true;
  }

  /// A bound of the cells that one move changes which is no flood.
  private static int mostChanged(GameRules game, GridPosition board) {
    int others = Math.max(board.rows(), board.columns()) - 1;
    return game.rules().stream()
        .mapToInt(rule ->
            switch (rule) {
              case CellMove move -> 1 + move.rays().map(rays -> lines(rays) * others).orElse(0);
              case PatternMove move -> move.before().height() * move.before().width();
              default -> 0;
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
      List<Symmetry> involutions, GameRules game, GridPosition position, Work work) {
    return involutions.stream()
        .filter(symmetry -> isNear(symmetry, position, 0))
        .filter(
            symmetry -> new MirrorAnswer(game, position, symmetry, work).answersAll(game.rules()))
        .findFirst();
  }

  private boolean answersAll(List<Rule> rules) {
    return rules.stream()
        .allMatch(rule ->
            switch (rule) {
              case CellMove move -> answersAll(move);
              case FloodMove move -> answersAll(move);
              case PatternMove move ->
                  Orientations.of(move, lattice).stream().allMatch(this::answersAll);
              default -> false;
            });
  }

  private boolean answersAll(CellMove move) {
    long from = glyphs.cellMask(move.from());
    for (int cell = 0; cell < start.size(); cell++) {
      if ((flow.mayHold(start.at(cell)) & from) != 0) {
        choose(cell, move.to());
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

  private boolean answersAll(FloodMove move) {
    long from = glyphs.cellMask(move.from());
    for (int cell = 0; cell < start.size(); cell++) {
      if ((flow.mayHold(start.at(cell)) & from) != 0) {
        choose(cell, move.to());
        flood(move);
        if (!isAnswered()) {
          return false;
        }
      }
    }
    return true;
  }

  private void begin() {
    instance++;
    reads.clear();
    writes.clear();
  }

  private void choose(int cell, Glyph to) {
    begin();
    reads.add(cell);
    write(cell, to);
  }

  /// Takes every cell that the flood may ever enter as read, for the cells behind it.
  private void flood(FloodMove move) {
    long over = glyphs.cellMask(move.over());
    for (int next = 0; next < reads.count(); next++) {
      int row = reads.get(next) / start.columns();
      int column = reads.get(next) % start.columns();
      for (Direction direction : move.directions()) {
        int r = row + direction.rowStep();
        int c = column + direction.columnStep();
        int cell = r * start.columns() + c;
        if (onBoard(r, c)
            && writtenBy[cell] != instance
            && (flow.mayHold(start.at(cell)) & over) != 0) {
          reads.add(cell);
          write(cell, move.becomes());
        }
      }
    }
  }

  /// A cell on a ray that may stop it is read for those behind it, and where it may forbid the
  /// move.
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
      before.ifPresent(reads::add);
      if ((may & forbid & ~over) != 0) {
        reads.add(cell);
      }
      if ((may & over) == 0) {
        return;
      }
      write(cell, rays.becomes());
      before = (may & ~over) == 0 ? OptionalInt.empty() : OptionalInt.of(cell);
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
        begin();
        if (Box.of(row, column, move.before().height(), move.before().width())
                .meetsImage(symmetry, start)
            && place(move, row, column)
            && !isAnswered()) {
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
          reads.add(cell);
        }
        if (move.after().at(r, c).isPresent() && !move.after().at(r, c).equals(before.at(r, c))) {
          write(cell, move.after().at(r, c).get());
        }
      }
    }
    return true;
  }

  private void write(int cell, Glyph glyph) {
    writes.add(cell);
    writtenBy[cell] = instance;
    written[cell] = (byte) glyphs.cell(glyph);
  }

  private boolean isAnswered() {
    int cells = reads.count() + writes.count();
    Meter.checkpoint(8 * cells);
    work.touched += cells;
    if (work.touched > MOST_TOUCHED) {
      return false;
    }
    for (int i = 0; i < reads.count(); i++) {
      if (writtenBy[image(reads.get(i))] == instance) {
        return false;
      }
    }
    for (int i = 0; i < writes.count(); i++) {
      int cell = writes.get(i);
      if (writtenBy[image(cell)] == instance && !isLeftAlike(cell)) {
        return false;
      }
    }
    return true;
  }

  private boolean isLeftAlike(int cell) {
    return Long.bitCount(flow.mayHold(start.at(cell))) <= 2
        || (flow.isFinal(written[cell]) && written[cell] == written[image(cell)]);
  }

  private int image(int cell) {
    return symmetry.imageOf(
        cell / start.columns(), cell % start.columns(), start.rows(), start.columns());
  }

  /// Cells, in the order in which they were added.
  private static final class Cells {
    private int[] cells = new int[64];
    private int count;

    int count() {
      return count;
    }

    int get(int index) {
      return cells[index];
    }

    void clear() {
      count = 0;
    }

    void add(int cell) {
      if (count == cells.length) {
        cells = Arrays.copyOf(cells, 2 * count);
      }
      cells[count++] = cell;
    }
  }
}
