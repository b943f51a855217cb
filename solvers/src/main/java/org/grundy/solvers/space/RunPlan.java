package org.grundy.solvers.space;

import java.util.function.Function;
import java.util.function.Supplier;
import org.grundy.core.Meter;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;

/// A plan that is what it says of itself, and a run.
///
/// @param method the name of the method
/// @param theorem why it is sound
/// @param price what it costs, in words
/// @param bound how many positions may be met
/// @param runs begins a run, in which nothing is done yet
public record RunPlan(
    String method,
    String theorem,
    Supplier<String> price,
    Supplier<PositionBound> bound,
    Function<Meter, Run> runs)
    implements Plan {
  @Override
  public String because() {
    return theorem;
  }

  @Override
  public String cost() {
    return price.get();
  }

  @Override
  public PositionBound searched() {
    return bound.get();
  }

  @Override
  public Run begin(Meter meter) {
    return runs.apply(meter);
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }
}
