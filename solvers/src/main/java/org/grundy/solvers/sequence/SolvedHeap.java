package org.grundy.solvers.sequence;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.core.Choice;
import org.grundy.core.Component;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.solvers.SolvedPosition;

/// One heap of a solved game. Its moves are enumerated when they are asked for.
final class SolvedHeap implements SolvedPosition {
  private final HeapSequence sequence;
  private final long size;
  private final long value;
  private final Meter meter;

  SolvedHeap(HeapSequence sequence, long size, Meter meter) {
    this.sequence = sequence;
    this.size = size;
    this.meter = meter;
    this.value = sequence.value(size, meter);
  }

  @Override
  public long value() {
    return value;
  }

  @Override
  public List<Component> components() {
    return List.of(new Component(new HeapPosition(size), value));
  }

  @Override
  public void moves(MoveSink sink) {
    new HeapOptions(sequence.rule(), meter)
        .of(
            size,
            (rule, parts, count) -> sink.accept(move(rule, parts, count), 0, nimSum(parts, count)));
  }

  @Override
  public BigInteger movesTo(long valueAfter) {
    return new MoveCount(sequence, size, valueAfter, meter).count();
  }

  @Override
  public OptionalLong moveCount() {
    return RangedMoves.of(sequence.rule(), size)
        .map(moves -> OptionalLong.of(moves.count()))
        .orElse(OptionalLong.empty());
  }

  @Override
  public void someMovesTo(long valueAfter, int most, MoveSink sink) {
    Optional<RangedMoves> moves = RangedMoves.of(sequence.rule(), size);
    int left = movesTo(valueAfter).min(BigInteger.valueOf(most)).intValue();
    for (RangedMoves.Options options : moves.map(RangedMoves::options).orElse(List.of())) {
      long option = options.from();
      while (left > 0
          && (option = sequence.first(options, option, valueAfter, meter)) < options.to()) {
        long[] parts = {option};
        sink.accept(move(options.line(), parts, option == 0 ? 0 : 1), 0, valueAfter);
        left--;
        option += options.step();
      }
    }
  }

  private long nimSum(long[] parts, int count) {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      sum ^= sequence.value(parts[i], meter);
    }
    return sum;
  }

  /// A move by a line of the rules, and the heaps that it leaves.
  static Move move(int rule, long[] parts, int count) {
    return new Move(
        rule,
        new Choice.Heaps(LongStream.of(parts).limit(count).mapToObj(HeapPosition::new).toList()));
  }
}
