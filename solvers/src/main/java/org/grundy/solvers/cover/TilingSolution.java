package org.grundy.solvers.cover;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.Move;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.core.TilingPosition;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.cover.PieceVerdict.Completed;
import org.grundy.solvers.cover.PieceVerdict.Stopped;

/// A solved tiling game: for each piece that the first player may name, a tiling that contains it
/// or the reason why there is none.
///
/// Its outcome is N when some piece stops the second player, otherwise P. It has no Grundy value:
/// no player runs out of moves in it.
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

  /// The pieces in order of their drawings, each with its verdict.
  public List<PieceVerdict> pieces() {
    return pieces;
  }

  /// Whether [#pieces] and [#moves] list every piece. For seven cells and more they list one that
  /// stops the second player, as there are too many to list.
  public boolean everyPieceListed() {
    return everyPieceListed;
  }

  /// A piece with which the first player wins, if there is one.
  public Optional<Stopped> winningPiece() {
    return pieces.stream().filter(Stopped.class::isInstance).map(Stopped.class::cast).findFirst();
  }

  @Override
  public Outcome outcome() {
    return winningPiece().isPresent() ? Outcome.N : Outcome.P;
  }

  /// Hands over the pieces of [#pieces]; naming one wins if it stops the second player.
  @Override
  public void moves(Consumer<RatedMove> sink) {
    for (PieceVerdict verdict : pieces) {
      boolean wins =
          switch (verdict) {
            case Completed _ -> false;
            case Stopped _ -> true;
          };
      Move move = new Move(0, verdict.piece().text(), Optional.empty());
      sink.accept(RatedMove.byOutcome(move, 0, wins));
    }
  }
}
