package org.grundy.solvers.sequence;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SolvedPosition;

/// The heaps of a sum on the way to their values. These are found from the first heap on, so once
/// the work is ended those of smaller heaps tell what most moves lead to.
record SequenceRun(SequencePlan plan, Meter meter) implements Run {
  @Override
  public Solution solve() {
    return plan.solve(meter);
  }

  @Override
  public List<PartlySolved> positions(Meter look) {
    return plan.heaps().stream()
        .map(heap ->
            PartlySolved.of(
                heap, plan.sequence().known(heap.size()), sink -> moves(heap, look, sink)))
        .toList();
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(plan.sequence().knowledge(meter));
  }

  private void moves(HeapPosition heap, Meter look, SolvedPosition.MoveSink sink) {
    new HeapOptions(plan.sequence().rule(), look)
        .of(
            heap.size(),
            (rule, parts, count) ->
                sink.accept(SolvedHeap.move(rule, parts, count), 0, known(parts, count)));
  }

  private long known(long[] parts, int count) {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      OptionalLong value = plan.sequence().known(parts[i]);
      if (value.isEmpty()) {
        return PartlySolved.UNKNOWN;
      }
      sum ^= value.getAsLong();
    }
    return sum;
  }
}
