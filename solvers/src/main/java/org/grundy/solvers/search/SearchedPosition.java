package org.grundy.solvers.search;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.grundy.core.Component;
import org.grundy.core.GridPosition;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.derive.NeutralGlyph;
import org.grundy.rules.derive.Split;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.SolvedPosition;

/// A board valued through its components. What moves lead to is worked out only where it is asked
/// for.
final class SearchedPosition implements SolvedPosition {
  private final GameRules rules;
  private final GridPosition position;
  private final Split split;
  private final ComponentValues values;
  private final long[] partValues;
  private final long value;
  private final int partsThatCanEnd;

  SearchedPosition(GameRules rules, GridPosition position, Split split, ComponentValues values) {
    this.rules = rules;
    this.position = position;
    this.split = split;
    this.values = values;
    this.partValues = split.parts().stream().mapToLong(values::value).toArray();
    long sum = 0;
    int ending = 0;
    for (long part : partValues) {
      sum ^= part < 0 ? 0 : part;
      ending += part < 0 ? 1 : 0;
    }
    this.value = ending > 0 ? 0 : sum;
    this.partsThatCanEnd = ending;
  }

  @Override
  public long value() {
    return value;
  }

  @Override
  public boolean canEnd() {
    return partsThatCanEnd > 0;
  }

  @Override
  public List<Component> components() {
    List<Component> components = new ArrayList<>();
    if (!canEnd()) {
      GlyphFlow flow = GlyphFlow.of(rules);
      OptionalInt neutral = NeutralGlyph.of(rules);
      for (int part = 0; part < partValues.length; part++) {
        components.add(
            new Component(
                partValues.length == 1 ? position : split.drawn(position, part, flow, neutral),
                partValues[part]));
      }
    }
    return components;
  }

  @Override
  public void moves(MoveSink sink) {
    GridRuleset.of(rules)
        .options(
            position,
            option -> {
              GridPosition follower = option.sum().getFirst();
              int part = split.partChanged(position, follower);
              sink.accept(
                  option.move(),
                  canEnd() ? -1 : part,
                  option.ends() ? ENDS : after(follower, part));
            });
  }

  private long after(GridPosition follower, int part) {
    if (partsThatCanEnd > (partValues[part] < 0 ? 1 : 0)) {
      return UNSAFE;
    }
    long after = values.value(split.after(position, follower, part));
    if (after < 0) {
      return UNSAFE;
    }
    for (int other = 0; other < partValues.length; other++) {
      after ^= other == part ? 0 : partValues[other];
    }
    return after;
  }

  @Override
  public BigInteger movesTo(long valueAfter) {
    if (valueAfter < 0 || canEnd()) {
      return SolvedPosition.super.movesTo(valueAfter);
    }
    long[] count = {0};
    GridRuleset.of(rules)
        .followers(
            position,
            (sum, _) -> {
              GridPosition follower = sum.getFirst();
              int part = split.partChanged(position, follower);
              long asked = valueAfter ^ value ^ partValues[part];
              count[0] += values.is(split.after(position, follower, part), asked) ? 1 : 0;
            });
    return BigInteger.valueOf(count[0]);
  }
}
