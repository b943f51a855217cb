package org.grundy.solvers.remove;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Partial;
import org.grundy.solvers.PartialSum;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;
import org.jspecify.annotations.Nullable;

/// The search over the parts of a sum. Tables are made when they are first needed, because that may
/// already take more memory than there is.
final class RemoveRun implements Run {
  private final GameRules rules;
  private final List<CompiledPosition> positions;
  private final boolean mirrorStrategy;
  private final Meter meter;
  private @Nullable Searches searches;

  RemoveRun(
      GameRules rules, List<CompiledPosition> positions, boolean mirrorStrategy, Meter meter) {
    this.rules = rules;
    this.positions = positions;
    this.mirrorStrategy = mirrorStrategy;
    this.meter = meter;
  }

  private Searches searches() {
    Searches made = searches;
    if (made == null) {
      made = new Searches(positions, mirrorStrategy, meter);
      searches = made;
    }
    return made;
  }

  @Override
  public Solution solve() {
    List<RemovedPosition> solved = new ArrayList<>();
    for (int i = 0; i < positions.size(); i++) {
      solved.add(new RemovedPosition(rules, positions.get(i), searches().of(i)));
    }
    return new SumSolution(solved);
  }

  @Override
  public Partial soFar(Meter look) {
    Searches made = searches;
    if (made == null) {
      return Partial.NOTHING;
    }
    List<OpenPosition> open = new ArrayList<>();
    for (int i = 0; i < positions.size(); i++) {
      open.add(new OpenPosition(rules, positions.get(i), made.of(i)));
    }
    return PartialSum.of(open, look);
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(new Tables());
  }

  /// What the searches know; nothing as long as there are none.
  private final class Tables implements ResumableState {
    @Override
    public long size() {
      return searches == null ? 0 : searches.size();
    }

    @Override
    public void save(DataOutput out) throws IOException {
      out.writeBoolean(searches != null);
      if (searches != null) {
        searches.save(out);
      }
    }

    @Override
    public void load(DataInput in) throws IOException {
      if (in.readBoolean()) {
        searches().load(in);
      }
    }
  }
}
