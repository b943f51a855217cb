package org.grundy.solvers.remove;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.Meter;
import org.jspecify.annotations.Nullable;

/// Finds nimbers in components of more cells than a word has bits, by their definition; whatever
/// part of a follower fits the kernel for 64 bits is left to it.
///
/// The recursion is as deep as the longest play, so at most as deep as there are cells.
final class WideSearch implements PartSearch {
  private final List<Instance> instances;
  private final int columns;
  private final int size;
  private final @Nullable UniformKernel kernel;
  private final Meter meter;
  private final Map<BitSet, Integer> memo = new HashMap<>();

  /// @param size cells of the board
  /// @param kernel for small parts, if there is one
  WideSearch(
      List<Instance> instances,
      int columns,
      int size,
      @Nullable UniformKernel kernel,
      Meter meter) {
    this.instances = List.copyOf(instances);
    this.columns = columns;
    this.size = size;
    this.kernel = kernel;
    this.meter = meter;
  }

  @Override
  public boolean is(BitSet live, int n) {
    return nimber(live) == n;
  }

  @Override
  public int nimber(BitSet live) {
    int sum = 0;
    List<Instance> possible =
        instances.stream().flatMap(instance -> instance.within(live).stream()).toList();
    BitSet asked = new BitSet();
    possible.forEach(instance -> asked.or(instance.asked()));
    for (BitSet part : parts(possible, asked)) {
      Optional<int[]> bits = kernel == null ? Optional.empty() : kernel.place(part, columns, size);
      sum ^=
          bits.isPresent() && kernel != null
              ? new NarrowPart(kernel.search(), bits.get()).nimber(part)
              : value(part, possible);
    }
    return sum;
  }

  private static List<BitSet> parts(List<Instance> possible, BitSet asked) {
    List<BitSet> parts = new ArrayList<>();
    for (Instance instance : possible) {
      BitSet joined = instance.touched();
      joined.and(asked);
      parts.removeIf(part -> {
        boolean meets = part.intersects(joined);
        if (meets) {
          joined.or(part);
        }
        return meets;
      });
      parts.add(joined);
    }
    return parts;
  }

  private int value(BitSet part, List<Instance> possible) {
    Integer known = memo.get(part);
    if (known != null) {
      return known;
    }
    meter.work(1);
    meter.claim(96 + size / 8);
    BitSet seen = new BitSet();
    for (Instance instance : possible) {
      if (part.get(instance.need().getFirst()) && isLegal(instance)) {
        BitSet after = (BitSet) part.clone();
        instance.kill().forEach(after::clear);
        for (Instance.Ray ray : instance.rays()) {
          ray.cells().stream().filter(Instance.RayCell::dies).forEach(c -> after.clear(c.cell()));
        }
        seen.set(nimber(after));
      }
    }
    int mex = seen.nextClearBit(0);
    memo.put(part, mex);
    return mex;
  }

  /// Of an instance seen within the living cells every ray goes its whole way, and none has been
  /// stopped that must stop.
  private static boolean isLegal(Instance instance) {
    return instance.rays().stream().noneMatch(Instance.Ray::mustStop);
  }
}
