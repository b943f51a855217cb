package org.grundy.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.count.CountPlan;
import org.grundy.solvers.count.CountProblem;
import org.grundy.solvers.count.ValueCounts;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.FamilyTable;

/// Many starts in one piece of work, held against the definition of each by itself.
final class StartsProbe {
  private final FamilyProblem family;

  /// @param outcomes whether only who wins is asked for
  StartsProbe(GameRules rules, FamilySpec starts, boolean outcomes) {
    this.family = new FamilyProblem(rules, starts, outcomes, 0);
  }

  /// Whether a method values all of them in one piece of work.
  boolean areFilledBy(Method method) {
    Optional<FamilyPlan> plan = method.ofFamily(family);
    plan.ifPresent(found -> {
      long[] entries = new long[family.starts().size()];
      Arrays.fill(entries, FamilyTable.UNKNOWN);
      found.fill(entries, meter());
      assertThat(LongStream.of(entries).map(this::asked).toArray()).isEqualTo(defined());
    });
    return plan.isPresent();
  }

  /// Whether a method counts them by their values in one piece of work.
  boolean areCountedBy(Method method) {
    Optional<CountPlan> plan =
        method.ofCount(
            new CountProblem(family.rules(), family.starts().coordinates(), family.outcomes()));
    plan.ifPresent(found -> {
      ValueCounts counts = found.count(meter());
      long[] defined = defined();
      assertThat(counts.all()).isEqualTo(defined.length);
      assertThat(counts.losing()).isEqualTo(times(defined, 0));
      for (long value = 1; family.ofValues() && value <= counts.greatest(); value++) {
        assertThat(counts.having(value)).as("%d", value).isEqualTo(times(defined, value));
      }
    });
    return plan.isPresent();
  }

  private static long times(long[] entries, long entry) {
    return LongStream.of(entries)
        .filter(one -> one == entry || (entry == 0 && one == FamilyTable.OVER))
        .count();
  }

  /// What was asked of an entry: its value, or 1 where the next player wins and 0 where not.
  private long asked(long entry) {
    return family.ofValues() ? entry : entry > 0 || entry == FamilyTable.ENDS ? 1 : 0;
  }

  private long[] defined() {
    List<Long> entries = new ArrayList<>();
    for (int row = 0; row < family.starts().rows().size(); row++) {
      for (int column = 0; column < family.starts().columns().size(); column++) {
        entries.add(asked(defined(family.starts().numbers(row, column))));
      }
    }
    return entries.stream().mapToLong(Long::longValue).toArray();
  }

  private long defined(List<Long> numbers) {
    Problem start = new Problem(family.rules(), List.of(family.start(numbers)));
    Solution solution = Truth.definition(start).solve(meter());
    return solution
        .value()
        .orElse(solution.outcome() == Outcome.N ? FamilyTable.ENDS : FamilyTable.OVER);
  }

  private static Meter meter() {
    return new Meter(Budget.ofThisProcess());
  }
}
