package org.grundy.solvers.remove;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Component;
import org.grundy.core.GridPosition;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.SolvedPosition;

/// A board valued through masks of its living cells. What moves lead to is worked out only where it
/// is asked for.
final class RemovedPosition implements SolvedPosition {
  private final GameRules rules;
  private final CompiledPosition compiled;
  private final List<PartSearch> searches;
  private final int[] values;
  private final int value;

  /// @param searches by part
  RemovedPosition(GameRules rules, CompiledPosition compiled, List<PartSearch> searches) {
    this.rules = rules;
    this.compiled = compiled;
    this.searches = List.copyOf(searches);
    this.values = new int[searches.size()];
    int sum = 0;
    for (int part = 0; part < values.length; part++) {
      values[part] = searches.get(part).nimber(compiled.parts().get(part).cells());
      sum ^= values[part];
    }
    this.value = sum;
  }

  @Override
  public long value() {
    return value;
  }

  @Override
  public List<Component> components() {
    List<Component> components = new ArrayList<>();
    for (int part = 0; part < values.length; part++) {
      components.add(new Component(compiled.drawn(rules, part), values[part]));
    }
    return components;
  }

  @Override
  public void moves(MoveSink sink) {
    GridRuleset.of(rules)
        .options(
            compiled.position(),
            option -> {
              GridPosition follower = option.sum().getFirst();
              int part = compiled.partChanged(follower);
              int after = searches.get(part).nimber(compiled.living(follower, part));
              sink.accept(option.move(), part, value ^ values[part] ^ after);
            });
  }

  @Override
  public BigInteger movesTo(long valueAfter) {
    long[] count = {0};
    GridRuleset.of(rules)
        .followers(
            compiled.position(),
            (sum, _) -> {
              GridPosition follower = sum.getFirst();
              int part = compiled.partChanged(follower);
              long asked = valueAfter ^ value ^ values[part];
              if (asked <= Integer.MAX_VALUE
                  && searches.get(part).is(compiled.living(follower, part), (int) asked)) {
                count[0]++;
              }
            });
    return BigInteger.valueOf(count[0]);
  }
}
