package org.grundy.solvers.planner;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Bounds;
import org.grundy.core.Meter;
import org.grundy.solvers.KeptRun;
import org.grundy.solvers.Partial;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.PlannedPart;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.SumSolution;
import org.jspecify.annotations.Nullable;

/// The parts of a sum being solved one after the other, those that cost least first. Parts that are
/// worth 0 by a theorem are solved only if somebody asks for their moves.
final class SumRun implements Run {
  private final int positions;
  private final Partial settled;
  private final List<PartRun> runs;

  /// @param positions how many positions the sum has
  SumRun(SumPlan plan, int positions, Meter meter) {
    this.positions = positions;
    this.settled = plan.settled();
    this.runs =
        plan.parts().stream()
            .map(part -> new PartRun(part, KeptRun.of(part.problem(), part.plan().whole(), meter)))
            .toList();
  }

  /// The parts that are not known to be worth 0, those that cost least first.
  static List<PlannedPart> dearestLast(Iterable<PlannedPart> parts) {
    List<PlannedPart> open = new ArrayList<>();
    for (PlannedPart part : parts) {
      if (!part.isZero()) {
        open.add(part);
      }
    }
    open.sort(Comparator.comparingDouble(SumRun::cost));
    return open;
  }

  private static double cost(PlannedPart part) {
    return part.plan().whole().searched().bits();
  }

  @Override
  public Solution solve() {
    runs.stream()
        .filter(run -> !run.part.isZero())
        .sorted(Comparator.comparingDouble(run -> cost(run.part)))
        .forEach(PartRun::solved);
    SolvedPosition[] sum = new SolvedPosition[positions];
    for (PartRun run : runs) {
      for (int i = 0; i < run.part.summands().size(); i++) {
        int at = i;
        sum[run.part.summands().get(i)] =
            run.part.isZero()
                ? new CancelledPosition(() -> run.solved().positions().get(at))
                : run.solved().positions().get(i);
      }
    }
    return new SumSolution(Arrays.asList(sum));
  }

  @Override
  public Partial soFar(Meter look) {
    return settled.value().isPresent() ? settled : Run.super.soFar(look);
  }

  @Override
  public List<PartlySolved> positions(Meter look) {
    PartlySolved[] sum = new PartlySolved[positions];
    for (PartRun run : runs) {
      List<PartlySolved> known = run.known(look);
      for (int i = 0; i < known.size(); i++) {
        sum[run.part.summands().get(i)] = known.get(i);
      }
    }
    return Arrays.asList(sum);
  }

  /// A part being solved, when somebody asks for it.
  private static final class PartRun {
    private final PlannedPart part;
    private final Run run;
    private @Nullable SumSolution solved;

    PartRun(PlannedPart part, Run run) {
      this.part = part;
      this.run = run;
    }

    SumSolution solved() {
      SumSolution known = solved;
      if (known == null) {
        known = (SumSolution) run.solve();
        solved = known;
      }
      return known;
    }

    List<PartlySolved> known(Meter look) {
      if (part.isZero()) {
        return part.summands().stream().map(_ -> PartlySolved.cancelled()).toList();
      }
      if (solved != null) {
        return solved.positions().stream().map(PartlySolved::of).toList();
      }
      List<PartlySolved> known = run.positions(look);
      return known.isEmpty()
          ? part.problem().sum().stream()
              .map(Bounds::unknown)
              .map(PartlySolved::notLookedAt)
              .toList()
          : known;
    }
  }

  @Override
  public Optional<ResumableState> knowledge() {
    List<ResumableState> states =
        runs.stream().flatMap(run -> run.run.knowledge().stream()).toList();
    return states.isEmpty() ? Optional.empty() : Optional.of(ResumableState.of(states));
  }

  /// Each part does.
  @Override
  public boolean leavesFindings() {
    return true;
  }
}
