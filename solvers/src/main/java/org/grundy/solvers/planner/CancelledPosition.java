package org.grundy.solvers.planner;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.grundy.core.Component;
import org.grundy.core.Position;
import org.grundy.solvers.SolvedPosition;

/// A position of a part that is worth 0 together, told without its own value: it adds 0, and a move
/// in it adds what the move changes its value by. So it is searched only for its moves.
///
/// Let v be its value. The rest of the part is worth v too, so after a move to the value w the part
/// is worth v xor w, which is what is told as the value after the move.
final class CancelledPosition implements SolvedPosition {
  private final Supplier<SolvedPosition> search;

  /// @param search solves the position; asked for at most once for each look at the moves
  CancelledPosition(Supplier<SolvedPosition> search) {
    this.search = search;
  }

  @Override
  public long value() {
    return 0;
  }

  @Override
  public List<Component> components() {
    return List.of();
  }

  @Override
  public void moves(MoveSink sink) {
    SolvedPosition position = search.get();
    long value = position.value();
    position.moves((move, _, after) -> sink.accept(move, -1, after ^ value));
  }

  @Override
  public BigInteger movesTo(long valueAfter) {
    // No option has the value of its position.
    if (valueAfter == 0) {
      return BigInteger.ZERO;
    }
    SolvedPosition position = search.get();
    return position.movesTo(valueAfter ^ position.value());
  }

  @Override
  public OptionalLong moveCount() {
    return search.get().moveCount();
  }

  @Override
  public void someMovesTo(long valueAfter, int most, MoveSink sink) {
    SolvedPosition position = search.get();
    long value = position.value();
    position.someMovesTo(
        valueAfter ^ value, most, (move, _, after) -> sink.accept(move, -1, after ^ value));
  }

  @Override
  public Optional<SolvedPosition> after(Position option) {
    return Optional.empty();
  }
}
