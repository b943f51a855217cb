package org.grundy.solvers.cut;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.core.Meter;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;
import org.grundy.solvers.cut.region.RegionRun;
import org.grundy.solvers.cut.region.RegionValues;

/// Boards being solved region by region.
final class CutRun implements Run {
  private final List<Part> parts;

  CutRun(List<CutPlan.Part> parts, Meter meter) {
    this.parts = parts.stream().map(part -> Part.of(part, meter)).toList();
  }

  /// One position of the sum, by regions.
  private record Part(CutPlan.Part of, List<RegionRun> regions) {
    static Part of(CutPlan.Part part, Meter meter) {
      return new Part(
          part, part.whole().stream().map(region -> new RegionRun(region, meter)).toList());
    }

    CutPosition with(Function<RegionRun, RegionValues> values) {
      return new CutPosition(
          of.position(),
          of.rules(),
          of.regions(),
          regions.stream().map(values).toArray(RegionValues[]::new));
    }
  }

  @Override
  public Solution solve() {
    return new SumSolution(parts.stream().map(part -> part.with(RegionRun::solve)).toList());
  }

  @Override
  public List<PartlySolved> positions(Meter look) {
    return parts.stream().map(part -> part.with(RegionRun::known).partly()).toList();
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(
        ResumableState.of(parts.stream().flatMap(part -> part.regions.stream()).toList()));
  }
}
