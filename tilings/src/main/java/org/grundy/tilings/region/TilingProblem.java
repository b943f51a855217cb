package org.grundy.tilings.region;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.grundy.core.InputException;
import org.grundy.core.Symmetry;
import org.grundy.core.certificate.Movement;
import org.grundy.tilings.polyomino.Polyomino;
import org.jspecify.annotations.Nullable;

/// A region and the pieces that are to cover it.
///
/// @param pieces no two of which are the same piece, moved
/// @param movement how every piece may be moved
public record TilingProblem(Region region, List<PieceUse> pieces, Movement movement) {
  /// @throws InputException if there is no piece, or two are the same
  public TilingProblem {
    pieces = List.copyOf(pieces);
    if (pieces.isEmpty()) {
      throw new InputException("there is no piece to tile with", "");
    }
    Map<Polyomino, Polyomino> seen = new HashMap<>();
    for (PieceUse use : pieces) {
      for (Polyomino lying : orientations(use.piece(), movement)) {
        Polyomino other = seen.putIfAbsent(lying, use.piece());
        if (other != null) {
          throw new InputException(
              "`%s` and `%s` are the same piece, as pieces may be moved here"
                  .formatted(other.text(), use.piece().text()),
              "name it once, with how often it is used");
        }
      }
    }
  }

  /// The ways in which a piece may lie, in order.
  public static List<Polyomino> orientations(Polyomino piece, Movement movement) {
    return List.copyOf(
        new TreeSet<>(symmetries(movement).stream().map(piece::transformed).toList()));
  }

  /// The symmetries by which pieces may be moved; they are a group.
  static List<Symmetry> symmetries(Movement movement) {
    return Arrays.stream(Symmetry.values()).filter(s -> allows(movement, s)).toList();
  }

  private static boolean allows(Movement movement, Symmetry symmetry) {
    return switch (symmetry) {
      case IDENTITY -> true;
      case HALF_TURN -> movement.turns() || movement.reflects();
      case QUARTER_TURN, THREE_QUARTER_TURN -> movement.turns();
      case LEFT_RIGHT_REFLECTION, UP_DOWN_REFLECTION -> movement.reflects();
      case TRANSPOSITION, ANTITRANSPOSITION -> movement.turns() && movement.reflects();
    };
  }

  /// The symmetries that carry tilings into tilings: they keep the region, and carry each piece, as
  /// it may lie, into one that may be used as often.
  public List<Symmetry> symmetries() {
    Map<Polyomino, PieceUse> uses = new HashMap<>();
    for (PieceUse use : pieces) {
      orientations(use.piece(), movement).forEach(lying -> uses.put(lying, use));
    }
    List<Symmetry> found = new ArrayList<>();
    for (Symmetry symmetry : Symmetry.values()) {
      if (region.isKeptBy(symmetry)
          && uses.entrySet().stream()
              .allMatch(entry ->
                  sameUse(entry.getValue(), uses.get(entry.getKey().transformed(symmetry))))) {
        found.add(symmetry);
      }
    }
    return found;
  }

  private static boolean sameUse(PieceUse one, @Nullable PieceUse other) {
    return other != null && one.atLeast() == other.atLeast() && one.atMost() == other.atMost();
  }

  /// True if every piece may be used any number of times.
  public boolean isFree() {
    return pieces.stream().allMatch(PieceUse::isFree);
  }
}
