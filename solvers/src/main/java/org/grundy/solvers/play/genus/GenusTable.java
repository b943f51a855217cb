package org.grundy.solvers.play.genus;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.solvers.play.MemoWalk;
import org.jspecify.annotations.Nullable;

/// The genera of sums of heaps, each found once from those of its options; those of sums of tame
/// heaps at once.
final class GenusTable implements MemoWalk.Definition<HeapSum, HeapSum, Genus> {
  private static final int ENTRY_BYTES = 240;

  private final HeapClasses classes;
  private final MemoWalk<HeapSum, HeapSum, Genus> walk;

  GenusTable(HeapClasses classes, Meter meter) {
    this.classes = classes;
    this.walk = new MemoWalk<>(this, meter);
  }

  Genus genus(HeapSum sum) {
    return walk.value(sum);
  }

  @Override
  public long bytes(HeapSum sum) {
    return ENTRY_BYTES + 4L * sum.size();
  }

  @Override
  public @Nullable Genus atOnce(HeapSum sum) {
    return classes.pair(sum).map(Genus::tame).orElse(null);
  }

  /// Hands over all options. The sum has a move, as sums without one are tame.
  @Override
  public MemoWalk.Combination<HeapSum, HeapSum, Genus> open(
      HeapSum sum, MemoWalk.Options<HeapSum> options) {
    classes.options(sum).forEach(options::add);
    return new OfOptions();
  }

  private final class OfOptions implements MemoWalk.Combination<HeapSum, HeapSum, Genus> {
    private final List<Genus> genera = new ArrayList<>();

    @Override
    public @Nullable HeapSum take(HeapSum option) {
      Genus known = walk.known(option);
      if (known == null) {
        return option;
      }
      genera.add(known);
      return null;
    }

    @Override
    public boolean isSettled() {
      return false;
    }

    @Override
    public Genus value() {
      return Genus.of(genera);
    }
  }
}
