package org.grundy.solvers.component;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Component;
import org.grundy.core.Position;
import org.grundy.solvers.SolvedPosition;

/// A position valued through its components. The options are worked out only where they are asked
/// for.
final class SearchedPosition implements SolvedPosition {
  private final StartPosition start;
  private final int[] values;

  /// The nim-sum of the components that nobody can end.
  private final int sumOfOthers;

  private final int partsThatCanEnd;

  SearchedPosition(StartPosition start) {
    this.start = start;
    this.values = start.parts().stream().mapToInt(Part::value).toArray();
    int sum = 0;
    int ending = 0;
    for (int part : values) {
      sum ^= part < 0 ? 0 : part;
      ending += part < 0 ? 1 : 0;
    }
    this.sumOfOthers = sum;
    this.partsThatCanEnd = ending;
  }

  @Override
  public long value() {
    return canEnd() ? 0 : sumOfOthers;
  }

  @Override
  public boolean canEnd() {
    return partsThatCanEnd > 0;
  }

  @Override
  public List<Component> components() {
    List<Component> components = new ArrayList<>();
    for (int part = 0; part < values.length && !canEnd(); part++) {
      components.add(new Component(start.drawn(part), values[part]));
    }
    return components;
  }

  @Override
  public void moves(MoveSink sink) {
    start.moves((move, part, after, ends) ->
        sink.accept(move, canEnd() ? -1 : part, ends ? ENDS : valueAfter(part, after)));
  }

  @Override
  public Optional<SolvedPosition> after(Position option) {
    return Optional.of(new SearchedPosition(start.after(option)));
  }

  private long valueAfter(int part, Part<?> after) {
    if (partsThatCanEnd > (part >= 0 && values[part] < 0 ? 1 : 0)) {
      return UNSAFE;
    }
    long left = after.value();
    if (left < 0) {
      return UNSAFE;
    }
    return part < 0 ? left : left ^ sumOfOthers ^ Math.max(values[part], 0);
  }

  @Override
  public BigInteger movesTo(long valueAfter) {
    if (valueAfter < 0 || canEnd()) {
      return SolvedPosition.super.movesTo(valueAfter);
    }
    long[] count = {0};
    start.moves((_, part, after, _) ->
        count[0] +=
            after.is(part < 0 ? valueAfter : valueAfter ^ sumOfOthers ^ values[part]) ? 1 : 0);
    return BigInteger.valueOf(count[0]);
  }
}
