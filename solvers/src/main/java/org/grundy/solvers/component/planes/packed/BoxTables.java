package org.grundy.solvers.component.planes.packed;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.rules.tree.Direction;
import org.grundy.solvers.component.planes.compiled.CompiledPattern;
import org.grundy.solvers.component.planes.compiled.CompiledRay;
import org.grundy.solvers.component.planes.compiled.CompiledRules;

/// The compiled rules on boards of one width of which each cell is a bit of one word, row by row:
///
/// ```
/// width 4:   bit  0  1  2  3
///                 4  5  6  7
///                 8  …
/// ```
///
/// The tables are those of the highest board of that width; lower ones have nothing in the further
/// rows, which is what the outside of a board looks like.
public final class BoxTables {
  /// The most cells of a board.
  public static final int MOST_CELLS = 64;

  private final int width;
  private final int height;
  private final long[] firstColumns;
  private final long[][] rays;
  private final FloodBits[] floods;
  private final PatternBits[] patterns;
  private final PatternBits[] wins;
  private final PatternBits[] avoids;
  private final PatternBits[] linking;

  BoxTables(CompiledRules rules, int width) {
    this.width = width;
    this.height = MOST_CELLS / width;
    this.firstColumns = new long[width + 1];
    for (int cell = 0; cell < width * height; cell++) {
      for (int columns = cell % width + 1; columns <= width; columns++) {
        firstColumns[columns] |= 1L << cell;
      }
    }
    this.rays = rules.rays().stream().map(this::rays).toArray(long[][]::new);
    this.floods =
        rules.floods().stream()
            .map(flood -> new FloodBits(flood.directions(), this))
            .toArray(FloodBits[]::new);
    this.patterns = patterns(rules.patterns(), rules.planes().count());
    this.wins = patterns(rules.wins(), rules.planes().count());
    this.avoids = patterns(rules.avoids(), rules.planes().count());
    this.linking =
        Stream.of(patterns, wins, avoids).flatMap(Stream::of).toArray(PatternBits[]::new);
  }

  private long[] rays(CompiledRay line) {
    long[] masks = new long[line.directions() * MOST_CELLS];
    for (int direction = 0; direction < line.directions(); direction++) {
      Direction step = line.direction(direction);
      for (int cell = 0; cell < width * height; cell++) {
        int row = cell / width + step.rowStep();
        int column = cell % width + step.columnStep();
        for (int i = 0; i < line.upTo() && isOnBoard(row, column); i++) {
          masks[direction * MOST_CELLS + cell] |= 1L << (row * width + column);
          row += step.rowStep();
          column += step.columnStep();
        }
      }
    }
    return masks;
  }

  private boolean isOnBoard(int row, int column) {
    return row >= 0 && row < height && column >= 0 && column < width;
  }

  private PatternBits[] patterns(List<CompiledPattern> compiled, int planes) {
    return compiled.stream()
        .filter(pattern -> pattern.height() <= height && pattern.width() <= width)
        .map(pattern ->
            new PatternBits(pattern, width, firstColumns[width - pattern.width() + 1], planes))
        .toArray(PatternBits[]::new);
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  /// All cells of the first columns.
  long firstColumns(int count) {
    return firstColumns[count];
  }

  /// The cells that a ray of a line may pass over, by `direction * 64 + cell`.
  long[] rays(int line) {
    return rays[line];
  }

  FloodBits[] floods() {
    return floods;
  }

  /// The patterns of the lines that fit.
  PatternBits[] patterns() {
    return patterns;
  }

  /// The winning patterns that fit.
  PatternBits[] wins() {
    return wins;
  }

  /// All patterns that fit: each connects the cells that it asks for.
  PatternBits[] linking() {
    return linking;
  }

  /// The patterns to avoid that fit.
  PatternBits[] avoids() {
    return avoids;
  }
}
