package org.grundy.solvers.coordinates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.RandomRules;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.SizeRange;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.play.DefinitionMethod;
import org.junit.jupiter.api.Test;

/// Starts of games that conditions end early: one sweep says of all what the definition says of
/// each.
class EndedFamiliesTest {
  private static final Planner DEFINITION = new Planner(List.of(new DefinitionMethod()));

  private static FamilySpec starts(GameRules rules) {
    int arity = rules.board() instanceof Board.Heaps heaps ? heaps.variables().size() : 1;
    List<SizeRange> sizes = new ArrayList<>();
    for (int i = 0; i < arity; i++) {
      sizes.add(i < 2 ? new SizeRange("s" + i, i, 7) : new SizeRange("s" + i, 3, 4));
    }
    return new FamilySpec(sizes, arity == 1 ? -1 : 0, arity == 1 ? 0 : 1);
  }

  private static long[] entries(FamilyPlan plan, FamilyProblem family) {
    long[] entries = new long[family.starts().size()];
    Arrays.fill(entries, FamilyTable.UNKNOWN);
    plan.fill(entries, new Meter(Budget.ofNodes(10_000_000, 1L << 28)));
    return family.ofValues()
        ? entries
        : Arrays.stream(entries)
            .map(entry -> entry > 0 || entry == FamilyTable.ENDS ? 1 : 0)
            .toArray();
  }

  @Test
  void oneSweepIsWhatTheDefinitionSaysOfEachStart() {
    RandomRules games = new RandomRules(23);
    int swept = 0;
    for (int i = 0; i < 120; i++) {
      GameRules rules = games.heapsThatEnd();
      if (!rules.endsEarly() || rules.board() instanceof Board.HeapSet) {
        continue;
      }
      for (boolean outcomes : new boolean[] {false, true}) {
        FamilyProblem family = new FamilyProblem(rules, starts(rules), outcomes, 0);
        Optional<FamilyPlan> sweep = new CoordinatesMethod().ofFamily(family);
        if (sweep.isPresent()) {
          assertThat(entries(sweep.get(), family))
              .as("%s, %s", rules, outcomes)
              .isEqualTo(entries(DEFINITION.decide(family, Optional.empty()), family));
          swept += rules.play() == Play.NORMAL ? 2 : 1;
        }
      }
    }
    assertThat(swept).isGreaterThan(100);
  }
}
