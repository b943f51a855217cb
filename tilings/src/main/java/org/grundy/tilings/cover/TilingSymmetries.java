package org.grundy.tilings.cover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.grundy.core.Meter;
import org.grundy.core.Symmetry;
import org.grundy.tilings.polyomino.Cell;
import org.grundy.tilings.region.CellNumbers;
import org.grundy.tilings.region.PieceUse;
import org.grundy.tilings.region.TilingProblem;

/// The action of the symmetries of a problem on placements and on tilings.
///
/// **Breaking them.** A piece that is used exactly once, and that every symmetry carries into
/// itself, lies somewhere in every tiling. Tilings with it at p and tilings with it at the image of
/// p are carried into each other. So it is enough to search with the piece at one place of each
/// orbit: each tiling found there stands for as many as the orbit has places. Two tilings with the
/// piece at p are carried into each other exactly by symmetries that keep p.
public final class TilingSymmetries {
  private final Placements placements;
  private final List<Symmetry> group;
  private final List<int[]> imageOfPlacement = new ArrayList<>();
  private final List<int[]> originOfCell = new ArrayList<>();
  private final int[] idOfCell;

  /// A place of the piece that is laid first.
  ///
  /// @param placement a placement, or [Cover#NOTHING]
  /// @param keeping the numbers of the symmetries that keep it
  /// @param moving numbers of symmetries, one for each place of its orbit, which they carry it to
  public record Start(int placement, List<Integer> keeping, List<Integer> moving) {}

  /// @param group the symmetries of the problem, the identity first
  public TilingSymmetries(Placements placements, List<Symmetry> group, Meter meter) {
    this.placements = placements;
    this.group = group;
    CellNumbers sweep = placements.sweep();
    this.idOfCell = new int[sweep.size()];
    meter.claim(4L * group.size() * (sweep.size() + placements.count()));
    for (Symmetry symmetry : group) {
      int[] images = new int[placements.count()];
      for (int id = 0; id < images.length; id++) {
        images[id] = group.size() == 1 ? id : placements.image(symmetry, id);
      }
      imageOfPlacement.add(images);
      int[] origins = new int[sweep.size()];
      for (int cell = 0; cell < origins.length; cell++) {
        Cell image =
            placements.region().image(symmetry, new Cell(sweep.row(cell), sweep.column(cell)));
        origins[sweep.number(image.row(), image.column())] = cell;
      }
      originOfCell.add(origins);
    }
  }

  /// The places at which the search starts: with the best piece at one place of each orbit, or with
  /// nothing.
  public List<Start> starts(TilingProblem problem) {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < group.size(); i++) {
      all.add(i);
    }
    List<Start> best = List.of();
    for (int piece = 0; group.size() > 1 && piece < problem.pieces().size(); piece++) {
      PieceUse use = problem.pieces().get(piece);
      if (use.atLeast() == 1 && use.atMost() == 1) {
        Optional<List<Start>> starts = orbits(piece, all);
        if (starts.isPresent() && (best.isEmpty() || starts.get().size() < best.size())) {
          best = starts.get();
        }
      }
    }
    return best.isEmpty() ? List.of(new Start(Cover.NOTHING, all, List.of(0))) : best;
  }

  /// One start for each orbit of a piece's places; nothing if it is carried into another piece or
  /// has no place.
  private Optional<List<Start>> orbits(int piece, List<Integer> all) {
    List<Start> starts = new ArrayList<>();
    TreeSet<Integer> seen = new TreeSet<>();
    for (int id = 0; id < placements.count(); id++) {
      if (placements.piece(id) != piece || seen.contains(id)) {
        continue;
      }
      List<Integer> keeping = new ArrayList<>();
      List<Integer> moving = new ArrayList<>();
      for (int symmetry : all) {
        int image = imageOfPlacement.get(symmetry)[id];
        if (placements.piece(image) != piece) {
          return Optional.empty();
        }
        if (image == id) {
          keeping.add(symmetry);
        }
        if (seen.add(image)) {
          moving.add(symmetry);
        }
      }
      starts.add(new Start(id, keeping, moving));
    }
    return starts.isEmpty() ? Optional.empty() : Optional.of(starts);
  }

  /// True if none of the symmetries that keep the start carries a tiling into one that comes before
  /// it: of the tilings that they carry into each other, exactly one is first.
  public boolean isFirst(int[] ids, int count, Start start) {
    if (start.keeping().size() == 1) {
      return true;
    }
    for (int i = 0; i < count; i++) {
      for (int cell : placements.cells(ids[i])) {
        idOfCell[cell] = ids[i] + 1;
      }
    }
    for (int symmetry : start.keeping()) {
      if (imageComesBefore(imageOfPlacement.get(symmetry), originOfCell.get(symmetry))) {
        return false;
      }
    }
    return true;
  }

  private boolean imageComesBefore(int[] images, int[] origins) {
    for (int cell = 0; cell < idOfCell.length; cell++) {
      int own = idOfCell[cell];
      if (own != 0) {
        int image = images[idOfCell[origins[cell]] - 1] + 1;
        if (image != own) {
          return image < own;
        }
      }
    }
    return false;
  }

  /// The placements into which a symmetry carries those of a tiling.
  public int[] images(int symmetry, int[] ids, int count) {
    int[] images = new int[count];
    for (int i = 0; i < count; i++) {
      images[i] = imageOfPlacement.get(symmetry)[ids[i]];
    }
    return images;
  }
}
