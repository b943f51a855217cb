package org.grundy.solvers.component.placement.moves;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import org.grundy.core.Meter;

/// One line of the rules at one place of a board, said in living cells only: which of them it
/// needs, which die, and what its rays do.
///
/// @param need cells that must live, in ascending order
/// @param kill cells that die if they still live, in ascending order
/// @param rays those rays that dead cells can stop, in the order of their first cells
public record Instance(List<Integer> need, List<Integer> kill, List<Ray> rays) {
  /// A ray of which dead cells matter.
  ///
  /// @param cells outward from the chosen cell
  /// @param mustStop whether the move is illegal unless a dead cell stops this ray
  public record Ray(List<RayCell> cells, boolean mustStop) {
    public Ray {
      cells = List.copyOf(cells);
    }
  }

  /// About what it takes to look at an instance once, see [Meter#checkpoint(int)].
  private static final int STEPS = 500;

  /// A cell on a ray.
  ///
  /// @param blocks whether the ray stops here once the cell is dead
  /// @param dies whether the cell dies when the ray passes over it
  public record RayCell(int cell, boolean blocks, boolean dies) {}

  /// An instance in its simplest form: a ray that no cell can shorten is part of `kill`. Empty if
  /// it can never be a legal move.
  static Optional<Instance> of(Collection<Integer> need, Collection<Integer> kill, List<Ray> rays) {
    TreeSet<Integer> dying = new TreeSet<>(kill);
    List<Ray> lasting = new ArrayList<>();
    for (Ray ray : rays) {
      List<RayCell> cells = ray.cells();
      int blocking = (int) cells.stream().filter(RayCell::blocks).count();
      if (ray.mustStop()) {
        if (blocking == 0) {
          return Optional.empty();
        }
        lasting.add(ray);
      } else if (blocking == 0 || (blocking == 1 && cells.getLast().blocks())) {
        cells.stream().filter(RayCell::dies).forEach(cell -> dying.add(cell.cell()));
      } else {
        lasting.add(ray);
      }
    }
    lasting.sort(Comparator.comparingInt(ray -> ray.cells().getFirst().cell()));
    return Optional.of(
        new Instance(List.copyOf(new TreeSet<>(need)), List.copyOf(dying), List.copyOf(lasting)));
  }

  /// Every cell that the instance may read or kill.
  public BitSet touched() {
    Meter.checkpoint(STEPS);
    BitSet touched = new BitSet();
    need.forEach(touched::set);
    kill.forEach(touched::set);
    rays.forEach(ray -> ray.cells().forEach(cell -> touched.set(cell.cell())));
    return touched;
  }

  /// Every cell of which the instance may ask whether it lives.
  BitSet asked() {
    Meter.checkpoint(STEPS);
    BitSet asked = new BitSet();
    need.forEach(asked::set);
    rays.forEach(ray ->
        ray.cells().stream().filter(RayCell::blocks).forEach(cell -> asked.set(cell.cell())));
    return asked;
  }

  /// The instance on another numbering of the cells.
  ///
  /// @param image the new number of a cell; negative for a cell that is dead or off the board there
  /// @return empty if it cannot be a legal move there
  Optional<Instance> map(IntUnaryOperator image) {
    Meter.checkpoint(STEPS);
    if (need.stream().anyMatch(cell -> image.applyAsInt(cell) < 0)) {
      return Optional.empty();
    }
    List<Ray> images = new ArrayList<>();
    for (Ray ray : rays) {
      List<RayCell> cells = new ArrayList<>();
      boolean stopped = false;
      for (RayCell cell : ray.cells()) {
        int to = image.applyAsInt(cell.cell());
        if (to >= 0) {
          cells.add(new RayCell(to, cell.blocks(), cell.dies()));
        } else if (cell.blocks()) {
          stopped = true;
          break;
        }
      }
      if (!cells.isEmpty() || (ray.mustStop() && !stopped)) {
        images.add(new Ray(cells, ray.mustStop() && !stopped));
      }
    }
    return of(
        need.stream().map(image::applyAsInt).toList(),
        kill.stream().map(image::applyAsInt).filter(cell -> cell >= 0).toList(),
        images);
  }

  /// The instance where only the given cells live or can live.
  Optional<Instance> within(BitSet cells) {
    return map(cell -> cells.get(cell) ? cell : -1);
  }
}
