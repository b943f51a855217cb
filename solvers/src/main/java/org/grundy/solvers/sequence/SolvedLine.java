package org.grundy.solvers.sequence;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Choice;
import org.grundy.core.Component;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.sequence.state.ArithmeticLines;
import org.grundy.solvers.sequence.state.LineMoves;

/// A position of heaps that move together, one of them long, of which any number of tokens may be
/// taken.
final class SolvedLine implements SolvedPosition {
  private final TuplePosition position;
  private final TupleRuleset ruleset;
  private final ArithmeticLines lines;
  private final Meter meter;
  private final long value;
  private final Optional<LineMoves> moves;

  SolvedLine(TuplePosition position, TupleRuleset ruleset, ArithmeticLines lines, Meter meter) {
    this.position = position;
    this.ruleset = ruleset;
    this.lines = lines;
    this.meter = meter;
    this.value = lines.value(position.sizes());
    this.moves = lines.moves(position.sizes());
  }

  @Override
  public long value() {
    return value;
  }

  @Override
  public List<Component> components() {
    return List.of(new Component(position, value));
  }

  @Override
  public void moves(MoveSink sink) {
    ruleset.options(
        position,
        option -> {
          meter.work(1);
          long left =
              option.sum().stream()
                  .mapToLong(one -> lines.value(one.sizes()))
                  .reduce(0, (one, other) -> one ^ other);
          sink.accept(option.move(), 0, left);
        });
  }

  @Override
  public OptionalLong moveCount() {
    return moves.map(all -> OptionalLong.of(all.count())).orElse(OptionalLong.empty());
  }

  @Override
  public BigInteger movesTo(long valueAfter) {
    return moves
        .map(all -> all.count(valueAfter))
        .orElseGet(() -> SolvedPosition.super.movesTo(valueAfter));
  }

  @Override
  public void someMovesTo(long valueAfter, int most, MoveSink sink) {
    moves.stream()
        .flatMap(all -> all.to(valueAfter))
        .limit(most)
        .forEach(found ->
            sink.accept(
                new Move(found.line(), new Choice.Heaps(List.of(found.left()))), 0, valueAfter));
  }
}
