package org.grundy.solvers.play;

import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;

/// The plain recursion over components, as far as their values are not known: they were found
/// before, elsewhere.
public final class KnownMethod implements Method {
  private static final String NAME = "known";
  private static final int BYTES = 256;

  private final GameRules rules;
  private final Map<Position, Long> values;

  /// @param rules whose positions they are
  /// @param values of representatives of components
  public KnownMethod(GameRules rules, Map<Position, Long> values) {
    this.rules = rules;
    this.values = Map.copyOf(values);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.of(Twist.AVOIDED_PATTERN);
  }

  @Override
  public Verdict weigh(Problem problem) {
    if (!problem.rules().equals(rules)) {
      return new Verdict.Unsound("values are known of another game");
    }
    Optional<SplitRuleset> split = SplitRuleset.of(rules);
    return split.isPresent()
        ? new Verdict.Sound(new KnownPlan(problem, split.get(), values))
        : new Verdict.Unsound("components of this game are not known to be independent");
  }

  private record KnownPlan(Problem problem, SplitRuleset ruleset, Map<Position, Long> values)
      implements Plan {
    @Override
    public String method() {
      return NAME;
    }

    @Override
    public String because() {
      return "the value of a sum is the nim-sum of its components, that of a component the least"
          + " number that is not the value of an option (Sprague 1935, Grundy 1939); values of"
          + " components that were found before are taken as they are";
    }

    @Override
    public String cost() {
      return "the positions before those of which %,d values are known".formatted(values.size());
    }

    @Override
    public Solution solve(Meter meter) {
      Recursion<Position> recursion = new Recursion<>(ruleset, meter, _ -> BYTES, values);
      return new SumSolution(
          problem.sum().stream()
              .map(position -> DefinedPosition.of(position, ruleset, recursion))
              .toList());
    }
  }
}
