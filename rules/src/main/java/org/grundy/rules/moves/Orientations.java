package org.grundy.rules.moves;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.stream.Stream;
import org.grundy.core.Symmetry;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.LatticeMap;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;

/// The ways in which a pattern may be laid on a board, each once; where it has variables, with each
/// choice of glyphs.
public final class Orientations {
  private static final List<Symmetry> TURNS =
      List.of(
          Symmetry.IDENTITY,
          Symmetry.QUARTER_TURN,
          Symmetry.HALF_TURN,
          Symmetry.THREE_QUARTER_TURN);

  private static final List<Symmetry> REFLECTIONS =
      List.of(
          Symmetry.LEFT_RIGHT_REFLECTION,
          Symmetry.TRANSPOSITION,
          Symmetry.UP_DOWN_REFLECTION,
          Symmetry.ANTITRANSPOSITION);

  private Orientations() {}

  /// The distinct orientations of a move's two patterns, turned and reflected together.
  ///
  /// @param lattice of the board
  public static List<PatternMove> of(PatternMove move, Lattice lattice) {
    SequencedSet<PatternMove> found = new LinkedHashSet<>();
    for (PatternMove spelled : move.spelled()) {
      if (lattice != Lattice.SQUARE) {
        for (LatticeMap way : lattice.ways(move.rotate(), move.mirror())) {
          List<Pattern> laid = lattice.images(List.of(spelled.before(), spelled.after()), way);
          found.add(new PatternMove(laid.getFirst(), laid.getLast(), false, false));
        }
        continue;
      }
      for (Symmetry way : ways(move.rotate(), move.mirror())) {
        found.add(
            new PatternMove(spelled.before().image(way), spelled.after().image(way), false, false));
      }
    }
    return List.copyOf(found);
  }

  /// The orientations of all patterns of an effect, on the boards of a game.
  public static Stream<Pattern> of(GameRules game, PatternLine.Effect effect) {
    return game.patterns(effect).stream()
        .flatMap(line -> of(line, game.board().lattice()).stream());
  }

  /// The orientations of the pattern of a line, each once.
  public static List<Pattern> of(PatternLine line, Lattice lattice) {
    SequencedSet<Pattern> found = new LinkedHashSet<>();
    for (Pattern spelled : line.pattern().spelled()) {
      if (lattice != Lattice.SQUARE) {
        for (LatticeMap way : lattice.ways(line.rotate(), line.mirror())) {
          found.addAll(lattice.images(List.of(spelled), way));
        }
        continue;
      }
      for (Symmetry way : ways(line.rotate(), line.mirror())) {
        found.add(spelled.image(way));
      }
    }
    return List.copyOf(found);
  }

  /// Reflections alone are those in a vertical and in a horizontal line, and so the half turn; with
  /// quarter turns they make all eight.
  private static List<Symmetry> ways(boolean rotate, boolean mirror) {
    if (!mirror) {
      return rotate ? TURNS : List.of(Symmetry.IDENTITY);
    }
    return rotate
        ? Stream.concat(TURNS.stream(), REFLECTIONS.stream()).toList()
        : List.of(
            Symmetry.IDENTITY,
            Symmetry.LEFT_RIGHT_REFLECTION,
            Symmetry.UP_DOWN_REFLECTION,
            Symmetry.HALF_TURN);
  }
}
