package org.grundy.tilings.polyomino;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.grundy.core.Meter;
import org.grundy.core.Symmetry;
import org.grundy.core.certificate.Movement;

/// The counts of polyominoes of one size.
///
/// Fixed ones are counted one by one, by Redelmeier's algorithm. Those that differ under a group of
/// symmetries are, by Burnside's lemma, as many as a symmetry keeps on average; the kept ones are
/// counted as sets of orbits ([Lattice]).
///
/// Cost: one step for each fixed polyomino of one cell less, about four times as many with each
/// cell; the kept ones are as many as fixed ones of half the size.
public final class PolyominoCounts {
  /// The largest size that is counted; it would take days.
  public static final int MAX_SIZE = 24;

  private final int size;
  private final Meter meter;

  private PolyominoCounts(int size, Meter meter) {
    this.size = size;
    this.meter = meter;
  }

  /// The number of polyominoes that differ when pieces may be moved so.
  ///
  /// @param size from 1 to [#MAX_SIZE]
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public static long count(int size, Movement movement, Meter meter) {
    if (size < 1 || size > MAX_SIZE) {
      throw new IllegalArgumentException("1 to " + MAX_SIZE + " cells are counted, not " + size);
    }
    PolyominoCounts counts = new PolyominoCounts(size, meter);
    long fixed = counts.fixed();
    return switch (movement) {
      case FIXED -> fixed;
      case REFLECTED -> (fixed + 2 * counts.keptByReflection() + counts.keptByHalfTurn()) / 4;
      case ONE_SIDED -> (fixed + counts.keptByHalfTurn() + 2 * counts.keptByQuarterTurn()) / 4;
      case FREE ->
          (fixed
                  + counts.keptByHalfTurn()
                  + 2 * counts.keptByQuarterTurn()
                  + 2 * counts.keptByReflection()
                  + 2 * counts.keptByTransposition())
              / 8;
    };
  }

  /// Each has a first cell, row by row, which is made the origin.
  private long fixed() {
    Lattice plane = new Lattice(size, UnaryOperator.identity());
    List<Cell> before =
        IntStream.rangeClosed(-size, size)
            .boxed()
            .flatMap(
                row -> IntStream.rangeClosed(-size, size).mapToObj(column -> new Cell(row, column)))
            .filter(cell -> cell.compareTo(new Cell(0, 0)) < 0)
            .toList();
    return new ConnectedSets(plane.neighbours(), plane.weights(), size, meter)
        .count(plane.vertices(List.of(new Cell(0, 0))).getFirst(), plane.vertices(before), size);
  }

  /// The axis is a column of cells or a line between two.
  private long keptByReflection() {
    return keptByMirror(cell -> cell.image(Symmetry.LEFT_RIGHT_REFLECTION), false)
        + keptByMirror(cell -> cell.image(Symmetry.LEFT_RIGHT_REFLECTION).shifted(0, -1), false);
  }

  private long keptByTransposition() {
    return keptByMirror(cell -> cell.image(Symmetry.TRANSPOSITION), true);
  }

  /// Sets of orbits that are connected along an axis; one half of the squares is then connected,
  /// and on the axis or beside it with the other half. A set has a first orbit on the axis, which
  /// is made that of the origin.
  private long keptByMirror(UnaryOperator<Cell> mirror, boolean diagonal) {
    Lattice half = new Lattice(size, mirror);
    List<Cell> before =
        IntStream.range(-size, 0).mapToObj(i -> new Cell(i, diagonal ? i : 0)).toList();
    long[] kept = {0};
    new ConnectedSets(half.neighbours(), half.weights(), size, meter)
        .forEach(
            half.vertices(List.of(new Cell(0, 0))).getFirst(),
            half.vertices(before),
            size,
            (_, _) -> kept[0]++);
    return kept[0];
  }

  /// The centre is that of a cell, a corner, or the middle of an edge, upright or level.
  private long keptByHalfTurn() {
    return keptByTurn(cell -> cell.image(Symmetry.HALF_TURN))
        + keptByTurn(cell -> cell.image(Symmetry.HALF_TURN).shifted(-1, -1))
        + 2 * keptByTurn(cell -> cell.image(Symmetry.HALF_TURN).shifted(0, -1));
  }

  /// The centre is that of a cell or a corner.
  private long keptByQuarterTurn() {
    return keptByTurn(cell -> cell.image(Symmetry.QUARTER_TURN))
        + keptByTurn(cell -> cell.image(Symmetry.QUARTER_TURN).shifted(0, -1));
  }

  /// A polyomino that a turn keeps contains the centre or goes round it, and so has a first cell in
  /// row 0 from column 0 on.
  private long keptByTurn(UnaryOperator<Cell> turn) {
    Lattice cone = new Lattice(size, turn);
    ConnectedSets sets = new ConnectedSets(cone.neighbours(), cone.weights(), size, meter);
    List<Integer> ray =
        cone.vertices(IntStream.rangeClosed(0, size).mapToObj(i -> new Cell(0, i)).toList());
    long[] kept = {0};
    for (int i = 0; i < ray.size(); i++) {
      sets.forEach(
          ray.get(i),
          ray.subList(0, i),
          size,
          (vertices, count) -> {
            if (Polyomino.isConnected(cone.cells(vertices, count))) {
              kept[0]++;
            }
          });
    }
    return kept[0];
  }
}
