package org.grundy.rules.moves;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.Choice;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// The moves of any game as its rules say them, whatever its board; nothing is solved.
public final class LiteralMoves implements Ruleset<Position> {
  private final OfKind<?> moves;

  private LiteralMoves(OfKind<?> moves) {
    this.moves = moves;
  }

  /// The moves of checked rules. Of the tiling game the moves that name a piece are not listed, but
  /// can be made.
  public static LiteralMoves of(GameRules rules) {
    return new LiteralMoves(
        switch (rules.board()) {
          case Board.Cells _ -> new OfKind<>(GridRuleset.of(rules), GridPosition.class);
          case Board.Graph _ -> new OfKind<>(GraphRuleset.of(rules), GraphPosition.class);
          case Board.Heap _ -> new OfKind<>(HeapRuleset.of(rules), HeapPosition.class);
          case Board.HeapSet _ -> new OfKind<>(SeveralHeapsRuleset.of(rules), TuplePosition.class);
          case Board.Heaps _ -> new OfKind<>(TupleRuleset.of(rules), TuplePosition.class);
          case Board.Tiling() -> new OfKind<>(new Naming(), TilingPosition.class);
        });
  }

  @Override
  public void options(Position position, Consumer<Option<Position>> sink) {
    moves.options(position, sink);
  }

  @Override
  public void optionSums(Position position, SumSink<Position> sink) {
    moves.optionSums(position, sink);
  }

  @Override
  public Option<Position> after(Position position, Move move) {
    return moves.after(position, move);
  }

  /// The moves of positions of one kind.
  private record OfKind<P extends Position>(Ruleset<P> ruleset, Class<P> kind) {
    void options(Position position, Consumer<Option<Position>> sink) {
      ruleset.options(kind.cast(position), option -> sink.accept(widened(option)));
    }

    void optionSums(Position position, SumSink<Position> sink) {
      ruleset.optionSums(kind.cast(position), (sum, ends) -> sink.accept(List.copyOf(sum), ends));
    }

    Option<Position> after(Position position, Move move) {
      return widened(ruleset.after(kind.cast(position), move));
    }

    private static <P extends Position> Option<Position> widened(Option<P> option) {
      return new Option<>(option.move(), List.copyOf(option.sum()), option.ends());
    }
  }

  /// The tiling game: one player names a piece, and then the other fills the rectangle.
  private static final class Naming implements Ruleset<TilingPosition> {
    @Override
    public void options(TilingPosition position, Consumer<Option<TilingPosition>> sink) {}

    @Override
    public Option<TilingPosition> after(TilingPosition position, Move move) {
      return switch (move.choice()) {
        case Choice.Piece(String text) when position.named().isEmpty() ->
            new Option<>(
                move,
                List.of(
                    new TilingPosition(
                        position.pieceSize(),
                        position.rows(),
                        position.columns(),
                        Optional.of(text.split(" ", 2)[0]))));
        case Choice.Tiling() when position.named().isPresent() ->
            new Option<>(move, List.of(position), true);
        default -> throw new IllegalArgumentException("no move of this position: " + move);
      };
    }
  }
}
