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
  private final Ruleset<? extends Position> ruleset;
  private final Class<? extends Position> kind;

  private <P extends Position> LiteralMoves(Ruleset<P> ruleset, Class<P> kind) {
    this.ruleset = ruleset;
    this.kind = kind;
  }

  /// The moves of checked rules. Of the tiling game the moves that name a piece are not listed, but
  /// can be made.
  public static LiteralMoves of(GameRules rules) {
    return switch (rules.board()) {
      case Board.Grid(), Board.Strip() ->
          new LiteralMoves(GridRuleset.of(rules), GridPosition.class);
      case Board.Graph _ -> new LiteralMoves(GraphRuleset.of(rules), GraphPosition.class);
      case Board.Heap _ -> new LiteralMoves(HeapRuleset.of(rules), HeapPosition.class);
      case Board.Heaps _ -> new LiteralMoves(TupleRuleset.of(rules), TuplePosition.class);
      case Board.Tiling() -> new LiteralMoves(new Naming(), TilingPosition.class);
    };
  }

  @Override
  public void options(Position position, Consumer<Option<Position>> sink) {
    options(ruleset, position, sink);
  }

  private <P extends Position> void options(
      Ruleset<P> of, Position position, Consumer<Option<Position>> sink) {
    of.options(cast(position), option -> sink.accept(widened(option)));
  }

  @Override
  public Option<Position> after(Position position, Move move) {
    return after(ruleset, position, move);
  }

  private <P extends Position> Option<Position> after(Ruleset<P> of, Position position, Move move) {
    return widened(of.after(cast(position), move));
  }

  /// The position as one of the kind that the board of the rules has.
  @SuppressWarnings("unchecked")
  private <P extends Position> P cast(Position position) {
    return (P) kind.cast(position);
  }

  private static <P extends Position> Option<Position> widened(Option<P> option) {
    return new Option<>(option.move(), List.copyOf(option.sum()), option.ends());
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
