package org.grundy.solvers.cover;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.solvers.cover.polyomino.Polyomino;
import org.grundy.solvers.cover.polyomino.Polyominoes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FillerTest {
  private static final List<List<Polyomino>> SHAPES =
      IntStream.rangeClosed(0, 6)
          .mapToObj(size -> size == 0 ? List.<Polyomino>of() : Polyominoes.fixed(size))
          .toList();

  private final Meter meter = new Meter(Budget.ofThisProcess());

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void agreesWithPlainBacktrackingOnRandomRegions(long seed) {
    Random random = new Random(seed);
    int filled = 0;
    int hopeless = 0;
    for (int i = 0; i < 600; i++) {
      int size = 1 + random.nextInt(6);
      SmallBoard board = new SmallBoard(1 + random.nextInt(4), 1 + random.nextInt(5));
      long cells = board.all() & (random.nextLong() | mostlyOnes(random));
      String what =
          "seed %d, size %d, %dx%d, cells %x"
              .formatted(seed, size, board.rows(), board.columns(), cells);
      Optional<List<Long>> parts = new Filler(board, size, meter).fill(cells);
      assertThat(parts.isPresent())
          .as(what)
          .isEqualTo(plain(board, SHAPES.get(size), cells, new HashSet<>()));
      if (parts.isPresent()) {
        filled++;
        assertParts(what, board, size, cells, parts.get());
      } else if (board.hasRightSizes(cells, size)) {
        hopeless++;
      }
    }
    assertThat(filled).isGreaterThan(100);
    assertThat(hopeless).isPositive();
  }

  private static long mostlyOnes(Random random) {
    long half = random.nextLong();
    return half | random.nextLong();
  }

  private static void assertParts(
      String what, SmallBoard board, int size, long cells, List<Long> parts) {
    long union = 0;
    for (long part : parts) {
      assertThat(union & part).as(what).isZero();
      assertThat(Long.bitCount(part)).as(what).isEqualTo(size);
      assertThat(board.component(part)).as(what).isEqualTo(part);
      union |= part;
    }
    assertThat(union).as(what).isEqualTo(cells);
  }

  private static boolean plain(
      SmallBoard board, List<Polyomino> shapes, long cells, Set<Long> failed) {
    if (cells == 0) {
      return true;
    }
    if (!failed.add(cells)) {
      return false;
    }
    long first = cells & -cells;
    for (Polyomino shape : shapes) {
      for (int row = 0; row + shape.rows() <= board.rows(); row++) {
        for (int column = 0; column + shape.columns() <= board.columns(); column++) {
          long placed = board.place(shape, row, column);
          if ((placed & first) != 0
              && (placed & ~cells) == 0
              && plain(board, shapes, cells & ~placed, failed)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  @Test
  void rightSizesAreNotEnough() {
    SmallBoard board = new SmallBoard(3, 4);
    long cells = 0;
    for (String cell : List.of("0,1", "1,0", "1,1", "1,2", "2,1", "1,3")) {
      cells |= board.bit(cell.charAt(0) - '0', cell.charAt(2) - '0');
    }
    assertThat(board.hasRightSizes(cells, 3)).isTrue();
    assertThat(new Filler(board, 3, meter).fill(cells)).isEmpty();
  }

  @Test
  void usesAll64Cells() {
    SmallBoard line = new SmallBoard(64, 1);
    assertThat(new Filler(line, 4, meter).fill(line.all())).isPresent();
    SmallBoard square = new SmallBoard(8, 8);
    assertThat(new Filler(square, 4, meter).fill(square.all()).orElseThrow()).hasSize(16);
    assertThat(square.component(square.all())).isEqualTo(-1L);
  }
}
