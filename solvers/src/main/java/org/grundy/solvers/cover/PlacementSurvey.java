package org.grundy.solvers.cover;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.certificate.Movement;
import org.grundy.tilings.polyomino.Cell;
import org.grundy.tilings.polyomino.Polyomino;
import org.grundy.tilings.polyomino.PolyominoList;

/// All ways to place a piece of one size in any rectangle whatever: after which of them is the rest
/// in regions of right sizes and cannot be filled all the same?
///
/// A placement is a piece and four [Margins]. Let n be the size of the piece.
///
/// *Growing.* What can be filled with some margins can be filled with larger ones on two adjacent
/// sides, if both areas are multiples of n: the rest is cut along a path ([Tiling]). So an
/// exception stays one when margins shrink by multiples of n, as long as those on the same sides
/// are 0, which keeps all sizes right.
///
/// *So margins up to n show every class.* Each exception, shrunk, is one with margins of at most n.
/// These are all looked at here; most are filled because smaller ones are.
///
/// *What grows without end.* Let some cell in the box round the piece be *stuck*: after every piece
/// on it some region has a wrong size. A piece on it reaches no line that is n or more away from
/// the box. If some margins are at least n, they may therefore grow by multiples of n, and the cell
/// stays stuck: no region is joined otherwise, and no size changes modulo n. That is looked for in
/// every class of a family, with n more on each side that grows.
///
/// @param pieceSize n
/// @param classes margins of at most n, over all pieces, that leave regions of right sizes
/// @param searched those of them that do not follow from smaller ones
/// @param families all exceptions, one of those that are alike by a symmetry of their piece
public record PlacementSurvey(int pieceSize, long classes, long searched, List<Family> families) {
  /// The exceptions of one piece that have the same margins, but for multiples of a step.
  ///
  /// @param lying the piece
  /// @param least the least margins
  /// @param steps for each side of [Margins#at] the step by which it may grow without end, or 0 if
  ///   it may not
  /// @param stuck a stuck cell for the least margins, if larger ones are exceptions too
  public record Family(Polyomino lying, Margins least, List<Integer> steps, Optional<Cell> stuck) {
    public Family {
      steps = List.copyOf(steps);
    }

    /// The smallest rectangle in which it occurs.
    public Placement placement() {
      return new Placement(lying, least.top(), least.left());
    }

    /// The rows of that rectangle.
    public int rows() {
      return (int) least.top() + lying.rows() + (int) least.bottom();
    }

    /// The columns of that rectangle.
    public int columns() {
      return (int) least.left() + lying.columns() + (int) least.right();
    }

    /// All margins of it that are not larger than some number.
    List<Margins> within(int most) {
      List<Margins> within = new ArrayList<>(List.of(least));
      for (int side = 0; side < Margins.SIDES; side++) {
        for (int i = 0; steps.get(side) > 0 && i < within.size(); i++) {
          Margins larger = within.get(i).plus(side, steps.get(side));
          if (larger.at(side) <= most) {
            within.add(larger);
          }
        }
      }
      return within;
    }

    /// True if margins are the least ones, or these grown by steps.
    boolean contains(Margins margins) {
      for (int side = 0; side < Margins.SIDES; side++) {
        long more = margins.at(side) - least.at(side);
        if (more < 0 || (steps.get(side) == 0 ? more > 0 : more % steps.get(side) != 0)) {
          return false;
        }
      }
      return true;
    }
  }

  public PlacementSurvey {
    families = List.copyOf(families);
  }

  /// Looks at all placements.
  ///
  /// @param pieceSize from 1 to [PieceSurvey#MAX_SIZE]
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public static PlacementSurvey take(int pieceSize, Meter meter) {
    long classes = 0;
    long searched = 0;
    List<Family> families = new ArrayList<>();
    for (Polyomino piece : new PolyominoList(pieceSize, Movement.FREE, meter).unpacked()) {
      MarginClasses all = new MarginClasses(piece, meter);
      all.settle();
      classes += all.rightSizes();
      searched += all.searched();
      families.addAll(all.families());
    }
    return new PlacementSurvey(pieceSize, classes, searched, families);
  }
}
