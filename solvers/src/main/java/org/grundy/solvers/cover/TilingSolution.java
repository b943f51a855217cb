package org.grundy.solvers.cover;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.Choice;
import org.grundy.core.Move;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.core.TilingPosition;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.cover.PieceVerdict.Completed;
import org.grundy.solvers.cover.PieceVerdict.Stopped;

/// A solved tiling game: for each piece that the first player may name, a tiling that contains it
/// or the reason why there is none; or the same for the one piece that is named already.
///
/// Before a piece is named the outcome is N when some piece stops the second player, otherwise P.
/// After that it is N when the player to move can complete a tiling. There is no Grundy value: no
/// player runs out of moves.
public final class TilingSolution implements OutcomeSolution {
  private final TilingPosition position;
  private final List<PieceVerdict> pieces;
  private final boolean everyPieceListed;

  TilingSolution(TilingPosition position, List<PieceVerdict> pieces, boolean everyPieceListed) {
    this.position = position;
    this.pieces = List.copyOf(pieces);
    this.everyPieceListed = everyPieceListed;
  }

  public TilingPosition position() {
    return position;
  }

  /// The pieces in order of their drawings, each with its verdict; where one is named, that one.
  public List<PieceVerdict> pieces() {
    return pieces;
  }

  /// True if [#pieces] and [#moves] list every piece. For ten cells and more they list one that
  /// stops the second player, as there are too many to list.
  public boolean everyPieceListed() {
    return everyPieceListed;
  }

  /// A piece that stops the second player, if there is one.
  public Optional<Stopped> stoppingPiece() {
    return pieces.stream().filter(Stopped.class::isInstance).map(Stopped.class::cast).findFirst();
  }

  /// The number of [#pieces] that are in some tiling.
  public int completedPieces() {
    return (int) pieces.stream().filter(Completed.class::isInstance).count();
  }

  @Override
  public Outcome outcome() {
    return stoppingPiece().isPresent() == position.named().isEmpty() ? Outcome.N : Outcome.P;
  }

  /// Hands over the pieces of [#pieces]; naming one wins if it stops the second player. Once a
  /// piece is named a move is a whole tiling: the one that was found, if there is one.
  @Override
  public void moves(Consumer<RatedMove> sink) {
    if (position.named().isEmpty()) {
      pieces.stream().map(TilingSolution::move).forEach(sink);
    } else if (completedPieces() > 0) {
      sink.accept(RatedMove.byOutcome(new Move(0, new Choice.Tiling()), 0, true));
    }
  }

  /// The naming of a piece.
  static RatedMove move(PieceVerdict verdict) {
    boolean wins =
        switch (verdict) {
          case Completed _ -> false;
          case Stopped _ -> true;
        };
    return RatedMove.byOutcome(new Move(0, new Choice.Piece(verdict.piece().text())), 0, wins);
  }
}
