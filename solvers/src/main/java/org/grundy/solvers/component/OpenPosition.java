package org.grundy.solvers.component;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.core.Bounds;
import org.grundy.core.Meter;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.SolvedPosition;

/// A position of which the searches may not know everything; it asks them for nothing that costs
/// work.
final class OpenPosition implements PartlySolved {
  private final StartPosition start;
  private final List<Part<?>> parts;
  private final Meter look;
  private final long[] known;
  private int partsThatCanEnd;
  private int openParts;
  private int sumOfOthers;

  /// @param look bounds the time
  OpenPosition(StartPosition start, Meter look) {
    this.start = start;
    this.look = look;
    this.parts = start.parts();
    this.known = new long[parts.size()];
    for (int part = 0; part < known.length; part++) {
      look.check();
      known[part] = parts.get(part).known(look);
      if (known[part] == NimberBounds.ENDS) {
        partsThatCanEnd++;
      } else if (NimberBounds.isExact(known[part])) {
        sumOfOthers ^= NimberBounds.value(known[part]);
      } else {
        openParts++;
      }
    }
  }

  @Override
  public List<Bounds> components() {
    List<Bounds> components = new ArrayList<>();
    for (int part = 0; part < known.length && partsThatCanEnd == 0; part++) {
      components.add(bounds(part));
    }
    return components;
  }

  @Override
  public boolean canEnd() {
    return partsThatCanEnd > 0;
  }

  private Bounds bounds(int part) {
    long bounds = known[part];
    if (NimberBounds.isExact(bounds)) {
      return Bounds.exact(start.drawn(part), NimberBounds.value(bounds));
    }
    long most = parts.get(part).longestPlay();
    while (most < NimberBounds.FIRST_UNTOLD && NimberBounds.excludes(bounds, (int) most)) {
      most--;
    }
    LongStream excluded =
        LongStream.range(0, NimberBounds.FIRST_UNTOLD)
            .filter(n -> NimberBounds.excludes(bounds, (int) n));
    return Bounds.excluding(start.drawn(part), excluded, OptionalLong.of(most));
  }

  @Override
  public void moves(SolvedPosition.MoveSink sink) {
    start.moves((move, part, after, ends) ->
        sink.accept(
            move,
            partsThatCanEnd > 0 ? -1 : part,
            ends ? SolvedPosition.ENDS : valueAfter(part, after)));
  }

  /// The value of the whole position after a move in a component, where all that it takes is known.
  private long valueAfter(int changed, Part<?> after) {
    if (changed < 0) {
      return exact(after.known(look));
    }
    boolean ends = known[changed] == NimberBounds.ENDS;
    boolean open = !NimberBounds.isExact(known[changed]);
    if (partsThatCanEnd > (ends ? 1 : 0)) {
      return SolvedPosition.UNSAFE;
    }
    long left = exact(after.known(look));
    if (left < 0) {
      return left;
    }
    int own = open || ends ? 0 : NimberBounds.value(known[changed]);
    return openParts > (open ? 1 : 0) ? UNKNOWN : sumOfOthers ^ own ^ left;
  }

  private static long exact(long bounds) {
    if (bounds == NimberBounds.ENDS) {
      return SolvedPosition.UNSAFE;
    }
    return NimberBounds.isExact(bounds) ? NimberBounds.value(bounds) : UNKNOWN;
  }
}
