package org.grundy.solvers.component.planes.compiled;

import java.util.Optional;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;

/// A pattern in one orientation, cell by cell in sets of planes. A pattern that wins or is to be
/// avoided is one that changes nothing.
public final class CompiledPattern {
  private final int height;
  private final int width;
  private final boolean moves;
  private final long[] now;
  private final long[] may;
  private final boolean[] asks;
  private final boolean[] free;
  private final boolean[] writes;
  private final int[] written;

  CompiledPattern(Pattern before, Pattern after, Planes planes, Glyphs glyphs) {
    this.height = before.height();
    this.width = before.width();
    this.moves = !before.equals(after);
    int cells = height * width;
    this.now = new long[cells];
    this.may = new long[cells];
    this.asks = new boolean[cells];
    this.free = new boolean[cells];
    this.writes = new boolean[cells];
    this.written = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      Optional<Glyph> read = before.at(cell / width, cell % width);
      Optional<Glyph> write = after.at(cell / width, cell % width);
      long wanted = read.map((Glyph glyph) -> 1L << glyphs.cell(glyph)).orElse(0L);
      now[cell] = read.isPresent() ? planes.holding(wanted) : planes.all();
      may[cell] = read.isPresent() ? planes.mayHold(wanted) : planes.all();
      free[cell] = before.isFree(cell / width, cell % width);
      asks[cell] = read.isPresent() || write.isPresent();
      writes[cell] = write.isPresent() && !write.equals(read);
      written[cell] = write.map(glyph -> planes.of(glyph, glyphs)).orElse(-1);
    }
  }

  public int height() {
    return height;
  }

  public int width() {
    return width;
  }

  /// True if it changes something.
  public boolean moves() {
    return moves;
  }

  /// True if a cell need not even be on the board.
  public boolean isFree(int cell) {
    return free[cell];
  }

  /// The planes that match at a cell.
  public long now(int cell) {
    return now[cell];
  }

  /// The planes that match at a cell now, or may later.
  public long may(int cell) {
    return may[cell];
  }

  /// True if it writes to a cell, or asks for more than that the cell is on the board.
  public boolean asks(int cell) {
    return asks[cell];
  }

  public boolean writes(int cell) {
    return writes[cell];
  }

  /// The plane that is written to a cell, -1 for none.
  public int written(int cell) {
    return written[cell];
  }
}
