package org.grundy.solvers.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.tilings.polyomino.Cell;
import org.grundy.tilings.polyomino.Polyomino;
import org.grundy.tilings.polyomino.Polyominoes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RegionFillSearchTest {
  private static final List<List<Polyomino>> SHAPES =
      IntStream.rangeClosed(0, 6)
          .mapToObj(size -> size == 0 ? List.<Polyomino>of() : Polyominoes.fixed(size))
          .toList();

  private final Meter meter = new Meter(Budget.ofThisProcess());

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void agreesWithPlainBacktrackingOnRandomPlacements(long seed) {
    Random random = new Random(seed);
    int filled = 0;
    for (int i = 0; i < 700; i++) {
      int size = 3 + random.nextInt(4);
      Polyomino piece = SHAPES.get(size).get(random.nextInt(SHAPES.get(size).size()));
      int rows = piece.rows() + random.nextInt(3);
      int columns = piece.columns() + random.nextInt(size == 6 ? 3 : 4);
      int row = random.nextInt(rows - piece.rows() + 1);
      int column = random.nextInt(columns - piece.columns() + 1);
      String what =
          "seed %d: %s at %d, %d in %dx%d"
              .formatted(seed, piece.text(), row, column, rows, columns);
      Placement placement = new Placement(piece, row, column);
      Optional<int[][]> parts =
          new RegionFillSearch(rows, columns, size, meter).complete(placement);
      assertThat(parts.isPresent()).as(what).isEqualTo(plain(placement, rows, columns));
      if (parts.isPresent()) {
        filled++;
        TilingCheck.assertTiling(what, parts.get(), size, piece);
      }
    }
    assertThat(filled).isGreaterThan(60);
  }

  private static boolean plain(Placement placement, int rows, int columns) {
    boolean[][] taken = new boolean[rows][columns];
    set(taken, placement.lying(), (int) placement.row(), (int) placement.column(), true);
    return plain(taken, SHAPES.get(placement.lying().size()), new HashSet<>());
  }

  private static boolean plain(boolean[][] taken, List<Polyomino> shapes, Set<String> failed) {
    List<Cell> free = free(taken);
    if (free.isEmpty()) {
      return true;
    }
    if (!failed.add(Arrays.deepToString(taken))) {
      return false;
    }
    for (Polyomino shape : shapes) {
      int row = free.getFirst().row();
      int column = free.getFirst().column() - shape.cells().getFirst().column();
      if (isFree(taken, shape, row, column)) {
        set(taken, shape, row, column, true);
        if (plain(taken, shapes, failed)) {
          return true;
        }
        set(taken, shape, row, column, false);
      }
    }
    return false;
  }

  private static List<Cell> free(boolean[][] taken) {
    List<Cell> free = new ArrayList<>();
    for (int row = 0; row < taken.length; row++) {
      for (int column = 0; column < taken[row].length; column++) {
        if (!taken[row][column]) {
          free.add(new Cell(row, column));
        }
      }
    }
    return free;
  }

  private static boolean isFree(boolean[][] taken, Polyomino shape, int row, int column) {
    return column >= 0
        && row + shape.rows() <= taken.length
        && column + shape.columns() <= taken[0].length
        && shape.cells().stream()
            .noneMatch(cell -> taken[row + cell.row()][column + cell.column()]);
  }

  private static void set(boolean[][] taken, Polyomino shape, int row, int column, boolean value) {
    shape.cells().forEach(cell -> taken[row + cell.row()][column + cell.column()] = value);
  }

  @Test
  void rightSizesAreNotEnough() {
    Polyomino u = Polyomino.parse("###|#.#");
    Placement placement = new Placement(u, 0, 1);
    RegionFillSearch filler = new RegionFillSearch(3, 5, 5, meter);
    assertThat(new RestRegions(u).haveRightSizes(placement.margins(3, 5))).isTrue();
    assertThat(filler.complete(placement)).isEmpty();
    assertThat(filler.stuckCell(placement)).contains(new Cell(1, 2));
    assertThat(new RegionFillSearch(3, 10, 5, meter).complete(new Placement(u, 0, 2))).isPresent();
    assertThat(new RegionFillSearch(3, 10, 5, meter).stuckCell(new Placement(u, 0, 2))).isEmpty();
  }

  /// The plain way tries the same at the far end over and over; a bay of this piece decides.
  @Test
  void turnsToTheNarrowestPlaceWhereTheFirstTriesFail() {
    Polyomino piece = Polyomino.parse("####|#.#.|..##");
    RegionFillSearch filler = new RegionFillSearch(16, 5, 8, meter);
    assertThat(filler.complete(new Placement(piece, 6, 0))).isEmpty();
    assertThat(filler.tries()).isLessThan(100_000);
  }

  @Test
  void fillsLargeBoards() {
    Polyomino piece = Polyomino.parse("####|#..#|##.#");
    int[][] parts =
        new RegionFillSearch(27, 27, 9, meter).complete(new Placement(piece, 9, 11)).orElseThrow();
    TilingCheck.assertTiling("27x27", parts, 9, piece);
  }
}
