package org.grundy.tilings.polyomino;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.grundy.core.Meter;
import org.grundy.core.certificate.Movement;

/// All polyominoes of one size, packed, each once and in the order of [Polyomino].
///
/// All fixed ones are met by Redelmeier's algorithm; one is kept if no image of it comes first.
public final class PolyominoList {
  private static final int LEAST_CAPACITY = 16;

  private final int size;
  private final Movement movement;
  private final Meter meter;
  private final long[][] bitsOfRows;
  private final int[] counts;
  private final int[] rows;
  private final int[] columns;

  /// Lists them.
  ///
  /// @param size from 1 to [PackedPolyomino#MAX_SIZE]
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public PolyominoList(int size, Movement movement, Meter meter) {
    if (size < 1 || size > PackedPolyomino.MAX_SIZE) {
      throw new IllegalArgumentException(
          "1 to " + PackedPolyomino.MAX_SIZE + " cells are listed, not " + size);
    }
    this.size = size;
    this.movement = movement;
    this.meter = meter;
    this.bitsOfRows = new long[size + 1][LEAST_CAPACITY];
    this.counts = new int[size + 1];
    this.rows = new int[size];
    this.columns = new int[size];
    enumerate();
    for (int row = 0; row <= size; row++) {
      sort(bitsOfRows[row], counts[row]);
    }
  }

  /// Signed order of the complements is the unsigned order, greatest first.
  private static void sort(long[] bits, int count) {
    for (int i = 0; i < count; i++) {
      bits[i] = ~bits[i] ^ Long.MIN_VALUE;
    }
    Arrays.sort(bits, 0, count);
    for (int i = 0; i < count; i++) {
      bits[i] = ~(bits[i] ^ Long.MIN_VALUE);
    }
  }

  private void enumerate() {
    int width = 2 * size + 1;
    Lattice plane = new Lattice(size, UnaryOperator.identity());
    List<Cell> before =
        IntStream.range(0, width * width)
            .mapToObj(i -> new Cell(i / width - size, i % width - size))
            .filter(cell -> cell.compareTo(new Cell(0, 0)) < 0)
            .toList();
    new ConnectedSets(plane.neighbours(), plane.weights(), size, meter)
        .forEach(
            plane.vertices(List.of(new Cell(0, 0))).getFirst(),
            plane.vertices(before),
            size,
            (vertices, _) -> consider(vertices, width));
  }

  /// @param vertices squares, numbered row by row
  private void consider(int[] vertices, int width) {
    int left = Integer.MAX_VALUE;
    int height = 0;
    int right = 0;
    for (int i = 0; i < size; i++) {
      rows[i] = vertices[i] / width - size;
      columns[i] = vertices[i] % width;
      height = Math.max(height, rows[i] + 1);
      left = Math.min(left, columns[i]);
      right = Math.max(right, columns[i] + 1);
    }
    for (int i = 0; i < size; i++) {
      columns[i] -= left;
    }
    int breadth = right - left;
    if (movement.turns() && breadth < height) {
      return;
    }
    long bits = image(height, breadth, false, false, false);
    if (comesFirst(bits, height, breadth)) {
      add(height, bits);
    }
  }

  private boolean comesFirst(long bits, int height, int breadth) {
    boolean square = movement.turns() && breadth == height;
    for (int image = 1; image < (square ? 8 : 4); image++) {
      boolean upDown = (image & 1) != 0;
      boolean leftRight = (image & 2) != 0;
      boolean transposed = image >= 4;
      boolean turn = (upDown == leftRight) != transposed;
      if ((turn ? movement.turns() || movement.reflects() : movement.reflects())
          && Long.compareUnsigned(image(height, breadth, upDown, leftRight, transposed), bits)
              > 0) {
        return false;
      }
    }
    return true;
  }

  /// @param transposed only where height and breadth are equal
  private long image(
      int height, int breadth, boolean upDown, boolean leftRight, boolean transposed) {
    int stride = size + 1 - height;
    long bits = 0;
    for (int i = 0; i < size; i++) {
      int row = upDown ? height - 1 - rows[i] : rows[i];
      int column = leftRight ? breadth - 1 - columns[i] : columns[i];
      int place = transposed ? column * stride + row : row * stride + column;
      bits |= Long.MIN_VALUE >>> place;
    }
    return bits;
  }

  private void add(int height, long bits) {
    if (counts[height] == bitsOfRows[height].length) {
      meter.claim((long) counts[height] * Long.BYTES);
      bitsOfRows[height] = Arrays.copyOf(bitsOfRows[height], 2 * counts[height]);
    }
    bitsOfRows[height][counts[height]++] = bits;
  }

  /// The number of polyominoes.
  public int count() {
    return Arrays.stream(counts).sum();
  }

  /// All of them, unpacked.
  public List<Polyomino> unpacked() {
    List<Polyomino> all = new ArrayList<>();
    forEach(packed -> all.add(packed.unpacked()));
    return List.copyOf(all);
  }

  /// Hands over each.
  public void forEach(Consumer<PackedPolyomino> sink) {
    for (int height = 1; height <= size; height++) {
      for (int i = 0; i < counts[height]; i++) {
        sink.accept(new PackedPolyomino(size, height, bitsOfRows[height][i]));
      }
    }
  }
}
