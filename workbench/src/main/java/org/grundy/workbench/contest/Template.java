package org.grundy.workbench.contest;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.core.Place;
import org.grundy.rules.tree.EquationMove.Expression;

/// A line of text with places that are filled in: `Case #{case}: {winning moves}`.
///
/// @param pieces what it is made of
/// @param at where it stands
public record Template(List<Piece> pieces, Place at) {
  public Template {
    pieces = List.copyOf(pieces);
  }

  /// A piece of a template.
  public sealed interface Piece {
    /// Text that stays.
    record Plain(String text) implements Piece {}

    /// A number made of those of the input or, in a `move` line, of those of a move.
    record Amount(Expression expression) implements Piece {}

    /// `{case}`: which case it is, from 1.
    record CaseNumber() implements Piece {}

    /// `{value}`: the Grundy value.
    record Value() implements Piece {}

    /// `{winning moves}`: how many there are.
    record WinningMoves() implements Piece {}

    /// `{least move}`, `{greatest move}`, `{all moves}`, `{any move or 0}`: winning moves, each as
    /// the `move` line writes it.
    ///
    /// @param which of them
    /// @param none what stands where no move wins
    record Moves(Which which, String none) implements Piece {}
  }

  /// Which of the winning moves are written.
  public enum Which {
    /// The one whose numbers come first.
    LEAST,
    /// The one whose numbers come last.
    GREATEST,
    /// All, in the order of their numbers, with blanks between.
    ALL,
    /// The first one; each other is right too.
    ANY
  }

  /// The numbers in it.
  public List<Expression> amounts() {
    return pieces.stream()
        .flatMap(piece ->
            piece instanceof Piece.Amount(Expression number) ? Stream.of(number) : Stream.empty())
        .toList();
  }

  /// The text that it is; empty where something in it is filled in.
  public Optional<String> plain() {
    return pieces.size() == 1 && pieces.getFirst() instanceof Piece.Plain(String text)
        ? Optional.of(text)
        : Optional.empty();
  }

  /// True if it asks for winning moves.
  public boolean asksMoves() {
    return pieces.stream().anyMatch(Piece.Moves.class::isInstance);
  }
}
