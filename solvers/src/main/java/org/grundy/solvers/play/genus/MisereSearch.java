package org.grundy.solvers.play.genus;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.SavedForm;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.play.MemoWalk;
import org.grundy.solvers.play.WonByLosing;
import org.jspecify.annotations.Nullable;

/// A search for the outcomes of sums of heaps under misère play: a sum of tame heaps is settled by
/// its pair, any other one by looking at its options, each sum once.
final class MisereSearch implements MemoWalk.Definition<HeapSum, HeapSum, Boolean> {
  private static final int ENTRY_BYTES = 120;

  private final HeapClasses classes;
  private final MemoWalk<HeapSum, HeapSum, Boolean> walk;

  MisereSearch(HeapClasses classes, Meter meter) {
    this.classes = classes;
    this.walk = new MemoWalk<>(this, meter);
  }

  /// True if the next player wins.
  boolean nextPlayerWins(HeapSum sum) {
    return walk.value(sum);
  }

  /// The answer of [#nextPlayerWins], where it is known by now.
  Optional<Boolean> known(HeapSum sum) {
    return Optional.ofNullable(walk.known(sum));
  }

  /// The outcomes found, in a form that can be saved.
  ResumableState knowledge() {
    return walk.knowledge(new SumForm(), SavedForm.TRUTH);
  }

  @Override
  public long bytes(HeapSum sum) {
    return ENTRY_BYTES + 4L * sum.size();
  }

  @Override
  public @Nullable Boolean atOnce(HeapSum sum) {
    return classes.pair(sum).map(pair -> pair.misere() != 0).orElse(null);
  }

  /// Hands over the options that are not known yet. The sum has a move, as sums without one are
  /// tame.
  @Override
  public MemoWalk.Combination<HeapSum, HeapSum, Boolean> open(
      HeapSum sum, MemoWalk.Options<HeapSum> options) {
    WonByLosing<HeapSum> won = new WonByLosing<>(walk);
    for (HeapSum option : classes.options(sum)) {
      if (won.take(option) != null) {
        options.add(option);
      }
    }
    return won;
  }

  /// The saved form of sums.
  private record SumForm() implements SavedForm<HeapSum> {
    @Override
    public void write(HeapSum sum, DataOutput out) throws IOException {
      out.writeInt(sum.size());
      for (int heap : sum.toArray()) {
        out.writeInt(heap);
      }
    }

    @Override
    public HeapSum read(DataInput in) throws IOException {
      int[] sum = new int[in.readInt()];
      for (int i = 0; i < sum.length; i++) {
        sum[i] = in.readInt();
      }
      return HeapSum.of(sum);
    }
  }
}
