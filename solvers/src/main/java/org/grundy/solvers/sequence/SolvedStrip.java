package org.grundy.solvers.sequence;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.LongStream;
import org.grundy.core.Component;
import org.grundy.core.Move;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.sequence.strip.StripPosition;
import org.grundy.solvers.sequence.strip.StripPosition.HeapValues;

/// A strip that has come apart into heaps and short components.
final class SolvedStrip implements SolvedPosition {
  private final StripPosition strip;
  private final HeapValues heaps;
  private final long[] values;
  private final long value;

  SolvedStrip(StripPosition strip, HeapValues heaps) {
    this.strip = strip;
    this.heaps = heaps;
    this.values = strip.values(heaps);
    this.value = LongStream.of(values).reduce(0, (one, other) -> one ^ other);
  }

  @Override
  public long value() {
    return value;
  }

  @Override
  public boolean canEnd() {
    return strip.canEnd();
  }

  @Override
  public List<Component> components() {
    return strip.components(heaps);
  }

  @Override
  public void moves(MoveSink sink) {
    strip.moves(
        heaps,
        new StripPosition.Sink() {
          @Override
          public void outside(Move move, boolean ends) {
            sink.accept(move, -1, ends ? ENDS : UNSAFE);
          }

          @Override
          public void inside(Move move, int component, long valueAfter) {
            sink.accept(move, component, whole(component, valueAfter));
          }
        });
  }

  private long whole(int component, long valueAfter) {
    return component < 0 ? valueAfter : value ^ values[component] ^ valueAfter;
  }

  @Override
  public BigInteger movesTo(long valueAfter) {
    long[] count = {0};
    strip.moves(
        heaps,
        new StripPosition.Sink() {
          @Override
          public void outside(Move move, boolean ends) {
            count[0] += valueAfter == (ends ? ENDS : UNSAFE) ? 1 : 0;
          }

          @Override
          public void inside(Move move, int component, long after) {
            count[0] += whole(component, after) == valueAfter ? 1 : 0;
          }
        });
    return BigInteger.valueOf(count[0]);
  }
}
