package org.grundy.solvers;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.grundy.core.Component;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;

/// A sum under normal play: its value is the nim-sum of the values of its positions, and a move
/// wins exactly when it makes the nim-sum zero (Sprague 1935, Grundy 1939).
public final class SumSolution implements Solution {
  private final List<? extends SolvedPosition> sum;
  private final int value;

  public SumSolution(List<? extends SolvedPosition> sum) {
    this.sum = List.copyOf(sum);
    int nimSum = 0;
    for (SolvedPosition position : sum) {
      nimSum ^= position.value();
    }
    this.value = nimSum;
  }

  @Override
  public Outcome outcome() {
    return Outcome.ofValue(value);
  }

  @Override
  public OptionalInt value() {
    return OptionalInt.of(value);
  }

  @Override
  public List<Component> components() {
    return sum.stream().flatMap(position -> position.components().stream()).toList();
  }

  @Override
  public void moves(Consumer<RatedMove> sink) {
    int firstComponent = 0;
    for (int i = 0; i < sum.size(); i++) {
      SolvedPosition position = sum.get(i);
      int rest = value ^ position.value();
      int summand = i;
      int base = firstComponent;
      position.moves((move, component, valueAfter) -> {
        int total = rest ^ valueAfter;
        sink.accept(
            new RatedMove(
                move,
                summand,
                component < 0 ? OptionalInt.empty() : OptionalInt.of(base + component),
                OptionalInt.of(total),
                total == 0));
      });
      firstComponent += position.components().size();
    }
  }
}
