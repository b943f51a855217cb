package org.grundy.solvers.sequence.strip.row;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Choice;
import org.grundy.core.Move;
import org.grundy.rules.moves.MoveNames;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.PatternMove;

/// A line of the rules whose moves read and write cells of one short window, in one orientation.
public sealed interface StripLine {
  /// Index of the line in the rules.
  int rule();

  /// The number of cells of its window left of the place that names a move.
  int left();

  /// The number of cells right of it.
  int right();

  /// Makes the move at a place. Beyond the border all cells are [Glyphs#OUTSIDE].
  ///
  /// @param after holds what `cells` hold, and then what they hold after the move
  /// @return false if there is no such move; then `after` is spoilt
  boolean play(byte[] cells, int at, byte[] after);

  /// The move at a column.
  Move move(int column);

  /// The effect of the line, in words, on a cell that holds the glyph or on the cells from there
  /// on.
  String words(Glyph glyph);

  /// True if its moves are the mirror images of another line's.
  boolean isMirrorOf(StripLine other);

  /// The number of cells of the window.
  default int width() {
    return left() + 1 + right();
  }

  /// A ray of at most `most` cells, each `step` to the right of the one before.
  record Ray(int step, int most) {
    int reach() {
      return step * most;
    }
  }

  /// A chosen cell, with rays of bounded length along the strip; others meet no cell.
  record Chosen(
      int rule,
      CellMove line,
      long from,
      byte to,
      List<Ray> rays,
      long over,
      int becomes,
      long forbid)
      implements StripLine {
    public Chosen {
      rays = List.copyOf(rays);
    }

    static Chosen of(int rule, CellMove move, Glyphs glyphs) throws NotHeaps {
      long from = glyphs.cellMask(move.from());
      byte to = (byte) glyphs.cell(move.to());
      if (move.rays().isEmpty()) {
        return new Chosen(rule, move, from, to, List.of(), 0, 0, 0);
      }
      CellMove.Rays rays = move.rays().get();
      List<Direction> along =
          rays.along().stream().filter(direction -> direction.rowStep() == 0).toList();
      if (rays.upTo().isEmpty() && !along.isEmpty()) {
        throw new NotHeaps("a ray may change cells any distance away");
      }
      int most = Math.min(rays.upTo().orElse(0), Window.MOST_CELLS);
      List<Ray> all =
          along.stream().map(direction -> new Ray(direction.columnStep(), most)).toList();
      return new Chosen(
          rule,
          move,
          from,
          to,
          all,
          glyphs.cellMask(rays.over()),
          glyphs.cell(rays.becomes()),
          glyphs.forbidMask(rays.forbid()));
    }

    @Override
    public int left() {
      return rays.stream().mapToInt(ray -> Math.max(0, -ray.reach())).max().orElse(0);
    }

    @Override
    public int right() {
      return rays.stream().mapToInt(ray -> Math.max(0, ray.reach())).max().orElse(0);
    }

    @Override
    public boolean play(byte[] cells, int at, byte[] after) {
      if ((from >>> cells[at] & 1) == 0) {
        return false;
      }
      after[at] = to;
      for (Ray ray : rays) {
        int cell = at;
        for (int i = 0; i < ray.most(); i++) {
          cell += ray.step();
          if ((over >>> cells[cell] & 1) == 0) {
            if ((forbid >>> cells[cell] & 1) != 0) {
              return false;
            }
            break;
          }
          after[cell] = (byte) becomes;
        }
      }
      return true;
    }

    @Override
    public boolean isMirrorOf(StripLine other) {
      return other instanceof Chosen chosen
          && from == chosen.from
          && to == chosen.to
          && over == chosen.over
          && becomes == chosen.becomes
          && forbid == chosen.forbid
          && rays.size() == chosen.rays.size()
          && rays.stream().allMatch(ray -> chosen.rays.contains(new Ray(-ray.step(), ray.most())));
    }

    @Override
    public Move move(int column) {
      return new Move(rule, new Choice.Cell(1, column + 1));
    }

    @Override
    public String words(Glyph glyph) {
      return MoveNames.ofCell(line, glyph, Lattice.SQUARE);
    }
  }

  /// A pattern of one row, in one orientation.
  record Laid(
      int rule, PatternMove line, int orientation, List<Integer> before, List<Integer> after)
      implements StripLine {
    /// Stands for `*`.
    static final int ANY = -1;

    public Laid {
      before = List.copyOf(before);
      after = List.copyOf(after);
    }

    /// A line in one of its orientations.
    static Laid of(int rule, PatternMove move, int orientation, Glyphs glyphs) {
      return new Laid(
          rule,
          move,
          orientation,
          indices(move.before().rows().getFirst(), glyphs),
          indices(move.after().rows().getFirst(), glyphs));
    }

    static List<Integer> indices(List<Optional<Glyph>> row, Glyphs glyphs) {
      return row.stream().map(glyph -> glyph.map(glyphs::cell).orElse(ANY)).toList();
    }

    @Override
    public int left() {
      return 0;
    }

    @Override
    public int right() {
      return before.size() - 1;
    }

    @Override
    public boolean play(byte[] cells, int at, byte[] written) {
      for (int i = 0; i < before.size(); i++) {
        int wanted = before.get(i);
        if (wanted == ANY ? cells[at + i] == Glyphs.OUTSIDE : cells[at + i] != wanted) {
          return false;
        }
        if (after.get(i) != ANY) {
          written[at + i] = after.get(i).byteValue();
        }
      }
      return true;
    }

    @Override
    public boolean isMirrorOf(StripLine other) {
      return other instanceof Laid laid
          && before.equals(laid.before.reversed())
          && after.equals(laid.after.reversed());
    }

    @Override
    public Move move(int column) {
      return new Move(rule, new Choice.Placed(orientation, new Choice.Cell(1, column + 1)));
    }

    @Override
    public String words(Glyph glyph) {
      return MoveNames.ofPattern(line);
    }
  }
}
