package org.grundy.workbench.derived;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;
import org.grundy.solvers.Problem;
import org.grundy.solvers.decided.Decided;

/// The facts that follow from the rules and the positions of a problem without solving it.
///
/// @param glyphs what the cells of a board may become; empty where there are no cells
/// @param symmetries those of the square that map the rules to themselves, the identity first;
///   empty where there are no cells
/// @param translations whether it matters where cells lie; empty where nothing is derived
/// @param heaps what is known of the lines of heaps; empty elsewhere
/// @param components the independent components of the start
/// @param bounds what bounds play and values
/// @param decided who wins, where that is known without a search
/// @param values what game values belong to, or why there are none
public record Derivation(
    List<GlyphFact> glyphs,
    List<SymmetryFact> symmetries,
    Optional<TranslationFact> translations,
    Optional<HeapFact> heaps,
    Components components,
    Bounds bounds,
    Optional<Decided> decided,
    String values) {
  public Derivation {
    glyphs = List.copyOf(glyphs);
    symmetries = List.copyOf(symmetries);
  }

  /// The glyphs that a cell with a given glyph may hold later.
  ///
  /// @param becomes every other glyph that it may hold later; none where the glyph is final
  /// @param changes how often it can change at most; empty where cells come back to glyphs that
  ///   they have left
  public record GlyphFact(String glyph, List<String> becomes, Optional<Integer> changes) {
    public GlyphFact {
      becomes = List.copyOf(becomes);
    }
  }

  /// A symmetry of the rules.
  ///
  /// @param name what people call it
  /// @param keepsShape whether the images of all boards of the sum have the shapes of these boards
  /// @param keepsStart whether each board of the sum is its own image
  public record SymmetryFact(String name, boolean keepsShape, boolean keepsStart) {}

  /// The fact that the same cells are worth the same wherever they lie, as far as it holds.
  ///
  /// @param border the glyph that is as good as the border; empty where there is none
  public record TranslationFact(Optional<String> border, String because) {}

  /// The meaning of the lines of a game of heaps.
  ///
  /// @param moves the lines in a normal form
  /// @param splits whether some move leaves more than one heap
  /// @param shrinks what every move makes smaller
  public record HeapFact(List<String> moves, boolean splits, String shrinks) {
    public HeapFact {
      moves = List.copyOf(moves);
    }
  }

  /// The independent components of the start.
  ///
  /// @param count how many there are; empty where the board was not split
  /// @param kinds the first of them, those that are equal by a symmetry or a translation once
  public record Components(OptionalLong count, List<Kind> kinds, String because) {
    public Components {
      kinds = List.copyOf(kinds);
    }
  }

  /// Components that are each other's images.
  ///
  /// @param position one of them
  /// @param times how many there are
  /// @param cells how many cells it has that may change; 0 where there are no cells
  public record Kind(Position position, long times, long cells, Bounds bounds) {}

  /// Upper bounds.
  ///
  /// @param longestPlay of the number of moves in a play
  /// @param moves of the number of moves of the next player
  /// @param value of the Grundy value; empty where there is none, or no bound
  /// @param because how they were found; empty where nothing was
  public record Bounds(
      OptionalLong longestPlay, OptionalLong moves, OptionalLong value, String because) {
    /// The bounds of a component: its value is at most either.
    static Bounds of(OptionalLong longestPlay, OptionalLong moves, boolean hasValue) {
      OptionalLong value = hasValue ? least(longestPlay, moves) : OptionalLong.empty();
      return new Bounds(longestPlay, moves, value, "");
    }

    static OptionalLong least(OptionalLong a, OptionalLong b) {
      if (a.isEmpty() || b.isEmpty()) {
        return a.isEmpty() ? b : a;
      }
      return OptionalLong.of(Math.min(a.getAsLong(), b.getAsLong()));
    }
  }

  /// Derives what is shown of a problem; takes a fraction of a second however large it is.
  public static Derivation of(Problem problem) {
    if (problem.rules().play() == Play.LOOPY) {
      return ofLoopy();
    }
    if (!problem.rules().bonds().isEmpty()) {
      return ofBinding();
    }
    if (problem.rules().play() == Play.BESIDE) {
      return ofBeside();
    }
    return switch (problem.sum().getFirst()) {
      case GridPosition _ -> new BoardDerivation(problem).derive();
      case GraphPosition _ -> new GraphDerivation(problem).derive();
      case HeapPosition _, TuplePosition _ -> new HeapDerivation(problem).derive();
      case TilingPosition _ -> ofTiling();
    };
  }

  private static Derivation ofLoopy() {
    return ofUnusual(
        "where plays may go on for ever they are not looked for",
        "plays may go on for ever",
        "numbers and infinite values: a player who cannot move loses, and a play that goes on for"
            + " ever is a draw");
  }

  private static Derivation ofBinding() {
    return ofUnusual(
        "where moves bind the next one they are told with the answer",
        "moves bind the next one",
        "numbers and loony: a player who cannot move loses, also where the same player has to move"
            + " again or to answer in one place");
  }

  private static Derivation ofBeside() {
    return ofUnusual(
        "moves are made only beside those of other games",
        "moves are made only beside those of other games",
        "none: who wins depends on what else is in the sum");
  }

  private static Derivation ofUnusual(String components, String bounds, String values) {
    return new Derivation(
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        new Components(OptionalLong.empty(), List.of(), components),
        new Bounds(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty(), bounds),
        Optional.empty(),
        values);
  }

  private static Derivation ofTiling() {
    return new Derivation(
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        new Components(OptionalLong.of(1), List.of(), "a rectangle is tiled as a whole"),
        new Bounds(
            OptionalLong.of(2),
            OptionalLong.empty(),
            OptionalLong.empty(),
            "one player names a piece, the other tiles with it or cannot"),
        Optional.empty(),
        "none, for the tiling game is one of outcomes");
  }

  /// Why a value is at most what [Bounds#value] says.
  static String valueBecause(long parts) {
    return "a value is at most the length of the longest play and the number of moves"
        + (parts > 1 ? ", and a nim-sum has no more binary digits than its largest summand" : "");
  }

  /// The sentence about what the values of a game belong to.
  static String values(Problem problem) {
    if (problem.rules().play() == Play.MISERE) {
      return "none: play is misère, a player who cannot move wins, and outcomes of components do"
          + " not add up";
    }
    if (!problem.rules().canBeWonAtOnce()) {
      return "normal play: a player who cannot move loses"
          + (problem.rules().endsEarly() ? "; moves that lose at once are left out" : "");
    }
    return problem.rules().wins().isEmpty()
        ? "those of the safe-move game: a move is left out after which the opponent could win at"
            + " once by a condition; a player who can do so wins, and then there is no value"
        : "those of the safe-move game: a move is left out after which the opponent could complete"
            + " a winning pattern at once; a player who can complete one wins, and then there is"
            + " no value";
  }
}
