package org.grundy.solvers.cover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.Symmetry;
import org.grundy.solvers.cover.PlacementSurvey.Family;
import org.grundy.tilings.polyomino.Cell;
import org.grundy.tilings.polyomino.Polyomino;

/// All margins of at most n round one piece of n cells in one orientation: which of them leave
/// regions of right sizes, and which of these can be filled.
final class MarginClasses {
  /// The corners away from which a filled rectangle grows: on which sides.
  private static final int[][] GROWING = {{1, 3}, {1, 2}, {0, 3}, {0, 2}};

  private final Polyomino piece;
  private final Meter meter;
  private final RestRegions surroundings;
  private final int values;
  private final int[] weights;
  private final List<BitSet> filledWithin = new ArrayList<>();
  private final List<Margins> exceptions = new ArrayList<>();
  private long rightSizes;
  private long searched;

  MarginClasses(Polyomino piece, Meter meter) {
    this.piece = piece;
    this.meter = meter;
    this.surroundings = new RestRegions(piece);
    this.values = piece.size() + 1;
    this.weights = new int[] {values * values * values, values * values, values, 1};
    for (int corner = 0; corner < GROWING.length; corner++) {
      filledWithin.add(new BitSet());
    }
  }

  long rightSizes() {
    return rightSizes;
  }

  long searched() {
    return searched;
  }

  /// Looks at all margins, smaller ones first.
  void settle() {
    meter.claim((long) GROWING.length * values * values * values * values / Byte.SIZE);
    for (int top = 0; top < values; top++) {
      for (int bottom = 0; bottom < values; bottom++) {
        for (int left = 0; left < values; left++) {
          for (int right = 0; right < values; right++) {
            settle(new Margins(top, bottom, left, right));
          }
        }
      }
      meter.work(1);
    }
    meter.claim(-(long) GROWING.length * values * values * values * values / Byte.SIZE);
  }

  private void settle(Margins margins) {
    int index = index(margins);
    boolean smallerIsFilled = false;
    for (int corner = 0; corner < GROWING.length; corner++) {
      for (int side : GROWING[corner]) {
        if (margins.at(side) > 0 && filledWithin.get(corner).get(index - weights[side])) {
          filledWithin.get(corner).set(index);
          smallerIsFilled = true;
        }
      }
    }
    if (!surroundings.haveRightSizes(margins)) {
      return;
    }
    rightSizes++;
    if (smallerIsFilled || isFilled(margins)) {
      filledWithin.forEach(filled -> filled.set(index));
    } else {
      exceptions.add(margins);
    }
  }

  private int index(Margins margins) {
    int index = 0;
    for (int side = 0; side < Margins.SIDES; side++) {
      index += (int) margins.at(side) * weights[side];
    }
    return index;
  }

  private boolean isFilled(Margins margins) {
    searched++;
    RegionFillSearch filler = filler(margins);
    boolean filled = filler.complete(placement(margins)).isPresent();
    filler.close();
    return filled;
  }

  private Placement placement(Margins margins) {
    return new Placement(piece, margins.top(), margins.left());
  }

  private RegionFillSearch filler(Margins margins) {
    return new RegionFillSearch(rows(margins), columns(margins), piece.size(), meter);
  }

  private int rows(Margins margins) {
    return (int) margins.top() + piece.rows() + (int) margins.bottom();
  }

  private int columns(Margins margins) {
    return (int) margins.left() + piece.columns() + (int) margins.right();
  }

  /// The exceptions, in families.
  ///
  /// @throws IllegalStateException if exceptions grow without end for a reason that no stuck cell
  ///   shows, which happens for no piece of up to six cells
  List<Family> families() {
    List<Family> families = new ArrayList<>();
    for (Margins margins : exceptions) {
      if (families.stream().noneMatch(family -> containsImage(family, margins))) {
        Family family = family(margins);
        requireProof(family);
        families.add(family);
      }
    }
    return families;
  }

  /// True if a symmetry of the piece takes margins into a family.
  private boolean containsImage(Family family, Margins margins) {
    return Arrays.stream(Symmetry.values())
        .filter(symmetry -> piece.transformed(symmetry).equals(piece))
        .anyMatch(symmetry -> family.contains(margins.moved(symmetry)));
  }

  private Family family(Margins least) {
    List<Integer> steps = new ArrayList<>();
    boolean grows = false;
    for (int side = 0; side < Margins.SIDES; side++) {
      boolean here = least.at(side) > 0 && !isFilled(least.plus(side, piece.size()));
      steps.add(here ? piece.size() : 0);
      grows |= here;
    }
    return new Family(piece, least, shorter(steps, least), grows ? stuck(least) : Optional.empty());
  }

  /// If only one extent of the rectangle grows, the other may allow a shorter step.
  private List<Integer> shorter(List<Integer> steps, Margins least) {
    boolean down = steps.get(0) > 0 || steps.get(1) > 0;
    boolean across = steps.get(2) > 0 || steps.get(3) > 0;
    if (down && across) {
      return steps;
    }
    int step = PieceInStrip.step(piece.size(), down ? columns(least) : rows(least));
    return steps.stream().map(old -> old > 0 ? step : 0).toList();
  }

  /// Whatever belongs to a family has to be an exception, and to stay one when it grows.
  private void requireProof(Family family) {
    if (family.stuck().isEmpty()) {
      return;
    }
    for (Margins margins : family.within(piece.size())) {
      Margins large = margins;
      for (int side = 0; side < Margins.SIDES; side++) {
        large = family.steps().get(side) > 0 ? large.plus(side, piece.size()) : large;
      }
      if (!exceptions.contains(margins) || stuck(large).isEmpty()) {
        throw new IllegalStateException(
            "no proof for %s with the margins %s".formatted(piece.text(), margins));
      }
    }
  }

  private Optional<Cell> stuck(Margins margins) {
    return filler(margins).stuckCell(placement(margins));
  }
}
