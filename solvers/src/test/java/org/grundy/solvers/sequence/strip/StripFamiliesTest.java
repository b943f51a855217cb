package org.grundy.solvers.sequence.strip;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.SizeRange;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;

/// All starts of one game on a strip are valued as each is by itself.
class StripFamiliesTest {
  private static final int LENGTHS = 10;
  private static final Planner PLANNER = Planner.standard();

  @Test
  void aFamilyOfStripsIsAsEachStripIs() {
    RandomStrips games = new RandomStrips(3);
    int sequences = 0;
    for (int i = 0; i < 80; i++) {
      GameRules rules = games.next();
      FamilyProblem family =
          new FamilyProblem(
              rules, new FamilySpec(List.of(new SizeRange("n", 1, LENGTHS + 1)), -1, 0), false, 1);
      FamilyPlan plan = PLANNER.decide(family, Optional.empty());
      long[] entries = new long[LENGTHS];
      Arrays.fill(entries, FamilyTable.UNKNOWN);
      plan.fill(entries, meter());
      sequences += plan.method().equals("sequence") ? 1 : 0;
      for (int n = 1; n <= LENGTHS; n++) {
        assertSame(entries[n - 1], solved(rules, family, n), rules + " at " + n);
      }
    }
    assertThat(sequences).isGreaterThan(20);
  }

  private static void assertSame(long entry, Solution alone, String where) {
    if (alone.value().isPresent()) {
      assertThat(entry).as(where).isEqualTo(alone.value().getAsLong());
    } else {
      assertThat(entry).as(where).isIn((long) FamilyTable.ENDS, (long) FamilyTable.OVER);
      assertThat(entry == FamilyTable.ENDS).isEqualTo(alone.outcome() == Outcome.N);
    }
  }

  private static Solution solved(GameRules rules, FamilyProblem family, long n) {
    Problem problem = new Problem(rules, List.of(family.start(List.of(n))));
    return PLANNER.decide(problem, Optional.of("definition")).plan().solve(meter());
  }

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 28));
  }
}
