package org.grundy.solvers;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.grundy.core.Component;
import org.grundy.core.Move;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;

/// A sum under normal play: its value is the nim-sum of the values of its positions, and a move
/// wins exactly when it makes the nim-sum zero (Sprague 1935, Grundy 1939). Where some position can
/// be ended at once, the next player does so and wins whatever the rest is worth.
public final class SumSolution implements Solution {
  /// More moves are counted as so many.
  private static final long MOST_MOVES = Long.MAX_VALUE / 2;

  private final List<SolvedPosition> sum;
  private final long value;
  private final int positionsThatCanEnd;

  public SumSolution(List<? extends SolvedPosition> sum) {
    this.sum = List.copyOf(sum);
    long nimSum = 0;
    for (SolvedPosition position : sum) {
      nimSum ^= position.value();
    }
    this.value = nimSum;
    this.positionsThatCanEnd = (int) sum.stream().filter(SolvedPosition::canEnd).count();
  }

  /// The positions, in order.
  public List<SolvedPosition> positions() {
    return sum;
  }

  @Override
  public Outcome outcome() {
    return positionsThatCanEnd > 0 ? Outcome.N : Outcome.ofValue(value);
  }

  @Override
  public OptionalLong value() {
    return positionsThatCanEnd > 0 ? OptionalLong.empty() : OptionalLong.of(value);
  }

  @Override
  public List<Component> components() {
    return positionsThatCanEnd > 0
        ? List.of()
        : IntStream.range(0, sum.size())
            .boxed()
            .flatMap(i -> sum.get(i).components().stream().map(component -> component.in(i)))
            .toList();
  }

  @Override
  public void moves(Consumer<RatedMove> sink) {
    forEach((position, rated) -> position.moves(rated), sink);
  }

  @Override
  public OptionalLong moveCount() {
    long count = 0;
    for (SolvedPosition position : sum) {
      OptionalLong moves = position.moveCount();
      if (positionsThatCanEnd > 0 || moves.isEmpty()) {
        return OptionalLong.empty();
      }
      count = Math.min(MOST_MOVES, count) + Math.min(MOST_MOVES, moves.getAsLong());
    }
    return OptionalLong.of(count);
  }

  @Override
  public void someWinningMoves(int most, Consumer<RatedMove> sink) {
    forEach((position, rated) -> position.someMovesTo(value ^ position.value(), most, rated), sink);
  }

  /// Rates the moves of each position that are handed over.
  private void forEach(
      BiConsumer<SolvedPosition, SolvedPosition.MoveSink> moves, Consumer<RatedMove> sink) {
    int firstComponent = 0;
    for (int i = 0; i < sum.size(); i++) {
      SolvedPosition position = sum.get(i);
      boolean restCanEnd = positionsThatCanEnd > (position.canEnd() ? 1 : 0);
      long rest = value ^ position.value();
      int summand = i;
      int base = firstComponent;
      moves.accept(
          position,
          (move, component, valueAfter) ->
              sink.accept(
                  rate(
                      move,
                      summand,
                      component < 0 || positionsThatCanEnd > 0
                          ? OptionalInt.empty()
                          : OptionalInt.of(base + component),
                      restCanEnd && valueAfter != SolvedPosition.ENDS
                          ? SolvedPosition.UNSAFE
                          : valueAfter,
                      rest)));
      firstComponent += position.components().size();
    }
  }

  @Override
  public Optional<Solution> after(int summand, List<Position> option) {
    if (option.size() != 1) {
      return Optional.empty();
    }
    List<SolvedPosition> left = new ArrayList<>(sum);
    return sum.get(summand)
        .after(option.getFirst())
        .map(solved -> {
          left.set(summand, solved);
          return new SumSolution(left);
        });
  }

  @Override
  public BigInteger winningMoves() {
    if (outcome() == Outcome.P) {
      return BigInteger.ZERO;
    }
    return sum.stream().map(this::winningMovesIn).reduce(BigInteger.ZERO, BigInteger::add);
  }

  private BigInteger winningMovesIn(SolvedPosition position) {
    boolean restCanEnd = positionsThatCanEnd > (position.canEnd() ? 1 : 0);
    BigInteger ending = position.canEnd() ? position.movesTo(SolvedPosition.ENDS) : BigInteger.ZERO;
    return restCanEnd ? ending : ending.add(position.movesTo(value ^ position.value()));
  }

  private static RatedMove rate(
      Move move, int summand, OptionalInt component, long valueAfter, long rest) {
    if (valueAfter < 0) {
      boolean ends = valueAfter == SolvedPosition.ENDS;
      return new RatedMove(move, summand, component, OptionalLong.empty(), ends);
    }
    long total = rest ^ valueAfter;
    return new RatedMove(move, summand, component, OptionalLong.of(total), total == 0);
  }
}
