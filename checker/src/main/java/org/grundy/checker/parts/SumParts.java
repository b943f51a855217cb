package org.grundy.checker.parts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.core.HeapPosition;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;

/// Heaps that are not taken apart: what a move leaves is one part, however many heaps it leaves.
public final class SumParts implements PartRules<SumParts.Sum> {
  private final GameRules rules;
  private final LiteralMoves moves;

  SumParts(GameRules rules) {
    this.rules = rules;
    this.moves = LiteralMoves.of(rules);
  }

  /// Heaps, in ascending order.
  public record Sum(List<Position> heaps) {
    /// The heaps in any order.
    public Sum {
      heaps =
          heaps.size() < 2 ? List.copyOf(heaps) : heaps.stream().sorted(SumParts::compare).toList();
    }

    /// Spreads sizes that are near each other, as those of positions that moves join are.
    @Override
    public int hashCode() {
      long hash = heaps.size();
      for (Position heap : heaps) {
        for (long size : sizes(heap)) {
          hash = (hash ^ size) * 0x9E3779B97F4A7C15L;
          hash ^= hash >>> 32;
        }
      }
      return (int) hash;
    }

    private Sum replaced(int at, List<Position> left) {
      List<Position> after = new ArrayList<>(heaps);
      after.remove(at);
      after.addAll(left);
      return new Sum(after);
    }
  }

  private static int compare(Position one, Position other) {
    List<Long> sizes = sizes(one);
    List<Long> others = sizes(other);
    for (int i = 0; i < Math.min(sizes.size(), others.size()); i++) {
      int order = Long.compare(sizes.get(i), others.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(sizes.size(), others.size());
  }

  private static List<Long> sizes(Position position) {
    return switch (position) {
      case HeapPosition(long size) -> List.of(size);
      case TuplePosition(List<Long> sizes) -> sizes;
      default -> throw new IllegalArgumentException("not heaps: " + position);
    };
  }

  @Override
  public void options(Sum part, Consumer<Option<Sum>> sink) {
    for (int i = 0; i < part.heaps.size(); i++) {
      int at = i;
      moves.options(
          part.heaps.get(i),
          option ->
              sink.accept(
                  new Option<>(
                      option.move(), List.of(part.replaced(at, option.sum())), option.ends())));
    }
  }

  @Override
  public void optionSums(Sum part, SumSink<Sum> sink) {
    for (int i = 0; i < part.heaps.size(); i++) {
      int at = i;
      moves.optionSums(
          part.heaps.get(i), (left, ends) -> sink.accept(List.of(part.replaced(at, left)), ends));
    }
  }

  @Override
  public List<Sum> parts(Position position) {
    return List.of(new Sum(List.of(position)));
  }

  @Override
  public String text(Sum part) {
    return part.heaps.isEmpty() ? "" : PositionText.formatSum(rules, part.heaps);
  }

  @Override
  public Sum part(String text) {
    return new Sum(text.isEmpty() ? List.of() : PositionText.parse(rules, "a claim", text, 1));
  }
}
